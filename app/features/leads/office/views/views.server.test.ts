import { afterAll, expect, test } from "vitest";
import { everything } from "~/features/leads/office/list/inbox-filter";
import { leadPost, receive } from "~tests/support/lead-posts";
import { localBindings } from "~tests/support/local-bindings";
import { MOST_VIEWS } from "./saved-view";
import { changeViewsByForm } from "./view-actions.server";
import { countList, listViews } from "./views.server";

const { env, dispose } = await localBindings();
afterAll(dispose);
const [bas, ann] = ["bas@bedrijf.example", "ann@bedrijf.example"];

function post(fields: Record<string, string>, who = bas) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return changeViewsByForm(env.DB, form, who);
}
const save = (name: string, search: string, who = bas) => post({ action: "save-view", name, search }, who);
const names = async (who = bas) => (await listViews(env.DB, who)).map(({ name }) => name);

test("each person has views of his own, in his own order, which a name of its own and an undo keep", async () => {
  await save("Spoed in Best", "?town=Best&urgent=1");
  await save("Offertes", "?status=offerte");
  await save("Open van Bas", `?list=open&assignee=${bas}`);
  await save("Van Ann", "?status=nieuw", ann);
  expect(await names()).toEqual(["Spoed in Best", "Offertes", "Open van Bas"]);
  expect(await names(ann)).toEqual(["Van Ann"]);

  // The same filters in another order of words are the same view.
  await save("Best, spoed", "?urgent=1&town=Best");
  expect(await names()).toEqual(["Best, spoed", "Offertes", "Open van Bas"]);

  const [first, , last] = await listViews(env.DB, bas);
  await post({ action: "move-view", id: String(last?.id) });
  expect(await names()).toEqual(["Best, spoed", "Open van Bas", "Offertes"]);
  await post({ action: "move-view", id: String(first?.id) });
  expect(await names()).toEqual(["Best, spoed", "Open van Bas", "Offertes"]);

  await post({ action: "remove-view", id: String(first?.id) }, ann);
  expect(await names()).toHaveLength(3);
  const gone = await post({ action: "remove-view", id: String(first?.id) });
  expect(await names()).toEqual(["Open van Bas", "Offertes"]);
  await post((gone && "undo" in gone && gone.undo) || {});
  expect(await names()).toEqual(["Open van Bas", "Offertes", "Best, spoed"]);
});

test("what was searched for is not kept: a name of a visitor would outlive his erasure", async () => {
  await save("Jan", "?q=Jan+de+Vries&status=nieuw", "q@bedrijf.example");
  const [view] = await listViews(env.DB, "q@bedrijf.example");
  expect(view?.search).toBe("?status=nieuw");
});

test("what is mine and open has a number, with what I go to see of others", async () => {
  const who = "gaat@bedrijf.example";
  const filter = { ...everything, open: true, assignee: who };
  expect(await countList(env.DB, filter)).toBeNull();
  const answer = await receive(env, leadPost({ lastName: "Bezocht" }));
  if (!("lead" in answer)) throw new Error(answer.kind);
  await env.DB.prepare(
    `INSERT INTO visits (id, lead_id, employee, starts_at, ends_at, state, planned_by, changed_at, mailed)
     VALUES ('v', ?, ?, 1, 2, 'planned', 'ann', 0, 0)`,
  )
    .bind(answer.lead.id, who)
    .run();
  expect(await countList(env.DB, filter)).toBe("1");
  await save("Mijn werk", `?list=open&assignee=${who}`, who);
  expect(await listViews(env.DB, who)).toMatchObject([{ count: "1" }]);
});

test("a number stands where one index tells it", async () => {
  await receive(env, leadPost({ city: "Waalre" }));
  const who = "telt@bedrijf.example";
  await save("Waalre", "?town=Waalre", who);
  await save("Open in Waalre", "?town=Waalre&list=open", who);
  await save("Niemand in Son", "?town=Son", who);
  expect(await listViews(env.DB, who)).toMatchObject([{ count: "1" }, { count: null }, { count: null }]);
});

test("there is an end to them, and a view without a name is none", async () => {
  const who = "veel@bedrijf.example";
  for (let n = 0; n < MOST_VIEWS; n++) await save(`Plaats ${n}`, `?town=Plaats${n}`, who);
  expect(await save("Te veel", "?town=Elders", who)).toMatchObject({ failed: true });
  expect(await save("Nieuwe naam", "?town=Plaats3", who)).toMatchObject({ text: /Nieuwe naam/ });
  expect(await names(who)).toHaveLength(MOST_VIEWS);
  expect(await save("  ", "?town=Best", who)).toMatchObject({ error: /Schrijf eerst/ });
});
