import { afterAll, beforeEach, expect, test } from "vitest";
import { clockText } from "~/features/leads/model/answer-by";
import { everything } from "~/features/leads/office/list/inbox-filter";
import { actor, alikeLeads, all, campaign, free, later, minute } from "~tests/support/alike-leads";
import { clearLeads } from "~tests/support/lead-posts";
import { localBindings } from "~tests/support/local-bindings";
import { listPatterns } from "./patterns.server";
import { alikeView } from "./read-alike.server";

const { env, dispose } = await localBindings();
afterAll(dispose);
beforeEach(async () => {
  await clearLeads(env);
  await env.DB.prepare("DELETE FROM admin_events").run();
});

const { send, wave, post, states } = alikeLeads(env);

test("a pattern is held for a day, counts what it stops, and is stopped", async () => {
  const ids = await wave(3);
  const [lead = ""] = ids;
  const hold = { action: "hold-pattern", lead, kind: "text" };
  const held = await post(hold);
  expect(held?.failed).toBeUndefined();
  // Sent again because its answer was lost, it is done.
  expect(await post(hold, { ...actor, now: later(11 * minute) })).toEqual(held);
  const stopped = await send(campaign(9), undefined, later(20 * minute));
  expect(await states([stopped])).toEqual([{ reason: "pattern", spam: 0, mails: "held" }]);

  const look = (ms: number) => alikeView(env.DB, { ...everything, spam: true }, later(ms));
  expect(await look(20 * minute)).toMatchObject({
    groups: [],
    patterns: [{ left: "nog 24 uur", stopped: "1 aanvraag tegengehouden" }],
  });
  expect((await look(11 * minute + 60 * minute)).patterns[0]?.left).toBe("nog 23 uur");
  const day = 24 * 60 * minute;
  expect((await look(10 * minute + day - 1)).patterns[0]?.left).toBe("nog 1 uur");
  expect((await look(10 * minute + day)).patterns).toEqual([]);

  const [pattern] = await listPatterns(env.DB, actor.now);
  const stop = { action: "stop-pattern", pattern: String(pattern?.id) };
  const over = await post(stop);
  expect(over?.failed).toBeUndefined();
  expect(await post(stop)).toEqual(over);
  expect(await post({ ...stop, pattern: "999999" })).toMatchObject({ failed: true });
  expect(await listPatterns(env.DB, actor.now)).toEqual([]);
  expect(await states([await send(campaign(10), undefined, later(21 * minute))])).toEqual([free]);
  const { results } = await env.DB.prepare("SELECT kind, actor, detail FROM admin_events ORDER BY id").all();
  expect(results).toEqual([
    { kind: "pattern-held", actor: actor.email, detail: "text" },
    { kind: "pattern-stopped", actor: actor.email, detail: "text" },
  ]);
  // One that is over can be held again.
  expect((await post(hold))?.failed).toBeUndefined();
});

test("what a held network sends stands in quarantine as one row, also without a sign of abuse", async () => {
  const address = "2001:db8:9:8::1";
  const lead = await send({}, address);
  await post({ action: "hold-pattern", lead, kind: "client" });
  const ids: string[] = [];
  const works = ["Het dak lekt bij de schoorsteen", "Graag een offerte voor een dakkapel", "De goot zit los"];
  for (const [n, projectDescription] of works.entries()) {
    ids.push(await send({ projectDescription }, address, later((11 + n) * minute)));
  }
  expect(await states(ids)).toEqual(all(3, { reason: "pattern", spam: 0, mails: "held" }));
  await env.DB.prepare("UPDATE leads SET abuse_score = 0").run();
  const { groups } = await alikeView(env.DB, { ...everything, quarantined: true }, later(20 * minute));
  expect(groups.map(({ kind, held }) => [kind, [...held].sort()])).toEqual([["client", [...ids].sort()]]);
});

test("a network is held no longer than its hash can tell it, and the employee reads until when", async () => {
  const lead = await send({}, "2001:db8:9:7::1");
  const nextNoon = new Date(
    `${later(24 * 60 * minute)
      .toISOString()
      .slice(0, 10)}T12:00:00Z`,
  );
  const outcome = await post({ action: "hold-pattern", lead, kind: "client" }, { ...actor, now: nextNoon });
  const until = await env.DB.prepare("SELECT until FROM held_patterns").first<number>("until");
  expect(until).toBe(nextNoon.getTime() + 12 * 60 * minute);
  expect(outcome?.text).toContain(`tot ${clockText(new Date(until ?? 0))}`);
  await env.DB.prepare("DELETE FROM held_patterns").run();
  const tooLate = new Date(nextNoon.getTime() + 12 * 60 * minute);
  const hold = { action: "hold-pattern", lead, kind: "client" };
  expect(await post(hold, { ...actor, now: tooLate })).toMatchObject({ failed: true });
});

test("a network can be held only while its hash is known", async () => {
  const id = await send({}, "2001:db8:9:9::1");
  await env.DB.prepare("UPDATE leads SET client_hash = NULL").run();
  expect(await post({ action: "hold-pattern", lead: id, kind: "client" })).toMatchObject({ failed: true });
});
