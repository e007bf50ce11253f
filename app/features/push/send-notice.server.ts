import { currentCompany } from "~/content/site/company-now.server";
import { type PushKeys, pushKeys } from "~/platform/push/push-keys.server";
import type { PushNotice, PushOutcome, SendNotice } from "~/platform/push/push-sender";
import { type PushMessage, type PushResult, sendPush } from "~/platform/push/send-push.server";
import { bundleMoment, quietEnd } from "./choices";
import { devicesOfPeople, type OwnDevice } from "./devices.server";
import { readSituation } from "./people.server";
import { type Person, type Receivers, receiversOf } from "./receivers";
import { nextTime, onDuty, type Shift } from "./roster";

/** Sends what the outbox has to say about a lead; null while push is not set up. */
export function noticeSender(env: Env): SendNotice | null {
  const keys = pushKeys(env);
  return keys && ((notice, now) => sendNotice(env, keys, notice, now));
}

/** Who gets it is decided now: the roster, roles and choices of this moment hold. */
async function sendNotice(env: Env, keys: PushKeys, notice: PushNotice, now: Date): Promise<PushOutcome> {
  const [{ people, roster }, receipts, coming] = await Promise.all([
    readSituation(env),
    receiptsOf(env.DB, notice),
    comingAgain(env.DB, notice.leadId),
  ]);
  // Without what an earlier attempt of this delivery reached: it chose as this one does.
  const told = new Set(receipts.filter(({ own }) => own === 0).map(({ email }) => email));
  const had = new Set(receipts.filter(({ own }) => own === 1).map(({ deviceId }) => deviceId));
  const others = people.filter(({ email }) => email !== notice.notTo);
  const receivers = receiversOf(notice.about, {
    ...{ people: others, onDuty: onDuty(roster, now), told, now },
    resumed: coming.includes(notice.deliveryId),
    awaited: coming.some((id) => id !== notice.deliveryId),
  });
  const together = notice.about.kind === "request";
  if (together) await keepForLater(env.DB, notice, receivers.later, now);
  const devices = (await devicesOfPeople(env.DB, receivers.now)).filter(({ id }) => !had.has(id));
  const message = messageOf(env, notice);
  const results = await Promise.all(
    devices.map(async (device) => {
      const result = await sendPush(keys, device, message);
      await noteResult(env.DB, device, result, { deliveryId: notice.deliveryId, now });
      return result;
    }),
  );
  const outcome = outcomeOf(results);
  if (outcome.type !== "sent") return outcome;
  // Whose last device is gone has no turn any more: who is next hears it now, not in ten minutes.
  if (results.includes("gone")) return sendNotice(env, keys, notice, now);
  const reached = had.size > 0 || results.includes("sent");
  if (receivers.later.length > 0 && !together)
    return { type: "quiet", until: firstAwake(receivers.later, roster, now), reached };
  if (reached) return outcome;
  return { type: "sent", why: unheard(receivers) };
}

/** When the first of them is up: their quiet hours are over, or they come on duty, which wakes at any hour. */
function firstAwake(asleep: Person[], roster: readonly Shift[], now: Date): Date {
  const onDutyFrom = roster
    .map(({ from }) => nextTime(from, now))
    .filter((start) =>
      onDuty(roster, start).some((email) => asleep.some((person) => person.email === email)),
    );
  const awake = asleep.map(({ choices }) => quietEnd(choices, now));
  return new Date(Math.min(...[...awake, ...onDutyFrom].map((moment) => moment.getTime())));
}

/** In the words of a lead's page. */
function unheard({ now, later }: Receivers): string {
  if (now.length > 0) return "op geen enkel toestel aangekomen";
  return later.length > 0 ? "gaat mee in de gebundelde melding" : "niemand heeft hiervoor meldingen aan";
}

type Receipt = { deviceId: string; email: string; own: 0 | 1 };

/** What was sent about this lead before; `own`: by an earlier attempt of this delivery. */
async function receiptsOf(db: D1Database, { deliveryId, leadId }: PushNotice): Promise<Receipt[]> {
  const { results } = await db
    .prepare(
      `SELECT device_id AS deviceId, push_receipts.email, delivery_id = ?1 AS own
       FROM outbox JOIN push_receipts ON delivery_id = outbox.id WHERE lead_id = ?2 AND kind = 'push'`,
    )
    .bind(deliveryId, leadId)
    .all<Receipt>();
  return results;
}

