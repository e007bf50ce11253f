import { afterAll, beforeEach, expect, test } from "vitest";
import { clearLeads, leadPost, receive } from "~tests/support/lead-posts";
import { localBindings } from "~tests/support/local-bindings";
import { shownOnPage } from "./figure-texts";
import { figuresCsv } from "./figures-csv";
import { leadFigures } from "./lead-figures.server";

const { env, dispose } = await localBindings();
afterAll(dispose);
beforeEach(() => clearLeads(env));

/** A Saturday. */
const now = new Date("2026-11-21T12:00:00Z");
const hour = 3_600_000;

async function store(at: string, fields: Record<string, string> = {}, answeredAfter?: number): Promise<void> {
  const received = new Date(at);
  const answer = await receive(env, leadPost(fields), { now: received });
  if (!("lead" in answer)) throw new Error(answer.kind);
  if (answeredAfter === undefined) return;
  await env.DB.prepare("UPDATE leads SET status = 'won', answered_at = ? WHERE id = ?")
    .bind(received.getTime() + answeredAfter * hour, answer.lead.id)
    .run();
}

test("requests are counted per week, source, service and town, without quarantine", async () => {
  await store("2026-11-16T08:00:00Z", { landingPage: "/daken", address: "Kerkstraat 1, 5611 GJ Eindhoven" });
  await store("2026-11-15T20:00:00Z", {
    landingPage: "/daken",
    city: "Best",
    selectedService: "Spoedservice",
  });
  await store("2026-11-09T08:00:00Z", { landingPage: "/", address: "Dorpsstraat 2, 3920 Lommel" });
  await store("2026-11-16T08:00:00Z", { website: "spam" });
  await store("2026-08-01T08:00:00Z");
  const { periods, earned } = await leadFigures(env.DB, { weeks: 3, per: "week" }, now);
  expect(periods.map(({ from, requests }) => [from, requests])).toEqual([
    ["2026-11-02", 0],
    ["2026-11-09", 2],
    ["2026-11-16", 1],
  ]);
  expect(earned.pages).toEqual([
    { name: "/daken", requests: 2, won: 0, cents: 0 },
    { name: "/", requests: 1, won: 0, cents: 0 },
  ]);
  expect(earned.services.map(({ name, requests }) => [name, requests])).toEqual([
    ["Gratis offerte", 2],
    ["Spoedservice", 1],
  ]);
  expect(earned.towns.map(({ name }) => name)).toEqual(["Best", "Eindhoven", "Lommel"]);
});

test("answers are measured against the promise; the median is of what was answered", async () => {
  for (const hours of [1, 3, 30]) await store("2026-11-16T08:00:00Z", {}, hours);
  await store("2026-11-16T08:00:00Z");
  await store("2026-11-21T11:00:00Z");
  // Closed unheard: after the promise it is broken, before it nothing was owed.
  await ended("2026-11-16T08:00:00Z", "2026-11-20T08:00:00Z", "status = 'lost'");
  await ended("2026-11-16T08:00:00Z", "2026-11-16T09:00:00Z", "status = 'lost'");
  const { answers, statuses } = await leadFigures(env.DB, { weeks: 1, per: "week" }, now);
  expect(answers).toEqual({ answered: 3, inTime: 2, late: 1, unheard: 2, medianMs: 3 * hour });
  expect(statuses).toEqual({ new: 2, called: 0, scheduled: 0, quoted: 0, won: 3, lost: 2 });
});

test("without requests there are zeros and no median", async () => {
  const figures = await leadFigures(env.DB, { weeks: 2, per: "week" }, now);
  expect(figures.answers).toEqual({ answered: 0, inTime: 0, late: 0, unheard: 0, medianMs: null });
  expect(figures.periods.map(({ requests }) => requests)).toEqual([0, 0]);
});

