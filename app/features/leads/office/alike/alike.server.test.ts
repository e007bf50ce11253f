import { afterAll, beforeEach, expect, test } from "vitest";
import { changeByForm } from "~/features/leads/office/lead/lead-actions.server";
import { undoChange } from "~/features/leads/office/lead/lead-changes.server";
import { holdAgain, putLeadAway, releaseLead } from "~/features/leads/office/lead/release.server";
import { everything } from "~/features/leads/office/list/inbox-filter";
import { actor, alikeLeads, all, campaign, free, later, minute } from "~tests/support/alike-leads";
import { countedDb } from "~tests/support/counted-db";
import { copyLead } from "~tests/support/lead-copies";
import { clearLeads } from "~tests/support/lead-posts";
import { localBindings } from "~tests/support/local-bindings";
import { readAlike, suspectsStatement } from "./alike.server";
import type { Outcome } from "./alike-actions.server";
import { alikeView } from "./read-alike.server";

const { env, dispose } = await localBindings();
afterAll(dispose);
beforeEach(async () => {
  await clearLeads(env);
  await env.DB.prepare("DELETE FROM admin_events").run();
});

const { send, wave, post, states } = alikeLeads(env);
const quarantined = { reason: "honeypot", spam: 0, mails: "held" };
const ann = { ...actor, email: "ann@voorbeeld.example" };
/** Sent once more, because its answer was lost. */
async function again(fields: Record<string, string>) {
  const events = () => env.DB.prepare("SELECT count(*) AS n FROM lead_events").first("n");
  const before = await events();
  const outcome = await post(fields, { ...actor, now: later(20 * minute) });
  expect(await events()).toBe(before);
  return outcome;
}
const sorted = (outcome: Outcome | null) => ({
  ...outcome,
  undo: { ...outcome?.undo, ids: outcome?.undo?.ids?.split(",").sort() },
});
const away = { reason: "honeypot", spam: 1, mails: "held" };

test("28 like each other are one row, go to spam at once and come back at once", async () => {
  const ids = await wave(28);
  await send({ projectDescription: "Het dak lekt bij de schoorsteen, al sinds de storm." });
  const { groups } = await alikeView(env.DB, { ...everything, quarantined: true }, actor.now);
  expect(groups).toHaveLength(1);
  const [group] = groups;
  expect(group).toMatchObject({
    title: "28 aanvragen die op elkaar lijken",
    kind: "text",
    count: 28,
    open: [],
  });
  expect([...(group?.held ?? [])].sort()).toEqual([...ids].sort());
  // The newest is the example.
  expect(group?.id).toBe(ids.at(-1));

  const held = group?.held.join(",") ?? "";
  const outcome = await post({ action: "spam", held, open: "" });
  expect(outcome).toMatchObject({ text: "28 aanvragen naar spam." });
  expect(await states(ids)).toEqual(all(28, away));
  expect(await readAlike(env.DB, actor.now)).toEqual([]);
  const events = await env.DB.prepare(
    "SELECT DISTINCT actor, data FROM lead_events WHERE kind = 'spam'",
  ).all();
  expect(events.results).toEqual([{ actor: actor.email, data: '{"reason":"honeypot"}' }]);

  expect(await post(outcome?.undo ?? {})).toEqual({ text: "Ongedaan gemaakt." });
  expect(await states(ids)).toEqual(all(28, quarantined));
  expect(await again(outcome?.undo ?? {})).toEqual({ text: "Ongedaan gemaakt." });
});

test("what came in or changed meanwhile is left alone, and said", async () => {
  const ids = await wave(4);
  const held = ids.join(",");
  const late = await wave(1);
  await post({ action: "release", held: ids[0] ?? "" });
  const outcome = await post({ action: "spam", held, open: "" });
  expect(outcome?.text).toBe("3 aanvragen naar spam. 1 aanvraag was intussen veranderd en bleef staan.");
  expect(await states([...ids, ...late])).toEqual([free, away, away, away, quarantined]);
  expect(sorted(await again({ action: "spam", held, open: "" }))).toEqual(sorted(outcome));
  expect(await post({ action: "spam", held, open: "" }, ann)).toMatchObject({ failed: true });
  // One of them was released since: undoing leaves that one.
  await env.DB.prepare("UPDATE leads SET spam_at = NULL, quarantine_reason = NULL WHERE id = ?")
    .bind(ids[1])
    .run();
  expect((await post(outcome?.undo ?? {}))?.text).toBe(
    "Ongedaan gemaakt. 1 aanvraag was intussen veranderd en bleef staan.",
  );
  expect((await states(ids)).map(({ reason }) => reason)).toEqual([null, null, "honeypot", "honeypot"]);
});

