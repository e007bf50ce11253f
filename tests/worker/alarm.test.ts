import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { type AdminServer, startAdminServer } from "../support/admin-server.ts";
import { alarmReceiver } from "../support/alarm-receiver.ts";
import { builtWorker } from "../support/built-worker.ts";
import { leadPost } from "../support/lead-posts.ts";

const key = "sleutel-voor-de-wacht";
let server: AdminServer;
let receiver: Awaited<ReturnType<typeof alarmReceiver>>;

beforeAll(async () => {
  receiver = await alarmReceiver();
  server = await startAdminServer("beheer@huis.example=beheer,redactie@huis.example=redactie", {
    MAIL_FROM: "site@huis.example",
    MAIL_OFFICE: "kantoor@huis.example",
    ALARM_URL: receiver.url,
    ALARM_SECRET: "geheim",
    OPERATIONS_KEY: key,
    PUBLIC_ORIGIN: "https://www.huis.example",
  });
});
afterAll(async () => {
  await server?.stop();
  await receiver?.close();
});
beforeEach(() => void receiver.take());

async function sendLead(): Promise<string> {
  const post = leadPost();
  const headers = { "Content-Type": post.headers.get("Content-Type") ?? "" };
  const body = await post.blob();
  const answer = await fetch(`${server.url}/api/service-request`, { method: "POST", headers, body });
  return ((await answer.json()) as { reference: string }).reference;
}

const headers = (email: string) => ({
  "Cf-Access-Jwt-Assertion": server.tokenOf(email),
  "Sec-Fetch-Site": "same-origin",
});
const page = async (email = "beheer@huis.example") =>
  fetch(`${server.url}/admin/werking`, { headers: headers(email) });
const press = (fields: Record<string, string>) =>
  fetch(`${server.url}/admin/werking`, {
    method: "POST",
    headers: headers("beheer@huis.example"),
    body: new URLSearchParams(fields),
    redirect: "manual",
  });
type Shown = {
  status: string;
  checks: { name: string; state: string }[];
  alarms: { check: string; takenAt: number | null }[];
};
async function json(): Promise<Shown> {
  const answer = await fetch(`${server.url}/api/operations`, { headers: { Authorization: `Bearer ${key}` } });
  expect(answer.status).toBe(200);
  return (await answer.json()) as Shown;
}
const redNames = async () =>
  (await json()).checks.filter(({ state }) => state === "red").map(({ name }) => name);
/** Green now and six minutes later, so that it is over. */
async function green() {
  await server.cron("* * * * *");
  await server.cron("* * * * *", Date.now() + 6 * 60_000);
}
const kept = { timeout: 30_000, interval: 500 };
const health = async () => {
  const answer = await fetch(`${server.url}/healthz`);
  const { red } = (await answer.json()) as { red: string[] };
  return { status: answer.status, red };
};

test("mail to the office that fails for good rings, is red everywhere, and ends with 'Gezien'", async () => {
  server.failMail("E_CONTENT_TOO_LARGE");
  const reference = await sendLead();
  await vi.waitFor(
    async () => {
      const [row] = await server.sql<{ n: number }>(
        "SELECT count(*) AS n FROM outbox WHERE state = 'failed'",
      );
      expect(row?.n).toBe(2);
    },
    { timeout: 30_000, interval: 200 },
  );
  await server.cron("* * * * *");
  const [rung] = receiver.received.filter(({ alarm }) => alarm.check === "office-mail-failed");
  expect(rung?.alarm).toMatchObject({ state: "red", url: "https://www.huis.example/admin/werking" });
  expect(rung?.headers["x-signature"]).toMatch(/^sha256=[0-9a-f]{64}$/);
  // Neither a person nor a request is named outside /admin.
  expect(rung?.body).not.toMatch(new RegExp(`Vries|voorbeeld\\.nl|06 12345678|${reference}`));
  await vi.waitFor(
    async () => expect(await health()).toMatchObject({ status: 503, red: ["office-mail-failed"] }),
    kept,
  );
  expect(await redNames()).toEqual(["office-mail-failed"]);
  expect(JSON.stringify(await json())).not.toContain(reference);
  expect(await (await page()).text()).toContain(reference);

  expect((await press({ action: "take", check: "office-mail-failed" })).status).toBe(302);
  expect(await (await page()).text()).toContain("beheer@huis.example kijkt ernaar tot");
  expect((await json()).alarms).toMatchObject([{ check: "office-mail-failed", takenAt: expect.any(Number) }]);
  expect(JSON.stringify(await json())).not.toContain("beheer@huis.example");

  await press({ action: "notice", kind: "office-mail" });
  expect(await redNames()).toEqual([]);
  // /healthz keeps its answer for ten seconds.
  await vi.waitFor(async () => expect(await health()).toMatchObject({ status: 200, red: [] }), kept);
  await green();
  // The runtime's own cron may have been first.
  const told = receiver.take().filter((rung) => rung.startsWith("over"));
  expect(told).toEqual(["over office-mail-failed"]);
  expect(await server.sql("SELECT kind, actor, detail FROM operations_events ORDER BY id")).toEqual([
    { kind: "alarm-taken", actor: "beheer@huis.example", detail: "office-mail-failed" },
    { kind: "deliveries-noticed", actor: "beheer@huis.example", detail: "office-mail" },
  ]);

  server.failMail(null);
  await press({ action: "retry", kind: "office-mail" });
  await press({ action: "retry", kind: "visitor-mail" });
  await server.cron("* * * * *");
  expect(server.mails().map(({ subject }) => subject.includes(reference))).toEqual([true, true]);
});

