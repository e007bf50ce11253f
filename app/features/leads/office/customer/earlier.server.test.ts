import { afterAll, beforeEach, expect, test } from "vitest";
import { changeCustomer } from "~/features/leads/office/customer/customer-actions.server";
import { countedDb } from "~tests/support/counted-db";
import { copyLead } from "~tests/support/lead-copies";
import { clearLeads, leadPost, receive } from "~tests/support/lead-posts";
import { localBindings } from "~tests/support/local-bindings";
import { earlierOf } from "./earlier.server";

const { env, dispose } = await localBindings();
afterAll(dispose);
beforeEach(() => clearLeads(env));

async function store(day: string, fields: Record<string, string> = {}) {
  const answer = await receive(env, leadPost(fields), { now: new Date(`${day}T12:00:00Z`) });
  if (!("lead" in answer)) throw new Error(answer.kind);
  return { id: answer.lead.id, quarantineReason: fields.website ? "spam" : null };
}
const told = async (...leads: { id: string; quarantineReason: string | null }[]) => {
  const texts = await earlierOf(env.DB, leads);
  return leads.map(({ id }) => texts.get(id) ?? null);
};

test("a row says how manieth request of its customer it is, and what was asked for before", async () => {
  const roof = await store("2024-03-01", { projectType: "dakrenovatie" });
  const offer = await store("2025-12-31", { email: "JAN@voorbeeld.nl", phone: "040 2123456" });
  const leak = await store("2026-01-05", { email: "j@voorbeeld.nl", phone: "+31 40 212 34 56" });
  const other = await store("2026-01-06", { email: "piet@voorbeeld.nl", phone: "06 87654321" });
  expect(await told(leak, offer, roof, other)).toEqual([
    "3e aanvraag · 2025",
    "2e aanvraag · dakrenovatie 2024",
    null,
    null,
  ]);
});

test("suspects join nobody, are not counted and are not told", async () => {
  const jan = await store("2026-01-01");
  const spam = await store("2026-01-02", { email: "piet@voorbeeld.nl", website: "spam" });
  const piet = await store("2026-01-03", { email: "piet@voorbeeld.nl", phone: "06 87654321" });
  const again = await store("2026-01-04");
  expect(await told(jan, spam, piet, again)).toEqual([null, null, null, "2e aanvraag · 2026"]);
});

test("what the office joined or set apart counts so", async () => {
  const jan = await store("2026-01-01");
  const again = await store("2026-01-02");
  const els = await store("2026-01-03", { email: "els@voorbeeld.nl", phone: "06 87654321" });
  const press = (id: string, action: string, other: string) => {
    const form = new FormData();
    form.append("action", action);
    form.append("other", other);
    return changeCustomer(env.DB, id, form, { email: "bas", now: new Date() });
  };
  await press(jan.id, "join", els.id);
  expect(await told(els)).toEqual(["3e aanvraag · 2026"]);
  await press(again.id, "apart", jan.id);
  expect(await told(again, els)).toEqual([null, "2e aanvraag · 2026"]);
});

test("a page reads no more where a number has thousands of requests, and says that they are many", async () => {
  const lead = await store("2026-01-01");
  await copyLead(env.DB, "few", 300);
  const { db, take, plans } = countedDb(env.DB);
  expect((await earlierOf(db, [lead])).get(lead.id)).toBe("meer dan 200 aanvragen");
  const few = take();
  await copyLead(env.DB, "many", 3000);
  await earlierOf(db, [lead]);
  const many = take();
  expect(many).toMatchObject({ queries: 1, trips: 1 });
  expect(many.rows).toBeLessThan(few.rows * 1.1);
  for (const [sql, steps] of await plans())
    expect(steps.join("\n"), sql).not.toMatch(/SCAN (?!part|key VIRTUAL|json_each VIRTUAL|CONSTANT ROW)/);
});
