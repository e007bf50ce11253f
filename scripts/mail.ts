import { existsSync, readFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { readOptions } from "./cli/options.ts";
import { fail, projectFolder } from "./cli/run.ts";
import { deliver, mailInFile } from "./mail/deliver.ts";
import { answerTo, type Written } from "./mail/mime.ts";
import { readMails, type SentMail } from "./runtime/mailbox.ts";

const inbox = "aanvraag@voorbeeld.example";

const help = `npm run mail -- reply|send|bounce "text" [--mail FILE] [--from ADDRESS] [--file PHOTO] [--state DIR]

Stands in for the mail of visitors while 'npm start' or 'npm run serve' runs.
  reply   answers a mail in the local mailbox: the latest to a visitor, or the one of --mail
  send    writes to ${inbox}, which becomes a request
  bounce  reports that this mail was not delivered`;

const types: Record<string, string> = {
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  png: "image/png",
  pdf: "application/pdf",
};

async function main(): Promise<void> {
  const options = {
    mail: { type: "string" },
    from: { type: "string" },
    file: { type: "string", multiple: true, default: [] as string[] },
    state: { type: "string", default: ".local/state" },
  } as const;
  const { words, ...values } = readOptions(help, options, { words: 2 });
  const [what = "", text = ""] = words;
  const state = resolve(projectFolder, values.state);
  if (!existsSync(mailInFile(state)))
    throw new Error(`No server keeps its data in ${state}. Start one first.`);
  const files = values.file.map((file) => ({
    name: basename(file),
    type: types[file.split(".").at(-1)?.toLowerCase() ?? ""] ?? "application/octet-stream",
    content: readFileSync(file),
  }));
  const more = { files, ...(values.from && { from: values.from }) };
  const outcome = await deliver(
    state,
    written(what, text, more, () => answered(state, values.mail)),
    {
      bounce: what === "bounce",
    },
  );
  console.log(outcome);
}

function written(what: string, text: string, more: Partial<Written>, answered: () => SentMail): Written {
  if (what === "send")
    return { from: "Els Voorbeeld <els@voorbeeld.example>", to: inbox, subject: "Vraag", text, ...more };
  if (what === "reply") return answerTo(answered(), { text, ...more });
  if (what === "bounce") return bounceOf(answered(), text);
  throw new Error(`'${what}' is not one of reply, send and bounce. Usage: ${help}`);
}

function answered(state: string, file: string | undefined): SentMail {
  if (file) return JSON.parse(readFileSync(file, "utf8"));
  const mail = readMails(join(state, "mail")).findLast(({ replyTo }) => String(replyTo).includes("+"));
  if (mail === undefined) throw new Error("There is no mail to a visitor in the local mailbox yet.");
  return mail;
}

/** As a mail server reports it. */
function bounceOf(mail: SentMail, text: string): Written {
  const [to = ""] = [mail.to].flat();
  const status = `Reporting-MTA: dns; mx.example\r\n\r\nFinal-Recipient: rfc822; ${to}\r\nAction: failed\r\nStatus: 5.1.1\r\n`;
  const returned = `Message-ID: ${mail.messageId}\r\nReferences: ${mail.headers?.References ?? ""}\r\n`;
  return {
    from: "Mail Delivery System <mailer-daemon@voorbeeld.example>",
    to: inbox,
    subject: "Undelivered Mail Returned to Sender",
    text: text || "Your message could not be delivered.",
    report: [
      { type: "message/delivery-status", content: Buffer.from(status) },
      { type: "text/rfc822-headers", content: Buffer.from(returned) },
    ],
  };
}

main().catch((error) => fail(error));
