import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { usualChoices } from "../../app/features/push/choices.ts";
import {
  type PushService,
  type Subscription,
  startPushService,
} from "../../scripts/stand-ins/push-service.ts";
import { type AdminServer, startAdminServer } from "../support/admin-server.ts";
import { freshFetch } from "../support/fresh-fetch.ts";
import { leadPost } from "../support/lead-posts.ts";

let service: PushService;
let server: AdminServer;

beforeAll(async () => {
  service = await startPushService();
  server = await startAdminServer(
    "els@huis.example=beheer,bas@huis.example=beheer,wil@huis.example=redactie",
    {
      PUSH_URL: service.url,
    },
  );
});
afterAll(async () => {
  await server?.stop();
  await service?.close();
});
beforeEach(() => server.sql("DELETE FROM push_devices"));

function as(person: string, path: string, body?: Record<string, string>): Promise<Response> {
  const headers = {
    "Cf-Access-Jwt-Assertion": server.tokenOf(`${person}@huis.example`),
    "Sec-Fetch-Site": "same-origin",
    Origin: server.url,
    "User-Agent": "Mozilla/5.0 (Linux; Android 16; Pixel 9) Chrome/156.0 Mobile Safari/537.36",
    ...(body && { "Content-Type": "application/x-www-form-urlencoded" }),
  };
  const post = body && { method: "POST", body: new URLSearchParams(body).toString() };
  return freshFetch(server.url + path, { headers, ...post });
}

const subscribe = (person: string, { endpoint, keys }: Subscription, was = "") =>
  as(person, "/admin/api/meldingen", { action: "subscribe", endpoint, ...keys, was });
const answerTo = async (person: string, fields: Record<string, string>) =>
  (await (await as(person, "/admin/api/meldingen", fields)).json()) as { known: boolean; publicKey: string };
const owners = async () =>
  (
    await server.sql<{ email: string; endpoint: string }>(
      "SELECT email, endpoint FROM push_devices ORDER BY email",
    )
  ).map(({ email, endpoint }) => [email, endpoint]);

async function send(fields: Record<string, string>): Promise<void> {
  const post = leadPost(fields, []);
  const headers = { "Content-Type": post.headers.get("Content-Type") ?? "" };
  const answer = await fetch(`${server.url}/api/service-request`, {
    method: "POST",
    headers,
    body: await post.blob(),
  });
  expect(answer.status).toBe(200);
}

test("an urgent request is on the telephone at once, without waiting for cron", async () => {
  expect((await subscribe("els", service.subscribe())).status).toBe(200);
  // At any hour at which this runs.
  const awake = { ...usualChoices, quiet: { ...usualChoices.quiet, on: false } };
  await server.sql(
    "INSERT INTO push_choices (email, value) VALUES ('els@huis.example', ?)",
    JSON.stringify(awake),
  );
  await send({ serviceType: "spoedservice", urgencyLevel: "urgent", projectType: "daklekkage" });
  const [push] = await service.until(1);
  const { notification } = JSON.parse(push?.text ?? "");
  expect(notification.title).toBe("Spoed: daklekkage in Eindhoven");
  expect(push?.headers.urgency).toBe("high");
  const page = await as("els", new URL(notification.navigate).pathname);
  expect(page.status).toBe(200);
});

test("a device belongs to who is signed in on it, and moves with its address", async () => {
  const [first, second] = [service.subscribe(), service.subscribe()];
  await subscribe("els", first);
  await subscribe("els", second, first.endpoint);
  expect(await owners()).toEqual([["els@huis.example", second.endpoint]]);
  expect(await answerTo("els", { action: "check", endpoint: second.endpoint })).toMatchObject({
    known: true,
  });
  // Another person on the same browser: it tells the one before nothing any more, and that one cannot forget it for him.
  expect(await answerTo("bas", { action: "check", endpoint: second.endpoint })).toMatchObject({
    known: false,
  });
  expect(await owners()).toEqual([]);
  await subscribe("bas", second);
  await answerTo("els", { action: "forget", endpoint: second.endpoint });
  expect(await owners()).toEqual([["bas@huis.example", second.endpoint]]);
  await answerTo("bas", { action: "forget", endpoint: second.endpoint });
  expect(await owners()).toEqual([]);
});