/** A request that ended on this day, as the office says it. */
async function ended(received: string, at: string, set: string, fields: Record<string, string> = {}) {
  await store(received, fields);
  const newest = "WHERE id = (SELECT id FROM leads ORDER BY rowid DESC LIMIT 1)";
  await env.DB.batch([
    env.DB.prepare(`UPDATE leads SET ${set} ${newest}`),
    env.DB.prepare(`UPDATE leads SET decided_at = ?1 ${newest}`).bind(Date.parse(at)),
  ]);
}

test("what was won counts in the month in which it was, and for the page, service and person that earned it", async () => {
  const won = (cents: number | null, who: string) =>
    `status = 'won', won_cents = ${cents}, assignee = '${who}'`;
  const article = { landingPage: "/kennisbank/gevellekkage", selectedService: "Spoedservice" };
  await ended("2026-10-20T08:00:00Z", "2026-11-02T08:00:00Z", won(125_050, "bas@bedrijf.example"), article);
  await ended("2026-11-03T08:00:00Z", "2026-11-04T08:00:00Z", won(null, "eva@bedrijf.example"), {
    landingPage: "/daken",
  });
  await ended("2026-11-03T08:00:00Z", "2026-10-31T22:30:00Z", "status = 'lost', lost_reason = 'price'");
  // Won once, open again: it has not ended, whatever its amount was.
  await store("2026-11-05T08:00:00Z", { landingPage: "/daken" });
  await env.DB.prepare(
    "UPDATE leads SET won_cents = 900 WHERE id = (SELECT id FROM leads ORDER BY rowid DESC LIMIT 1)",
  ).run();
  const { periods, earned, lostReasons } = await leadFigures(env.DB, { weeks: 12, per: "month" }, now);
  expect(periods.slice(-2)).toEqual([
    { from: "2026-10-01", requests: 1, answered: 0, inTime: 0, won: 0, lost: 1, cents: 0 },
    { from: "2026-11-01", requests: 3, answered: 0, inTime: 0, won: 2, lost: 0, cents: 125_050 },
  ]);
  expect(earned.articles).toEqual([
    { name: "/kennisbank/gevellekkage", requests: 1, won: 1, cents: 125_050 },
  ]);
  expect(earned.pages.map(({ name, won }) => [name, won]).slice(0, 2)).toEqual([
    ["/kennisbank/gevellekkage", 1],
    ["/daken", 1],
  ]);
  expect(earned.people.map(({ name, cents }) => [name, cents])).toEqual([
    ["bas@bedrijf.example", 125_050],
    ["eva@bedrijf.example", 0],
    ["", 0],
  ]);
  expect(lostReasons).toEqual([{ name: "price", count: 1 }]);
});

test("a town is one, in whatever case it was typed; the page shows the first twelve, the file all", async () => {
  for (const city of ["eindhoven", "EINDHOVEN", "Eindhoven", "Eindhoven "])
    await store("2026-11-16T08:00:00Z", { city });
  const asked = { weeks: 1, per: "week" } as const;
  expect((await leadFigures(env.DB, asked, now)).earned.towns).toEqual([
    { name: "Eindhoven", requests: 4, won: 0, cents: 0 },
  ]);
  for (let n = 0; n < 12; n++) await store("2026-11-16T08:00:00Z", { city: `Dorp ${n}` });
  const all = await leadFigures(env.DB, asked, now);
  expect(shownOnPage(all.earned.towns)).toHaveLength(12);
  expect(figuresCsv(all, "week").match(/^Plaats;/gm)).toHaveLength(13);
});

test("the file has every figure on a line of its own, and no formula", async () => {
  await ended("2026-11-03T08:00:00Z", "2026-11-04T08:00:00Z", "status = 'won', won_cents = 125050", {
    city: "=1+1",
  });
  const csv = figuresCsv(await leadFigures(env.DB, { weeks: 12, per: "month" }, now), "month");
  const lines = csv.trim().split("\r\n");
  expect(lines).toContain('Maand;2026-11-01;1;0;0;1;0;"1250,50"');
  expect(lines).toContain('Plaats;\'=1+1;1;;;1;;"1250,50"');
  expect(lines).toContain('Persoon;Niemand;1;;;1;;"1250,50"');
});
