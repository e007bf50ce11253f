import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type AdminServer, startAdminServer } from "../support/admin-server.ts";
import { freshFetch } from "../support/fresh-fetch.ts";

let server: AdminServer;
beforeAll(async () => {
  server = await startAdminServer("owner@huis.example=beheer");
  await server.sql(
    "INSERT INTO colleagues (email, name, role) VALUES ('office@huis.example', 'Els', 'office')",
  );
});
afterAll(() => server?.stop());

const as = (person: string, path: string, body?: Record<string, string>, cookie = "") =>
  freshFetch(server.url + path, {
    headers: {
      Accept: "text/html",
      ...(cookie && { Cookie: cookie }),
      "Cf-Access-Jwt-Assertion": server.tokenOf(`${person}@huis.example`),
      "Sec-Fetch-Site": "same-origin",
      Origin: server.url,
      ...(body && { "Content-Type": "application/x-www-form-urlencoded" }),
    },
    ...(body && { method: "POST", body: new URLSearchParams(body).toString() }),
  });

/** A report about no mail of ours is kept and stands nowhere. */
async function kept(from: string): Promise<string> {
  await server.arrive({
    from,
    to: "aanvraag@voorbeeld.example",
    subject: `Van ${from}`,
    text: "Ons dak lekt.",
  });
  const rows = () =>
    server.sql<{ id: string }>(
      "SELECT id FROM incoming_mails WHERE state = 'kept' AND from_address = ?",
      from,
    );
  await vi.waitUntil(async () => (await rows()).length > 0, 20_000);
  return (await rows())[0]?.id ?? "";
}

/** What the page says after the owner erased one. */
async function erased(mail: string): Promise<string> {
  const answer = await as("owner", "/admin/mails", { action: "erase", mail });
  expect(answer.status).toBe(302);
  const cookie = answer.headers.getSetCookie().map((each) => each.split(";")[0]);
  return (await as("owner", "/admin/mails", undefined, cookie.join("; "))).text();
}

test("the office sees a kept mail, fetches it as it came and makes a request of it; only the owner erases one", async () => {
  const [one, other] = [await kept("postmaster@een.example"), await kept("postmaster@twee.example")];
  const quarantine = await (await as("office", "/admin/aanvragen?list=quarantaine")).text();
  expect(quarantine).toContain("2 mails liggen");
  const page = await (await as("office", "/admin/mails")).text();
  expect(page).toContain("Van postmaster@een.example");
  expect(page).not.toContain("Wis deze mail");

  const raw = await as("office", `/admin/mails/${one}`);
  expect(raw.headers.get("Content-Type")).toBe("application/octet-stream");
  expect(raw.headers.get("Content-Disposition")).toMatch(/^attachment; /);
  expect(await raw.text()).toContain("From: postmaster@een.example");

  expect((await as("office", "/admin/mails", { action: "take", mail: one })).status).toBe(302);
  const made = () => server.sql("SELECT form FROM leads WHERE email = 'postmaster@een.example'");
  await vi.waitUntil(async () => (await made()).length > 0, 20_000);
  expect((await as("office", `/admin/mails/${one}`)).status).toBe(404);

  expect((await as("office", "/admin/mails", { action: "erase", mail: other })).status).toBe(403);
  expect(await erased(other)).toContain("De mail is gewist.");
  expect(await erased(other)).toContain("Deze mail ligt hier niet meer");
  expect(await server.sql("SELECT 1 FROM incoming_mails WHERE id = ?", other)).toEqual([]);
});
