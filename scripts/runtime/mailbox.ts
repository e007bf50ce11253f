import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { type Request, Response, type WorkerOptions } from "miniflare";

type Mail = {
  from: string | { email: string; name?: string };
  to: string | string[];
  replyTo?: string | { email: string; name?: string };
  subject: string;
  text?: string;
  html?: string;
  headers?: Record<string, string>;
  /** `content` in base64, whatever the Worker gave. */
  attachments?: { filename: string; type: string; content: string }[];
};

/** A mail as the Worker handed it to the `send_email` binding, with its id and the moment of sending. */
export type SentMail = Mail & { messageId: string; sentAt: string };

/**
 * Miniflare's own `send_email` writes to a temporary folder after `send()` has resolved, keeps no headers and
 * no reply address, and is emptied at every start; tests need a mail on disk once it counts as sent.
 */
const script = `
import { WorkerEntrypoint } from "cloudflare:workers";
const refuse = (code, message) => Object.assign(new Error(message), { code });
export class Mailbox extends WorkerEntrypoint {
  async send(mail) {
    for (const field of ["from", "to", "subject"]) {
      if (!mail?.[field]?.length && !mail?.[field]?.email) throw refuse("E_FIELD_MISSING", field + " is missing");
    }
    if (!mail.text && !mail.html) throw refuse("E_FIELD_MISSING", "text or html is missing");
    const bytes = (content) => (typeof content === "string" ? new TextEncoder().encode(content) : new Uint8Array(content.buffer ?? content));
    const attachments = mail.attachments?.map((file) => ({ ...file, content: bytes(file.content).toBase64() }));
    const answer = await this.env.FOLDER.fetch("http://mailbox/", { method: "POST", body: JSON.stringify({ ...mail, attachments }) });
    if (!answer.ok) throw refuse(...(await answer.json()));
    return answer.json();
  }
}
export default {};
`;

/**
 * A file in the mail folder: while it exists, sending fails with its content as error code. Words of its own:
 * `hang` never answers, `drip` answers after twenty seconds, `lie` says that it was sent and keeps nothing.
 */
export const mailFaultFile = "FAIL";

/** The Worker that the mail bindings point to; what it is given is kept as files in `folder`. */
export function mailboxWorker(name: string, folder: string): WorkerOptions {
  return {
    config: {
      name,
      compatibilityDate: "2026-10-01",
      manifest: {
        mainModule: "mailbox.js",
        modulesRoot: folder,
        modules: { "mailbox.js": { type: "esm", contents: script } },
      },
      env: {
        FOLDER: {
          type: "fetcher",
          handler: async (request: Request) => {
            const fault = join(folder, mailFaultFile);
            if (existsSync(fault)) {
              const code = readFileSync(fault, "utf8").trim() || "E_INTERNAL_SERVER_ERROR";
              if (code === "hang") await new Promise(() => {});
              if (code === "lie") return Response.json({ messageId: "" });
              if (code === "drip") {
                await pause(20_000);
                return Response.json(keep(folder, (await request.json()) as Mail));
              }
              return Response.json([code, `Sending fails while ${fault} exists`], { status: 500 });
            }
            return Response.json(keep(folder, (await request.json()) as Mail));
          },
        },
      },
    },
  };
}

/** Writes `NAME.json` last and by renaming, so that a reader sees the whole mail. */
function keep(folder: string, mail: Mail): { messageId: string } {
  mkdirSync(folder, { recursive: true });
  const sentAt = new Date().toISOString();
  const id = crypto.randomUUID();
  const messageId = `<${id}@local.example>`;
  const name = join(folder, `${sentAt.replaceAll(":", "-")}-${id.slice(0, 8)}`);
  if (mail.text) writeFileSync(`${name}.txt`, mail.text);
  if (mail.html) writeFileSync(`${name}.html`, mail.html);
  writeFileSync(`${name}.tmp`, JSON.stringify({ messageId, sentAt, ...mail }, null, 2));
  renameSync(`${name}.tmp`, `${name}.json`);
  return { messageId };
}

/** All mails of a folder, oldest first. */
export function readMails(folder: string): SentMail[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .sort()
    .map((name) => JSON.parse(readFileSync(join(folder, name), "utf8")));
}
