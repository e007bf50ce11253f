import { afterAll, beforeEach, expect, test } from "vitest";
import { forgetFiles } from "~/features/leads/store/files/forget-files.server";
import { clearLeads, leadPost, objectKeys, receive } from "~tests/support/lead-posts";
import { localBindings } from "~tests/support/local-bindings";
import { erasePerson } from "./person.server";
import { personArchive } from "./person-archive.server";

const { env, dispose } = await localBindings();
afterAll(dispose);
beforeEach(() => clearLeads(env));

const stores = { db: env.DB, bucket: env.UPLOADS };

async function store(): Promise<string> {
  const answer = await receive(env, leadPost());
  if (!("lead" in answer)) throw new Error(answer.kind);
  return answer.lead.id;
}

test("mails as they came, what was sent along and what the office joined are in the archive, and go with erasing", async () => {
  const [id, other] = [await store(), await store()];
  await env.UPLOADS.put("mail/1", "From: jan@voorbeeld.nl");
  await env.UPLOADS.put("mail/2", "De offerte als bestand");
  await env.UPLOADS.put("mail/3", "Nog niet verstuurd");
  await env.DB.batch([
    env.DB.prepare(
      "INSERT INTO draft_files VALUES ('mail/3', ?, 'bas@bedrijf.example', 'a', 'pdf', 1, NULL)",
    ).bind(id),
    env.DB.prepare(
      "INSERT INTO lead_messages VALUES ('m', ?, 1, 'in', 'mail', 'visitor', NULL, 'Re', 'Graag dinsdag', 0, 'k', 'mail/1')",
    ).bind(id),
    env.DB.prepare("INSERT INTO message_files VALUES ('m', 1, 'mail/2', '../offerte.exe', 'pdf', 3)"),
    env.DB.prepare(
      "INSERT INTO customer_links VALUES ('c', ?, ?, 'same', 0, 'bas@bedrijf.example', NULL, NULL)",
    ).bind(id, other),
    env.DB.prepare(
      "INSERT INTO lead_events (lead_id, at, kind, actor, detail, data) VALUES (?, 0, 'customer-note', 'bas', '', ?)",
    ).bind(id, JSON.stringify({ text: "Hond in de tuin" })),
  ]);
  const archive = Buffer.from(await new Response(personArchive(stores, [id])).arrayBuffer());
  for (const part of [
    "From: jan@voorbeeld.nl",
    "De offerte als bestand",
    "Nog niet verstuurd",
    "Graag dinsdag",
    '"kind": "same"',
    "Hond in de tuin",
  ])
    expect(archive.includes(part), part).toBe(true);
  expect(archive.includes(".exe")).toBe(false);
  expect(await erasePerson(stores, [id])).toBe(1);
  await forgetFiles(stores);
  expect(await objectKeys(env.UPLOADS)).toEqual([]);
  for (const table of ["customer_links", "lead_messages", "message_files", "files_to_forget"])
    expect(await env.DB.prepare(`SELECT count(*) AS n FROM ${table}`).first("n"), table).toBe(0);
});
