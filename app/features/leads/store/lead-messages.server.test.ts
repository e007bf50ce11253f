import { afterAll, beforeEach, expect, test } from "vitest";
import { clearLeads, leadPost, receive } from "~tests/support/lead-posts";
import { localBindings } from "~tests/support/local-bindings";
import { addIncoming, type IncomingMessage } from "./lead-messages.server";
import { getLead } from "./leads.server";
import { eraseLead, sweepOrphans } from "./sweep.server";

const { env, dispose } = await localBindings();
afterAll(dispose);
beforeEach(() => clearLeads(env));

const stores = { db: env.DB, bucket: env.UPLOADS };
const now = new Date("2026-11-23T10:00:00Z");
const later = new Date("2026-11-23T11:00:00Z");

const mail: IncomingMessage = {
  id: "6f1c2a3b-0000-4000-8000-00000000aaaa",
  channel: "mail",
  sender: null,
  subject: "Re: uw aanvraag",
  body: "Dinsdag past ons goed.",
  automatic: 0,
  mailKey: "<1@mail.example> abc",
  rawKey: null,
};

async function stored(): Promise<string> {
  const answer = await receive(env, leadPost({}));
  if (!("lead" in answer)) throw new Error(JSON.stringify(answer));
  return answer.lead.id;
}

test("a mail that comes twice is one message and one line of the timeline, and the visitor waits since the first", async () => {
  const id = await stored();
  expect(await addIncoming(env.DB, id, mail, now)).toBe(true);
  expect(await addIncoming(env.DB, id, { ...mail, id: "another" }, later)).toBe(false);
  const second = { ...mail, id: "second", mailKey: "<2@mail.example> def" };
  expect(await addIncoming(env.DB, id, second, later)).toBe(true);
  const detail = await getLead(env.DB, id);
  expect(detail?.messages.map(({ id }) => id)).toEqual([mail.id, "second"]);
  expect(detail?.events.filter(({ kind }) => kind === "message-in")).toHaveLength(2);
  expect(detail?.lead.repliedAt).toBe(now.getTime());
});

test("nobody waits for an answer to what a program wrote, and what is written to an erased lead is not kept", async () => {
  const id = await stored();
  await addIncoming(env.DB, id, { ...mail, automatic: 1 }, now);
  expect((await getLead(env.DB, id))?.lead.repliedAt).toBeNull();
  expect(await addIncoming(env.DB, "gone", { ...mail, id: "x", mailKey: "<3@mail.example>" }, now)).toBe(
    false,
  );
});

test("the mail as it came is no orphan, and goes with its lead", async () => {
  const id = await stored();
  const rawKey = `leads/2026-11/${"a".repeat(32)}`;
  await env.UPLOADS.put(rawKey, "raw");
  await addIncoming(env.DB, id, { ...mail, rawKey }, now);
  await sweepOrphans(stores, new Date(Date.now() + 3 * 24 * 60 * 60_000));
  expect(await env.UPLOADS.head(rawKey)).not.toBeNull();
  await eraseLead(stores, id);
  expect(await env.UPLOADS.head(rawKey)).toBeNull();
});
