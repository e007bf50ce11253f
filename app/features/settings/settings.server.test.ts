import { afterAll, beforeEach, expect, test } from "vitest";
import { builtInSettings, currentNotice, retentionTerm } from "~/content/site/office-settings";
import {
  contentGeneration,
  forgetGeneration,
  showOwnChange,
} from "~/platform/cache/content-generation.server";
import { countedDb } from "~tests/support/counted-db";
import { faulty, localBindings } from "~tests/support/local-bindings";
import { changeSettings } from "./change-settings.server";
import { readSettingForm } from "./read-setting-form.server";
import {
  erasingPeriods,
  listChanges,
  readSettings,
  saveSetting,
  settingsForPage,
  undoSetting,
} from "./settings.server";
import { parseSetting } from "./settings-schema.server";

const { env, dispose } = await localBindings();
afterAll(dispose);
beforeEach(async () => {
  await env.DB.batch([
    env.DB.prepare("DELETE FROM settings"),
    env.DB.prepare("DELETE FROM settings_changes"),
  ]);
});

const actor = { email: "bas@bedrijf.example", now: new Date("2026-11-21T12:00:00Z") };
const storm = { ...builtInSettings.notice, on: true, tone: "storm" as const, text: "Storm: bel ons" };
const generation = () => env.DB.prepare("SELECT n FROM content_generation").first<number>("n");

test("a change is kept, seen by visitors at their next page, and written down", async () => {
  const before = (await generation()) ?? 0;
  expect(await saveSetting(env.DB, { name: "notice", value: storm, version: 0 }, actor)).not.toBeNull();
  expect((await settingsForPage(env.DB, {})).notice).toEqual(storm);
  expect(await generation()).toBe(before + 1);
  expect(await listChanges(env.DB, 5)).toMatchObject([
    { name: "notice", actor: "bas@bedrijf.example", was: ["uit"], now: ["aan", "Storm: bel ons"] },
  ]);
  expect((await readSettings(env.DB)).versions).toMatchObject({ notice: 1, hours: 0 });
});

test("of two who save at once the second is told, and nothing is overwritten", async () => {
  await saveSetting(env.DB, { name: "notice", value: storm, version: 0 }, actor);
  const other = { ...storm, text: "Iets anders" };
  expect(await saveSetting(env.DB, { name: "notice", value: other, version: 0 }, actor)).toBeNull();
  expect((await readSettings(env.DB)).notice.text).toBe("Storm: bel ons");
  expect(await listChanges(env.DB, 5)).toHaveLength(1);
  expect(await saveSetting(env.DB, { name: "notice", value: other, version: 1 }, actor)).not.toBeNull();
});

test("a change can be taken back, also to the built-in value", async () => {
  const first = await saveSetting(env.DB, { name: "mails", value: ["a@bedrijf.example"], version: 0 }, actor);
  const second = await saveSetting(
    env.DB,
    { name: "mails", value: ["b@bedrijf.example"], version: 1 },
    actor,
  );
  expect(await undoSetting(env.DB, second ?? 0, actor)).toBe(true);
  expect((await readSettings(env.DB)).mails).toEqual(["a@bedrijf.example"]);
  expect(await undoSetting(env.DB, first ?? 0, actor)).toBe(true);
  expect((await readSettings(env.DB)).mails).toEqual([]);
  expect(await undoSetting(env.DB, 999_999, actor)).toBe(false);
});

test("a change is not taken back over what a colleague stored since", async () => {
  const first = await saveSetting(env.DB, { name: "mails", value: ["a@bedrijf.example"], version: 0 }, actor);
  await saveSetting(env.DB, { name: "mails", value: ["b@bedrijf.example"], version: 1 }, actor);
  expect(await undoSetting(env.DB, first ?? 0, actor)).toBe(false);
  expect((await readSettings(env.DB)).mails).toEqual(["b@bedrijf.example"]);
});

test("whatever is stored, a page gets settings that it can show", async () => {
  const nasty = [
    ...[
      "",
      "null",
      "[]",
      "{}",
      "{",
      '"x"',
      "1e999",
      '{"week":{}}',
      '{"on":true,"text":5}',
      `[${'"a",'.repeat(50)}"a"]`,
    ],
    ...['{"on":true,"tone":"storm","text":"x","until":"","link":{"label":"l","href":"javascript:alert(1)"}}'],
    ...['{"request":0,"won":-1,"quarantined":1}', '{"__proto__":{"on":true}}'],
  ];
  for (const value of nasty) {
    for (const name of Object.keys(builtInSettings)) {
      await env.DB.prepare("INSERT OR REPLACE INTO settings VALUES (?, ?, 1)").bind(name, value).run();
    }
    const { versions: _, unreadable, ...settings } = await readSettings(env.DB);
    expect({ ...settings, mails: [] }, value).toEqual(builtInSettings);
    // An empty list is a list of addresses; nothing else above is anything.
    expect(unreadable.sort(), value).toEqual(
      Object.keys(builtInSettings)
        .filter((name) => value !== "[]" || name !== "mails")
        .sort(),
    );
  }
});

test("a database that fails leaves the settings that were seen last", async () => {
  await saveSetting(env.DB, { name: "notice", value: storm, version: 0 }, actor);
  await settingsForPage(env.DB, {});
  const broken = faulty(env.DB, { method: "prepare", error: new Error("D1_ERROR") });
  expect((await settingsForPage(broken, {})).notice).toEqual(storm);
});

