import { outboxResources } from "~/features/leads/deliver/outbox-resources.server";
import { wakeSender } from "~/features/leads/deliver/wake-sender.server";
import { addIncoming } from "~/features/leads/store/lead-messages.server";
import { log } from "~/platform/log.server";
import type { ArrivedMail } from "./arrived-mail";
import { noteBounce } from "./bounce.server";
import { fileReply, incomingOf } from "./file-reply.server";
import { latestLeadOf, overMailCap } from "./mail-counts.server";
import { requestByMail } from "./mail-request.server";
import { matchLead } from "./match-lead.server";
import { type ReadMail, readMail } from "./read-mail.server";

const minute = 60_000;
/** Longer than the reading of any mail takes. */
const leaseMs = 2 * minute;
const runMs = minute;
const pauses = [1, 1, 5, 15, 60].map((minutes) => minutes * minute);
/** A mail that was begun so often, and never to its end, ends the Worker: from then on only its headers are read. */
const mostTries = 3;

type MailEnv = Pick<Env, "DB" | "UPLOADS" | "OUTBOX" | "EMAIL"> & { LINK_SECRET?: string };

/** Where a mail ended up. `kept`: as it came, and nowhere else. */
type Filed = { leadId: string | null; state: "done" | "kept" };

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
         sender, attempts`,
    )
    .bind(now.getTime() + leaseMs, now.getTime())
    .first<ArrivedMail>();
}

async function receiveMail(env: MailEnv, mail: ArrivedMail, now: Date): Promise<Filed> {
  const { DB: db, UPLOADS: bucket, LINK_SECRET: secrets } = env;
  const carefully = mail.attempts > mostTries;
  const read = await readMail(bucket, { ...mail, carefully });
  if (read === null) {
    log("error", "mail-in.raw-lost", { bytes: mail.bytes });
    return { leadId: null, state: "kept" };
  }
  const reported = read.automatic === "report" ? await noteBounce(db, read, secrets, now) : null;
  const lead = reported ?? (await matchLead(db, { to: mail.to, answers: read.answers }, secrets));
  const over = await overMailCap(db, mail, lead?.id ?? null);
  if (over) return keepBack(db, mail, { read, leadId: lead?.id ?? null, said: over.said, now });
  if (lead) {
    await fileReply({ db, bucket }, lead, { mail, read, now });
    log("info", "mail-in.filed", { leadId: lead.id, reason: read.automatic ?? "person", bytes: mail.bytes });
    return { leadId: lead.id, state: "done" };
  }
  // Nobody asked for anything: a server reports on a mail that is not known here, or our own came back.
  if (["report", "no-sender", "own"].includes(read.automatic ?? "")) {
    log("warn", "mail-in.kept", { reason: read.automatic ?? undefined });
    return { leadId: null, state: "kept" };
  }
  const { from, office, reply, webhook } = outboxResources(env);
  const own = [...office, from?.email, reply].flatMap((address) => address?.toLowerCase() ?? []);
  const requested = { mail, read, now, secrets, webhook: webhook !== null, own };
  return { leadId: await requestByMail({ db, bucket }, requested), state: "done" };
}

const tooMany =
  "Van deze afzender of bij deze aanvraag kwamen vandaag te veel mails. Deze en de volgende van vandaag staan er niet bij; ze worden 30 dagen bewaard.";

/** The first one over a cap says so at the request, the others are only kept. */
async function keepBack(
  db: D1Database,
  mail: ArrivedMail,
  { read, leadId, said, now }: { read: ReadMail; leadId: string | null; said: boolean; now: Date },
): Promise<Filed> {
  const told = leadId ?? (await latestLeadOf(db, mail.sender));
  log("warn", "mail-in.kept", { leadId: told ?? undefined, reason: "too-many" });
  // What it says may be about somebody else's house: of a mail in no thread the line names nothing.
  const named = leadId === null ? { subject: "", mailKey: null, rawKey: null } : {};
  if (!said && told !== null)
    await addIncoming(
      db,
      told,
      { ...incomingOf(mail, read, ""), ...named, body: tooMany, automatic: 1 },
      now,
    );
  return { leadId, state: "kept" };
}

/** The envelope is forgotten: what of it matters stands in the message. */
async function note(db: D1Database, { id }: ArrivedMail, { leadId, state }: Filed): Promise<void> {
  await db
    .prepare(
      `UPDATE incoming_mails SET state = ?, envelope_from = '', envelope_to = '',
         lead_id = (SELECT id FROM leads WHERE id = ?) WHERE id = ?`,
    )
    .bind(state, leadId, id)
    .run();
}

async function putOff(db: D1Database, { id, attempts }: ArrivedMail, now: Date): Promise<void> {
  const pause = pauses[Math.min(attempts, pauses.length) - 1] ?? minute;
  await db
    .prepare("UPDATE incoming_mails SET next_at = ? WHERE id = ? AND state = 'due'")
    .bind(now.getTime() + pause, id)
    .run()
    // The lease ends by itself.
    .catch(() => {});
}