test("only addresses of push services are taken, with keys that are keys", async () => {
  const { keys } = service.subscribe();
  for (const endpoint of [
    "https://127.0.0.1/x",
    "http://push.test/x",
    "https://aanvaller.example/x",
    "https://169.254.169.254/latest",
    `${service.url}/x`,
  ])
    expect((await subscribe("els", { endpoint, keys })).status, endpoint).toBe(400);
  const good = service.subscribe().endpoint;
  for (const wrong of [
    { ...keys, auth: "kort" },
    { ...keys, p256dh: "AAAA" },
  ])
    expect((await subscribe("els", { endpoint: good, keys: wrong })).status).toBe(400);
  expect((await subscribe("wil", service.subscribe())).status).toBe(403);
  expect(await owners()).toEqual([]);
});

test("with the access of a colleague his telephones are forgotten", async () => {
  await server.sql("INSERT INTO colleagues VALUES ('jan@huis.example', 'Jan', 'office')");
  await subscribe("jan", service.subscribe());
  await subscribe("els", service.subscribe());
  const fields = {
    action: "withdraw",
    email: "jan@huis.example",
    name: "Jan",
    role: "office",
    was: "office",
  };
  expect((await as("els", "/admin/instellingen/collegas", fields)).status).toBe(302);
  expect((await owners()).map(([email]) => email)).toEqual(["els@huis.example"]);
});

test("app, service worker and icons are had without signing in, and hold no data", async () => {
  const worker = await fetch(`${server.url}/kantoor-app.js`, { redirect: "manual" });
  expect(worker.status).toBe(200);
  expect(worker.headers.get("Service-Worker-Allowed")).toBe("/admin");
  expect(worker.headers.get("Content-Type")).toContain("text/javascript");
  expect(worker.headers.get("Content-Security-Policy")).toBe("default-src 'none'");
  const script = await worker.text();
  expect(script).not.toMatch(/addEventListener\("fetch"|caches\b/);
  const manifest = await fetch(`${server.url}/kantoor-app.webmanifest`, { redirect: "manual" });
  const { icons, ...app } = (await manifest.json()) as {
    icons: { src: string; purpose?: string }[];
    [name: string]: unknown;
  };
  expect(app).toMatchObject({ id: "/admin", scope: "/admin", start_url: "/admin", display: "standalone" });
  expect(icons.some(({ purpose }) => purpose === "maskable")).toBe(true);
  const shown = [...script.matchAll(/(?:icon|badge): "(\/.+?)"/g)].map(([, src = ""]) => ({ src }));
  expect(shown).toHaveLength(2);
  for (const { src } of [...icons, ...shown]) expect((await fetch(server.url + src)).status, src).toBe(200);
  const html = await (await as("els", "/admin/meldingen")).text();
  expect(html).toContain(
    '<link rel="manifest" href="/kantoor-app.webmanifest" crossorigin="use-credentials"/>',
  );
  expect(html).not.toContain("site.webmanifest");
  expect(await (await fetch(server.url)).text()).not.toContain("kantoor-app");
});

test("a message to try it goes to one's own device only", async () => {
  await subscribe("els", service.subscribe());
  const [{ id } = { id: "" }] = await server.sql<{ id: string }>("SELECT id FROM push_devices");
  const before = service.received().length;
  expect((await as("bas", "/admin/meldingen", { action: "test", device: id })).status).toBe(302);
  expect((await as("bas", "/admin/meldingen", { action: "remove", device: id })).status).toBe(302);
  expect(await owners()).toHaveLength(1);
  expect((await as("els", "/admin/meldingen", { action: "test", device: id })).status).toBe(302);
  expect(
    service
      .received()
      .slice(before)
      .map(({ text }) => JSON.parse(text).notification.title),
  ).toEqual(["Proefmelding"]);
});

test("of two who change the roster at once the second is told, and what is wrong is said beside it", async () => {
  const line = { "from-0": "08:00", "until-0": "17:00", "day-0": "1", "person-0": "els@huis.example" };
  const save = (fields: Record<string, string>) => as("els", "/admin/instellingen/dienst", fields);
  expect((await save({ version: "0", ...line })).status).toBe(302);
  expect((await save({ version: "0", ...line, "until-0": "12:00" })).status).toBe(302);
  const stored = () =>
    server.sql<{ value: string; version: number }>("SELECT value, version FROM duty_roster");
  expect(await stored()).toEqual([{ version: 1, value: expect.stringContaining("17:00") }]);
  const wrong = await save({ version: "1", ...line, "person-0": "wil@huis.example" });
  expect(wrong.status).toBe(422);
  expect(await wrong.text()).toContain("Kies mensen die de aanvragen mogen lezen");
  expect((await as("wil", "/admin/instellingen/dienst", { version: "1", ...line })).status).toBe(403);
});
