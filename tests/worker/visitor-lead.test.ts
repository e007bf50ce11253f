import { afterAll, beforeAll, expect, test } from "vitest";
import { freshFetch } from "../support/fresh-fetch.ts";
import { leadPost } from "../support/lead-posts.ts";
import { jpegOf } from "../support/sample-files.ts";
import { startServer, type TestServer } from "../support/server.ts";

const OLD = "an-old-secret-of-32-characters-xx";
const NEW = "a-new-secret-of-32-characters-xxx";
const OFFICE = "kantoor@bedrijf.example";
let server: TestServer;
beforeAll(async () => {
  server = await startServer({ vars: { LINK_SECRET: OLD, MAIL_OFFICE: OFFICE } });
});
afterAll(() => server?.stop());

let visitors = 0;
const visitor = () => ({ "CF-Connecting-IP": `2001:db8:${(++visitors).toString(16)}::1` });

let leads = 0;
/** Sends a lead and returns the path of its page from the visitor's mail. */
async function createLead(on: TestServer = server): Promise<string> {
  const known = on.mails().length;
  // Another address each: a stranger gets three mails a day.
  const email = `jan${++leads}@voorbeeld.nl`;
  const post = leadPost({ email }, [{ name: "dak.jpg", content: jpegOf(900) }]);
  const headers = { "Content-Type": post.headers.get("Content-Type") ?? "", ...visitor() };
  const answer = await freshFetch(`${on.url}/api/service-request`, {
    method: "POST",
    headers,
    body: new Uint8Array(await post.arrayBuffer()),
  });
  expect(answer.status).toBe(200);
  const confirmation = () =>
    on
      .mails()
      .slice(known)
      .find(({ to }) => String(to).includes(email));
  await expect.poll(confirmation, { timeout: 20_000 }).toBeDefined();
  const mail = confirmation();
  const [, path] = /https?:\/\/[^/]+(\/aanvraag\/[\w.-]+)/.exec(mail?.text ?? "") ?? [];
  expect(mail?.html).toContain(path);
  return path ?? "";
}
const get = (path: string) => freshFetch(server.url + path, { headers: visitor() });
function post(path: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  return freshFetch(server.url + path, {
    method: "POST",
    headers: {
      "Content-Type": "application/x-www-form-urlencoded",
      Origin: server.url,
      "Sec-Fetch-Site": "same-origin",
      ...visitor(),
      ...headers,
    },
    body: new URLSearchParams(fields).toString(),
  });
}

test("the page is for its visitor alone: found by no engine, kept by no cache, told to no other site", async () => {
  const path = await createLead();
  for (const address of [path, `${path}/bestanden/1`]) {
    const answer = await get(address);
    expect(answer.status, address).toBe(200);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    expect(answer.headers.get("X-Robots-Tag")).toContain("noindex");
    expect(answer.headers.get("Referrer-Policy")).toBe("same-origin");
    expect(answer.headers.get("X-Cache")).not.toBe("hit");
  }
  const html = await (await get(path)).text();
  expect(html).toContain("Het dak lekt bij de schoorsteen.");
  expect(html).toContain("U hoort van ons vóór");
  const photo = await get(`${path}/bestanden/1`);
  expect(new Uint8Array(await photo.arrayBuffer())).toEqual(jpegOf(900));
});

test("opening it changes nothing, however often and in whatever way", async () => {
  const path = await createLead();
  const before = await server.sql("SELECT * FROM leads ORDER BY id");
  await get(path);
  await get(`${path}/gewist`);
  await get(`${path}?wijziging=erase`);
  await freshFetch(server.url + path, { method: "HEAD" });
  expect(await server.sql("SELECT * FROM leads ORDER BY id")).toEqual(before);
});

