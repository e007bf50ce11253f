import { type ChildProcess, spawn } from "node:child_process";
import diagnostics from "node:diagnostics_channel";

/** Reads process ids line by line and kills the last one when its input ends, that is: when we are gone. */
const watch = `pid=; while read -r line; do pid=$line; done; [ -z "$pid" ] || kill -KILL "$pid"`;

/**
 * workerd outlives a parent that is killed with SIGKILL and keeps port and database. Miniflare does not
 * tell its process id and starts a new one after a crash, so we listen to Node's own report of new child
 * processes. Call before the runtime is started; the result ends the watch.
 */
export function startLifeline(): () => void {
  if (process.platform === "win32") return () => {};
  // A group of its own: a signal to our whole group must not end the watch before it has done its work.
  const watcher = spawn("/bin/sh", ["-c", watch], { stdio: ["pipe", "ignore", "ignore"], detached: true });
  watcher.unref();
  watcher.stdin.on("error", () => {});

  const onChild = (message: unknown) => {
    const { process: child } = message as { process: ChildProcess };
    child.once("spawn", () => {
      if (!/workerd[^/]*$/.test(child.spawnfile)) return;
      watcher.stdin.write(`${child.pid}\n`);
      child.once("exit", () => watcher.stdin.write("\n"));
    });
  };
  diagnostics.subscribe("child_process", onChild);
  return () => {
    diagnostics.unsubscribe("child_process", onChild);
    watcher.stdin.end("\n");
  };
}
