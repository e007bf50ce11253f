import type { SentMail } from "../runtime/mailbox.ts";

/** A mail as somebody's program would send it. Header values stand as they are given. */
export type Written = {
  from: string;
  to: string;
  subject?: string;
  text?: string;
  html?: string;
  headers?: Record<string, string>;
  files?: { name: string; type: string; content: Uint8Array }[];
  /** Parts of a report of a mail server. */
  report?: { type: string; content: Uint8Array }[];
};

const crlf = "\r\n";

/** The mail in MIME. */
export function mimeOf({
  from,
  to,
  subject = "",
  text,
  html,
  headers = {},
  files = [],
  report = [],
}: Written): string {
  const all: Record<string, string> = {
    From: from,
    To: to,
    Subject: encodedWord(subject),
    Date: new Date().toUTCString(),
    "Message-ID": `<${crypto.randomUUID()}@mail.example>`,
    "MIME-Version": "1.0",
    ...headers,
  };
  const parts = [
    ...(text === undefined ? [] : [part("text/plain; charset=utf-8", Buffer.from(text))]),
    ...(html === undefined ? [] : [part("text/html; charset=utf-8", Buffer.from(html))]),
  ];
  const body = parts.length === 1 ? parts[0] : multipart("alternative", parts);
  const more = [...files.map(filePart), ...report.map(({ type, content }) => part(type, content))];
  const kind = report.length > 0 ? "report" : "mixed";
  const whole = more.length === 0 ? body : multipart(kind, [body ?? "", ...more]);
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return [...lines, whole].join(crlf);
}

function multipart(kind: "alternative" | "mixed" | "report", parts: string[]): string {
  const boundary = `part-${crypto.randomUUID()}`;
  const between = parts.map((each) => `--${boundary}${crlf}${each}`).join(crlf);
  return `Content-Type: multipart/${kind}; boundary="${boundary}"${crlf}${crlf}${between}${crlf}--${boundary}--${crlf}`;
}

function part(type: string, content: Uint8Array, headers: string[] = []): string {
  const base64 = Buffer.from(content).toString("base64").replace(/.{76}/g, `$&${crlf}`);
  const head = [`Content-Type: ${type}`, "Content-Transfer-Encoding: base64", ...headers];
  return [...head, "", base64].join(crlf);
}

const filePart = ({ name, type, content }: NonNullable<Written["files"]>[number]) =>
  part(type, content, [`Content-Disposition: attachment; filename="${name}"`]);

const encodedWord = (text: string) =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: what a header may hold as it is
  /^[\x00-\x7f]*$/.test(text) ? text : `=?utf-8?B?${Buffer.from(text).toString("base64")}?=`;

/** An answer to a mail that was sent, as a mail program writes it: to its reply address, with its text quoted below. */
export function answerTo(sent: SentMail, { text, ...more }: Partial<Written> & { text: string }): Written {
  const addressOf = (address: SentMail["from"]) => (typeof address === "string" ? address : address.email);
  const references = [sent.headers?.References, sent.messageId].filter(Boolean).join(" ");
  const quoted = (sent.text ?? "").split("\n").map((line) => `> ${line}`.trimEnd());
  const from = addressOf(sent.from);
  return {
    from: [sent.to].flat()[0] ?? "",
    to: addressOf(sent.replyTo ?? sent.from),
    subject: `Re: ${sent.subject}`,
    text: [text, "", `Op ma 23 nov 2026 om 10:00 schreef <${from}>:`, "", ...quoted].join("\n"),
    ...more,
    headers: { "In-Reply-To": sent.messageId, References: references, ...more.headers },
  };
}
