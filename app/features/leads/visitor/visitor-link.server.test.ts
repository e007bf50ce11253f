import { afterAll, beforeEach, expect, test } from "vitest";
import { endLinks, requestLink } from "~/features/leads/store/link-requests.server";
import { eraseLead } from "~/features/leads/store/sweep.server";
import { signToken } from "~/platform/http/signed-token.server";
import { clearLeads, leadPost, receive, receivedAt } from "~tests/support/lead-posts";
import { localBindings } from "~tests/support/local-bindings";
import { askForLink, readNewLinkForm } from "./new-link.server";
import { linkDays, openVisitorLink, visitorToken } from "./visitor-link.server";

const { env, dispose } = await localBindings();
afterAll(dispose);
let lead: { id: string; reference: string };
beforeEach(async () => {
  await clearLeads(env);
  const answer = await receive(env, leadPost());
  if ("lead" in answer) lead = answer.lead;
});

const secret = "a-secret-of-32-characters-or-more";
const day = 86_400_000;
const after = (ms: number) => new Date(receivedAt.getTime() + ms);
const issue = async (at = receivedAt) => (await visitorToken(env.DB, lead.id, secret, at)) ?? "";
const open = (token: string, at = receivedAt, secrets: string | undefined = secret) =>
  openVisitorLink(env.DB, token, secrets, at);
const actor = { email: "bas@bedrijf.example", now: receivedAt };

test("a token leads to its lead, under an old secret too, and no other token does", async () => {
  const token = await issue();
  expect(await open(token, receivedAt, `another-secret-of-32-characters,${secret}`)).toMatchObject({
    kind: "open",
    leadId: lead.id,
  });
  expect(await open(token, receivedAt, "another-secret-of-32-characters")).toBeNull();
  expect(await open(`${token}x`)).toBeNull();
  expect(await open(token, receivedAt, undefined)).toMatchObject({ kind: "open" });
  expect(await openVisitorLink(env.DB, token, "", receivedAt)).toBeNull();
  expect(await open(await signToken({ id: lead.id }, secret, "thanks"))).toBeNull();
  expect(await visitorToken(env.DB, lead.id, "", receivedAt)).toBeNull();
});

test("a link works ninety days from the mail, and says until when", async () => {
  const token = await issue(after(10 * day));
  expect(await open(token, after((10 + linkDays) * day - 1))).toMatchObject({ kind: "open" });
  expect(await open(token, after((10 + linkDays) * day))).toEqual({ kind: "ended" });
  expect(await open(token)).toEqual({ kind: "open", leadId: lead.id, version: 0, until: "28 februari 2027" });
});

test("a link without a date, of the version before, counts from receipt and can be ended", async () => {
  const old = await signToken({ id: lead.id }, secret, "status");
  expect(await open(old, after(linkDays * day - 1))).toMatchObject({ kind: "open", leadId: lead.id });
  expect(await open(old, after(linkDays * day))).toEqual({ kind: "ended" });
  await endLinks(env.DB, lead.id, actor);
  expect(await open(old)).toEqual({ kind: "ended" });
});

test("ended links open nothing, the next one does, and the timeline says who ended them", async () => {
  const before = await issue();
  expect(await endLinks(env.DB, lead.id, actor)).not.toBeNull();
  expect(await open(before)).toEqual({ kind: "ended" });
  expect(await open(await issue())).toMatchObject({ kind: "open" });
  expect(await endLinks(env.DB, "nobody", actor)).toBeNull();
  const { results } = await env.DB.prepare(
    "SELECT kind, actor FROM lead_events ORDER BY id DESC LIMIT 1",
  ).all();
  expect(results).toEqual([{ kind: "links-ended", actor: actor.email }]);
});

test("the link to an erased lead tells that it is gone", async () => {
  const token = await issue();
  await eraseLead({ db: env.DB, bucket: env.UPLOADS }, lead.id);
  expect(await open(token)).toEqual({ kind: "gone" });
});

const links = async () =>
  (await env.DB.prepare("SELECT state, client FROM outbox WHERE letter = 'link'").all()).results;

test("a new link is mailed for the reference with the address of the lead, and for nothing else", async () => {
  const ask = (reference: string, email: string) =>
    requestLink(env.DB, { reference, email, client: "c" }, receivedAt);
  expect(await ask(lead.reference, "iemand@voorbeeld.nl")).toBe(false);
  expect(await ask("ZZZZZZZZ", "jan@voorbeeld.nl")).toBe(false);
  expect(await links()).toEqual([]);
  expect(await ask(lead.reference.toLowerCase(), "JAN@voorbeeld.nl")).toBe(true);
  expect(await links()).toEqual([{ state: "due", client: "c" }]);
});

test("asking again at once gives no second mail, ten minutes later it does", async () => {
  const ask = (now: Date) => requestLink(env.DB, { leadId: lead.id, actor: "x" }, now);
  const all = await Promise.all([ask(receivedAt), ask(receivedAt), ask(receivedAt)]);
  expect(all.filter(Boolean)).toHaveLength(1);
  await env.DB.prepare("UPDATE outbox SET state = 'sent' WHERE letter = 'link'").run();
  expect(await ask(after(9 * 60_000))).toBe(false);
  expect(await ask(after(11 * 60_000))).toBe(true);
});

test("a lead in quarantine gets no link", async () => {
  await env.DB.prepare("UPDATE leads SET quarantine_reason = 'honeypot'").run();
  const asked = { reference: lead.reference, email: "jan@voorbeeld.nl", client: null };
  expect(await requestLink(env.DB, asked, receivedAt)).toBe(false);
});

test("an answer never comes before the time that a lead which exists takes", async () => {
  for (const reference of [lead.reference, "ZZZZZZZZ"]) {
    const begun = performance.now();
    await askForLink(env.DB, { reference, email: "jan@voorbeeld.nl" }, null, receivedAt);
    expect(performance.now() - begun).toBeGreaterThan(390);
  }
});

test("the form wants a reference and an address, in whatever spacing", () => {
  const read = (referentie: string, email: string) => {
    const form = new FormData();
    form.set("referentie", referentie);
    form.set("email", email);
    return Object.keys(readNewLinkForm(form).errors);
  };
  expect(read(" ab23 cd45 ", "jan@voorbeeld.nl")).toEqual([]);
  expect(read("", "")).toEqual(["reference", "email"]);
  expect(read("AB23CD4", "jan")).toEqual(["reference", "email"]);
});
