import { spawn } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { type StubServer, stubServer } from "./stub-server.ts";

export type Call = { program: string; args: string[]; environment: string | undefined };
type Answer = { code?: number; output?: string; entries?: object[]; files?: Record<string, string> };

/** Asks the test what to do, prints and writes what it says, and ends with its code. */
const script = (program: string, control: string) => `#!/usr/bin/env node
const { mkdirSync, appendFileSync, writeFileSync } = require("node:fs");
const { dirname } = require("node:path");
const call = { program: "${program}", args: process.argv.slice(2), environment: process.env.CLOUDFLARE_ENV };
fetch("${control}", { method: "POST", body: JSON.stringify(call) }).then((answer) => answer.json()).then((answer) => {
  for (const [file, text] of Object.entries(answer.files ?? {})) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  const to = process.env.WRANGLER_OUTPUT_FILE_PATH;
  for (const entry of answer.entries ?? []) appendFileSync(to, JSON.stringify(entry) + "\\n");
  process.stdout.write(answer.output ?? "");
  process.exitCode = answer.code ?? 0;
});
`;

/** Programs that stand first on the PATH of what is run here, note how they were called, and do what `behave` says. */
export async function fakePrograms(programs: string[], behave: (call: Call) => Answer) {
  const calls: Call[] = [];
  const control: StubServer = await stubServer((request, response) => {
    let body = "";
    request.on("data", (chunk) => {
      body += chunk;
    });
    request.on("end", () => {
      const call = JSON.parse(body) as Call;
      calls.push(call);
      response.end(JSON.stringify(behave(call)));
    });
  });
  const folder = mkdtempSync(join(tmpdir(), "programs-"));
  mkdirSync(folder, { recursive: true });
  for (const program of programs) {
    const file = join(folder, program);
    writeFileSync(file, script(program, control.origin));
    chmodSync(file, 0o755);
  }
  return {
    calls,
    /** Runs a program of a project in `cwd`; what it printed and its exit code. */
    run(cwd: string, [program = "", ...args]: string[], own: Record<string, string>) {
      return new Promise<{ code: number | null; output: string }>((resolve) => {
        const { VITEST: _, NODE_ENV: __, ...env } = process.env;
        const PATH = [folder, join(cwd, "node_modules", ".bin"), env.PATH].join(delimiter);
        const child = spawn(program, args, { cwd, env: { ...env, ...own, PATH, NO_COLOR: "1" } });
        let output = "";
        for (const stream of [child.stdout, child.stderr])
          stream.on("data", (chunk) => {
            output += chunk;
          });
        child.on("close", (code) => resolve({ code, output }));
      });
    },
    async stop() {
      await control.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
