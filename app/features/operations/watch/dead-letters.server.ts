import type { Check } from "~/lib/check";
import { log } from "~/platform/log.server";

/** What the queue gave up on. Its body names a lead by id at most. */
export type DeadLetter = { id: string; body: string; attempts: number; at: number };

const maxBody = 4000;

/** Keeps them; a message that comes twice is kept once. Rejects when D1 does, so that the queue offers them again. */
export async function keepDeadLetters(
  db: D1Database,
  messages: readonly Pick<Message, "id" | "body" | "attempts" | "timestamp">[],
): Promise<void> {
  const keep = db.prepare("INSERT OR IGNORE INTO dead_letters (id, body, attempts, at) VALUES (?, ?, ?, ?)");
  await db.batch(
    messages.map(({ id, body, attempts, timestamp }) =>
      keep.bind(id, JSON.stringify(body).slice(0, maxBody), attempts, timestamp.getTime()),
    ),
  );
  log("error", "queue.dead-letter", { count: messages.length });
}

export async function listDeadLetters(db: D1Database, limit: number): Promise<DeadLetter[]> {
  const { results } = await db
    .prepare("SELECT id, body, attempts, at FROM dead_letters ORDER BY at LIMIT ?")
    .bind(limit)
    .all<DeadLetter>();
  return results;
}

/** Into the queue once more. False when it is not there (any more). `told` is written with its removal. */
export async function resendDeadLetter(
  { db, queue }: { db: D1Database; queue: Pick<Queue, "send"> },
  id: string,
  told: D1PreparedStatement[] = [],
): Promise<boolean> {
  const body = await db.prepare("SELECT body FROM dead_letters WHERE id = ?").bind(id).first<string>("body");
  if (body === null) return false;
  await queue.send(parsed(body));
  // Sent first: to do it twice is harmless, to lose it is not.
  return discardDeadLetter(db, id, told);
}

/** False when it is not there (any more). */
export async function discardDeadLetter(
  db: D1Database,
  id: string,
  told: D1PreparedStatement[] = [],
): Promise<boolean> {
  const remove = db.prepare("DELETE FROM dead_letters WHERE id = ?").bind(id);
  const [done] = await db.batch([remove, ...told]);
  return (done?.meta.changes ?? 0) > 0;
}

/** A body that was cut off is sent as text: it is a signal to the sender, whatever it says. */
function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
}

export async function deadLetterCheck(env: Pick<Env, "DB">): Promise<Check[]> {
  const count = (await env.DB.prepare("SELECT count(*) AS n FROM dead_letters").first<number>("n")) ?? 0;
  return [
    {
      name: "dead-letters",
      title: "Vastgelopen seinen",
      value:
        count === 0
          ? "Geen."
          : `${count === 1 ? "1 sein om mails te versturen liep" : `${count} seinen om mails te versturen liepen`} vast.`,
      limit: "Rood zodra er één is",
      count,
      state: count > 0 ? "red" : "ok",
      advice:
        "De mails zijn niet kwijt. Kies op de pagina Werking bij ‘Vastgelopen seinen’ voor ‘Opnieuw’; loopt het sein weer vast, waarschuw dan de beheerder van de website.",
    },
  ];
}
