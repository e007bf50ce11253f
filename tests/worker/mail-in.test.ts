import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { answerTo } from "../../scripts/mail/mime.ts";
import { type AdminServer, startAdminServer } from "../support/admin-server.ts";
import { freshFetch } from "../support/fresh-fetch.ts";
import { leadPost } from "../support/lead-posts.ts";
import { jpegOf } from "../support/sample-files.ts";

let server: AdminServer;
beforeAll(async () => {
  server = await startAdminServer("owner@huis.example=beheer");
});
afterAll(() => server?.stop());

const admin = (path: string) =>
  freshFetch(server.url + path, {
    headers: { Accept: "text/html", "Cf-Access-Jwt-Assertion": server.tokenOf("owner@huis.example") },
  });

test("a request is confirmed by a mail whose answer, with a photo, comes to stand at the request", async () => {
  const post = leadPost({ email: "jan@voorbeeld.example" }, []);
  const headers = { "Content-Type": post.headers.get("Content-Type") ?? "" };
  const sent = await fetch(`${server.url}/api/service-request`, {
    method: "POST",
    headers,
    body: await post.blob(),
  });
  const { reference } = (await sent.json()) as { reference: string };
  const toVisitor = () => server.mails().find(({ to }) => [to].flat().includes("jan@voorbeeld.example"));
  const confirmation = await vi.waitUntil(toVisitor, 20_000);
  expect(confirmation.replyTo).toMatch(
    new RegExp(`^aanvraag\\+${reference.toLowerCase()}\\.[a-z2-7]{16}@voorbeeld\\.example$`),
  );

  const files = [{ name: "goot.jpg", type: "image/jpeg", content: jpegOf(3, 2000) }];
  const answer = answerTo(confirmation, { text: "Dinsdag past ons goed.", files });
  await server.arrive({ ...answer, headers: { ...answer.headers, "Message-ID": "<een@voorbeeld.example>" } });
  const [lead] = await server.sql<{ id: string }>("SELECT id FROM leads WHERE reference = ?", reference);
  const told = "SELECT 1 FROM outbox WHERE lead_id = ? AND about = 'messages'";
  await vi.waitUntil(
    async () => (await server.sql("SELECT 1 FROM incoming_mails WHERE state = 'done'")).length > 0,
    20_000,
  );
  const messages = await server.sql<{ id: string }>(
    "SELECT id, body, direction FROM lead_messages WHERE lead_id = ?",
    lead?.id,
  );
  expect(messages).toMatchObject([{ body: "Dinsdag past ons goed.", direction: "in" }]);
  expect(await server.sql("SELECT name, kind FROM lead_files WHERE lead_id = ?", lead?.id)).toEqual([
    { name: "goot.jpg", kind: "jpeg" },
  ]);
  expect(
    await server.sql("SELECT replied_at IS NOT NULL AS waits FROM leads WHERE id = ?", lead?.id),
  ).toEqual([{ waits: 1 }]);
  expect(await server.sql(told, lead?.id)).toHaveLength(1);

  const raw = await admin(`/admin/aanvragen/${lead?.id}/mails/${messages[0]?.id}`);
  expect(raw.headers.get("Content-Disposition")).toMatch(/^attachment; /);
  expect(raw.headers.get("Content-Type")).toBe("application/octet-stream");
  expect(await raw.text()).toContain("Message-ID: <een@voorbeeld.example>");
  expect((await admin(`/admin/aanvragen/${lead?.id}/mails/een`)).status).toBe(404);
});

test("a mail without a sender is taken as a report is: kept, and nothing else", async () => {
  const from = "mailer-daemon@mx.example";
  await server.arrive({ from, to: "aanvraag@voorbeeld.example", text: "?" }, { bounce: true });
  const state = () =>
    server.sql("SELECT state, lead_id AS lead FROM incoming_mails ORDER BY rowid DESC LIMIT 1");
  await vi.waitUntil(async () => (await state())[0]?.state !== "due", 20_000);
  expect(await state()).toEqual([{ state: "kept", lead: null }]);
});
