import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePorts } from "../../scripts/cli/ports.ts";
import { projectFolder } from "../../scripts/cli/run.ts";
import { runtimeOf } from "../../scripts/cli/runtime-of.ts";
import type { ControlAnswer, ControlCommands } from "../../scripts/runtime/control.ts";
import { mailFaultFile, readMails, type SentMail } from "../../scripts/runtime/mailbox.ts";

export type TestServer = {
  /** The bare Worker. */
  url: string;
  /** The same behind the local stand-in for Access; only with `admin: true`. */
  adminUrl: string;
  /** Folder with its database, files and mails. */
  state: string;
  /** Every line that the Worker logged so far, over all restarts. */
  log(): string[];
  /** Rows of a query on the Worker's own database. */
  sql<Row = Record<string, unknown>>(query: string, ...params: unknown[]): Promise<Row[]>;
  /** What is in the bucket. */
  objects: ControlCommands["objects"];
  object: ControlCommands["object"];
  /** Fires a cron trigger, as at a moment (ms) or now, and waits for it. */
  cron: ControlCommands["cron"];
  /** Mails handed over so far, oldest first. */
  mails(): SentMail[];
  /** From now on sending a mail fails with this code of the mail service; null mends it. */
  failMail(code: string | null): void;
  /** Process id of the runtime, of which the server starts a new one when it crashes. */
  runtimePid(): number;
  /** Kills the runtime only (SIGKILL). */
  crash(): void;
  /** Ends the server at once, as a power cut would (SIGKILL); state stays. */
  kill(): Promise<void>;
  /** Starts it again on the same ports and state after `kill`. */
  restart(): Promise<void>;
  /** Ends the server and removes its state, unless the state was given. */
  stop(): Promise<void>;
};

export type TestServerOptions = {
  vars?: Record<string, string>;
  admin?: boolean;
  state?: string;
  /** Folder of the project whose build is served; this one. */
  project?: string;
};

/** Serves the last build in a process of its own, exactly as `npm run serve` does. Takes two seconds. */
export async function startServer(options: TestServerOptions = {}): Promise<TestServer> {
  const { project = projectFolder } = options;
  const state = options.state ?? mkdtempSync(join(tmpdir(), "site-"));
  const [port, adminPort] = await freePorts(2);
  const args = ["--port", String(port), "--state", state];
  if (options.admin) args.push("--admin-port", String(adminPort));
  for (const [name, value] of Object.entries(options.vars ?? {})) args.push("--var", `${name}=${value}`);

  const lines: string[] = [];
  let child: ChildProcess;
  let lastId = 0;

  async function restart(): Promise<void> {
    child = fork(join(project, "scripts", "serve.ts"), args, {
      cwd: project,
      silent: true,
      serialization: "advanced",
      execArgv: [],
    });
    await ready(child, lines);
  }

  function ask<Command extends keyof ControlCommands>(
    command: Command,
    args: unknown[],
  ): ReturnType<ControlCommands[Command]> {
    const id = ++lastId;
    const answer = new Promise((resolve, reject) => {
      const onExit = () => reject(new Error(`The server ended before it answered "${command}".`));
      const onMessage = (message: ControlAnswer) => {
        if (message.id !== id) return;
        child.off("message", onMessage).off("exit", onExit);
        if (message.error === undefined) resolve(message.value);
        else reject(new Error(message.error));
      };
      child.on("message", onMessage).once("exit", onExit);
      child.send({ id, command, args });
    });
    return answer as ReturnType<ControlCommands[Command]>;
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exit = once(child, "exit");
    child.kill(signal);
    await exit;
  }

  await restart();
  const mail = join(state, "mail");
  return {
    url: `http://127.0.0.1:${port}`,
    adminUrl: options.admin ? `http://127.0.0.1:${adminPort}` : "",
    state,
    log: () => [...lines],
    sql: (query, ...params) => ask("sql", [query, params]) as Promise<never>,
    objects: () => ask("objects", []),
    object: (key) => ask("object", [key]),
    cron: (expression, at) => ask("cron", [expression, at]),
    mails: () => readMails(mail),
    failMail(code) {
      const file = join(mail, mailFaultFile);
      if (code === null) rmSync(file, { force: true });
      else writeFileSync(file, code);
    },
    runtimePid: () => runtimeOf(child),
    crash: () => process.kill(runtimeOf(child), "SIGKILL"),
    kill: () => end("SIGKILL"),
    restart,
    async stop() {
      await end("SIGTERM");
      if (options.state === undefined) rmSync(state, { recursive: true, force: true });
    },
  };
}

/** Resolves at the `ready` line; collects what is printed from then on. */
function ready(child: ChildProcess, lines: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    let rest = "";
    const read = (chunk: Buffer) => {
      const parts = (rest + chunk).split("\n");
      rest = parts.pop() ?? "";
      for (const line of parts) {
        if (line.startsWith("ready ")) resolve();
        else if (!line.startsWith("admin ")) lines.push(line);
      }
    };
    child.stdout?.on("data", read);
    child.stderr?.on("data", read);
    child.once("exit", (code) => {
      reject(new Error(`The server ended (${code}) before it was ready:\n${lines.join("\n")}\n${rest}`));
    });
  });
}
