import type { Browser } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fieldNames } from "../../app/features/leads/model/lead-fields.ts";
import { type AdminServer, startAdminServer } from "../support/admin-server.ts";
import { tellAttack } from "../support/attack-report.ts";
import { launchBrowser } from "../support/browser.ts";
import { freshFetch } from "../support/fresh-fetch.ts";
import { fullMembership, fullRequest } from "../support/lead-posts.ts";
import { naughtyTexts } from "../support/naughty-texts.ts";
import { watchScripts } from "../support/script-watch.ts";
import { type StubServer, stubServer } from "../support/stub-server.ts";

// `npm run attack` sends all texts through every field, and opens more of what they end in.
const stride = Number(process.env.ATTACK_TEXTS_STRIDE ?? 41);
const opened = Number(process.env.ATTACK_OPENED ?? 4);

let server: AdminServer;
let webhook: StubServer;
let browser: Browser;
const delivered: string[] = [];
beforeAll(async () => {
  webhook = await stubServer((request, response) => {
    let body = "";
    request.on("data", (chunk) => (body += chunk));
    request.on("end", () => {
      delivered.push(body);
      response.end();
    });
  });
  const WEBHOOK_URL = `${webhook.origin}/lead`;
  server = await startAdminServer("beheer@huis.example=beheer", {
    WEBHOOK_URL,
    WEBHOOK_SECRET: "een-geheim-voor-de-test",
  });
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await webhook?.close();
});

const texts = naughtyTexts();
/** Fields that take any text; one text stands in each, another one in each post. */
const free = {
  request: [
    "projectDescription",
    "selectedService",
    "projectType",
    "address",
    "street",
    "city",
    "lastName",
    "utmSource",
    "landingPage",
  ],
  membership: [
    "currentIssues",
    "previousMaintenance",
    "propertyYear",
    "address",
    "firstName",
    "lastName",
    "projectDescription",
  ],
} as const;
const limits: Record<string, number> = {
  projectDescription: 5000,
  currentIssues: 5000,
  previousMaintenance: 5000,
  address: 200,
  propertyYear: 20,
  landingPage: 300,
};
const forms = [
  { path: "/api/service-request", base: fullRequest, fields: free.request, accept: "application/json" },
  { path: "/api/offerte", base: fullMembership, fields: free.membership, accept: "application/json" },
  { path: "/contact", base: fullRequest, fields: free.request, accept: "text/html" },
  { path: "/gratis-offerte", base: fullRequest, fields: free.request, accept: "text/html" },
  { path: "/zorgeloos-wonen", base: fullMembership, fields: free.membership, accept: "text/html" },
];
type Form = (typeof forms)[number];

const textAt = (index: number) => texts[index % texts.length] ?? "";
let sent = 0;
/** Pages of a form that was refused: they show what was typed. */
const shownAgain: string[] = [];

async function post({ path, base, accept }: Form, changes: Record<string, string>): Promise<Response> {
  sent++;
  const form = new FormData();
  // Another person from another address each time, so that no limit is met.
  const email = `bezoeker${sent}@bezoeker${sent}.example`;
  for (const [name, value] of Object.entries({ ...base, email, privacy: "true", ...changes }))
    form.append(name, value);
  const whole = new Request("http://site.example", { method: "POST", body: form });
  const headers = {
    Accept: accept,
    Origin: server.url,
    "Sec-Fetch-Site": "same-origin",
    "CF-Connecting-IP": `2001:db8:${(sent >> 8).toString(16)}:${(sent & 255).toString(16)}::1`,
    "Content-Type": whole.headers.get("Content-Type") ?? "",
  };
  const body = new Uint8Array(await whole.arrayBuffer());
  return freshFetch(server.url + path, { method: "POST", headers, body });
}

test("every text through every field is stored or refused, and never an error", async () => {
  const counts = { inputs: 0, stored: 0, refused: 0, errors: 0 };
  const wrong: string[] = [];
  const count = async (form: Form, changes: Record<string, string>) => {
    const answer = await post(form, changes);
    counts.inputs += Object.keys(changes).length;
    if (answer.status === 422 && form.accept === "text/html") shownAgain.push(await answer.text());
    if ([200, 303].includes(answer.status)) counts.stored++;
    else if (answer.status === 422) counts.refused++;
    else wrong.push(`${answer.status} ${form.path} ${JSON.stringify(changes).slice(0, 300)}`);
    if (answer.status >= 500) counts.errors++;
  };
  const posts: [Form, Record<string, string>][] = [];
  for (let index = 0; index < texts.length; index += stride) {
    const form = forms[index % forms.length] as Form;
    const changes = form.fields.map((name, n) => [name, textAt(index + n * 7).slice(0, limits[name] ?? 100)]);
    const filled = Object.fromEntries(
      changes.map(([name, text]) => [name, String(text).trim().length < 10 ? `${text} tekst erbij` : text]),
    );
    posts.push([form, filled]);
    // One other field, mostly a list of choices, with a text that it does not know.
    posts.push([form, { [fieldNames[index % fieldNames.length] ?? "x"]: textAt(index) }]);
  }
  for (let first = 0; first < posts.length; first += 6) {
    await Promise.all(posts.slice(first, first + 6).map(([form, changes]) => count(form, changes)));
  }
  tellAttack("texts", counts);
  expect(wrong).toEqual([]);
  expect(counts.stored).toBeGreaterThan(posts.length / 4);
  expect(server.log().filter((line) => line.includes('"level":"error"'))).toEqual([]);
}, 1_800_000);

