import { readFileSync } from "node:fs";

/**
 * Calls `stop` once: at a signal, when the parent closes its IPC channel, or when npm or the shell between
 * npm and us is gone: that shell passes no signal on.
 */
export function onShutdown(stop: () => Promise<void>): void {
  let stopping = false;
  const end = () => {
    if (stopping) return;
    stopping = true;
    stop().then(
      () => process.exit(0),
      (error) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) process.on(signal, end);
  process.once("disconnect", end);

  if (process.env.npm_lifecycle_event === undefined) return;
  const [shell, npm] = ancestors();
  setInterval(() => {
    const [parent, grandparent] = ancestors();
    if (parent !== shell || grandparent !== npm) end();
  }, 200).unref();
}

/** Process ids of our parent and, where Linux tells it, of its parent. */
function ancestors(): [number, number?] {
  const parent = process.ppid;
  try {
    const [, fields = ""] = readFileSync(`/proc/${parent}/stat`, "utf8").split(/\) (?!.*\) )/);
    return [parent, Number(fields.split(" ")[1])];
  } catch {
    return [parent];
  }
}
