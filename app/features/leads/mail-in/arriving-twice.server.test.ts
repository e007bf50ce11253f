import { afterAll, beforeEach, expect, test } from "vitest";
import { sweepOrphans } from "~/features/leads/store/sweep.server";
import { threadAddress } from "~/features/leads/store/thread-address.server";
import { faulty } from "~tests/support/local-bindings";
import { mailSite } from "~tests/support/mail-site";
import { arrivingMail } from "../../../../tests/support/arriving-mail";
import { receiveMails } from "./receive-mails.server";
import { takeMail } from "./take-mail.server";

const now = new Date("2026-11-23T10:00:00Z");
const site = await mailSite(now);
afterAll(site.dispose);
beforeEach(site.clear);

const jan = "Jan <jan@voorbeeld.nl>";
const objects = async () => (await site.env.UPLOADS.list()).objects.length;

test("the same mail that comes and is read twice at once is one message and one object", async () => {
  const { id, to } = await site.lead();
  const mail = { from: jan, to, text: "Ja.", headers: { "Message-ID": "<a@b.example>", Date: "x" } };
  const raw = await new Response(arrivingMail(mail).raw as unknown as ReadableStream).text();
  await Promise.all(Array.from({ length: 5 }, () => site.take(raw, { from: "jan@voorbeeld.nl", to })));
  await Promise.all([receiveMails(site.env, now), receiveMails(site.env, now)]);
  expect((await site.detail(id))?.messages).toHaveLength(1);
  expect(await objects()).toBe(1);
});

test("a runtime that is gone between bucket and database leaves a mail that comes again, and an object that is swept", async () => {
  const { id, to } = await site.lead();
  const raw = await new Response(
    arrivingMail({ from: jan, to, text: "Ja." }).raw as unknown as ReadableStream,
  ).text();
  const gone = { ...site.env, DB: faulty(site.env.DB, { method: "prepare", error: new Error("gone") }) };
  await expect(takeMail(gone, arrivingMail(raw, { from: "jan@voorbeeld.nl", to }), now)).rejects.toThrow();
  await site.arrive(raw, { from: "jan@voorbeeld.nl", to });
  expect((await site.detail(id))?.messages).toHaveLength(1);
  expect(await objects()).toBe(2);
  await sweepOrphans(
    { db: site.env.DB, bucket: site.env.UPLOADS },
    new Date(Date.now() + 2 * 24 * 60 * 60_000),
  );
  expect(await objects()).toBe(1);
});

test("a token in folded case is the same; of two the address counts, and the other thread hears nothing", async () => {
  const [one, other] = [await site.lead(), await site.lead()];
  await site.arrive({
    from: jan,
    to: threadAddress(site.inbox, one.token.toUpperCase()).toUpperCase(),
    text: "Ja.",
  });
  const headers = { References: `<${other.token}@bedrijf.example>` };
  await site.arrive({ from: jan, to: one.to, text: "Nee.", headers });
  await site.arrive({
    from: jan,
    to: `aanvraag+${one.token}+${other.token}@bedrijf.example`,
    text: "Misschien.",
  });
  const said = async (id: string) => (await site.detail(id))?.messages.map(({ body }) => body);
  expect(await said(one.id)).toEqual(["Ja.", "Nee."]);
  expect(await said(other.id)).toEqual([]);
});

test("a mail of our own that comes back to the inbox is kept, confirmed to nobody and no request", async () => {
  const headers = { "X-Site-Mail": "00000000-0000-4000-8000-000000000000.1795428000000" };
  await site.arrive({ from: site.inbox, to: site.inbox, text: "Wij hebben uw aanvraag", headers });
  expect(await site.all("SELECT state, kept_why AS why FROM incoming_mails")).toEqual([
    { state: "kept", why: "own" },
  ]);
  expect(await site.all("SELECT 1 FROM leads UNION ALL SELECT 1 FROM outbox")).toEqual([]);
});
