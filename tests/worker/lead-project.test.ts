import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { projectFolder } from "../../scripts/cli/run.ts";
import { fullRequest } from "../support/lead-posts.ts";
import { leadPosts } from "../support/sent-leads.ts";
import { startServer, type TestServer } from "../support/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ admin: true });
});
afterAll(() => server?.stop());

const { post } = leadPosts(() => server);
const photo = new Uint8Array(readFileSync(join(projectFolder, "public", "icon-192.png")));
const cookies = new Map<string, Promise<string>>();

function signedIn(email: string): Promise<string> {
  const known = cookies.get(email);
  if (known) return known;
  const asked = fetch(`${server.adminUrl}/cdn-cgi/access/login`, {
    method: "POST",
    body: new URLSearchParams({ email }),
    redirect: "manual",
  }).then((answer) => answer.headers.get("Set-Cookie")?.split(";")[0] ?? "");
  cookies.set(email, asked);
  return asked;
}

async function send(path: string, fields: Record<string, string> = {}, as = "beheer@voorbeeld.example") {
  return fetch(server.adminUrl + path, {
    method: "POST",
    headers: { Cookie: await signedIn(as), Origin: server.adminUrl },
    body: new URLSearchParams(fields),
    redirect: "manual",
  });
}

async function page(path: string, as = "beheer@voorbeeld.example"): Promise<string> {
  return (await fetch(server.adminUrl + path, { headers: { Cookie: await signedIn(as) } })).text();
}

async function newLead(fields: Record<string, string> = {}, status = "won") {
  const files = ["Mijn huis Kerkstraat 1.png"].map((name) => ({ name, content: photo }));
  const place = { address: "Kerkstraat 1, 5683 AB Best", city: "Best", postcode: "5683 AB" };
  const about = { serviceType: "dakrenovatie", selectedService: "Dakrenovatie" };
  const { body } = await post({ fields: { ...about, ...place, ...fields }, files });
  const [row] = await server.sql<{ id: string; reference: string }>(
    "UPDATE leads SET status = ? WHERE reference = ? RETURNING id, reference",
    status,
    body.reference,
  );
  return row as { id: string; reference: string };
}

type Draft = { key: string; draft: string; state: string };
const drafts = () =>
  server.sql<Draft>("SELECT key, draft, state FROM content_records WHERE type = 'project' ORDER BY id");

test("a won request becomes one project, however often it is asked, and nothing of the customer goes along", async () => {
  const { id, reference } = await newLead();
  expect(await page(`/admin/aanvragen/${id}`)).toContain("Maak er een project van");
  const answers = await Promise.all([1, 2, 3].map(() => send(`/admin/aanvragen/${id}/project`)));
  const to = "/admin/inhoud/project/dakrenovatie-best";
  expect(answers.map(({ status, headers }) => [status, headers.get("Location")])).toEqual(
    [1, 2, 3].map(() => [302, to]),
  );
  const made = await drafts();
  expect(made.map(({ key, state }) => [key, state])).toEqual([["dakrenovatie-best", "draft"]]);
  expect(JSON.parse(made[0]?.draft ?? "")).toMatchObject({
    service: "daken/dakrenovatie",
    town: "best",
    nearby: false,
    photos: [],
    problem: "",
  });
  const stored = await server.sql("SELECT * FROM content_records, content_revisions");
  expect(stored).toHaveLength(1);
  const { firstName, lastName, email, phone, projectDescription } = fullRequest;
  const theirs = [firstName, lastName, email, phone, projectDescription, "Kerkstraat", "5683", reference, id];
  for (const word of theirs) expect(JSON.stringify(stored)).not.toContain(word);

  const after = await page(`/admin/aanvragen/${id}`);
  expect(after).not.toContain("Maak er een project van");
  expect(after).toContain(`href="${to}"`);
  expect(after).toContain("Project gemaakt");
  expect(await server.sql("SELECT 1 FROM lead_events WHERE kind = 'project-made'")).toHaveLength(1);
  expect(await page(to)).toContain("1 foto van de aanvraag overnemen");

  const second = await newLead();
  const next = await send(`/admin/aanvragen/${second.id}/project`);
  expect(next.headers.get("Location")).toBe(`${to}-2`);
});

