import { afterAll, beforeEach, expect, test } from "vitest";
import { countedDb } from "~tests/support/counted-db";
import { clearLeads, leadPost, receive } from "~tests/support/lead-posts";
import { localBindings } from "~tests/support/local-bindings";
import { customerOf } from "./customer.server";

const { env, dispose } = await localBindings();
afterAll(dispose);
beforeEach(() => clearLeads(env));

async function store(email: string, phone: string, fields: Record<string, string> = {}): Promise<string> {
  const answer = await receive(env, leadPost({ email, phone, ...fields }));
  if (!("lead" in answer)) throw new Error(answer.kind);
  return answer.lead.id;
}
const link = (lead: string, other: string, kind: string, undone: number | null = null) =>
  env.DB.prepare("INSERT INTO customer_links VALUES (?, ?, ?, ?, 0, 'bas', ?, NULL)")
    .bind(crypto.randomUUID(), lead, other, kind, undone)
    .run();
const sorted = async (id: string) => (await customerOf(env.DB, id)).sort();

test("a customer is all requests that hang together by number or mail address, over any number of steps", async () => {
  const roof = await store("jan@voorbeeld.nl", "06 12345678");
  const gutter = await store("JAN@voorbeeld.nl", "040 2123456");
  const chimney = await store("jan.werk@voorbeeld.nl", "+31 40 212 34 56");
  const other = await store("piet@voorbeeld.nl", "06 87654321");
  for (const id of [roof, gutter, chimney]) expect(await sorted(id)).toEqual([roof, gutter, chimney].sort());
  expect(await sorted(other)).toEqual([other]);
  expect(await sorted("bestaat-niet")).toEqual([]);
});

test("without a number and mail address nothing hangs together", async () => {
  const a = await store("jan@voorbeeld.nl", "06 12345678");
  await store("jan@voorbeeld.nl", "06 12345678");
  await env.DB.prepare("UPDATE leads SET email = '', phone = '', phone_e164 = NULL").run();
  expect(await sorted(a)).toEqual([a]);
});

test("what waits in quarantine is of its customer, and joins nobody to anybody", async () => {
  const jan = await store("jan@voorbeeld.nl", "06 12345678");
  const piet = await store("piet@voorbeeld.nl", "06 87654321");
  const spam = await store("jan@voorbeeld.nl", "06 87654321", { website: "spam" });
  expect(await sorted(jan)).toEqual([jan, spam].sort());
  expect(await sorted(piet)).toEqual([piet, spam].sort());
});

test("what the office joins is one customer until it is undone; what it sets apart hangs by its hand only", async () => {
  const jan = await store("jan@voorbeeld.nl", "06 12345678");
  const again = await store("jan@voorbeeld.nl", "06 12345678");
  const wife = await store("els@voorbeeld.nl", "06 87654321");
  await link(wife, jan, "same", 1);
  expect(await sorted(wife)).toEqual([wife]);
  await link(wife, jan, "same");
  for (const id of [jan, again, wife]) expect(await sorted(id)).toEqual([jan, again, wife].sort());
  await link(again, jan, "apart");
  expect(await sorted(again)).toEqual([again]);
  expect(await sorted(jan)).toEqual([jan, wife].sort());
  // A later request with the same number is not theirs and its own at once.
  const later = await store("jan@voorbeeld.nl", "06 12345678");
  expect(await sorted(again)).toEqual([again]);
  expect(await sorted(later)).toEqual([jan, wife, later].sort());
});

test("a customer costs what the customer has, found by index", async () => {
  for (let n = 0; n < 40; n++) await store("huisbaas@voorbeeld.nl", "06 12345678");
  const one = await store("els@voorbeeld.nl", "06 87654321");
  const { db, take, plans } = countedDb(env.DB);
  await customerOf(db, one);
  const single = take().rows;
  const many = await store("huisbaas@voorbeeld.nl", "06 12345678");
  expect(await customerOf(db, many)).toHaveLength(41);
  expect(single).toBeLessThan(40);
  // In proportion, not by its square.
  expect(take().rows).toBeLessThan(41 * single);
  for (const [sql, steps] of await plans())
    expect(steps.join("\n"), sql).not.toMatch(/SCAN (?!part|key VIRTUAL|CONSTANT ROW)/);
});