test("what stands in the ordinary list with the same text goes along, as long as nobody did anything with it", async () => {
  const open: string[] = [];
  for (let n = 0; n < 3; n++) open.push(await send(campaign(n)));
  const held = await wave(3);
  await env.DB.prepare("UPDATE leads SET status = 'called' WHERE id = ?").bind(open[0]).run();
  const [group] = (await alikeView(env.DB, { ...everything, quarantined: true }, actor.now)).groups;
  expect(group?.count).toBe(5);
  expect([...(group?.open ?? [])].sort()).toEqual([...open.slice(1)].sort());

  // Called meanwhile, and one that was seen in the ordinary list is not taken for one of the quarantine.
  await env.DB.prepare("UPDATE leads SET status = 'called' WHERE id = ?").bind(open[1]).run();
  expect(await post({ action: "spam", held: open[2] ?? "", open: "" })).toMatchObject({ failed: true });
  const outcome = await post({
    action: "spam",
    held: group?.held.join(",") ?? "",
    open: group?.open.join(",") ?? "",
  });
  expect(outcome?.text).toContain("4 aanvragen naar spam. 1 aanvraag was");
  expect(await states([...open, ...held])).toEqual([
    free,
    free,
    { reason: "spam", spam: 1, mails: "held" },
    ...all(3, away),
  ]);
  await post(outcome?.undo ?? {});
  expect(await states([...open, ...held])).toEqual([free, free, free, ...all(3, quarantined)]);
});

test("many are released at once, with their mails in a minute, and put back", async () => {
  const ids = await wave(3);
  const outcome = await post({ action: "release", held: ids.join(",") });
  expect(outcome?.text).toBe("3 aanvragen vrijgegeven. De mails gaan over een minuut weg.");
  expect(sorted(await again({ action: "release", held: ids.join(",") }))).toEqual(sorted(outcome));
  expect(await states(ids)).toEqual(all(3, free));
  const next = await env.DB.prepare("SELECT DISTINCT next_at FROM outbox").first("next_at");
  expect(next).toBe(actor.now.getTime() + minute);
  await env.DB.prepare("UPDATE leads SET status = 'called' WHERE id = ?").bind(ids[0]).run();
  const undone = await post(outcome?.undo ?? {});
  expect(undone?.text).toContain("1 aanvraag was intussen veranderd");
  expect(await states(ids)).toEqual([free, quarantined, quarantined]);
  expect(await again(outcome?.undo ?? {})).toEqual(undone);
  expect(await post(outcome?.undo ?? {}, ann)).toMatchObject({ failed: true });
});

test("what is released from spam goes back to spam, alone and with others, and no mail is promised that has gone", async () => {
  const [id = "", other = ""] = await wave(2);
  await post({ action: "spam", held: `${id},${other}`, open: "" });
  const put = () =>
    env.DB.prepare("SELECT DISTINCT spam_at AS at, quarantine_reason AS reason FROM leads").first();
  const before = await put();
  const press = (fields: Record<string, string>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    return changeByForm(env.DB, id, form, { ...actor, employees: [] });
  };
  const released = await press({ action: "release" });
  expect(released).toMatchObject({ text: "De aanvraag is vrijgegeven. De mails gaan over een minuut weg." });
  const event = released && "eventId" in released ? String(released.eventId) : "";
  expect(await press({ action: "undo", event })).toEqual({
    text: "Ongedaan gemaakt. De aanvraag staat weer bij spam.",
  });
  expect(await put()).toEqual(before);
  const outcome = await post({ action: "release", held: "", spam: `${id},${other}` });
  expect(outcome?.text).toBe("2 aanvragen vrijgegeven. De mails gaan over een minuut weg.");
  expect(await states([id, other])).toEqual([free, free]);
  await post(outcome?.undo ?? {});
  expect(await put()).toEqual(before);
  expect(await states([id, other])).toEqual([away, away]);
  await env.DB.prepare("UPDATE outbox SET state = 'sent'").run();
  expect(await press({ action: "release" })).toMatchObject({ text: "De aanvraag is vrijgegeven." });
});

