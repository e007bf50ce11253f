import { afterAll, expect, test } from "vitest";
import { undoChange } from "~/features/leads/office/lead/lead-changes.server";
import { eventText } from "~/features/leads/office/model/event-text";
import { localBindings } from "~tests/support/local-bindings";
import { applyMigrations } from "../../../../scripts/runtime/migrations";
import { getLead } from "./leads.server";
import { recordEvent } from "./record-event.server";

const { env, dispose } = await localBindings({ last: "0007~" });
afterAll(dispose);

/** A lead with nothing in it but what the table insists on, in the schema of that moment. */
async function bareLead(id: string): Promise<void> {
  const given: Record<string, string> = { id: `'${id}'`, reference: `'${id}'`, kind: "'request'" };
  const { results } = await env.DB.prepare(
    `SELECT name, type FROM pragma_table_info('leads') WHERE name = 'id' OR ("notnull" AND dflt_value IS NULL)`,
  ).all<{ name: string; type: string }>();
  const values = results.map(({ name, type }) => given[name] ?? (type === "TEXT" ? "''" : "0"));
  const names = results.map(({ name }) => name);
  await env.DB.prepare(`INSERT INTO leads (${names.join()}) VALUES (${values.join()})`).run();
}

/** As the version before wrote it. */
const oldEvent = (leadId: string, kind: string, detail: string) =>
  env.DB.prepare("INSERT INTO lead_events (lead_id, at, kind, actor, detail) VALUES (?, 1, ?, 'bas@x.nl', ?)")
    .bind(leadId, kind, detail)
    .run();

const timeline = async (leadId: string) => (await getLead(env.DB, leadId))?.events ?? [];

const oldRows = [
  ["received", "honeypot", { reason: "honeypot" }, "Aanvraag ontvangen"],
  ["received", "", { reason: null }, "Aanvraag ontvangen"],
  ["released", "honeypot", { reason: "honeypot" }, "Vrijgegeven uit quarantaine"],
  ["held-again", "honeypot", { reason: "honeypot" }, "Teruggezet in quarantaine"],
  ["status", "new>called", { from: "new", to: "called" }, "Nieuw → In gesprek"],
  ["status-undone", "called>new", { from: "called", to: "new" }, "Teruggezet op Nieuw"],
  ["assigned", ">ann@x.nl", { from: "", to: "ann@x.nl" }, "Toegewezen aan ann"],
  ["assigned", "ann@x.nl>", { from: "ann@x.nl", to: "" }, "Niet meer toegewezen"],
  ["note", 'Zei "5 > 3"\nen meer', { text: 'Zei "5 > 3"\nen meer' }, "Notitie"],
  ["note-undone", "", {}, "Notitie weggehaald"],
  ["viewed", "", {}, "Bekeken"],
  ["exported", "", {}, "Gegevens gedownload"],
  ["withdrawn", "new>lost", { from: "new", to: "lost" }, "Aanvraag ingetrokken"],
  ["contact-changed", "email>phone", { from: "email", to: "phone" }, "Wil op een andere manier bericht"],
] as const;

test("the timeline that a database has before the migration reads the same after it", async () => {
  await bareLead("oud");
  for (const [kind, detail] of oldRows) await oldEvent("oud", kind, detail);
  await applyMigrations(env.DB, "migrations");
  const events = await timeline("oud");
  expect(events.map((event) => [event.kind, event.data, eventText(event)])).toEqual(
    oldRows.map(([kind, , data, text]) => [kind, data, text]),
  );
});

test("what the version before writes and takes back after the migration reads right too", async () => {
  await bareLead("terug");
  for (const [kind, detail] of oldRows) await oldEvent("terug", kind, detail);
  expect((await timeline("terug")).map(({ data }) => data)).toEqual(oldRows.map(([, , data]) => data));
  const note = (await timeline("terug")).find(({ kind }) => kind === "note");
  await env.DB.prepare("UPDATE lead_events SET kind = 'note-undone', detail = '' WHERE id = ?")
    .bind(note?.id)
    .run();
  expect(JSON.stringify(await timeline("terug"))).not.toContain("5 > 3");
});

test("the version before reads what this one writes, and of a note that is taken back no text is left", async () => {
  await bareLead("nieuw");
  const who = { actor: "bas@x.nl", at: 1 };
  await env.DB.batch([
    recordEvent(env.DB, "nieuw", { kind: "received", data: { reason: null }, ...who }),
    recordEvent(env.DB, "nieuw", { kind: "status", data: { from: "new", to: "called" }, ...who }),
    recordEvent(env.DB, "nieuw", {
      kind: "assigned",
      data: { from: { column: "assignee" }, to: "ann@x.nl" },
      ...who,
    }),
    recordEvent(env.DB, "nieuw", { kind: "note", data: { text: "Sleutel > buren" }, ...who }),
    recordEvent(env.DB, "nieuw", { kind: "viewed", data: {}, ...who }),
  ]);
  const stored = async () =>
    (await env.DB.prepare("SELECT detail, data FROM lead_events WHERE lead_id = 'nieuw' ORDER BY id").all())
      .results;
  expect((await stored()).map(({ detail }) => detail)).toEqual([
    "",
    "new>called",
    ">ann@x.nl",
    "Sleutel > buren",
    "",
  ]);
  const note = (await timeline("nieuw")).find(({ kind }) => kind === "note");
  expect(await undoChange(env.DB, "nieuw", note?.id ?? 0, { email: "bas@x.nl", now: new Date() })).toBe(true);
  expect(JSON.stringify(await stored())).not.toContain("Sleutel");
});

test("an event is noted of its own lead alone, and only if its condition holds", async () => {
  await bareLead("een");
  await bareLead("ander");
  const viewed = { kind: "viewed", data: {}, actor: "bas@x.nl", at: 1 } as const;
  const noted = async () => [(await timeline("een")).length, (await timeline("ander")).length];
  await recordEvent(env.DB, "een", viewed).run();
  expect(await noted()).toEqual([1, 0]);
  await recordEvent(env.DB, "een", viewed, { sql: "reference = ?", values: ["ander"] }).run();
  expect(await noted()).toEqual([1, 0]);
  await recordEvent(env.DB, "een", viewed, { sql: "reference = ? OR TRUE", values: ["ander"] }).run();
  expect(await noted()).toEqual([2, 0]);
});

test("an event of a newer version is shown by its own name", async () => {
  await oldEvent("nieuw", "teleported", "ergens");
  expect((await timeline("nieuw")).map(eventText).at(-1)).toBe("teleported");
});
