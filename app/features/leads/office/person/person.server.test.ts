import { afterAll, beforeEach, expect, test } from "vitest";
import { addNote } from "~/features/leads/office/lead/lead-changes.server";
import { previewPurge, purgeLeads } from "~/features/leads/store/sweep.server";
import { clearLeads, countRows, leadPost, objectKeys, receive, receivedAt } from "~tests/support/lead-posts";
import { localBindings } from "~tests/support/local-bindings";
import { pdfOf } from "~tests/support/sample-documents";
import { jpegOf, sampleFiles } from "~tests/support/sample-files";
import { findCustomers } from "./find-customers.server";
import { chosenIds, erasePerson, erasureProblem, leftOf } from "./person.server";
import { personArchive } from "./person-archive.server";

const { env, dispose } = await localBindings();
afterAll(dispose);
beforeEach(() => clearLeads(env));

const stores = { db: env.DB, bucket: env.UPLOADS };

async function store(fields: Record<string, string> = {}, files = 0): Promise<string> {
  const photos = Array.from({ length: files }, (_, i) => ({ name: `foto ${i}.jpg`, content: jpegOf(i) }));
  const answer = await receive(env, leadPost(fields, photos));
  if (!("lead" in answer)) throw new Error(answer.kind);
  return answer.lead.id;
}

