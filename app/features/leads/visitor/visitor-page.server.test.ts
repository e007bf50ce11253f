import { afterAll, beforeEach, expect, test } from "vitest";
import { type LeadStatus, leadCan, leadStatuses } from "~/features/leads/model/lead-status";
import { planVisit } from "~/features/leads/store/visits/change-visit.server";
import { clearLeads, countRows, leadPost, objectKeys, receive, receivedAt } from "~tests/support/lead-posts";
import { localBindings } from "~tests/support/local-bindings";
import { bytesOf, pixels } from "~tests/support/pictures/parts";
import { iend, ihdr, PNG, pngChunk } from "~tests/support/pictures/raster-samples";
import { jpegOf } from "~tests/support/sample-files";
import { changeByVisitor, visitorView } from "./visitor-page.server";

const { env, dispose } = await localBindings();
const stores = { db: env.DB, bucket: env.UPLOADS };
afterAll(dispose);
let id: string;
beforeEach(async () => {
  await clearLeads(env);
  const answer = await receive(env, leadPost({}, [{ name: "dak.jpg", content: jpegOf(900) }]));
  id = "lead" in answer ? answer.lead.id : "";
});

const ask = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return changeByVisitor(stores, id, form, receivedAt);
};
const events = async () =>
  (await env.DB.prepare("SELECT kind, actor, detail FROM lead_events ORDER BY id").all()).results.slice(1);

test("the page shows what was sent, and its files by their number only", async () => {
  const view = await visitorView(env.DB, id, receivedAt);
  expect(view?.rows).toContainEqual({ label: "Omschrijving", text: "Het dak lekt bij de schoorsteen." });
  expect(view?.files).toEqual([
    {
      ...{ n: 1, name: `TS-${view?.reference}-1.jpg`, visitorName: "dak.jpg" },
      ...{ size: "1 kB", shown: true, warning: null, note: null },
    },
  ]);
  expect(JSON.stringify(view)).not.toContain("leads/2026");
});

test("another way of contact is kept and stands in the timeline once", async () => {
  expect(await ask({ wijziging: "preference", contactPreference: "phone" })).toBe("preference");
  expect(await ask({ wijziging: "preference", contactPreference: "phone" })).toBe("preference");
  expect(await events()).toEqual([{ kind: "contact-changed", actor: "visitor", detail: "email>phone" }]);
  expect((await visitorView(env.DB, id, receivedAt))?.contactPreference).toBe("phone");
});

test("by mail is no choice where no address is known", async () => {
  expect((await visitorView(env.DB, id, receivedAt))?.ways).toEqual(["email", "whatsapp", "phone"]);
  await env.DB.prepare("UPDATE leads SET email = '', contact_preference = 'phone'").run();
  expect((await visitorView(env.DB, id, receivedAt))?.ways).toEqual(["whatsapp", "phone"]);
  expect(await ask({ wijziging: "preference", contactPreference: "email" })).toBeNull();
  expect(await events()).toEqual([]);
  expect((await visitorView(env.DB, id, receivedAt))?.contactPreference).toBe("phone");
  expect(await ask({ wijziging: "preference", contactPreference: "whatsapp" })).toBe("preference");
});

test("who asks for another moment and says none is told so, with what was typed", async () => {
  await planVisit(
    env.DB,
    id,
    {
      ...{ id: crypto.randomUUID(), employee: "bas@bedrijf.example", note: "", mailed: 0 },
      ...{ startsAt: receivedAt.getTime() + 86_400_000, endsAt: receivedAt.getTime() + 90_000_000 },
    },
    { email: "bas@bedrijf.example", now: receivedAt },
  );
  const error = "Schrijf welk moment u wél uitkomt, of kruis een dagdeel aan.";
  expect(await ask({ wijziging: "moment", wens: " \n" })).toMatchObject({ moment: error });
  const long = "Liefst na vijven. ".repeat(60).trim();
  expect(await ask({ wijziging: "moment", wens: long })).toEqual({
    moment: "Houd het onder 1000 tekens; dit zijn er 1079.",
    wish: { parts: [], text: long },
  });
  expect(await ask({ wijziging: "moment", dagdeel: "ochtend" })).toBe("moment");
  expect((await visitorView(env.DB, id, receivedAt))?.visit?.asked).toBe("Het liefst in de ochtend.");
});

test("withdrawing closes the lead once, and the office sees by whom", async () => {
  expect(await ask({ wijziging: "withdraw" })).toBe("withdraw");
  expect(await ask({ wijziging: "withdraw" })).toBeNull();
  expect(await events()).toEqual([{ kind: "withdrawn", actor: "visitor", detail: "new>lost" }]);
  const view = await visitorView(env.DB, id, receivedAt);
  expect([view?.progress.title, view?.canWithdraw]).toEqual(["Ingetrokken", false]);
});

const statuses = Object.keys(leadStatuses) as LeadStatus[];

test.each(statuses)(
  "a visitor can withdraw a request that is %s if the office could lose it, and is shown so",
  async (status) => {
    await env.DB.prepare("UPDATE leads SET status = ?").bind(status).run();
    const open = leadCan("lose", status);
    expect((await visitorView(env.DB, id, receivedAt))?.canWithdraw).toBe(open);
    expect(await ask({ wijziging: "withdraw" })).toBe(open ? "withdraw" : null);
    expect(await env.DB.prepare("SELECT status FROM leads").first("status")).toBe(open ? "lost" : status);
    expect(await events()).toHaveLength(open ? 1 : 0);
    const notices = "SELECT count(*) AS n FROM outbox WHERE kind = 'withdrawn-mail'";
    expect(await env.DB.prepare(notices).first("n")).toBe(open ? 1 : 0);
  },
);

test("erased means gone from every table and from the bucket, and asking again changes nothing", async () => {
  expect(await ask({ wijziging: "erase" })).toBe("erase");
  for (const table of ["leads", "lead_files", "lead_events", "outbox"] as const) {
    expect(await countRows(env.DB, table), table).toBe(0);
  }
  expect(await objectKeys(env.UPLOADS)).toEqual([]);
  expect(await visitorView(env.DB, id, receivedAt)).toBeNull();
  expect(await ask({ wijziging: "erase" })).toBe("erase");
  expect(await ask({ wijziging: "withdraw" })).toBeNull();
  expect(await ask({ wijziging: "preference", contactPreference: "email" })).toBeNull();
});

test("a form that asks for nothing known changes nothing", async () => {
  const odd: Record<string, string>[] = [
    {},
    { wijziging: "status" },
    { wijziging: "preference" },
    { wijziging: "preference", contactPreference: "constructor" },
  ];
  for (const fields of odd) expect(await ask(fields)).toBeNull();
  expect(await events()).toEqual([]);
});

test("a picture of absurd size is kept, and named on the page instead of shown", async () => {
  const huge = bytesOf(PNG, ihdr(30_000, 30_000), pngChunk("IDAT", pixels(80)), iend);
  const answer = await receive(env, leadPost({}, [{ name: "groot.png", content: huge }]));
  const lead = "lead" in answer ? answer.lead.id : "";
  expect((await visitorView(env.DB, lead, receivedAt))?.files).toMatchObject([
    { visitorName: "groot.png", shown: false, note: expect.stringContaining("30.000 × 30.000 beeldpunten") },
  ]);
});