test("an isolate that knows the generation reads the settings once, and again when it was raised", async () => {
  forgetGeneration();
  const { db, take } = countedDb(env.DB);
  const visit = (now: number) =>
    contentGeneration(env.DB, new Request("https://huis.example/"), now, () => {});
  const now = Date.now();
  await visit(now);
  await settingsForPage(db, {});
  await settingsForPage(db, {});
  expect(take().trips).toBe(1);
  await saveSetting(env.DB, { name: "notice", value: storm, version: 0 }, actor);
  expect((await settingsForPage(db, {})).notice.on).toBe(false);
  await showOwnChange(env.DB, now, false);
  expect((await settingsForPage(db, {})).notice).toEqual(storm);
  expect(take().trips).toBe(1);
  forgetGeneration();
  await settingsForPage(db, {});
  await settingsForPage(db, {});
  expect(take().trips).toBe(2);
});

test("without periods that can be read nothing may be erased, and saving them anew mends it", async () => {
  expect(await erasingPeriods(env.DB)).toEqual(builtInSettings.retention);
  const own = { request: 900, won: 900, quarantined: 30 };
  await saveSetting(env.DB, { name: "retention", value: own, version: 0 }, actor);
  expect(await erasingPeriods(env.DB)).toEqual(own);
  await env.DB.prepare("UPDATE settings SET value = '{\"request\":' WHERE name = 'retention'").run();
  expect(await erasingPeriods(env.DB)).toBeNull();
  await saveSetting(env.DB, { name: "retention", value: own, version: 1 }, actor);
  expect(await erasingPeriods(env.DB)).toEqual(own);
});

test("periods that erase requests are kept only after their number was seen and agreed to", async () => {
  const post = (request: string, more: Record<string, string> = {}) =>
    changeSettings(
      env.DB,
      form({
        ...{ setting: "retention", version: "0", action: "save" },
        ...{ request: request, won: "730", quarantined: "30", ...more },
      }),
      actor,
      async (periods) => ({ request: periods.request < 100 ? 12 : 0, won: 0, quarantined: 0 }),
    );
  const asked = { preview: { agree: { number: 12, to: "90-730-30" } }, errors: {} };
  expect(await post("90")).toMatchObject(asked);
  // The yes was to other periods.
  expect(await post("90", { agreed: "95-730-30" })).toMatchObject(asked);
  expect(await listChanges(env.DB, 5)).toHaveLength(0);
  expect(await post("90", { agreed: "90-730-30" })).toMatchObject({ name: "retention" });
  expect((await readSettings(env.DB)).retention.request).toBe(90);
  expect(await post("400", { version: "1" })).toHaveProperty("done");
});

function form(fields: Record<string, string | string[]>): FormData {
  const data = new FormData();
  for (const [name, values] of Object.entries(fields))
    for (const value of [values].flat()) data.append(name, value);
  return data;
}

test("a form that is right becomes its setting, without the rows that were left empty", () => {
  const hours = form({
    ...{ "opens-1": "08:00", "closes-1": "17:00", "opens-6": "", "closes-6": "" },
    ...{
      from: ["2026-12-24", "", "2027-01-01"],
      until: ["2026-12-31", "", ""],
      reason: ["Kerst", "", ""],
    },
  });
  const parsed = parseSetting("hours", readSettingForm("hours", hours));
  expect(parsed).toMatchObject({
    value: {
      week: { 1: ["08:00", "17:00"], 6: null, 7: null },
      closures: [
        { from: "2026-12-24", until: "2026-12-31", reason: "Kerst" },
        { from: "2027-01-01", until: "2027-01-01", reason: "" },
      ],
    },
  });
  const mails = readSettingForm("mails", form({ addresses: " a@b.example,\nc@d.example ; " }));
  expect(parseSetting("mails", mails)).toEqual({ value: ["a@b.example", "c@d.example"] });
});

test("what is wrong is said in Dutch at its place", () => {
  const errors = (name: keyof typeof builtInSettings, fields: Record<string, string | string[]>) =>
    parseSetting(name, readSettingForm(name, form(fields))).errors;
  expect(errors("hours", { "opens-1": "17:00", "closes-1": "08:00" })).toEqual({
    "week.1": "De sluitingstijd moet na de openingstijd liggen",
  });
  expect(errors("hours", { "opens-2": "08:00" })).toMatchObject({
    "week.2.1": "Vul een tijd in, zoals 08:00",
  });
  expect(errors("hours", { from: "2026-12-31", until: "2026-12-24" })).toEqual({
    "closures.0.until": "De laatste dag ligt vóór de eerste",
  });
  expect(errors("hours", { from: "2026-02-31" })).toMatchObject({
    "closures.0.from": "Die datum bestaat niet",
  });
  expect(errors("notice", { on: "on", tone: "storm", text: " " })).toEqual({
    text: "Schrijf wat bezoekers moeten weten",
  });
  for (const page of ["//evil.example", "https://evil.example", "javascript:x", "/\\evil"]) {
    expect(errors("notice", { tone: "info", "link-label": "x", "link-href": page }), page).toHaveProperty(
      "link.href",
    );
  }
  expect(errors("mails", { addresses: "geen adres" })).toEqual({
    0: "‘geen’ is geen e-mailadres",
    1: "‘adres’ is geen e-mailadres",
  });
  expect(errors("retention", { request: "5", won: "x", quarantined: "30" })).toEqual({
    request: "Minimaal 30 dagen",
    won: "Vul een aantal dagen in",
  });
});

test("a notice ends by itself, and periods read as people say them", () => {
  expect(currentNotice({ ...storm, until: "2026-11-21" }, "2026-11-21")).not.toBeNull();
  expect(currentNotice({ ...storm, until: "2026-11-21" }, "2026-11-22")).toBeNull();
  expect(currentNotice({ ...storm, on: false }, "2026-11-21")).toBeNull();
  expect([365, 730, 30, 1].map(retentionTerm)).toEqual(["12 maanden", "24 maanden", "30 dagen", "1 dag"]);
});
