import { type ChildProcess, execFileSync } from "node:child_process";

/** The workerd among the children of a server. Throws when there is none, e.g. between crash and restart. */
export function runtimeOf(server: ChildProcess): number {
  const processes = execFileSync("ps", ["-eo", "pid=,ppid=,args="], { encoding: "utf8" });
  for (const line of processes.split("\n")) {
    const [pid, parent, program = ""] = line.trim().split(/\s+/);
    if (Number(parent) === server.pid && /workerd[^/]*$/.test(program)) return Number(pid);
  }
  throw new Error("The server has no runtime at the moment.");
}
