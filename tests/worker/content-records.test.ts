import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listedPages } from "../../app/content/views/page-list.ts";
import { projectFolder } from "../../scripts/cli/run.ts";
import { leadPost } from "../support/lead-posts.ts";
import { projectDesk, signedIn } from "../support/project-posts.ts";
import { sampleProject } from "../support/project-samples.ts";
import { startServer, type TestServer } from "../support/server.ts";

let server: TestServer;
let cookie: string;

beforeAll(async () => {
  server = await startServer({ admin: true });
  cookie = await signedIn(server, "beheer@voorbeeld.example");
});
afterAll(() => server?.stop());

function command(body: unknown, as = cookie): Promise<Response> {
  return fetch(`${server.adminUrl}/admin/api/inhoud/company/company`, {
    method: "POST",
    headers: { Cookie: as, Origin: server.adminUrl, "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
}

/** What the editor begins with. */
async function draft() {
  const page = await fetch(`${server.adminUrl}/admin/inhoud/company/company`, {
    headers: { Cookie: cookie },
  });
  expect(page.status).toBe(200);
  const { companyType } = await import("../../app/content/records/types/company.ts");
  return structuredClone(companyType.defaults.company);
}

const old = /(?:040|\+31 40) 000 00 00|\+31400000000|06 0000 0000|31600000000|info@totaalspecialisten/;

test("new numbers and a new address stand on every page, in structured data, dialogs and mails, and no old one is left", async () => {
  const content = {
    ...(await draft()),
    ...{ phone: "040 123 45 67", emergencyPhone: "040 123 45 68", chat: "06 12 34 56 78" },
    email: "kantoor@nieuw.example",
  };
  const before = await (await fetch(`${server.url}/contact`)).text();
  expect(before).toMatch(old);
  expect((await command({ do: "save", version: 0, saveId: "save-1-1-1", content })).status).toBe(200);
  const published = await command({ do: "publish", version: 1 });
  expect(published.status).toBe(200);
  const own = published.headers.getSetCookie().find((each) => each.startsWith("content-generation="));
  const after = { Cookie: own?.split(";")[0] ?? "", Accept: "text/html" };

  const paths = [
    ...listedPages().map(({ path }) => path),
    ...["/zoeken?q=dak", "/bestaat-niet", "/site.webmanifest", "/.well-known/security.txt"],
    ...[
      "/onderdeel/menu",
      "/onderdeel/menu-be",
      "/onderdeel/membership-dialog",
      "/onderdeel/quote-widget/roof",
    ],
    ...["/api/google-business/voorbeeld-totaal-specialisten"],
  ];
  const stale: string[] = [];
  let shown = 0;
  for (const path of paths) {
    const text = await (await fetch(server.url + path, { headers: after })).text();
    const found = old.exec(text);
    if (found) stale.push(`${path}: …${text.slice(Math.max(0, found.index - 60), found.index + 30)}`);
    const abroad = /^\/be(\/|$)|menu-be$/.test(path);
    if (text.includes(abroad ? "+31 40 123 45 67" : "040 123 45 67")) shown++;
    // Who reads it in Belgium could not dial it as it is written at home.
    if (abroad && text.includes("040 123 45 67")) stale.push(`${path}: not to be dialled from Belgium`);
  }
  expect(stale).toEqual([]);
  expect(shown).toBeGreaterThan(150);

  const lead = leadPost();
  const sent = await fetch(`${server.url}/api/service-request`, {
    method: "POST",
    headers: { "Content-Type": lead.headers.get("Content-Type") ?? "" },
    body: await lead.arrayBuffer(),
  });
  expect(sent.status).toBe(200);
  await server.cron("* * * * *");
  const mails = server.mails().map((mail) => JSON.stringify(mail));
  expect(mails.some((mail) => mail.includes("040 123 45 67"))).toBe(true);
  expect(mails.filter((mail) => old.test(mail))).toEqual([]);
});

test("no script carries a number: what the office changes would not reach it", () => {
  const folder = join(projectFolder, "build", "client", "assets");
  const scripts = readdirSync(folder).filter((name) => name.endsWith(".js"));
  expect(scripts.length).toBeGreaterThan(50);
  expect(scripts.filter((name) => old.test(readFileSync(join(folder, name), "utf8")))).toEqual([]);
});

test("who only writes may not change the company, and a link shows the draft in its place, to nobody's cache", async () => {
  const editor = await signedIn(server, "redactie@voorbeeld.example");
  expect((await command({ do: "publish", version: 2 }, editor)).status).toBe(403);
  const content = {
    ...(await draft()),
    slogan: "Alleen in het voorbeeld te zien",
    name: "Voorbeeld in Aanbouw",
  };
  const { version } = (
    (await (await command({ do: "keep", content })).json()) as { status: { version: number } }
  ).status;
  await command({ do: "save", version, saveId: "save-2-2-2", content });
  const { link } = (await (await command({ do: "preview" })).json()) as { link: string };
  const preview = await fetch(`${server.url}/voorbeeld-site/${link}/daken`);
  expect(preview.status).toBe(200);
  expect(preview.headers.get("Cache-Control")).toBe("private, no-store");
  expect(preview.headers.get("X-Robots-Tag")).toBe("noindex, nofollow");
  expect(preview.headers.get("Content-Security-Policy")).toContain("frame-ancestors 'self'");
  const html = await preview.text();
  const address = `${server.adminUrl}/admin/api/inhoud/claim/footer-safety`;
  const asked = await fetch(address, {
    method: "POST",
    headers: { Cookie: cookie, Origin: server.adminUrl },
    body: JSON.stringify({ do: "preview" }),
  });
  const { link: claim } = (await asked.json()) as { link: string };
  expect(html).toContain("Voorbeeld in Aanbouw");
  expect(html).toContain(`href="/voorbeeld-site/${link}/contact"`);
  expect(await (await fetch(`${server.url}/daken`)).text()).not.toContain("Voorbeeld in Aanbouw");
  // An isolate that has shown nothing yet lays the draft over what visitors see, not over what the code carries.
  await server.kill();
  await server.restart();
  const cold = await (await fetch(`${server.url}/voorbeeld-site/${claim}/daken`)).text();
  expect(cold).toContain("040 123 45 67");
  expect(cold).not.toMatch(old);
  for (const path of [
    `${link}x/daken`,
    `${link}/admin/inhoud`,
    `${link}/%61dmin`,
    `${link}/api/search-index`,
  ])
    expect((await fetch(`${server.url}/voorbeeld-site/${path}`)).status, path).toBe(404);
});

test("a project that is not live yet is seen in its place by who has the link, and by nobody else", async () => {
  const desk = projectDesk(server, cookie, "dakrenovatie-best");
  await desk.save(sampleProject());
  const link = await desk.preview();
  const html = (path: string) => fetch(`${server.url}${path}`);
  const page = await html(`/voorbeeld-site/${link}/onze-projecten/dakrenovatie-best`);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain("Op zolder drupte het");
  for (const path of ["/onze-projecten", "/nl/best"])
    expect(await (await html(`/voorbeeld-site/${link}${path}`)).text(), path).toContain(
      `href="/voorbeeld-site/${link}/onze-projecten/dakrenovatie-best"`,
    );
  expect((await html("/onze-projecten/dakrenovatie-best")).status).toBe(404);
  expect(await (await html("/onze-projecten")).text()).not.toContain("dakrenovatie-best");
});
