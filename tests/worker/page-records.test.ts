import { afterAll, beforeAll, expect, test } from "vitest";
import { localPageType } from "../../app/content/records/types/local-page.ts";
import { pageType } from "../../app/content/records/types/page.ts";
import { serviceType } from "../../app/content/records/types/service.ts";
import { townType } from "../../app/content/records/types/town.ts";
import { townServiceType } from "../../app/content/records/types/town-service.ts";
import { ownView } from "../support/own-view.ts";
import { recordDesk, signedIn } from "../support/project-posts.ts";
import { startServer, type TestServer } from "../support/server.ts";

let server: TestServer;
/** Of one who writes, and keeps no settings. */
let cookie: string;
const { follow, html } = ownView(() => server);

beforeAll(async () => {
  server = await startServer({ admin: true });
  cookie = await signedIn(server, "redactie@voorbeeld.example");
});
afterAll(() => server?.stop());

/** Does what changes the site. */
async function run(type: string, key: string, body: unknown, as = cookie): Promise<Response> {
  const answer = follow(await recordDesk(server, as, type, key).post(body));
  return answer;
}

/** The day in the sitemap. */
const dayOf = async (path: string) =>
  new RegExp(`${path}</loc><lastmod>([^<]+)`).exec(await html("/sitemap.xml"))?.[1] ?? "";

/** Today, here and in Eindhoven; never before the day on which the code's text changed. */
const changedToday = (built: string) =>
  ["UTC", "Europe/Amsterdam"]
    .map((timeZone) => new Intl.DateTimeFormat("sv-SE", { timeZone }).format(new Date()))
    .map((today) => (today > built ? today : built));

const waalre = () => structuredClone(townType.defaults.waalre as (typeof townType.defaults)[string]);

test("what the office changes of a service in a town dates that page", async () => {
  const content = structuredClone(townServiceType.defaults["geldrop-bouw"]);
  const day = await dayOf("/nl/geldrop/bouw");
  expect(day).not.toBe("");
  await run("town-service", "geldrop-bouw", {
    do: "save",
    version: 0,
    saveId: "save-geldrop-0",
    content: { ...content, caption: "Een lichtstraat, door het kantoor beschreven." },
  });
  expect((await run("town-service", "geldrop-bouw", { do: "publish", version: 1 })).status).toBe(200);
  expect(await html("/nl/geldrop/bouw")).toContain("Een lichtstraat, door het kantoor beschreven.");
  expect(changedToday(day)).toContain(await dayOf("/nl/geldrop/bouw"));
  expect(await dayOf("/nl/geldrop/daklekkage")).toBe(day);
});

test("a sentence of a town page is changed where it stands, in its lists and in search, and nowhere the old one is left", async () => {
  const before = waalre();
  const [old] = before.lead.split(". ");
  const description =
    "Deze regel over Waalre schreef het kantoor zelf: kort genoeg voor Google, en lang genoeg om iets te zeggen.";
  const content = {
    ...before,
    title: "Waalre, anders gezegd",
    lead: "Dit schreef het kantoor over [Waalre](/nl/waalre).",
    meta: { ...before.meta, description },
  };
  const page = await html("/nl/waalre");
  expect(page).toContain(old);
  const day = await dayOf("/nl/waalre");
  await run("town", "waalre", { do: "save", version: 0, saveId: "save-waalre-0", content });
  expect((await html("/nl/waalre")) === page).toBe(true);
  expect((await run("town", "waalre", { do: "publish", version: 1 })).status).toBe(200);

  const after = await html("/nl/waalre");
  expect(after).toContain('Dit schreef het kantoor over <a href="/nl/waalre"');
  expect(after).toMatch(/<h1[^>]*>Waalre, anders gezegd/);
  expect(after).toContain(`content="${description}"`);
  expect(after).toContain(JSON.stringify(description));
  expect(await html("/zoeken?q=waalre")).toContain(description);
  expect(await html("/api/search-index")).toContain(description);
  expect(changedToday(day)).toContain(await dayOf("/nl/waalre"));
  for (const path of [
    "/nl/waalre",
    "/zoeken?q=waalre",
    "/api/search-index",
    "/locaties",
    "/nl",
    "/nl/eindhoven",
  ]) {
    const text = await html(path);
    expect(text, path).not.toContain(old);
    expect(text, path).not.toContain(before.meta.description);
  }

  expect((await run("town", "waalre", { do: "revert" })).status).toBe(200);
  expect((await html("/nl/waalre")) === page).toBe(true);
  expect(await dayOf("/nl/waalre")).toBe(day);
});