test("another site can change nothing, not even with the address", async () => {
  const path = await createLead();
  const foreign: Record<string, string>[] = [
    { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" },
    { Origin: "null", "Sec-Fetch-Site": "cross-site" },
    { Origin: server.url, "Sec-Fetch-Site": "cross-site" },
  ];
  for (const headers of foreign) {
    const answer = await post(path, { wijziging: "erase" }, headers);
    expect(answer.status).toBeGreaterThanOrEqual(400);
  }
  expect((await get(path)).status).toBe(200);
});

test("a token that is none, or of another purpose, finds nothing and tells nothing", async () => {
  const path = await createLead();
  const thanks = await freshFetch(`${server.url}/gratis-offerte`, { headers: visitor() });
  expect(thanks.status).toBe(200);
  for (const forged of [`${path}x`, path.split(".")[0] ?? "", "/aanvraag/x.y", "/aanvraag/x.y/bestanden/1"]) {
    expect((await get(forged)).status, forged).toBe(404);
  }
  expect((await post(`${path}x`, { wijziging: "erase" })).status).toBe(404);
});

test("erased is gone: the page says so, the photo is no longer there, nothing is left to find", async () => {
  const path = await createLead();
  const [{ id } = { id: "" }] = await server.sql<{ id: string }>(
    "SELECT id FROM leads ORDER BY received_at DESC, rowid DESC LIMIT 1",
  );
  const [{ key } = { key: "" }] = await server.sql<{ key: string }>(
    "SELECT object_key AS key FROM lead_files WHERE lead_id = ?",
    id,
  );
  expect(await server.object(key)).not.toBeNull();
  const answer = await post(path, { wijziging: "erase" });
  expect([answer.status, answer.headers.get("Location")]).toEqual([303, `${path}/gewist#gelukt`]);
  const gone = await get(`${path}/gewist`);
  expect(gone.status).toBe(410);
  expect(await gone.text()).toContain("Alles is gewist");
  expect((await get(path)).status).toBe(410);
  expect((await get(`${path}/bestanden/1`)).status).toBe(404);
  expect(await server.object(key)).toBeNull();
  for (const table of ["lead_files", "lead_events", "outbox"]) {
    expect(await server.sql(`SELECT 1 FROM ${table} WHERE lead_id = ?`, id), table).toEqual([]);
  }
  const lines = server.log().filter((line) => line.includes(id));
  expect(lines.join()).toContain("lead.erased");
  expect(lines.join()).not.toMatch(/jan|voorbeeld\.nl|Kerkstraat/i);
});

const lastLead = async () =>
  (
    await server.sql<{ id: string; reference: string; email: string }>(
      "SELECT id, reference, email FROM leads ORDER BY received_at DESC, rowid DESC LIMIT 1",
    )
  )[0] ?? { id: "", reference: "", email: "" };

test("a link that was ended, or is too old, shows nothing of the lead and offers a new one", async () => {
  const path = await createLead();
  const { id } = await lastLead();
  await server.sql("UPDATE leads SET link_version = link_version + 1 WHERE id = ?", id);
  const ended = await get(path);
  expect(ended.status).toBe(410);
  const html = await ended.text();
  expect(html).toContain("Deze link werkt niet meer");
  expect(html).toContain('href="/aanvraag/nieuwe-link"');
  expect(html).not.toMatch(/Het dak lekt|Kerkstraat|de Vries/);
  expect((await get(`${path}/bestanden/1`)).status).toBe(404);
  expect((await post(path, { wijziging: "erase" })).status).toBe(410);
  expect(await server.sql("SELECT 1 FROM leads WHERE id = ?", id)).toHaveLength(1);
  // Whose page was open meanwhile can take along what he typed.
  for (const [change, field] of [
    ["message", "bericht"],
    ["moment", "wens"],
  ] as const) {
    const late = await post(path, { wijziging: change, [field]: "Kunt u <dinsdag> ook?" });
    expect(late.status).toBe(410);
    expect(await late.text()).toContain("Kunt u &lt;dinsdag&gt; ook?");
  }
});

test("a new link goes to the address in the lead, and the answer is the same for whoever asks", async () => {
  const old = await createLead();
  const { id, reference, email } = await lastLead();
  await server.sql("UPDATE leads SET link_version = link_version + 1 WHERE id = ?", id);
  const ask = (referentie: string, to: string) => post("/aanvraag/nieuwe-link", { referentie, email: to });
  const answers = [
    await ask(reference, "iemand@voorbeeld.nl"),
    await ask("ZZZZZZZZ", email),
    await ask(reference.toLowerCase(), email.toUpperCase()),
  ];
  const seen = await Promise.all(
    answers.map(async (answer) => [answer.status, answer.headers.get("Location"), await answer.text()]),
  );
  expect(new Set(seen.map((one) => JSON.stringify(one))).size).toBe(1);
  expect(seen[0]?.slice(0, 2)).toEqual([303, "/aanvraag/nieuwe-link/gevraagd"]);
  const mail = () =>
    server.mails().filter(({ subject }) => subject.includes(`Nieuwe link naar uw aanvraag ${reference}`));
  await expect.poll(() => mail().length, { timeout: 20_000 }).toBe(1);
  expect(mail()[0]?.to).toEqual([email]);
  const [, fresh = ""] = /https?:\/\/[^/]+(\/aanvraag\/[\w.-]+)/.exec(mail()[0]?.text ?? "") ?? [];
  expect(fresh).not.toBe(old);
  expect((await get(fresh)).status).toBe(200);
  expect(await (await get("/aanvraag/nieuwe-link/gevraagd")).text()).toContain("Kijk in uw mail");
  expect((await get("/aanvraag/nieuwe-link/anders")).status).toBe(404);
  const page = await get("/aanvraag/nieuwe-link");
  expect([page.status, page.headers.get("Cache-Control")]).toEqual([200, "no-store"]);
  expect((await ask("x", "y")).status).toBe(422);
  const foreign = await post(
    "/aanvraag/nieuwe-link",
    { referentie: reference, email },
    { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" },
  );
  expect(foreign.status).toBeGreaterThanOrEqual(400);
  expect(mail()).toHaveLength(1);
});

test("thirty posts give a stranger three mails, without a word of what was typed when that is doubtful", async () => {
  const known = server.mails().length;
  for (let i = 0; i < 30; i++) {
    const lead = leadPost({
      email: ["Een.Vreemde@gmail.com", `eenvreemde+${i}@googlemail.com`, `e.envreemde+a${i}@gmail.com`][
        i % 3
      ],
      firstName: "Gratis geld",
      projectDescription: `Klik op https://winst.example/${i}`,
    });
    const answer = await freshFetch(`${server.url}/api/service-request`, {
      method: "POST",
      headers: { "Content-Type": lead.headers.get("Content-Type") ?? "", ...visitor() },
      body: new Uint8Array(await lead.arrayBuffer()),
    });
    expect(answer.status).toBe(200);
  }
  const waiting = () => server.sql("SELECT 1 FROM outbox WHERE state = 'due'");
  await server.cron("* * * * *");
  await expect.poll(waiting, { timeout: 60_000 }).toEqual([]);
  const mails = server
    .mails()
    .slice(known)
    .filter(({ to }) => /mail\.com/.test(String(to)));
  expect(mails).toHaveLength(3);
  for (const { subject, text, html } of mails) {
    expect(`${subject}${text}${html}`).not.toMatch(/winst|Gratis geld|Klik op/);
    expect(text).toContain("/aanvraag/");
  }
  expect(
    await server.sql("SELECT 1 FROM outbox WHERE state = 'held' AND hold_reason = 'recipient'"),
  ).toHaveLength(27);
}, 120_000);

test("the office reads that a visitor withdrew a lead, and that a visitor erased one", async () => {
  const path = await createLead();
  const [{ reference } = { reference: "" }] = await server.sql<{ reference: string }>(
    "SELECT reference FROM leads ORDER BY received_at DESC, rowid DESC LIMIT 1",
  );
  const told = () =>
    server
      .mails()
      .filter(({ to, subject }) => String(to).includes(OFFICE) && subject.includes(reference))
      .map(({ subject }) => subject);
  expect((await post(path, { wijziging: "withdraw" })).status).toBe(303);
  await expect.poll(told, { timeout: 20_000 }).toContain(`Ingetrokken: Gratis offerte ${reference}`);
  expect((await post(path, { wijziging: "erase" })).status).toBe(303);
  await expect.poll(told, { timeout: 20_000 }).toContain(`Gewist: aanvraag ${reference}`);
  expect(told()).toHaveLength(3);
  await expect.poll(() => server.sql("SELECT 1 FROM outbox WHERE about = ?", reference)).toEqual([]);
});

test("when the secret of the links is changed, old mails keep working as long as it is kept beside the new", async () => {
  const path = await createLead();
  const { state } = server;
  await server.kill();
  const rotated = await startServer({ state, vars: { LINK_SECRET: `${NEW},${OLD}` } });
  expect((await freshFetch(rotated.url + path, { headers: visitor() })).status).toBe(200);
  const fresh = await createLead(rotated);
  await rotated.stop();
  const after = await startServer({ state, vars: { LINK_SECRET: NEW } });
  expect((await freshFetch(after.url + fresh, { headers: visitor() })).status).toBe(200);
  expect((await freshFetch(after.url + path, { headers: visitor() })).status).toBe(404);
  await after.stop();
});
