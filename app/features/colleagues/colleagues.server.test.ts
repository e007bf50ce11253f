import { afterAll, beforeEach, expect, test } from "vitest";
import { allRoles, type Role } from "~/platform/access/roles";
import { localBindings } from "~tests/support/local-bindings";
import { changeColleagues, ownRole } from "./change-colleagues.server";
import { changeText } from "./colleague-texts";
import { type Colleague, listColleagueChanges, listColleagues } from "./colleagues.server";
import { colleaguesView } from "./colleagues-view.server";

const {
  env: { DB: db },
  dispose,
} = await localBindings();
afterAll(dispose);
beforeEach(async () => {
  await db.batch([db.prepare("DELETE FROM colleagues"), db.prepare("DELETE FROM colleague_changes")]);
});

const installed = new Map<string, Role>([["baas@huis.example", "owner"]]);
const now = new Date("2026-11-23T10:00:00Z");
const boss = { email: "baas@huis.example", role: "owner", installed: true, now } as const;
const owner = (email: string) => ({ email, role: "owner", installed: false, now }) as const;

function post(fields: Record<string, string>, giver: Parameters<typeof changeColleagues>[2] = boss) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return changeColleagues(db, form, giver, installed);
}

const add = (name: string, role: Role, giver?: Parameters<typeof post>[1]) =>
  post({ action: "add", email: `${name}@huis.example`, name, role }, giver);

const withdraw = (name: string, was: Role, giver?: Parameters<typeof post>[1]) =>
  post({ action: "withdraw", email: `${name}@huis.example`, name, role: was, was }, giver);

async function roles(): Promise<Record<string, Colleague["role"]>> {
  const { colleagues } = await listColleagues(db);
  return Object.fromEntries(colleagues.map(({ name, role }) => [name, role]));
}

test("a colleague is added, changed, withdrawn and let in again, and each is written down", async () => {
  expect(await post({ action: "add", email: " Els@Huis.example ", name: "els", role: "writer" })).toEqual({
    done: "els is toegevoegd als Redactie, en kan meteen aan het werk.",
  });
  const els = { email: "els@huis.example", name: "els" };
  await post({ action: "change", ...els, role: "office", was: "writer" });
  const gone = await withdraw("els", "office");
  expect(await roles()).toEqual({ els: "none" });
  expect(gone).toMatchObject({ done: "els heeft geen toegang meer, vanaf nu." });
  await post(gone && "undo" in gone && gone.undo ? gone.undo : {});
  expect(await roles()).toEqual({ els: "office" });
  expect((await listColleagueChanges(db, 9)).reverse().map(changeText)).toEqual([
    "els (els@huis.example): toegevoegd als Redactie",
    "els (els@huis.example): van Redactie naar Kantoor",
    "els (els@huis.example): van Kantoor naar Geen toegang",
    "els (els@huis.example): van Geen toegang naar Kantoor",
  ]);
  expect((await listColleagueChanges(db, 1))[0]).toMatchObject({ actor: boss.email, at: now.getTime() });
});

test("what was typed wrong is said beside it, and nothing is written", async () => {
  await add("els", "writer");
  const cases: [Record<string, string>, object][] = [
    [{ email: "els", name: "Bas" }, { email: "Vul een e-mailadres in, zoals els@uwbedrijf.nl" }],
    [{ email: "*", name: "Bas" }, { email: "Vul een e-mailadres in, zoals els@uwbedrijf.nl" }],
    [{ email: "els@huis.example", name: "" }, { email: expect.stringContaining("al in de lijst") }],
    [{ email: "baas@huis.example", name: "Bas" }, { email: expect.stringContaining("ADMIN_ROLES") }],
    [{ email: "bas@huis.example", name: "x".repeat(61) }, { name: "Maximaal 60 karakters" }],
  ];
  for (const [fields, errors] of cases)
    expect(await post({ action: "add", role: "writer", ...fields }), fields.email).toMatchObject({ errors });
  expect(await post({ action: "add", email: "bas@huis.example", name: "Bas", role: "baas" })).toBeNull();
  expect(await listColleagueChanges(db, 9)).toHaveLength(1);
});

test("nobody changes his own role, nor that of the installation", async () => {
  await add("els", "owner");
  const els = owner("els@huis.example");
  expect(await withdraw("els", "owner", els)).toEqual({ refused: ownRole });
  expect(await add("els", "owner", els)).toHaveProperty("errors");
  for (const action of ["change", "withdraw"])
    expect(
      await post({ action, email: "baas@huis.example", name: "x", role: "writer", was: "owner" }, els),
    ).toEqual({ refused: expect.stringContaining("ADMIN_ROLES") });
  expect(await roles()).toEqual({ els: "owner" });
});

test("of two owners who take each other's role away at once, one remains", async () => {
  for (let round = 0; round < 10; round++) {
    await db.prepare("DELETE FROM colleagues").run();
    await add("els", "owner");
    await add("bas", "owner");
    const outcomes = await Promise.all([
      withdraw("bas", "owner", owner("els@huis.example")),
      withdraw("els", "owner", owner("bas@huis.example")),
    ]);
    expect(outcomes.filter((each) => each && "done" in each)).toHaveLength(1);
    expect(Object.values(await roles()).sort()).toEqual(["none", "owner"]);
  }
});

test("who is no owner any more changes nothing with a page that is still open", async () => {
  await add("els", "owner");
  await withdraw("els", "owner");
  const els = owner("els@huis.example");
  expect(await add("vriend", "owner", els)).toHaveProperty("refused");
  expect(await post({ action: "newcomers", role: "office", was: "" }, els)).toHaveProperty("refused");
  // A role of the installation that is less than owner gives none either.
  const writer = { email: "red@huis.example", role: "writer", installed: true, now } as const;
  expect(await add("vriend", "owner", writer)).toHaveProperty("refused");
  expect(await listColleagues(db)).toMatchObject({ newcomers: null, colleagues: [{ role: "none" }] });
});

test("a role that somebody else changed meanwhile is not overwritten", async () => {
  await add("els", "writer");
  await post({ action: "change", email: "els@huis.example", name: "els", role: "field", was: "writer" });
  const late = { action: "change", email: "els@huis.example", name: "els", role: "owner", was: "writer" };
  expect(await post(late)).toHaveProperty("refused");
  expect(await roles()).toEqual({ els: "field" });
});

test("everybody else gets a role that an owner chose, but never that of an owner", async () => {
  expect(await post({ action: "newcomers", role: "writer", was: "" })).toHaveProperty("done");
  expect(await listColleagues(db)).toEqual({ colleagues: [], newcomers: "writer" });
  expect(await post({ action: "newcomers", role: "owner", was: "writer" })).toBeNull();
  for (const action of ["change", "withdraw"])
    expect(await post({ action, email: "*", name: "x", role: "owner", was: "writer" })).toBeNull();
  expect(await listColleagues(db)).toMatchObject({ newcomers: "writer" });
});

test("the page names who cannot be changed, and hides what ADMIN_ROLES overrules", async () => {
  for (const role of allRoles) await add(role, role);
  await db.prepare("INSERT INTO colleagues VALUES ('baas@huis.example', 'Baas', 'none')").run();
  const { rows } = await colleaguesView(db, "owner@huis.example", installed, now.getTime());
  expect(rows.filter(({ fixed }) => fixed !== null).map(({ email }) => email)).toEqual([
    "baas@huis.example",
    "owner@huis.example",
  ]);
  expect(rows).toHaveLength(6);
});
