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
      return (
        await runtime.database
          .prepare(query)
          .bind(...params)
          .all()
      ).results;
    },
    cron: (expression, at) => runtime.runCron(expression, at === undefined ? undefined : new Date(at)),
    objects: () => runtime.bucket.list(),
    object: (key) => runtime.bucket.read(key),
  };
}

export function answerParent(runtime: LocalRuntime): void {
  const commands = controlCommands(runtime) as Record<string, (...args: unknown[]) => Promise<unknown>>;
  process.on("message", async ({ id, command, args }: ControlRequest) => {
    const answer: ControlAnswer = { id };
    try {
      answer.value = await commands[command]?.(...args);
    } catch (error) {
      const asked = JSON.stringify(args).slice(1, -1);
      answer.error = `${command}(${asked.slice(0, 200)}): ${withCauses(error)}`;
    }
    process.send?.(answer);
  });
}

/** 'fetch failed' alone says nothing; its cause says which side closed or refused the connection. */
function withCauses(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : `${error.message}, because: ${withCauses(error.cause)}`;
}
