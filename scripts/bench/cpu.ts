import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

/** CPU seconds that a process has used so far, by the operating system's own accounting. */
export function cpuSeconds(pid: number): number {
  if (existsSync(`/proc/${pid}/stat`)) {
    // The name in parentheses may hold spaces; user and system time are the 12th and 13th field behind it.
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
    return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
  }
  // Elsewhere `ps` says [[dd-]hh:]mm:ss.cc
  const text = execFileSync("ps", ["-o", "time=", "-p", String(pid)], { encoding: "utf8" }).trim();
  return text.split(/[-:]/).reduce((sum, part) => sum * 60 + Number(part), 0);
}

/** Linux counts in hundredths of a second on every architecture that Node runs on. */
const ticksPerSecond = 100;
