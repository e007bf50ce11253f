import type { LocalRuntime } from "./local-runtime.ts";

/** What a parent process may ask of a server that it started with an IPC channel, mostly tests. */
export type ControlCommands = {
  sql(query: string, params: unknown[]): Promise<Record<string, unknown>[]>;
  /** Fires a cron trigger as at `at` (ms), or now. */
  cron(expression: string, at?: number): Promise<void>;
  objects(): Promise<{ key: string; size: number }[]>;
  object(key: string): Promise<Uint8Array | null>;
};

type ControlRequest = { id: number; command: keyof ControlCommands; args: unknown[] };
export type ControlAnswer = { id: number; value?: unknown; error?: string };

function controlCommands(runtime: LocalRuntime): ControlCommands {
  return {
    async sql(query, params) {
      const statement = (await runtime.database()).prepare(query);
      return (await statement.bind(...params).all()).results;
    },
    cron: (expression, at) => runtime.runCron(expression, at === undefined ? undefined : new Date(at)),
    async objects() {
      const bucket = await runtime.bucket();
      const all: { key: string; size: number }[] = [];
      let cursor: string | undefined;
      do {
        const page = await bucket.list({ cursor });
        all.push(...page.objects.map(({ key, size }) => ({ key, size })));
        cursor = page.truncated ? page.cursor : undefined;
      } while (cursor);
      return all;
    },
    async object(key) {
      const object = await (await runtime.bucket()).get(key);
      return object && new Uint8Array(await object.arrayBuffer());
    },
  };
}

export function answerParent(runtime: LocalRuntime): void {
  const commands = controlCommands(runtime) as Record<string, (...args: unknown[]) => Promise<unknown>>;
  process.on("message", async ({ id, command, args }: ControlRequest) => {
    const answer: ControlAnswer = { id };
    try {
      answer.value = await commands[command]?.(...args);
    } catch (error) {
      answer.error = error instanceof Error ? error.message : String(error);
    }
    process.send?.(answer);
  });
}
