import { z } from "zod";
import { sameJson } from "~/lib/same-json";
import type { Problem } from "./read-stored";

/** What the office made of one record or article, as a file: `<type>/<key>.json`. */
export type RecordFile = {
  /** Version of the shape of both values; see `RecordType.migrations`. */
  shape: number;
  /** Of an article: when visitors first saw it, ISO 8601. */
  published?: string;
  /** What visitors see instead of what the code carries. */
  live?: unknown;
  /** What is being written, where it is not the same. */
  draft?: unknown;
};

const recordFile = z
  .strictObject({
    shape: z.number().int().min(1),
    published: z.iso.datetime().optional(),
    live: z.record(z.string(), z.unknown()).optional(),
    draft: z.record(z.string(), z.unknown()).optional(),
  })
  .refine(({ live, draft }) => live || draft, "it holds neither `live` nor `draft`");

/** What a file asks of this site: `steps` in their order, none where it is so already. */
export type ImportPlan =
  | { problems: Problem[] }
  | {
      problems?: undefined;
      steps: ("publish" | "save")[];
      /** What somebody should know of it. */
      notes: string[];
      live: unknown;
      draft: unknown;
    };

export type ImportSteps = Exclude<ImportPlan, { problems: Problem[] }>;

/** A plan that does nothing, and why. */
export const refusedImport = (message: string, path = ""): ImportPlan => ({ problems: [{ path, message }] });

/** Problems of one of the two values, by where they stand in the file. */
export const within = (part: "live" | "draft", problems: readonly Problem[]): Problem[] =>
  problems.map(({ path, message }) => ({ path: [part, path].filter(Boolean).join("."), message }));

/**
 * What importing a value does beside what stands here: `live` is what visitors see of the office, `content` what the
 * editor shows, `carried` what the code carries. `here` is null where nothing stands.
 */
export function importSteps(
  { live, draft }: { live: unknown; draft: unknown },
  here: { live: unknown; content: unknown; carried: unknown } | null,
): ImportSteps {
  const publish = live !== undefined && !sameJson(here?.live, live);
  const save = draft !== undefined && !sameJson(publish ? live : here?.content, draft);
  const notes: string[] = [];
  if (!publish && draft === undefined && !sameJson(here?.content, live))
    notes.push("the draft that stands here stays: the file has none");
  if (publish && here && !sameJson(here.content, here.live ?? here.carried))
    notes.push("the draft that stands here becomes an earlier version");
  return {
    steps: [...(publish ? (["publish"] as const) : []), ...(save ? (["save"] as const) : [])],
    ...{ notes, live, draft },
  };
}

/** The file, or what is wrong with it. */
export function readRecordFile(text: string): { file: RecordFile } | { problem: string } {
  try {
    const { data, error } = recordFile.safeParse(JSON.parse(text));
    if (data) return { file: data as RecordFile };
    const [issue] = error.issues;
    return { problem: [...(issue?.path ?? []), issue?.message].join(": ") };
  } catch {
    return { problem: "it is no JSON" };
  }
}

/** Names in alphabetical order, so that git shows what changed and nothing else. */
export function writeRecordFile(file: RecordFile): string {
  return `${JSON.stringify(inOrder(file), null, 2)}\n`;
}

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== "object" || value === null) return value;
  const sorted = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(sorted.map(([name, inner]) => [name, inOrder(inner)]));
}