test("the page of a service in a town, and what leads to it, say what the office wrote", async () => {
  const built = townServiceType.defaults["waalre-bouw"] as (typeof townServiceType.defaults)[string];
  const content = { ...built, title: "Bouwen zoals Waalre dat wil" };
  await run("town-service", "waalre-bouw", { do: "save", version: 0, saveId: "save-waalre-1", content });
  expect((await run("town-service", "waalre-bouw", { do: "publish", version: 1 })).status).toBe(200);
  for (const path of ["/nl/waalre/bouw", "/nl/waalre", "/nl/waalre/daklekkage"])
    expect(await html(path), path).toContain("Bouwen zoals Waalre dat wil");
});

test("a service, a page of terms and a region: what they say is changed where it stands and where it is listed", async () => {
  const publish = async (type: string, key: string, content: object, as = cookie) => {
    await run(type, key, { do: "save", version: 0, saveId: `save-${key}-0`, content }, as);
    expect((await run(type, key, { do: "publish", version: 1 }, as)).status, key).toBe(200);
  };
  const leak = serviceType.defaults.daklekkage as (typeof serviceType.defaults)[string];
  await publish("service", "daklekkage", { ...leak, teaser: "Een zin van kantoor over water." });
  for (const path of ["/daken", "/zoeken?q=daklekkage", "/api/search-index"]) {
    expect(await html(path), path).toContain("Een zin van kantoor over water.");
    expect(await html(path), path).not.toContain(leak.teaser);
  }
  const be = localPageType.defaults.be as (typeof localPageType.defaults)[string];
  await publish("local-page", "be", { ...be, title: "Limburg volgens kantoor" });
  expect(await html("/be/limburg")).toContain("Limburg volgens kantoor");
  const terms = pageType.defaults.disclaimer as (typeof pageType.defaults)[string];
  const changed = { ...terms, title: "Wat wij niet beloven" };
  expect((await run("page", "disclaimer", { do: "preview" })).status).toBe(403);
  await publish("page", "disclaimer", changed, await signedIn(server, "beheer@voorbeeld.example"));
  for (const path of ["/disclaimer", "/api/search-index"])
    expect(await html(path), path).toContain("Wat wij niet beloven");
});

test("a copy, a title twice and a link to nowhere are told at their place and published by nobody", async () => {
  const best = townServiceType.defaults["best-daklekkage"] as (typeof townServiceType.defaults)[string];
  const { version } = (
    (await (await run("town-service", "nuenen-daklekkage", { do: "preview" })).json()) as {
      status: { version: number };
    }
  ).status;
  const content = { ...best, lead: "Zie [niets](/daken/bestaat-niet)." };
  await run("town-service", "nuenen-daklekkage", { do: "save", version, saveId: "save-waalre-2", content });
  const refused = await run("town-service", "nuenen-daklekkage", { do: "publish", version: version + 1 });
  expect(refused.status).toBe(422);
  const { status } = (await refused.json()) as { status: { problems: { path: string; message: string }[] } };
  expect(status.problems).toEqual([
    { path: "lead", message: "De pagina /daken/bestaat-niet bestaat niet" },
    { path: "meta.title", message: "Deze titel heeft /nl/best/daklekkage al" },
    { path: "meta.description", message: "Deze beschrijving heeft /nl/best/daklekkage al" },
    { path: expect.stringMatching(/^sections\.\d$/), message: expect.stringContaining("van Best: ") },
  ]);
  expect(await html("/nl/nuenen/daklekkage")).not.toContain("bestaat-niet");
});