/** The names in the directory of an archive. */
function entryNames(archive: Buffer): string[] {
  const names: string[] = [];
  let at = archive.readUInt32LE(archive.length - 6);
  while (archive.readUInt32LE(at) === 0x02014b50) {
    const length = archive.readUInt16LE(at + 28);
    names.push(archive.toString("utf8", at + 46, at + 46 + length));
    at += 46 + length + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  return names;
}

const customers = async (who: string) =>
  (await findCustomers(env.DB, who)).customers.map(({ leads }) => leads.map(({ id }) => id).sort());
const found = async (who: string) => (await customers(who)).flat().sort();

test("a suspect that holds the data of two people joins neither to the other", async () => {
  const a = await store({ email: "a@voorbeeld.nl", phone: "06 12345678", lastName: "Aerts" });
  const b = await store({ email: "b@voorbeeld.nl", phone: "040 2123456", lastName: "Bakker" });
  const spam = await store({ email: "b@voorbeeld.nl", phone: "06 12345678", website: "spam" });
  await env.DB.prepare("UPDATE leads SET received_at = received_at + 1000 WHERE id = ?").bind(spam).run();
  expect(await customers("b@voorbeeld.nl")).toEqual([[b, spam].sort()]);
  expect(await customers("06 12345678")).toEqual([[a, spam].sort()]);
});

test("a person is found by mail, phone in any form, or name; also in quarantine, and nobody else", async () => {
  const a = await store({ email: "Jan@voorbeeld.nl", phone: "06 12345678" });
  const b = await store({ email: "jan@voorbeeld.nl", phone: "040 2123456", website: "spam" });
  await store({ email: "ander@voorbeeld.nl", phone: "040 2123457", lastName: "Jansen" });
  expect(await found("JAN@voorbeeld.nl")).toEqual([a, b].sort());
  expect(await found("+31 6 1234 5678")).toEqual([a, b].sort());
  expect(await found("de Vries")).toEqual([a, b].sort());
  for (const nobody of ["", "@", "bestaat niet", "' OR 1=1 --", "*", "niemand@voorbeeld.nl"]) {
    expect(await found(nobody), nobody).toEqual([]);
  }
});

test("whichever way a person is looked for, all requests that hang together with it are found", async () => {
  const roof = await store({ email: "jan@voorbeeld.nl", phone: "06 12345678" });
  // By mail alone this one was missed: another address, the same number.
  const gutter = await store({ email: "jan.werk@voorbeeld.nl", phone: "06 12345678" });
  const reference = await env.DB.prepare("SELECT reference FROM leads WHERE id = ?")
    .bind(gutter)
    .first("reference");
  for (const who of [
    "jan@voorbeeld.nl",
    "JAN.WERK@voorbeeld.nl",
    "0612345678",
    `${reference}`,
    `ts-${reference}`,
  ])
    expect(await customers(who), who).toEqual([[roof, gutter].sort()]);
  const other = await store({
    email: "j@elders.nl",
    phone: "06 87654321",
    address: "Dorpsstraat 9, 5612 AB Eindhoven",
  });
  expect((await customers("de Vries")).sort()).toEqual([[other], [roof, gutter].sort()].sort());
  expect(await customers("Dorpsstraat 9")).toEqual([[other]]);
});

test("what came after the choice was made is not erased, and is said", async () => {
  const roof = await store();
  const chosen = [roof];
  expect(await leftOf(env.DB, chosen, [roof])).toEqual({ since: 0, more: false });
  const since = await store();
  expect(await leftOf(env.DB, chosen, [roof])).toEqual({ since: 1, more: false });
  expect(await erasePerson(stores, chosen)).toBe(1);
  expect(await found("jan@voorbeeld.nl")).toEqual([since]);
});

test("the archive holds every field, note and file of the chosen requests, and none of others", async () => {
  const id = await store({ projectDescription: "Het dak lekt" }, 2);
  await store({ projectDescription: "Van een ander", lastName: "Ander" }, 1);
  await env.DB.prepare("UPDATE leads SET client_hash = 'hash-of-a-day'").run();
  await addNote(env.DB, id, "Sleutel bij de buren", { email: "bas@bedrijf.example", now: receivedAt });
  const archive = Buffer.from(await new Response(personArchive(stores, [id])).arrayBuffer());
  for (const content of ["Het dak lekt", "Sleutel bij de buren"]) {
    expect(archive.includes(content), content).toBe(true);
  }
  const reference = await env.DB.prepare("SELECT reference FROM leads WHERE id = ?")
    .bind(id)
    .first("reference");
  expect(entryNames(archive)).toEqual(["gegevens.json", `TS-${reference}-1.jpg`, `TS-${reference}-2.jpg`]);
  for (const n of [0, 1]) expect(archive.includes(Buffer.from(jpegOf(n)))).toBe(true);
  expect(archive.includes("Van een ander")).toBe(false);
  expect(archive.includes("hash-of-a-day")).toBe(false);
});

test("no name of a visitor's becomes a name in the archive, and what may act by itself lies apart with a warning", async () => {
  const active = pdfOf({ objects: ["<< /S /Launch /F (cmd.exe) >>"] });
  const answer = await receive(
    env,
    leadPost({}, [
      { name: "..", content: sampleFiles.pdf },
      { name: "offerte.hta", content: active },
      { name: "foto\u202Egpj.exe", content: sampleFiles.docx },
    ]),
  );
  if (!("lead" in answer)) throw new Error(answer.kind);
  const { id, reference } = answer.lead;
  const archive = Buffer.from(await new Response(personArchive(stores, [id])).arrayBuffer());
  expect(entryNames(archive)).toEqual([
    ...["gegevens.json", "let-op/leesmij.txt", `TS-${reference}-1.pdf`],
    ...[`let-op/TS-${reference}-2.pdf`, `TS-${reference}-3.docx`],
  ]);
  expect(archive.includes("In dit bestand zit iets dat zelf kan handelen")).toBe(true);
  expect(archive.includes('"sentAs": "fotogpj.exe"')).toBe(true);
});

test("a file that the bucket lost is named, and the rest still comes", async () => {
  const id = await store({}, 2);
  const [key = ""] = await objectKeys(env.UPLOADS);
  await env.UPLOADS.delete(key);
  const archive = Buffer.from(await new Response(personArchive(stores, [id])).arrayBuffer());
  expect(archive.includes("ontbreekt.txt")).toBe(true);
  expect(archive.includes("gegevens.json")).toBe(true);
});

test("a file that is replaced while the archive is made is in it", async () => {
  const id = await store({}, 1);
  const [key = ""] = await objectKeys(env.UPLOADS);
  const bucket = new Proxy(env.UPLOADS, {
    get(target, name) {
      const member = Reflect.get(target, name);
      if (name !== "get") return typeof member === "function" ? member.bind(target) : member;
      return async (asked: string) => {
        if (asked === key) {
          await target.put(`${key}-new`, jpegOf(7));
          await env.DB.prepare("UPDATE lead_files SET object_key = ?").bind(`${key}-new`).run();
          await target.delete(key);
        }
        return target.get(asked);
      };
    },
  });
  const archive = Buffer.from(await new Response(personArchive({ ...stores, bucket }, [id])).arrayBuffer());
  expect(archive.includes(Buffer.from(jpegOf(7)))).toBe(true);
  expect(archive.includes("ontbreekt.txt")).toBe(false);
});

test("erasing leaves nothing of a person: rows, files, messages, timeline, search", async () => {
  const ids = [
    await store({ lastName: "Wisser" }, 2),
    await store({ lastName: "Wisser", website: "spam" }, 1),
  ];
  const other = await store({ lastName: "Blijver" }, 1);
  expect(await erasePerson(stores, [...ids, "bestaat-niet"])).toBe(2);
  expect(await found("wisser")).toEqual([]);
  expect(await found("blijver")).toEqual([other]);
  expect(await objectKeys(env.UPLOADS)).toHaveLength(1);
  const counts = [
    countRows(env.DB, "leads"),
    countRows(env.DB, "lead_files"),
    countRows(env.DB, "lead_events"),
  ];
  expect(await Promise.all(counts)).toEqual([1, 1, 1]);
  // No word of theirs is left in the index either.
  await env.DB.prepare("INSERT INTO lead_search (lead_search, rank) VALUES ('integrity-check', 1)").run();
});

test("the dry run tells what the purge then erases, and erases nothing itself", async () => {
  const retention = { request: { days: 365 }, won: { days: 730 }, quarantined: { days: 30 } };
  const won = await store();
  await store();
  await store({ website: "spam" });
  await env.DB.prepare("UPDATE leads SET status = 'won' WHERE id = ?").bind(won).run();
  for (const [days, expected] of [
    [29, { request: 0, won: 0, quarantined: 0 }],
    [31, { request: 0, won: 0, quarantined: 1 }],
    [366, { request: 1, won: 0, quarantined: 1 }],
    [731, { request: 1, won: 1, quarantined: 1 }],
  ] as const) {
    const now = new Date(receivedAt.getTime() + days * 86_400_000);
    expect(await previewPurge(env.DB, now, retention), `${days}`).toEqual(expected);
  }
  expect(await countRows(env.DB, "leads")).toBe(3);
  const late = new Date(receivedAt.getTime() + 731 * 86_400_000);
  expect(await purgeLeads(stores, late, retention)).toBe(3);
});

test("erasing asks for the reference of something that was ticked", async () => {
  const id = await store({ lastName: "Wisser" });
  const other = await store({ lastName: "Blijver" }, 1);
  const reference = (of: string) =>
    env.DB.prepare("SELECT reference FROM leads WHERE id = ?").bind(of).first<string>("reference");
  const own = (await reference(id)) ?? "";
  expect(await erasureProblem(env.DB, [], own)).toContain("Vink eerst aan");
  expect(await erasureProblem(env.DB, [id], " ")).toContain("Typ de referentie over");
  for (const wrong of [(await reference(other)) ?? "", "wissen", `${own}X`])
    expect(await erasureProblem(env.DB, [id], wrong), wrong).toContain("niet de referentie");
  for (const right of [own, own.toLowerCase(), ` ${own.slice(0, 4)} ${own.slice(4)} `])
    expect(await erasureProblem(env.DB, [id, other], right), right).toBeNull();
});

test("what a form sends as ids is nothing but ids, once each", () => {
  expect(chosenIds(["a-1", "a-1", "../x", "", "b'; DROP TABLE leads", "c"])).toEqual(["a-1", "c"]);
});
