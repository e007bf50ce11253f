import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { RecordType } from "~/content/records/record-type";
import { recordTypes } from "~/content/records/record-types";
import { localBindings } from "~tests/support/local-bindings";
import { changeRecord } from "./change-record.server";
import { askedFields, isOpen, newRecord, type OpenType } from "./new-record.server";
import { getRecord } from "./record-store.server";

let env: Env;
let dispose: () => Promise<void>;
beforeAll(async () => {
  ({ env, dispose } = await localBindings());
});
afterAll(() => dispose());
beforeEach(async () => {
  await env.DB.exec("DELETE FROM content_records");
});

const project = recordTypes.project as unknown as OpenType;
const anna = { actor: "anna@huis.example", now: new Date("2026-11-23T09:00:00Z") };
const posted = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};
const best = { service: "daken/dakrenovatie", town: "best" };
const key = async (fields: Record<string, string>, type = project) => {
  const made = await newRecord(env.DB, type, posted(fields), anna);
  return "key" in made ? made.key : made;
};

test("a draft begins with what was asked; all else is empty, and visitors see nothing", async () => {
  expect(askedFields(project).map(({ name }) => name)).toEqual(["service", "town"]);
  expect(await key(best)).toBe("dakrenovatie-best");
  const record = await getRecord(env.DB, project, "dakrenovatie-best");
  expect(record).toMatchObject({
    state: "draft",
    version: 1,
    liveRevision: null,
    saved: { by: "anna@huis.example" },
    content: { ...best, nearby: false, title: null, photos: [], price: { from: null, to: null } },
  });
});

test("a key that is taken gets a number, also of what lies in the bin, and nothing is written over", async () => {
  expect([await key(best), await key(best), await key(best)]).toEqual([
    "dakrenovatie-best",
    "dakrenovatie-best-2",
    "dakrenovatie-best-3",
  ]);
  await changeRecord(env, { type: project, key: "dakrenovatie-best-2" }, { do: "bin" }, anna);
  expect(await key(best)).toBe("dakrenovatie-best-4");
  expect((await getRecord(env.DB, project, "dakrenovatie-best-2"))?.state).toBe("binned");
});

test("two who begin at once get a project each", async () => {
  const keys = await Promise.all([1, 2, 3].map(() => key(best)));
  expect([...keys].sort()).toEqual(["dakrenovatie-best", "dakrenovatie-best-2", "dakrenovatie-best-3"]);
});

test("the same form sent again after a lost answer begins nothing more, at once or later", async () => {
  const form = { ...best, saveId: "formulier-van-anna" };
  expect(await Promise.all([key(form), key(form)])).toEqual(["dakrenovatie-best", "dakrenovatie-best"]);
  expect(await key(form)).toBe("dakrenovatie-best");
  expect(await key({ ...best, saveId: "formulier-van-bert" })).toBe("dakrenovatie-best-2");
});

test("what is wrong is told at its field, what was chosen stays, and nothing is begun", async () => {
  expect(await key({ service: "daken/dakrenovatie", town: "" })).toEqual({
    values: { service: "daken/dakrenovatie", town: "" },
    problems: [{ path: "town", message: "Kies de plaats" }],
  });
  const { n } =
    (await env.DB.prepare("SELECT count(*) AS n FROM content_records").first<{ n: number }>()) ?? {};
  expect(n).toBe(0);
});

test("no record is called as the page where one begins, nor nothing, nor endlessly", async () => {
  const partner = recordTypes.partner as unknown as OpenType;
  expect(await key({ name: "Nieuw", what: "Dakpannen" }, partner)).toBe("nieuw-2");
  expect(await key({ name: "!!!", what: "Dakpannen" }, partner)).toBe("partner");
  const named: OpenType = { ...partner, open: { ...partner.open, keyOf: () => `${"lang-".repeat(30)}` } };
  const long = await key({ name: "Lang", what: "Dakpannen" }, named);
  expect(String(long).length).toBeLessThanOrEqual(70);
  expect(await key({ name: "Lang", what: "Dakpannen" }, named)).toBe(`${long}-2`);
});

test("a closed type has nothing to begin", () => {
  expect(isOpen(recordTypes.company as unknown as RecordType)).toBe(false);
});
