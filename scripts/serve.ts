import { rmSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { startAccessStandIn } from "./access/access-stand-in.ts";
import { claimPort } from "./cli/ports.ts";
import { fail } from "./cli/run.ts";
import { parseServeOptions, type ServeOptions } from "./cli/serve-options.ts";
import { onShutdown } from "./cli/shutdown.ts";
import { mailInFile } from "./mail/deliver.ts";
import { keptVapidKeys } from "./push/vapid-keys.ts";
import { answerParent } from "./runtime/control.ts";
import { type LocalRuntime, startLocalRuntime } from "./runtime/local-runtime.ts";
import { keptSecret, openStateFolder } from "./runtime/state-folder.ts";

type Served = {
  url: string;
  /** Present when an admin port was asked for. */
  adminUrl?: string;
  runtime: LocalRuntime;
  stop(): Promise<void>;
};

/** Mail is written to files here, so addresses that cannot exist are as good as any. */
const localMail = {
  MAIL_FROM: "website@voorbeeld.example",
  MAIL_OFFICE: "kantoor@voorbeeld.example",
  MAIL_REPLY: "aanvraag@voorbeeld.example",
};

/** What a deployment asks of others by itself is asked of nobody here, unless --var names a stand-in. */
const noOutside = { PDOK_URL: "", VLAANDEREN_URL: "" };

/**
 * Serves the last build on 127.0.0.1. The site itself is on `port`, bare, as the Worker answers it; on
 * `adminPort` the local stand-in for Cloudflare Access stands in front of it.
 */
export async function serve(
  options: ServeOptions,
  onLog?: (line: string, level: string) => void,
): Promise<Served> {
  const { port, adminPort } = options;
  await claimPort(port);
  if (adminPort !== undefined) await claimPort(adminPort);
  const state = await openStateFolder(resolve(options.state));
  const url = `http://127.0.0.1:${port}`;
  const access =
    adminPort === undefined
      ? undefined
      : await startAccessStandIn({ port: adminPort, target: url, keyFile: state.file("access-key.json") });
  const ownSecrets = {
    LINK_SECRET: keptSecret(state.file("link-secret")),
    ...keptVapidKeys(state.file("vapid-keys")),
  };
  const vars = { ...ownSecrets, ...localMail, ...noOutside, ...access?.vars, ...options.vars };
  try {
    const runtime = await startLocalRuntime({ state, port, vars, onLog });
    writeFileSync(mailInFile(resolve(options.state)), runtime.mailUrl);
    const stop = async () => {
      rmSync(mailInFile(resolve(options.state)), { force: true });
      await access?.stop();
      await runtime.stop();
      state.release();
    };
    return { url, adminUrl: access?.url, runtime, stop };
  } catch (error) {
    await access?.stop();
    state.release();
    throw error;
  }
}

async function main(): Promise<void> {
  const server = await serve(parseServeOptions(process.argv.slice(2)));
  onShutdown(() => server.stop());
  answerParent(server.runtime);
  if (server.adminUrl) console.log(`admin ${server.adminUrl}`);
  console.log(`ready ${server.url}`);
}

if (import.meta.main) main().catch((error) => fail(error));