test("no cell of the CSV is computed, whatever it is cut on", async () => {
  const headers = { "Cf-Access-Jwt-Assertion": server.tokenOf("beheer@huis.example") };
  const computed: string[] = [];
  let cells = 0;
  for (const list of ["", "?list=quarantaine"]) {
    const csv = await (await freshFetch(`${server.url}/admin/api/aanvragen.csv${list}`, { headers })).text();
    for (const cut of [/;/, /,/, /\t/, /[;,\t|\r\n]/]) {
      for (const cell of csv
        .replace(/^\uFEFF/, "")
        .split(/\r\n/)
        .flatMap((line) => line.split(cut))) {
        cells++;
        if (/^"*[\s\p{Cf}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^"*[\t\r]/u.test(cell))
          computed.push(cell.slice(0, 60));
      }
    }
  }
  tellAttack("cells", { inputs: 0, cells, computed: computed.length });
  expect(computed).toEqual([]);
  expect(cells).toBeGreaterThan(200);
}, 120_000);

/** In a mail: what is loaded or led to, other than by our own links. */
function foreignParts(): string[] {
  const parts = [...document.querySelectorAll("script,style,link,base,iframe,object,form,img,svg,[href]")];
  return parts
    .filter(
      (part) =>
        part.tagName !== "A" ||
        !/^(https?:\/\/(?![^/]*evil)|tel:|mailto:)/.test(part.getAttribute("href") ?? ""),
    )
    .map((part) => part.outerHTML.slice(0, 200));
}

test("mails and the webhook carry texts as text", async () => {
  for (let minute = 0; minute < 1 + texts.length / stride / 15; minute++) await server.cron("* * * * *");
  const mails = server.mails();
  expect(mails.length).toBeGreaterThan(0);
  const { page, ran } = await watchScripts(browser);
  for (const { subject, replyTo, from } of mails) {
    for (const head of [subject, JSON.stringify(replyTo ?? ""), JSON.stringify(from)])
      expect(head).not.toMatch(/[\r\n\0]/);
  }
  const foreign: string[] = [];
  for (const { html } of mails.slice(0, opened * 40)) {
    await page.setContent(html ?? "", { waitUntil: "commit" });
    foreign.push(...(await page.evaluate(foreignParts)));
  }
  expect(foreign).toEqual([]);
  for (const body of delivered) expect(JSON.parse(body)).toMatchObject({ event: "lead.received" });
  tellAttack("mails", { inputs: 0, mails: mails.length, webhooks: delivered.length, scripts: ran.length });
  expect(ran).toEqual([]);
  expect(delivered.length).toBeGreaterThan(0);
  await page.context().close();
}, 900_000);

test("a text that runs would be noticed", async () => {
  const { page, ran } = await watchScripts(browser);
  for (const text of ["<img src=x onerror=window.ran=1>", "<script>alert(1)</script>"]) {
    ran.length = 0;
    await page.setContent(text);
    await expect.poll(() => ran.length, { timeout: 20_000 }).toBeGreaterThan(0);
  }
  await page.goto(`${server.url}/daken`);
  ran.length = 0;
  await page.evaluate(() =>
    document.body.insertAdjacentHTML("beforeend", "<img src=x onerror=window.ran=1>"),
  );
  await expect.poll(() => ran.join(), { timeout: 20_000 }).toContain("script-src");
  await page.context().close();
}, 60_000);

test("no text runs where the office and the visitor read it", async () => {
  const { page, ran } = await watchScripts(browser);
  const token = server.tokenOf("beheer@huis.example");
  await page.setExtraHTTPHeaders({ "Cf-Access-Jwt-Assertion": token });
  const rows = await server.sql<{ id: string }>("SELECT id FROM leads ORDER BY received_at LIMIT ?", opened);
  const links = server.mails().flatMap(({ text }) => /\/aanvraag\/[\w.-]+/.exec(text ?? "")?.[0] ?? []);
  const admin = [
    "/admin/aanvragen",
    "/admin/aanvragen?list=quarantaine",
    ...rows.map(({ id }) => `/admin/aanvragen/${id}`),
  ];
  const searched = texts.filter((_, index) => index % (stride * 4) === 0);
  const search = searched.flatMap((text) => [
    `/zoeken?q=${encodeURIComponent(text.toWellFormed())}`,
    `/admin/aanvragen?q=${encodeURIComponent(text.toWellFormed())}`,
  ]);
  const paths = [...admin, ...links.slice(0, opened), ...search.slice(0, opened * 2)];
  for (const path of paths) {
    const answer = await page.goto(server.url + path, { waitUntil: "load" });
    expect(answer?.status(), path).toBe(200);
    await page.emulateMedia({ media: "print" });
    await page.emulateMedia({ media: "screen" });
  }
  for (const html of shownAgain.slice(0, opened * 4)) await page.setContent(html, { waitUntil: "commit" });
  // What runs late is told by the time the last page is idle.
  await page.waitForLoadState("networkidle");
  tellAttack("pages", {
    inputs: 0,
    pages: paths.length + Math.min(shownAgain.length, opened * 4),
    scripts: ran.length,
  });
  expect(ran).toEqual([]);
  expect(links.length).toBeGreaterThan(0);
}, 1_800_000);
