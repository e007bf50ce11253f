import { afterAll, beforeEach, expect, test } from "vitest";
import { clearLeads, leadPost, receive } from "~tests/support/lead-posts";
import { localBindings } from "~tests/support/local-bindings";
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
  const figures = await leadFigures(env.DB, 3, now);
  expect(figures.weeks).toEqual([
    { from: "2026-11-02", count: 0 },
    { from: "2026-11-09", count: 2 },
    { from: "2026-11-16", count: 1 },
  ]);
  expect(figures.pages).toEqual([
    { name: "/daken", count: 2 },
    { name: "/", count: 1 },
  ]);
  expect(figures.services).toEqual([
    { name: "Gratis offerte", count: 2 },
    { name: "Spoedservice", count: 1 },
  ]);
  expect(figures.towns.map(({ name }) => name)).toEqual(["Best", "Eindhoven", "Lommel"]);
});

test("answers are measured against the promise; the median is of what was answered", async () => {
  for (const hours of [1, 3, 30]) await store("2026-11-16T08:00:00Z", {}, hours);
  await store("2026-11-16T08:00:00Z");
  await store("2026-11-21T11:00:00Z");
  const { answers, statuses } = await leadFigures(env.DB, 1, now);
  expect(answers).toEqual({ answered: 3, inTime: 2, late: 1, medianMs: 3 * hour });
  expect(statuses).toEqual({ new: 2, called: 0, scheduled: 0, quoted: 0, won: 3, lost: 0 });
});

test("without requests there are zeros and no median", async () => {
  const figures = await leadFigures(env.DB, 2, now);
  expect(figures.answers).toEqual({ answered: 0, inTime: 0, late: 0, medianMs: null });
  expect(figures.weeks.map(({ count }) => count)).toEqual([0, 0]);
});
