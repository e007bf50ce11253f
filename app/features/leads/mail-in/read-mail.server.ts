import PostalMime, { type Attachment, type Email } from "postal-mime";
import { isEmail } from "~/lib/email";
import { cleanLine, cleanLines } from "~/lib/text/clean-text";
import { htmlText } from "~/lib/text/html-text";
import { readAsUtf8, saysAscii } from "./ascii-label";
import { automaticSign } from "./automatic";
import { headerLength } from "./take-mail.server";

/** A mail above this is read up to its first megabyte, without attachments: whole it may take the memory of all. */
export const WHOLE_BYTES = 8 * 1024 * 1024;
const startBytes = 1024 * 1024;
/** Of a mail that cannot be read: where it names its sender and subject. */
const headerBytes = 64 * 1024;
const mostShortLines = 10_000;
/** Lines that could part a mail, and all lines: an attachment of 8 MB has 110,000. */
const mostBoundaries = 1000;
const mostLines = 150_000;
/** Characters of a text that are looked at; nobody writes as many. */
const longest = 200_000;

const limits = {
  // An attached mail stays one: its words are another's.
  forceRfc822Attachments: true,
  maxRfc822NestingDepth: 0,
  maxNestingDepth: 20,
  maxHeadersSize: 512 * 1024,
};

export type MailFileIn = Pick<
  Attachment,
  "filename" | "mimeType" | "disposition" | "contentId" | "method"
> & {
  content: Uint8Array<ArrayBuffer>;
};

export type ReadMail = {
  from: { address: string; name: string };
  subject: string;
  /** All of it, as text, with what it quotes. */
  text: string;
  messageId: string;
  /** Ids of the mails that it answers. */
  answers: string[];
  /** Why it is taken for a program's; null for a person's. */
  automatic: string | null;
  attachments: MailFileIn[];
  /** `start`: its attachments were left out. `headers`: it cannot be read. */
  read: "whole" | "start" | "headers";
};

/** `carefully`: an attempt to read it whole ended the Worker, so that only its headers are looked at. */
export async function readMail(
  bucket: R2Bucket,
  { rawKey, bytes, from, carefully }: { rawKey: string; bytes: number; from: string; carefully: boolean },
): Promise<ReadMail | null> {
  const read = carefully ? "headers" : bytes > WHOLE_BYTES ? "start" : "whole";
  const range = { headers: headerBytes, start: startBytes, whole: WHOLE_BYTES }[read];
  const object = await bucket.get(rawKey, { range: { offset: 0, length: Math.min(range, bytes) } });
  if (object === null) return null;
  const content = new Uint8Array(await object.arrayBuffer());
  if (read === "headers" || isShredded(content)) return ofHeaders(content.subarray(0, headerBytes), from);
  try {
    const email = await PostalMime.parse(content, limits);
    return asRead(saysAscii(content) ? asUtf8(email) : email, from, read);
  } catch {
    return ofHeaders(content.subarray(0, headerBytes), from);
  }
}

/**
 * Made of very many very short lines or parts, which no mail program writes: each costs the parser kilobytes of memory,
 * where a line of an attachment costs little more than itself.
 */
function isShredded(content: Uint8Array): boolean {
  let [short, parts, lines, from] = [0, 0, 0, 0];
  for (let at = content.indexOf(10); at >= 0; at = content.indexOf(10, from)) {
    if (at - from < 16 && ++short > mostShortLines) return true;
    if (content[from] === 45 && content[from + 1] === 45 && ++parts > mostBoundaries) return true;
    if (++lines > mostLines) return true;
    from = at + 1;
  }
  return false;
}

async function ofHeaders(content: Uint8Array<ArrayBuffer>, from: string): Promise<ReadMail> {
  const block = content.subarray(0, headerLength(content) || content.byteLength);
  const email = await PostalMime.parse(block, limits).catch(() => ({
    headers: [],
    headerLines: [],
    attachments: [],
  }));
  return { ...asRead(email, from, "headers"), text: "", attachments: [] };
}

function asRead(email: Email, envelopeFrom: string, read: ReadMail["read"]): ReadMail {
  const named = email.from?.address ? email.from : { address: envelopeFrom, name: "" };
  const address = cleanLine(named.address ?? "").toLowerCase();
  return {
    from: { address: isEmail(address) ? address : "", name: cleanLine(named.name).slice(0, 100) },
    subject: cleanLine(email.subject ?? "").slice(0, 200),
    text: bodyText(email),
    messageId: email.messageId ?? "",
    answers: idsIn(`${email.inReplyTo ?? ""} ${email.references ?? ""}`),
    automatic: automaticSign(email.headers, envelopeFrom),
    attachments: read === "whole" ? email.attachments.map(asFile) : [],
    read,
  };
}

/** Programs that say ASCII and write UTF-8 are not rare; the parser then reads windows-1252. */
const asUtf8 = ({ text, html, ...email }: Email): Email => ({
  ...email,
  text: text && readAsUtf8(text.slice(0, longest)),
  html: html && readAsUtf8(html.slice(0, 2 * longest)),
});

function bodyText({ text, html }: Email): string {
  const words = text?.trim() ? text.slice(0, longest) : htmlText((html ?? "").slice(0, 2 * longest));
  return cleanLines(words).slice(0, longest);
}

/** The latest first: a mail names the one that it answers last. */
export const idsIn = (header: string): string[] =>
  [...new Set((header.slice(0, 20_000).match(/<[^<>\s]{3,250}>/g) ?? []).reverse())].slice(0, 50);

function asFile({ filename, mimeType, disposition, contentId, method, content }: Attachment): MailFileIn {
  const bytes = typeof content === "string" ? new TextEncoder().encode(content) : new Uint8Array(content);
  return { filename, mimeType, disposition, contentId, method, content: bytes as Uint8Array<ArrayBuffer> };
}
