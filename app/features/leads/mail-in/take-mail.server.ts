import { mailboxOf } from "~/features/leads/model/mail/mail-caps";
import { objectPrefix } from "~/features/leads/store/files/lead-files.server";
import { randomHex, sha256 } from "~/lib/bytes/hash";
import { joinBytes } from "~/lib/bytes/join-bytes";
import { retryTransient } from "~/platform/d1.server";
import { keyedHash } from "~/platform/http/signed-token.server";
import { log } from "~/platform/log.server";

/** What Email Routing hands over. */
export type ArrivingMail = Pick<ForwardableEmailMessage, "from" | "to" | "headers" | "raw" | "rawSize">;

type TakingEnv = Pick<Env, "DB" | "UPLOADS" | "OUTBOX"> & { LINK_SECRET?: string };

/** Enough of its beginning to tell a mail from all others of one Message-ID. */
const keptStart = 256 * 1024;

/**
 * Keeps a mail as it came and notes that it is to be read; reading is for the queue, one mail after another, because a
 * mail takes several times its size in memory. Throws when that failed: the sending server then tries again, and what
 * had been kept after all is kept once.
 */
export async function takeMail(env: TakingEnv, mail: ArrivingMail, now: Date): Promise<void> {
  const rawKey = `${objectPrefix(now)}${randomHex(16)}`;
  const start = await keepRaw(env.UPLOADS, rawKey, mail);
  const id = crypto.randomUUID();
  const address = senderAddress(mail);
  const { meta } = await retryTransient(async () =>
    env.DB.prepare(
      `INSERT INTO incoming_mails (id, mail_key, raw_key, bytes, at, envelope_from, envelope_to, sender, from_address, state, next_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, 'due', ?) ON CONFLICT DO NOTHING`,
    )
      .bind(
        ...[id, await mailKey(mail, start), rawKey, mail.rawSize, now.getTime()],
        ...[
          mail.from.slice(0, 320),
          mail.to.slice(0, 320),
          (await keyedHash(mailboxOf(address), env.LINK_SECRET, "mail-in")) ?? "",
          address.toLowerCase(),
          now.getTime(),
        ],
      )
      .run(),
  );
  // Zero also when the first try was kept and its answer lost: whose object it is, the database knows.
  if (meta.changes === 0 && !(await isKept(env.DB, id))) {
    await env.UPLOADS.delete(rawKey).catch(() => {});
    log("info", "mail-in.again", { bytes: mail.rawSize });
    return;
  }
  log("info", "mail-in.taken", { bytes: mail.rawSize });
  await env.OUTBOX.send({ mail: id }).catch((error) => log("warn", "mail-in.wake-failed", { error }));
}

/** Streams it into the bucket, and returns its beginning. */
async function keepRaw(bucket: R2Bucket, key: string, { raw, rawSize }: ArrivingMail): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let length = 0;
  const { readable, writable } = new FixedLengthStream(rawSize);
  const copy = async () => {
    const writer = writable.getWriter();
    try {
      for await (const chunk of raw as ReadableStream<Uint8Array>) {
        if (length < keptStart) parts.push(chunk.slice(0, keptStart - length));
        length += chunk.byteLength;
        await writer.write(chunk);
      }
      await writer.close();
    } catch (error) {
      await writer.abort(error).catch(() => {});
      throw error;
    }
  };
  const stored = bucket.put(key, readable, { httpMetadata: { contentType: "message/rfc822" } });
  await Promise.all([copy(), stored]);
  return joinBytes(parts);
}

/** Without the headers, which every server on the way adds to. */
async function mailKey({ headers, rawSize, to }: ArrivingMail, start: Uint8Array): Promise<string> {
  const body = start.subarray(headerLength(start));
  const rest = rawSize - (start.byteLength - body.byteLength);
  // One mail to the threads of two requests belongs to both.
  const own = `${headers.get("Message-ID") ?? ""} ${headers.get("From") ?? ""} ${to.toLowerCase()} ${rest} `;
  return sha256(joinBytes([new TextEncoder().encode(own), body]));
}

/** Up to and with the empty line; 0 when there is none. */
export function headerLength(mail: Uint8Array): number {
  for (let at = mail.indexOf(10); at >= 0; at = mail.indexOf(10, at + 1)) {
    const next = mail[at + 1] === 13 ? at + 2 : at + 1;
    if (mail[next] === 10) return next + 1;
  }
  return 0;
}

/** Whose it says that it is. */
function senderAddress({ headers, from }: ArrivingMail): string {
  const [, address = from] =
    /([^\s<>"@]{1,250}@[^\s<>"@]{1,250})>?\s*$/.exec((headers.get("From") ?? "").slice(-600)) ?? [];
  return address.slice(0, 320);
}

async function isKept(db: D1Database, id: string): Promise<boolean> {
  return (await db.prepare("SELECT 1 FROM incoming_mails WHERE id = ?").bind(id).first()) !== null;
}
