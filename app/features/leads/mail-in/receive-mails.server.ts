import { outboxResources } from "~/features/leads/deliver/outbox/outbox-resources.server";
import { wakeSender } from "~/features/leads/deliver/outbox/wake-sender.server";
import type { KeptReason } from "~/features/leads/model/mail/kept-mails";
import { addIncoming } from "~/features/leads/store/lead-messages.server";
import { log } from "~/platform/log.server";
import type { ArrivedMail, Filed } from "./arrived-mail";
import { inThread } from "./automatic";
import { noteBounce } from "./bounce.server";
import { fileReply, incomingOf } from "./file-reply.server";
import { overRequestCap, overThreadCap } from "./mail-counts.server";
import { requestByMail } from "./mail-request.server";
import { matchLead, type ThreadLead } from "./match-lead.server";
import { type ReadMail, readMail } from "./read-mail.server";

const minute = 60_000;
/** Longer than the reading of any mail takes. */
const leaseMs = 2 * minute;
const runMs = minute;
const pauses = [1, 5, 15, 60, 240].map((minutes) => minutes * minute);
/**
 * A mail that was begun so often, and never came back, ends the Worker: from then on only its headers are read. A try that
 * an error ended came back: the bucket or the database was away, which is no fault of the mail.
 */
const mostTries = 3;

type MailEnv = Pick<Env, "DB" | "UPLOADS" | "OUTBOX" | "EMAIL"> & { LINK_SECRET?: string };

/**
 * Reads at most `limit` mails that wait, oldest first and one at a time. Runs may overlap, and be killed anywhere: a mail
 * is leased, and everything that is done with it may be repeated. Never rejects because of a mail.
 */
export async function receiveMails(env: MailEnv, now: Date, limit = 50): Promise<number> {
  const end = Date.now() + runMs;
  let done = 0;
  while (done < limit && Date.now() < end) {
    const mail = await claim(env.DB, now);
    if (mail === null) break;
    done++;
    try {
      const filed = await receiveMail(env, mail, now);
      await note(env.DB, mail, filed);
      if (filed.leadId !== null) await wakeSender(env.OUTBOX, filed.leadId);
    } catch (error) {
      log("error", "mail-in.failed", { attempt: mail.attempts, bytes: mail.bytes, error });
      await putOff(env.DB, mail, now);
    }
  }
  return done;
}

function claim(db: D1Database, now: Date): Promise<ArrivedMail | null> {
  return db
    .prepare(
      `UPDATE incoming_mails SET attempts = attempts + 1, next_at = ?
       WHERE id = (SELECT id FROM incoming_mails WHERE state = 'due' AND next_at <= ? ORDER BY next_at LIMIT 1)
       RETURNING id, mail_key AS mailKey, raw_key AS rawKey, bytes, at, envelope_from AS "from", envelope_to AS "to",
         sender, attempts, failures, asked`,
    )
    .bind(now.getTime() + leaseMs, now.getTime())
    .first<ArrivedMail>();
}

async function receiveMail(env: MailEnv, mail: ArrivedMail, now: Date): Promise<Filed> {
  const { DB: db, UPLOADS: bucket, LINK_SECRET: secrets } = env;
  const carefully = mail.attempts - mail.failures > mostTries;
  const read = await readMail(bucket, { ...mail, carefully });
  if (read === null) {
    log("error", "mail-in.raw-lost", { bytes: mail.bytes });
    // What is known of it goes with the request that it was sent to.
    const about = await matchLead(db, { to: mail.to, answers: [] }, secrets);
    return { leadId: about?.id ?? null, why: "lost" };
  }
  const { automatic, subject } = read;
  const reported = automatic === "report" ? await noteBounce(db, read, secrets, now) : null;
  const lead = reported ?? (await matchLead(db, { to: mail.to, answers: read.answers }, secrets));
  if (lead) return fileInThread(env, lead, { mail, read: inThread(read), now });
  const keep = (why: KeptReason): Filed => {
    log("warn", "mail-in.kept", { reason: why });
    return { leadId: null, why, subject };
  };
  if (mail.asked === 0) {
    // Nobody asked for anything: a server reports on a mail that is not known here, or our own came back.
    if (automatic === "report" || automatic === "no-sender") return keep("report");
    if (automatic === "own") return keep("own");
    const over = await overRequestCap(db, mail);
    if (over) return keep(over);
  }
  const { from, office, reply, webhook } = outboxResources(env);
  const own = [...office, from?.email, reply].flatMap((address) => address?.toLowerCase() ?? []);
  const requested = { mail, read, now, secrets, webhook: webhook !== null, own };
  return { leadId: await requestByMail({ db, bucket }, requested), why: null };
}

const tooMany =
  "Bij deze aanvraag kwamen vandaag te veel mails. De volgende van vandaag staan niet in het gesprek: ze liggen 30 dagen apart.";

/** Over its cap it is only kept; the first one says so in the thread. */
async function fileInThread(
  { DB: db, UPLOADS: bucket }: MailEnv,
  lead: ThreadLead,
  { mail, read, now }: { mail: ArrivedMail; read: ReadMail; now: Date },
): Promise<Filed> {
  const leadId = lead.id;
  const automatic = read.automatic === null ? 0 : 1;
  const over = mail.asked === 1 ? null : await overThreadCap(db, mail, { leadId, automatic });
  if (over === null) {
    await fileReply({ db, bucket }, lead, { mail, read, now });
    log("info", "mail-in.filed", { leadId, reason: read.automatic ?? "person", bytes: mail.bytes });
    return { leadId, why: null };
  }
  log("warn", "mail-in.kept", { leadId, reason: over.why });
  // Of its own: the mail itself may come to stand here yet.
  const line = { id: `${mail.id}-kept`, mailKey: null, rawKey: null, subject: "", body: tooMany };
  if (!over.said)
    await addIncoming(db, leadId, { ...incomingOf(mail, read, lead.email), ...line, automatic: 1 }, now);
  return { leadId, why: over.why, subject: read.subject };
}

/** The envelope is forgotten when the mail stands at its lead: what of it matters is said there. */
async function note(
  db: D1Database,
  { id }: ArrivedMail,
  { leadId, why, subject = "" }: Filed,
): Promise<void> {
  const forgotten = why === null ? "envelope_from = '', envelope_to = '', from_address = ''," : "";
  await db
    .prepare(
      `UPDATE incoming_mails SET ${forgotten} state = iif(?1 IS NULL, 'done', 'kept'), kept_why = ?1, subject = ?2,
         lead_id = (SELECT id FROM leads WHERE id = ?3) WHERE id = ?4`,
    )
    .bind(why, subject, leadId, id)
    .run();
}

/**
 * Only who has the lease still: `attempts` names it. Tried for a while, because what is not noted counts as a try that never
 * came back.
 */
async function putOff(db: D1Database, { id, attempts, failures }: ArrivedMail, now: Date): Promise<void> {
  const pause = pauses[Math.min(failures, pauses.length - 1)] ?? minute;
  // Jitter: mails that fail together are not read again together.
  const nextAt = now.getTime() + Math.round(pause * (0.8 + 0.4 * Math.random()));
  const statement =
    "UPDATE incoming_mails SET next_at = ?, failures = ? WHERE id = ? AND state = 'due' AND attempts = ?";
  for (const wait of [0, 1000, 5000, 20_000]) {
    await new Promise((go) => setTimeout(go, wait));
    try {
      await db
        .prepare(statement)
        .bind(nextAt, failures + 1, id, attempts)
        .run();
      return;
    } catch (error) {
      log("warn", "mail-in.not-put-off", { error });
    }
  }
}