test("a single lead is put away from its page and taken back by the event", async () => {
  const [held = ""] = await wave(1);
  const open = await send();
  expect(await putLeadAway(env.DB, open, { held: true }, actor)).toBeNull();
  expect(await putLeadAway(env.DB, held, { held: false }, actor)).toBeNull();
  expect(await states([held, open])).toEqual([quarantined, free]);
  const changes = [
    await putLeadAway(env.DB, held, { held: true }, actor),
    await putLeadAway(env.DB, open, { held: false }, actor),
  ];
  expect(await states([held, open])).toEqual([away, { reason: "spam", spam: 1, mails: "held" }]);
  for (const [i, id] of [held, open].entries()) {
    expect(await undoChange(env.DB, id, changes[i]?.eventId ?? 0, actor)).toBe(true);
  }
  expect(await states([held, open])).toEqual([quarantined, free]);
});

test("taking back 'Naar spam' never releases what was in quarantine", async () => {
  const id = await send();
  const by = (n: number) => ({ ...actor, now: later((10 + n) * minute) });
  await putLeadAway(env.DB, id, { held: false }, by(0));
  const release = await releaseLead(env.DB, id, by(1));
  expect(await undoChange(env.DB, id, release?.eventId ?? 0, by(2))).toBe(true);
  // As what was released from spam was left before.
  await env.DB.prepare("UPDATE leads SET spam_at = NULL").run();
  const again = await putLeadAway(env.DB, id, { held: true }, by(3));
  expect(await undoChange(env.DB, id, again?.eventId ?? 0, by(4))).toBe(true);
  expect(await states([id])).toEqual([{ reason: "spam", spam: 0, mails: "held" }]);
});

test("undoing a release leaves alone what a colleague has worked on since", async () => {
  const [id = ""] = await wave(1);
  await releaseLead(env.DB, id, actor);
  await env.DB.prepare("UPDATE leads SET status = 'won' WHERE id = ?").bind(id).run();
  expect(await holdAgain(env.DB, id, { reason: "honeypot" }, actor)).toBeNull();
  expect(await states([id])).toEqual([free]);
});

test("a release and an undo let no mail go that a cap holds", async () => {
  const [held = ""] = await wave(1);
  const open = await send();
  await env.DB.prepare(
    "UPDATE outbox SET state = 'held', hold_reason = 'site' WHERE kind = 'visitor-mail'",
  ).run();
  await post({ action: "release", held });
  await post((await post({ action: "spam", held: "", open }))?.undo ?? {});
  const { results } = await env.DB.prepare("SELECT DISTINCT kind, state FROM outbox ORDER BY kind").all();
  expect(results).toEqual([
    { kind: "office-mail", state: "due" },
    { kind: "visitor-mail", state: "held" },
  ]);
});

test.each<Record<string, string>>([
  {},
  { action: "erase" },
  { action: "hold-pattern", lead: "x", kind: "name" },
  { action: "stop-pattern", pattern: "x" },
  { action: "undo-spam", ids: "x", at: "gisteren" },
])("a post that is not one of its own does nothing: %j", async (fields) => {
  expect(await post(fields)).toBeNull();
});

test("the groups cost the same with many requests, and only the lists of quarantine and spam pay", async () => {
  await wave(3);
  const { db, take, plans } = countedDb(env.DB);
  await copyLead(env.DB, "first", 700);
  await readAlike(db, actor.now);
  const before = take();
  expect(before.queries).toBe(1);
  await copyLead(env.DB, "held", 2000);
  await copyLead(env.DB, "spam", 2000, { spam_at: "1" });
  await copyLead(env.DB, "honest", 2000, { abuse_score: "0", text_key: "NULL", quarantine_reason: "NULL" });
  const groups = await readAlike(db, actor.now);
  expect(groups.map(({ members }) => members.length)).toEqual([500]);
  expect(take().rows).toBeLessThanOrEqual(before.rows);
  expect((await plans()).get(suspectsStatement)?.join("\n")).not.toMatch(/SCAN leads\b/);
  await alikeView(db, everything, actor.now);
  expect(take().queries).toBe(0);
});
