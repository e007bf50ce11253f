import { afterAll, beforeEach, expect, test } from "vitest";
import { changeManyByForm } from "~/features/leads/office/alike/alike-actions.server";
import { alikeView } from "~/features/leads/office/alike/read-alike.server";
import { leadFigures } from "~/features/leads/office/figures/lead-figures.server";
import {
  addNote,
  assignLead,
  changeStatus,
  undoChange,
} from "~/features/leads/office/lead/lead-changes.server";
import { leadView } from "~/features/leads/office/lead/lead-view";
import { openLead } from "~/features/leads/office/lead/open-lead.server";
import { putLeadAway, releaseLead } from "~/features/leads/office/lead/release.server";
import { everything } from "~/features/leads/office/list/inbox-filter";
import { listVersion } from "~/features/leads/office/live/list-version.server";
import { endLinks } from "~/features/leads/store/link-requests.server";
import { clearLeads, leadPost, receive, receivedAt } from "~tests/support/lead-posts";
import { localBindings } from "~tests/support/local-bindings";

const { env, dispose } = await localBindings();
afterAll(dispose);
beforeEach(() => clearLeads(env));

const at = (minutes: number) => new Date(receivedAt.getTime() + minutes * 60_000);
const an = { email: "an@voorbeeld.example", now: at(1) };
const bas = { email: "bas@voorbeeld.example", now: at(2) };

let sent = 0;
/** Alike requests, suspicious by their links; with `website` they are caught. */
async function alike(count: number, fields: Record<string, string> = {}) {
  const ids: string[] = [];
  for (let n = 0; n < count; n++) {
    const own = {
      email: `persoon${++sent}@voorbeeld.example`,
      projectDescription: `Wij zetten uw bedrijf bovenaan in de zoekmachine, kijk op http://x.example/${n} of http://y.example/a of http://z.example/b`,
      ...fields,
    };
    const answer = await receive(env, leadPost(own));
    if (!("lead" in answer)) throw new Error(answer.kind);
    ids.push(answer.lead.id);
  }
  return ids;
}

async function group() {
  const [first] = (await alikeView(env.DB, { ...everything, quarantined: true }, bas.now)).groups;
  return { held: first?.held ?? [], open: first?.open ?? [] };
}

async function post(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return changeManyByForm(env.DB, form, bas);
}
const allToSpam = ({ held, open }: { held: string[]; open: string[] }) =>
  post({ action: "spam", held: held.join(","), open: open.join(",") });

const isSpam = (id = "") =>
  env.DB.prepare("SELECT spam_at IS NOT NULL AS spam FROM leads WHERE id = ?").bind(id).first<0 | 1>("spam");
const isHeld = (id = "") =>
  env.DB.prepare("SELECT quarantine_reason IS NOT NULL AS held FROM leads WHERE id = ?")
    .bind(id)
    .first<0 | 1>("held");

const newest = () => listVersion(env.DB);

async function canPutAway(id = "") {
  const opened = await openLead(env.DB, id, bas.email, bas.now);
  return opened && leadView(opened, [], bas.now.getTime()).canPutAway;
}

const work: [string, (id: string) => Promise<unknown>][] = [
  ["assigned", (id) => assignLead(env.DB, id, an.email, an)],
  ["noted on", (id) => addNote(env.DB, id, "Gebeld, echte klant", an)],
  ["called", (id) => changeStatus(env.DB, id, { action: "call", from: "new" }, an)],
  ["seen to, its links ended", (id) => endLinks(env.DB, id, an)],
];

test.each(work)(
  "what is %s after the list was shown stays where it is, and it is said",
  async (_, doWork) => {
    const [mine = "", ...others] = await alike(4);
    const seen = await group();
    expect([...seen.open].sort()).toEqual([mine, ...others].sort());
    await doWork(mine);
    const outcome = await allToSpam(seen);
    expect(outcome?.text).toBe("3 aanvragen naar spam. 1 aanvraag was intussen veranderd en bleef staan.");
    expect(await isSpam(mine)).toBe(0);
    expect(await isSpam(others[0])).toBe(1);
  },
);

test.each(work)(
  "what is %s is in no group, and goes to spam from a page that shows it",
  async (_, doWork) => {
    const [mine = "", ...others] = await alike(4);
    const before = await newest();
    await doWork(mine);
    expect([...(await group()).open].sort()).toEqual(others.sort());
    for (const seen of [before, null])
      expect(await putLeadAway(env.DB, mine, { held: false, seen }, bas)).toBeNull();
    expect(await canPutAway(mine)).toBe(true);
    const row = async () =>
      env.DB.prepare("SELECT status, assignee, answered_at, quarantine_reason FROM leads WHERE id = ?")
        .bind(mine)
        .first();
    const was = await row();
    const change = await putLeadAway(env.DB, mine, { held: false, seen: await newest() }, bas);
    expect([await isSpam(mine), await isHeld(mine)]).toEqual([1, 1]);
    expect(await undoChange(env.DB, mine, change?.eventId ?? 0, bas)).toBe(true);
    expect([await isSpam(mine), await row()]).toEqual([0, was]);
  },
);