/** The deliveries of this lead that woke who was awake, and come again for the others. */
async function comingAgain(db: D1Database, leadId: string): Promise<string[]> {
  const { results } = await db
    .prepare(
      `SELECT id FROM outbox WHERE lead_id = ? AND kind = 'push' AND state = 'due' AND sent_at IS NOT NULL
         AND (about IS NULL OR about LIKE 'step:%')`,
    )
    .bind(leadId)
    .all<{ id: string }>();
  return results.map(({ id }) => id);
}

function messageOf(env: Env, { title, body, path, leadId, about }: PushNotice): PushMessage {
  const urgent = about.kind === "urgent";
  const navigate = (env.PUBLIC_ORIGIN || currentCompany().origin) + path;
  // Of one lead only the newest is seen; hyphens out, so that it fits into the 32 characters of a topic.
  const tag = leadId.replaceAll("-", "").slice(0, 32);
  // Later than that somebody else was woken, or it is said by the list.
  return { title, body, navigate, tag, urgent, ttl: urgent ? 30 * 60 : 4 * 60 * 60 };
}

/** Notes at once what became of one: the next attempt knows, whatever ends this one. */
export async function noteResult(
  db: D1Database,
  { id, email }: Pick<OwnDevice, "id" | "email">,
  result: PushResult,
  { deliveryId, now }: { deliveryId: string | null; now: Date },
): Promise<void> {
  if (result === "gone") {
    await db.prepare("DELETE FROM push_devices WHERE id = ?").bind(id).run();
  } else if (typeof result === "object") {
    await db.prepare("UPDATE push_devices SET refused = ? WHERE id = ?").bind(result.refused, id).run();
  } else if (result === "sent") {
    const receipt = db.prepare(
      `INSERT INTO push_receipts (delivery_id, device_id, email) SELECT id, ?2, ?3 FROM outbox WHERE id = ?1
       ON CONFLICT DO NOTHING`,
    );
    await db.batch([
      db
        .prepare("UPDATE push_devices SET succeeded_at = ?, refused = NULL WHERE id = ?")
        .bind(now.getTime(), id),
      ...(deliveryId === null ? [] : [receipt.bind(deliveryId, id, email)]),
    ]);
  }
}

/** Counts the request with those that this person is told together, once. */
async function keepForLater(
  db: D1Database,
  { deliveryId }: PushNotice,
  later: Person[],
  now: Date,
): Promise<void> {
  const kept = "SELECT 1 FROM push_receipts WHERE delivery_id = ?1 AND device_id = 'later' AND email = ?2";
  for (const { email, choices } of later) {
    await db.batch([
      db
        .prepare(
          `INSERT INTO push_choices (email, value, waiting, bundle_at)
           SELECT ?2, ?3, 1, ?4 WHERE NOT EXISTS (${kept})
           ON CONFLICT (email) DO UPDATE SET waiting = waiting + 1, bundle_at = coalesce(bundle_at, excluded.bundle_at)`,
        )
        .bind(deliveryId, email, JSON.stringify(choices), bundleMoment(choices, now).getTime()),
      db
        .prepare(
          `INSERT INTO push_receipts (delivery_id, device_id, email) SELECT id, 'later', ?2 FROM outbox WHERE id = ?1
           ON CONFLICT DO NOTHING`,
        )
        .bind(deliveryId, email),
    ]);
  }
}

/** One that may still come decides: the others have a receipt, and are left alone by the next attempt. */
function outcomeOf(results: PushResult[]): PushOutcome {
  const refused = results.find((result) => typeof result === "object");
  if (refused) return { type: "setup", why: `de pushdienst weigert onze sleutel (${refused.refused})` };
  if (results.includes("later")) return { type: "passing", why: "de pushdienst antwoordt niet" };
  if (results.includes("too-large")) return { type: "final", why: "de melding is te groot" };
  return { type: "sent" };
}
