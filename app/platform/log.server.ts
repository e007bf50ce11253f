import { tally } from "./tally.server";

/** Identifiers only: free text could be a visitor's. */
const identifier = (pattern: RegExp) => (value: unknown) => typeof value === "string" && pattern.test(value);
const number = (value: unknown) => typeof value === "number" && Number.isFinite(value);

const allowed = {
  requestId: identifier(/^[\w-]{1,64}$/),
  /** The route's pattern, not the address, which may contain a token. */
  route: identifier(/^[\w/:.*?-]{1,120}$/),
  method: identifier(/^[A-Z]{1,10}$/),
  reason: identifier(/^[a-z][a-z0-9-]{0,60}$/),
  kind: identifier(/^[a-z][a-z0-9-]{0,60}$/),
  code: identifier(/^[A-Za-z][A-Za-z0-9_-]{0,60}$/),
  version: identifier(/^[\w.-]{1,64}$/),
  metric: identifier(/^[A-Za-z][A-Za-z0-9-]{0,20}$/),
  leadId: identifier(/^[\w-]{1,64}$/),
  articleId: identifier(/^[\w-]{1,64}$/),
  status: number,
  ms: number,
  attempt: number,
  count: number,
  bytes: number,
  value: number,
} as const;

type NumberField = "status" | "ms" | "attempt" | "count" | "bytes" | "value";

type LogLevel = "info" | "warn" | "error";
export type LogFields = {
  [Field in keyof typeof allowed]?: (Field extends NumberField ? number : string) | undefined;
} & {
  /** Logged as name, code and stack frames; its message may quote input. */
  error?: unknown;
};

/** One JSON line; errors are counted too. Values of another shape become `[refused]`, so that no personal data reaches a log. */
export function log(level: LogLevel, event: string, fields: LogFields = {}): void {
  const record = logRecord(level, event, fields);
  console[level](JSON.stringify(record));
  if (level !== "error") return;
  const { requestId } = record;
  const known = typeof requestId === "string" && requestId !== refused;
  tally("error", String(record.event), { requestId: known ? requestId : undefined });
}

const refused = "[refused]";

export function logRecord(level: LogLevel, event: string, fields: LogFields = {}): Record<string, unknown> {
  const record: Record<string, unknown> = {
    level,
    event: /^[a-z][a-z0-9._-]{0,60}$/.test(event) ? event : refused,
  };
  for (const [name, accepts] of Object.entries(allowed)) {
    const value = fields[name as keyof typeof allowed];
    if (value !== undefined) record[name] = accepts(value) ? value : refused;
  }
  return fields.error === undefined ? record : { ...record, ...describeError(fields.error) };
}

function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { error: `thrown ${typeof error}` };
  return {
    error: /^\w{1,60}$/.test(error.name) ? error.name : "Error",
    errorCode: errorCode(error),
    stack: stackFrames(error),
    cause: error.cause instanceof Error ? describeError(error.cause) : undefined,
  };
}

function errorCode(error: Error): string | undefined {
  if ("code" in error && typeof error.code === "string" && /^[A-Z][A-Z0-9_]{1,60}$/.test(error.code)) {
    return error.code;
  }
  return error.message.match(/\b(?:D1|SQLITE)_[A-Z_]{2,40}\b/g)?.join(" ");
}

function stackFrames(error: Error): string[] | undefined {
  const stack = error.stack ?? "";
  const head = `${error.name}: ${error.message}`;
  // A message may contain lines that look like frames.
  if (error.message !== "" && !stack.startsWith(head)) return undefined;
  const frames = stack.slice(error.message === "" ? 0 : head.length).split("\n");
  return frames
    .map((line) => line.trim())
    .filter((line) => line.startsWith("at "))
    .slice(0, 12);
}