test("spam that was answered, or lost, counts in no figure; taken back it counts as it did", async () => {
  const [answered = "", lost = "", other = ""] = await alike(3);
  await changeStatus(env.DB, answered, { action: "call", from: "new" }, an);
  await changeStatus(env.DB, lost, { action: "lose", from: "new" }, an);
  const figures = async () => {
    const { answers, statuses } = await leadFigures(env.DB, { weeks: 4, per: "week" }, bas.now);
    return [answers.answered, answers.inTime, statuses.called, statuses.lost, statuses.new];
  };
  expect(await figures()).toEqual([1, 1, 1, 1, 1]);
  const open = [answered, lost, other].join(",");
  const outcome = await post({ action: "spam", held: "", open, seen: String(await newest()) });
  expect(outcome?.text).toBe("3 aanvragen naar spam.");
  expect(await figures()).toEqual([0, 0, 0, 0, 0]);
  await post(outcome?.undo ?? {});
  expect(await figures()).toEqual([1, 1, 1, 1, 1]);
});

test("what an offer, a visit or work came of is no spam", async () => {
  const [quoted = "", visited = ""] = await alike(2);
  await changeStatus(env.DB, quoted, { action: "quote", from: "new" }, an);
  await env.DB.prepare(
    `INSERT INTO visits (id, lead_id, employee, starts_at, ends_at, state, planned_by, changed_at, mailed)
     VALUES ('v', ?, 'an', 1, 2, 'planned', 'an', 0, 0)`,
  )
    .bind(visited)
    .run();
  for (const id of [quoted, visited]) {
    expect(await canPutAway(id)).toBe(false);
    expect(await putLeadAway(env.DB, id, { held: false, seen: await newest() }, bas)).toBeNull();
  }
});

test("what shows no sign of abuse can be put away too, and brought back", async () => {
  const [mine = ""] = await alike(1, { projectDescription: "Ik wil uw website bovenaan zetten." });
  expect(await canPutAway(mine)).toBe(true);
  const change = await putLeadAway(env.DB, mine, { held: false }, bas);
  expect([await isSpam(mine), await canPutAway(mine)]).toEqual([1, false]);
  const spam = await openLead(env.DB, mine, bas.email, bas.now);
  expect(spam && leadView(spam, [], bas.now.getTime()).answerBy).toBeNull();
  expect(await undoChange(env.DB, mine, change?.eventId ?? 0, bas)).toBe(true);
  expect([await isSpam(mine), await canPutAway(mine)]).toEqual([0, true]);
});

test("what is noted on in quarantine is left by the bulk action too; from its own page it goes", async () => {
  const [mine = "", ...others] = await alike(4, { website: "x" });
  const seen = await group();
  await addNote(env.DB, mine, "Gebeld, echte klant", an);
  expect([...(await group()).held].sort()).toEqual(others.sort());
  await allToSpam(seen);
  expect(await isSpam(mine)).toBe(0);
  expect(await putLeadAway(env.DB, mine, { held: true }, bas)).not.toBeNull();
});

test("opening it, and what was taken back, is no work", async () => {
  const [mine = ""] = await alike(3);
  await openLead(env.DB, mine, an.email, an.now);
  for (const change of [
    await assignLead(env.DB, mine, an.email, an),
    await changeStatus(env.DB, mine, { action: "call", from: "new" }, an),
    await addNote(env.DB, mine, "Verkeerde aanvraag", an),
    await putLeadAway(env.DB, mine, { held: true }, an),
  ]) {
    if (change) expect(await undoChange(env.DB, mine, change.eventId, an)).toBe(true);
  }
  expect((await group()).open).toContain(mine);
  expect((await allToSpam(await group()))?.text).toBe("3 aanvragen naar spam.");
});

test.each(work)("a release is not undone, alone or with many, for what is %s since", async (_, doWork) => {
  const ids = await alike(2, { website: "x" });
  const [one = "", two = ""] = ids;
  const single = await releaseLead(env.DB, one, bas);
  const many = await post({ action: "release", held: two });
  for (const id of ids) await doWork(id);
  expect(await undoChange(env.DB, one, single?.eventId ?? 0, bas)).toBe(false);
  expect(await post(many?.undo ?? {})).toMatchObject({ failed: true });
  expect([await isHeld(one), await isHeld(two)]).toEqual([0, 0]);
});

test("what was done with it in quarantine does not keep a release from being undone", async () => {
  const ids = await alike(2, { website: "x" });
  const [one = "", two = ""] = ids;
  for (const id of ids) {
    await assignLead(env.DB, id, an.email, an);
    await addNote(env.DB, id, "Even nakijken", an);
  }
  const single = await releaseLead(env.DB, one, bas);
  const many = await post({ action: "release", held: two });
  expect(await undoChange(env.DB, one, single?.eventId ?? 0, bas)).toBe(true);
  expect(await post(many?.undo ?? {})).toEqual({ text: "Ongedaan gemaakt." });
  expect([await isHeld(one), await isHeld(two)]).toEqual([1, 1]);
});