test("a wake-up call that the queue gave up on is kept, rings, and can be given again", async () => {
  await server.sql("ALTER TABLE outbox RENAME TO outbox_away");
  await server.sql("CREATE TABLE outbox AS SELECT * FROM outbox_away WHERE 0");
  await sendLead();
  await server.sql("DROP TABLE outbox");
  const letters = () => server.sql<{ id: string; body: string }>("SELECT id, body FROM dead_letters");
  await vi.waitFor(async () => expect(await letters()).toHaveLength(1), { timeout: 60_000, interval: 300 });
  await server.sql("ALTER TABLE outbox_away RENAME TO outbox");
  await server.cron("* * * * *");
  expect(receiver.take()).toContain("red dead-letters");
  const [letter] = await letters();
  expect(letter?.body).toMatch(/^\{"leadId":"[\w-]+"\}$/);
  expect(await (await page()).text()).toContain("Vastgelopen seinen");
  await press({ action: "resend", letter: letter?.id ?? "" });
  expect(await letters()).toEqual([]);
  await green();
  expect(receiver.take()).toContain("over dead-letters");
});

test("an error is counted with the number of its request, and shown", async () => {
  await server.sql("ALTER TABLE leads RENAME TO leads_away");
  const answer = await fetch(`${server.url}/admin/aanvragen`, { headers: headers("beheer@huis.example") });
  await server.sql("ALTER TABLE leads_away RENAME TO leads");
  expect(answer.status).toBe(500);
  const counted = () =>
    server.sql<{ ids: string }>("SELECT request_ids AS ids FROM event_counts WHERE name = 'request_failed'");
  await vi.waitFor(async () => expect(await counted()).toHaveLength(1), { timeout: 30_000, interval: 300 });
  const id = (await counted())[0]?.ids ?? "";
  expect(server.log().some((line) => line.includes("request_failed") && line.includes(id))).toBe(true);
  expect(await (await page()).text()).toContain(id);
  expect(JSON.stringify(await json())).toContain(id);
});

test("browsers that miss a part of ours, or stop one, ring and stand on the page", async () => {
  const report = (body: object, type = "text/plain") =>
    fetch(`${server.url}/api/browser-report`, {
      method: "POST",
      body: JSON.stringify(body),
      headers: {
        "Content-Type": type,
        "Sec-Fetch-Site": "same-origin",
        "User-Agent": "Mozilla/5.0 Firefox/153.0",
      },
    });
  const stopped = { "effective-directive": "script-src-elem", "blocked-uri": "inline" };
  const violation = { "csp-report": { "document-uri": `${server.url}/daken`, ...stopped } };
  const answers = [
    ...(await Promise.all(
      Array.from({ length: 5 }, () => report({ template: "home", island: "quote-widget" })),
    )),
    ...(await Promise.all(Array.from({ length: 15 }, () => report(violation, "application/csp-report")))),
  ];
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
  // Counts are written after a pause.
  await vi.waitFor(
    async () => expect(await redNames()).toEqual(["browser-chunk-missing", "browser-policy"]),
    kept,
  );
  await server.cron("* * * * *");
  expect(receiver.take().sort()).toEqual(["red browser-chunk-missing", "red browser-policy"]);
  const shown = await (await page()).text();
  for (const text of ["Onderdeel niet geladen", "quote-widget", "script-src-elem inline"])
    expect(shown).toContain(text);
  // Nobody's fault stays for the tests that follow.
  await server.sql("DELETE FROM browser_failures");
  await green();
});

test("the JSON opens with its key only and is never kept, the page for managers only", async () => {
  const ask = (authorization?: string) =>
    fetch(`${server.url}/api/operations`, { headers: authorization ? { Authorization: authorization } : {} });
  for (const wrong of [
    undefined,
    "Bearer",
    `Bearer ${key}x`,
    `Bearer ${key.slice(1)}`,
    `Basic ${key}`,
    key,
  ]) {
    const refused = await ask(wrong);
    expect([refused.status, await refused.text()], wrong).toEqual([401, ""]);
  }
  expect((await ask(`Bearer ${key}`)).headers.get("Cache-Control")).toBe("no-store");
  expect((await page("redactie@huis.example")).status).toBe(403);
});

test("requests ring when the cron of every minute has stopped, once, and leave it alone while it runs", async () => {
  const overrides = () => ({ ALARM_URL: receiver.url }) as Partial<Env>;
  const site = await builtWorker(overrides as Parameters<typeof builtWorker>[0]);
  onTestFinished(() => site.dispose());
  const begun = Date.now();
  const clock = vi.spyOn(Date, "now");
  onTestFinished(() => clock.mockRestore());
  const after = (minutes: number) => clock.mockReturnValue(begun + minutes * 60_000);
  await site.get("/locaties");
  after(5);
  await site.get("/locaties");
  expect(receiver.take()).toEqual([]);
  after(12);
  await site.get("/locaties");
  expect(receiver.take()).toEqual(["red cron-minute"]);
  after(14);
  await site.get("/locaties");
  expect(receiver.take()).toEqual([]);
  expect((await site.get("/healthz")).status).toBe(503);
  expect((await site.get("/api/operations")).status).toBe(404);
});