test("what the request does not tell is chosen first; what is not won, or not allowed, makes nothing", async () => {
  const before = (await drafts()).length;
  const vague = await newLead({ serviceType: "offerte", selectedService: "Gratis offerte" });
  const address = `/admin/aanvragen/${vague.id}`;
  expect(await page(address)).toContain('name="service"');
  for (const fields of [{}, { service: "daken/bestaat-niet" }] as Record<string, string>[])
    expect((await send(`${address}/project`, fields)).headers.get("Location")).toBe(address);
  const open = await newLead({}, "quoted");
  expect(await page(`/admin/aanvragen/${open.id}`)).not.toContain("Maak er een project van");
  const refused = await send(`/admin/aanvragen/${open.id}/project`);
  expect(refused.headers.get("Location")).toBe(`/admin/aanvragen/${open.id}`);
  expect((await send(`${address}/project`, {}, "redactie@voorbeeld.example")).status).toBe(403);
  expect((await send("/admin/aanvragen/bestaat-niet/project")).status).toBe(404);
  expect(await drafts()).toHaveLength(before);

  const made = await send(`${address}/project`, { service: "daken/daklekkage" });
  expect(made.headers.get("Location")).toBe("/admin/inhoud/project/daklekkage-best");
});

test("erasing the customer takes photos that nobody sees out of the library, and names what is still to be seen", async () => {
  const { id, reference } = await newLead({
    serviceType: "schoorsteen-vegen",
    selectedService: "Schoorsteen vegen",
  });
  const made = await send(`/admin/aanvragen/${id}/project`);
  expect(made.headers.get("Location")).toContain("/admin/inhoud/project/");
  const taken =
    "INSERT INTO media SELECT 7, '00112233445566f7', 'foto', '', 9, 9, 9, sha256, 0, 'anna' FROM lead_files WHERE lead_id = ?";
  await server.sql(taken, id);
  await server.sql(
    "UPDATE content_records SET live_revision = 1 WHERE id = (SELECT record_id FROM lead_projects WHERE lead_id = ?)",
    id,
  );
  const erased = await send("/admin/privacy", { lead: id, confirmation: reference });
  const flash = erased.headers.getSetCookie().map((each) => each.split(";")[0]);
  const told = await fetch(`${server.adminUrl}/admin/privacy`, {
    headers: { Cookie: [await signedIn("beheer@voorbeeld.example"), ...flash].join("; ") },
  });
  expect(await told.text()).toContain("Op de website staat nog ‘Schoorsteen vegen in Best’");
  await server.cron("* * * * *");
  expect(await server.sql("SELECT id FROM media WHERE n = 7")).toEqual([]);
  expect(await server.sql("SELECT * FROM pictures_to_forget")).toEqual([]);
});

test("erasing the customer leaves the project, and no way back to who asked", async () => {
  const { id, reference } = await newLead({ serviceType: "dakbedekking", selectedService: "Dakbedekking" });
  await send(`/admin/aanvragen/${id}/project`);
  const to = "/admin/inhoud/project/dakbedekking-best";
  // Who writes but may not read requests is offered none of their photos.
  expect(await page(to, "redactie@voorbeeld.example")).not.toContain(id);
  expect(await page(to)).toContain(id);
  await send("/admin/privacy", { lead: id, confirmation: reference });
  expect(await server.sql("SELECT 1 FROM leads WHERE id = ?", id)).toEqual([]);
  expect(await server.sql("SELECT 1 FROM lead_projects WHERE lead_id = ?", id)).toEqual([]);
  const html = await page(to);
  expect(html).toContain("Dakbedekking in Best");
  expect(html).not.toContain(id);
});
