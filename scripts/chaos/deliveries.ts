import { createHmac } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { TestServer } from "../../tests/support/server.ts";
import { stubServer } from "../../tests/support/stub-server.ts";

export type Receiver = {
  vars: { WEBHOOK_URL: string; WEBHOOK_SECRET: string };
  /** How often each delivery arrived, by its id. A receiver that follows the rule handles each id once. */
  seen: Map<string, number>;
  /** Posts whose signature was wrong. */
  forged: number;
  stop(): Promise<void>;
};

/** A receiver of webhooks that checks signatures and counts what it is told. */
export async function startReceiver(): Promise<Receiver> {
  const secret = "alleen-voor-deze-proef";
  const receiver = { seen: new Map<string, number>(), forged: 0 };
  const { origin, close } = await stubServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const signed = `${request.headers["x-timestamp"]}.${Buffer.concat(parts)}`;
    const signature = `sha256=${createHmac("sha256", secret).update(signed).digest("hex")}`;
    const id = String(request.headers["x-delivery-id"]);
    if (request.headers["x-signature"] !== signature) receiver.forged++;
    receiver.seen.set(id, (receiver.seen.get(id) ?? 0) + 1);
    response.end();
  });
  return Object.assign(receiver, {
    vars: { WEBHOOK_URL: `${origin}/`, WEBHOOK_SECRET: secret },
    stop: close,
  });
}

/** Sends and receives what is still due, as the cron would in the hours to come. Throws when something stays behind. */
export async function settle(server: TestServer): Promise<void> {
  const hour = 60 * 60 * 1000;
  const waiting = async () =>
    (
      await server.sql<{ n: number }>(
        `SELECT (SELECT count(*) FROM outbox WHERE state = 'due')
           + (SELECT count(*) FROM incoming_mails WHERE state = 'due') AS n`,
      )
    )[0]?.n ?? 0;
  let left = await waiting();
  for (let round = 1; left > 0; round++) {
    // One run sends at most fifty; the queue may be at work on the same ones.
    await server.cron("* * * * *", Date.now() + (round % 40) * hour);
    const before = left;
    left = await waiting();
    if (round > 200 && left >= before) throw new Error(`${left} deliveries are not sent.`);
    if (left >= before) await pause(100);
  }
}

type DeliveryVerdict = {
  /** Deliveries that the database counts as sent, and that did not arrive. */
  unseen: string[];
  /** What arrived and belongs to no delivery: somebody was told of a request that is not kept. */
  unowed: string[];
  webhooks: number;
  /** Arrivals of a webhook beyond its first, each under the same id. */
  webhookRepeats: number;
  mails: number;
  mailRepeats: number;
  failed: number;
};

/** Compares the outbox with what the webhook's receiver and the mailbox got. Call after `settle`. */
export async function verifyDeliveries(server: TestServer, receiver: Receiver): Promise<DeliveryVerdict> {
  const rows = await server.sql<{ id: string; kind: string; state: string; reference: string }>(
    `SELECT outbox.id, outbox.kind, state, reference FROM outbox JOIN leads ON leads.id = lead_id`,
  );
  const mails = new Map<string, number>();
  for (const { subject } of server.mails()) {
    const kind = /^Uw aanvraag/.test(subject) ? "visitor-mail" : "office-mail";
    const reference = /\b[A-Z0-9]{8}\b/.exec(subject)?.[0];
    mails.set(`${kind} ${reference}`, (mails.get(`${kind} ${reference}`) ?? 0) + 1);
  }
  const verdict: DeliveryVerdict = {
    unseen: [],
    unowed: [],
    webhooks: 0,
    webhookRepeats: 0,
    mails: 0,
    mailRepeats: 0,
    failed: 0,
  };
  const owed = new Set<string>();
  for (const { id, kind, state, reference } of rows) {
    if (state === "failed") verdict.failed++;
    const [arrivals, name] = kind === "webhook" ? [receiver.seen, id] : [mails, `${kind} ${reference}`];
    const times = arrivals.get(name) ?? 0;
    owed.add(name);
    if (times === 0) verdict.unseen.push(`${kind} ${reference}`);
    else if (kind === "webhook") {
      verdict.webhooks++;
      verdict.webhookRepeats += times - 1;
    } else {
      verdict.mails++;
      verdict.mailRepeats += times - 1;
    }
  }
  verdict.unowed = [...mails.keys(), ...receiver.seen.keys()].filter((name) => !owed.has(name));
  return verdict;
}
