import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePorts } from "../../scripts/cli/ports.ts";
import { projectFolder } from "../../scripts/cli/run.ts";
import { runtimeOf } from "../../scripts/cli/runtime-of.ts";
import { deliver } from "../../scripts/mail/deliver.ts";
import type { Written } from "../../scripts/mail/mime.ts";
import type { ControlAnswer, ControlCommands } from "../../scripts/runtime/control.ts";
import { mailFaultFile, readMails, type SentMail } from "../../scripts/runtime/mailbox.ts";
import { emptySettings } from "./empty-settings.ts";

export type TestServer = {
  /** Without Access. */
  url: string;
  /** Behind the stand-in for Access; only with `admin: true`. */
  adminUrl: string;
  /** Folder of its database, files and mails. */
  state: string;
  /** Log lines of all runs. */
  log(): string[];
  /** Rows of a query on the Worker's own database. */
  sql<Row = Record<string, unknown>>(query: string, ...params: unknown[]): Promise<Row[]>;
  /** Objects in the bucket. */
  objects: ControlCommands["objects"];
  object: ControlCommands["object"];
  /** Fires a cron trigger (at a moment in ms, default now) and waits for it. */
  cron: ControlCommands["cron"];
  /** Sent mails, oldest first. */
  mails(): SentMail[];
  /** Hands a mail to the Worker as Email Routing would; rejects when it was not taken. */
  arrive(mail: Written, options?: { bounce?: boolean }): Promise<string>;
  /** Lets sending fail with this code; null restores it. */
  failMail(code: string | null): void;
  /** The server restarts the runtime when it crashes. */
  runtimePid(): number;
  /** Kills the runtime only (SIGKILL). */
  crash(): void;
  /** Kills the server (SIGKILL); state remains. */
  kill(): Promise<void>;
  /** Restarts after `kill` with the same ports and state. */
  restart(): Promise<void>;
  /** Stops the server and removes its state, unless `state` was given. */
  stop(): Promise<void>;
};

type TestServerOptions = {
  vars?: Record<string, string>;
  admin?: boolean;
  state?: string;
  /** Folder of the project whose build is served; this one. */
  project?: string;
};

/** Serves the last build in a process of its own, as `npm run serve` does. */
export async function startServer(options: TestServerOptions = {}): Promise<TestServer> {
  const { project = projectFolder } = options;
  const state = options.state ?? mkdtempSync(join(tmpdir(), "site-"));
  const [port, adminPort] = await freePorts(2);
  const args = ["--port", String(port), "--state", state];
  if (options.admin) args.push("--admin-port", String(adminPort));
  const vars = { ...unsetSettings(options.admin), ...options.vars };
  for (const [name, value] of Object.entries(vars)) args.push("--var", `${name}=${value}`);

  const lines: string[] = [];
  let child: ChildProcess;
  let lastId = 0;
  const asked = new Map<
    number,
    { command: string; resolve(value: unknown): void; reject(error: Error): void }
  >();

  async function restart(): Promise<void> {
    child = fork(join(project, "scripts", "serve.ts"), args, {
      cwd: project,
      silent: true,
      serialization: "advanced",
      execArgv: [],
    });
    child.on("message", ({ id, value, error }: ControlAnswer) => {
      const question = asked.get(id);
      asked.delete(id);
      if (error === undefined) question?.resolve(value);
      else question?.reject(new Error(error));
    });
    child.once("exit", () => {
      for (const { command, reject } of asked.values())
        reject(new Error(`The server ended before it answered "${command}".`));
      asked.clear();
    });
    await ready(child, lines);
  }

  function ask<Command extends keyof ControlCommands>(
    command: Command,
    args: unknown[],
  ): ReturnType<ControlCommands[Command]> {
    const id = ++lastId;
    const answer = new Promise((resolve, reject) => {
      asked.set(id, { command, resolve, reject });
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
    arrive: (written, options) => deliver(state, written, options),
    failMail(code) {
      const file = join(mail, mailFaultFile);
      if (code === null) rmSync(file, { force: true });
      else writeFileSync(file, code);
    },
    runtimePid: () => runtimeOf(child),
    crash: () => process.kill(runtimeOf(child), "SIGKILL"),
    async kill() {
      await end("SIGKILL");
      // Its runtime is ended by a watch of its own: until then it holds port and database.
      while (await answers(port)) await pause(20);
    },
    restart,
    async stop() {
      await end("SIGTERM");
      if (options.state === undefined) rmSync(state, { recursive: true, force: true });
    },
  };
}

/** The owner's settings as empty, but for those that `serve` gives a local value itself. */
function unsetSettings(admin = false): Record<string, string> {
  const ownOfServe = admin ? /^(?:MAIL|ACCESS|ADMIN|VAPID)_/ : /^(?:MAIL|VAPID)_/;
  return Object.fromEntries(Object.entries(emptySettings()).filter(([name]) => !ownOfServe.test(name)));
}

const answers = (port = 0) =>
  new Promise<boolean>((resolve) => {
    const socket = connect({ port, host: "127.0.0.1" });
    socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
    socket.once("connect", () => socket.destroy());
  });

/** Resolves at the `ready` line; collects output from then on. */
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
