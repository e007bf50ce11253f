import { afterAll, beforeAll, expect, test } from "vitest";
import { recordTypes } from "../../app/content/records/record-types.ts";
import type { FactRecord } from "../../app/content/records/words/fact.ts";
import { facts } from "../../app/content/site/facts.ts";
import { listedPages } from "../../app/content/views/page-list.ts";
import { sampleContent, textDocument } from "../support/article-samples.ts";
import { ownView } from "../support/own-view.ts";
import { recordDesk, signedIn } from "../support/project-posts.ts";
import { startServer, type TestServer } from "../support/server.ts";

let server: TestServer;
let cookie: string;
const { follow, html } = ownView(() => server);

beforeAll(async () => {
  server = await startServer({ admin: true });
  cookie = await signedIn(server, "beheer@voorbeeld.example");
});
afterAll(() => server?.stop());

const paths = [
  ...listedPages().map(({ path }) => path),
  ...["/api/search-index", "/feed.xml", "/zoeken?q=btw", "/kennisbank?categorie=daken"],
];
/** Some at a time: with all at once a busy machine's database takes longer than a page waits for it. */
async function crawl() {
  const found = new Map<string, string>();
  const left = paths.values();
  const walk = async () => {
    for (const path of left) found.set(path, await html(path));
  };
  await Promise.all(Array.from({ length: 8 }, walk));
  return found;
}

async function run(key: string, body: unknown): Promise<{ status: { version: number } }> {
  const answer = follow(await recordDesk(server, cookie, "fact", key).post(body));
  expect(answer.status).toBe(200);
  return (await answer.json()) as { status: { version: number } };
}

/** Of each fact that was changed: its version. */
const versions = new Map<string, number>();

async function publish(key: keyof typeof facts, change: Partial<FactRecord>): Promise<void> {
  const content = { ...recordTypes.fact.defaults[key], ...change };
  const version = versions.get(key) ?? 0;
  await run(key, { do: "save", version, saveId: `save-${key}-${version}`, content });
  await run(key, { do: "publish", version: version + 1 });
  versions.set(key, version + 1);
}

async function revert(key: string): Promise<void> {
  versions.set(key, (await run(key, { do: "revert" })).status.version);
}

/** Titles and versions of what others wrote stay theirs. */
const asided = (text: string) =>
  ["verbouwen aan 6% btw", "is sinds 2019 9%", "de melding en de 35 m²"].reduce(
    (left, title) => left.replaceAll(title, ""),
    text,
  );

test("changed facts stand on every page, in structured data, search and feed, nothing old is left, and the code's bytes come back", async () => {
  const before = await crawl();
  const old = /(?<![\d,])[69]%|minstens tien jaar|35 m²|om de twee jaar bij gas|1 januari 2027/;
  const holding = [...before].filter(([, text]) => old.test(asided(text)));
  expect(holding.length).toBeGreaterThan(60);
  await publish("btw-laag-nl", { value: "11,5%" });
  await publish("btw-laag-be", { value: "7,5%", otherwise: "7,5 procent" });
  await publish("woning-btw-be", { value: "elf jaar" });
  await publish("asbest-zelf-nl", { value: "36 m²" });
  await publish("schouw-gas-be", { value: "om de drie jaar" });
  await publish("salderen-einde-nl", { value: "2 februari 2028", otherwise: "1 februari 2028" });
  const after = await crawl();
  for (const [path, text] of after) expect(old.exec(asided(text))?.[0], path).toBeUndefined();
  expect(holding.filter(([path, text]) => after.get(path) === text).map(([path]) => path)).toEqual([]);
  expect(after.get("/onderhoud/schilder")?.includes("11,5% of 7,5% btw geldt")).toBe(true);
  expect(after.get("/api/search-index")?.includes("vergunning en 7,5% btw uitgelegd")).toBe(true);
  expect(after.get("/kennisbank/zonnepanelen")?.includes("stopt salderen op 2 februari 2028")).toBe(true);
  const structured = [...(after.get("/onderhoud/schilder") ?? "").matchAll(/ld\+json"[^>]*>([^<]*)</g)];
  expect(structured.map(([, json]) => json).join()).toContain("of 7,5% btw geldt");
  for (const key of versions.keys()) await revert(key);
  const back = await crawl();
  expect([...back].filter(([path, text]) => text !== before.get(path)).map(([path]) => path)).toEqual([]);
});

test("in its preview a fact is seen on a page that says it, and no visitor sees it", async () => {
  const key = "asbestattest-eigenaar-be";
  const content = { ...recordTypes.fact.defaults[key], value: "2041" };
  await run(key, { do: "save", version: 0, saveId: "save-preview-1", content });
  const asked = await recordDesk(server, cookie, "fact", key).post({ do: "preview" });
  const { link } = (await asked.json()) as { link: string };
  const { at } = facts[key];
  expect((await html(`/voorbeeld-site/${link}${at}`)).includes("Tegen 2041 moet")).toBe(true);
  expect((await html(at)).includes("Tegen 2032 moet")).toBe(true);
});

test("'Zoek een tekst van de site' finds the fact and the pages that say it", async () => {
  const found = await fetch(`${server.adminUrl}/admin/inhoud?q=${encodeURIComponent("35 m²")}`, {
    headers: { Cookie: cookie },
  });
  const text = await found.text();
  expect(text.includes("/admin/inhoud/fact/asbest-zelf-nl")).toBe(true);
  expect(text.includes("/admin/inhoud/local-page/nl")).toBe(true);
});

test("a fact that cannot be read leaves the one of the code in its place", async () => {
  await publish("asbest-melding-nl", { value: "vijf weken" });
  expect((await html("/nl/valkenswaard/bouw")).includes("vijf weken voor de start melden")).toBe(true);
  await server.sql("UPDATE content_revisions SET content = '{' WHERE content LIKE '%vijf weken%'");
  await server.kill();
  await server.restart();
  expect((await html("/nl/valkenswaard/bouw")).includes("vier weken voor de start melden")).toBe(true);
});

const office = (path: string, type: string, body: string) =>
  fetch(server.adminUrl + path, {
    ...{ method: "POST", body, redirect: "manual" },
    headers: { Cookie: cookie, Origin: server.adminUrl, "Content-Type": type },
  });

test("an article of the office says facts by their words, also in lists and search, and refuses a word that nobody knows", async () => {
  const begun = await office("/admin/artikelen", "application/x-www-form-urlencoded", "");
  const id = begun.headers.get("Location")?.split("/").pop();
  const command = async (body: unknown) => {
    const answer = follow(
      await office(`/admin/api/artikelen/${id}`, "application/json", JSON.stringify(body)),
    );
    return { status: answer.status, text: await answer.text() };
  };
  const written = (body: string) =>
    sampleContent({
      ...{ slug: "met-een-regel", title: "Wat {btw laag nl} betekent" },
      ...{ excerpt: "Over {btw laag nl} btw.", body: textDocument(body) },
    });
  await command({ do: "save", version: 1, saveId: "regel-000001", content: written("Al {zomaar} iets.") });
  const refused = await command({ do: "publish", version: 2 });
  expect(refused.text).toContain("Het woord {zomaar} bestaat niet");
  await command({ do: "save", version: 2, saveId: "regel-000002", content: written("Reken {btw laag nl}.") });
  expect((await command({ do: "publish", version: 3 })).status).toBe(200);
  const places = ["/kennisbank/met-een-regel", "/kennisbank", "/feed.xml", "/zoeken?q=betekent"];
  for (const path of places) {
    const text = await html(path);
    expect(text.includes("9% betekent"), path).toBe(true);
    expect(text.includes("{btw"), path).toBe(false);
  }
  await publish("btw-laag-nl", { value: "12%" });
  for (const path of places) {
    const text = await html(path);
    expect(text.includes("12% betekent"), path).toBe(true);
    expect(text.includes("9% betekent"), path).toBe(false);
  }
  expect((await html("/kennisbank/met-een-regel")).includes("Reken 12%.")).toBe(true);
});

test("where a word left the code, visitors see no braces: its sentence goes, of a title and in articles the word alone", async () => {
  const town = recordTypes.town.defaults.best;
  const desk = recordDesk(server, cookie, "town", "best");
  const lead = "Reken {btw laag nl} hier. Verder is Best een dorp.";
  await desk.save({ ...town, title: "Best en {btw laag nl} btw", lead });
  follow(await desk.post({ do: "publish", version: 1 }));
  expect((await html("/nl/best")).includes("hier. Verder is Best")).toBe(true);
  for (const [table, columns] of [
    ["content_revisions", ["content"]],
    ["article_revisions", ["title", "excerpt", "content"]],
  ] as const)
    for (const column of columns)
      await server.sql(
        `UPDATE ${table} SET ${column} = replace(${column}, '{btw laag nl}', '{regel van toen}')`,
      );
  await server.kill();
  await server.restart();
  const page = await html("/nl/best");
  expect(page.includes("Best en btw</h1>")).toBe(true);
  expect(page.includes("Verder is Best een dorp.")).toBe(true);
  expect(page.includes("Reken hier")).toBe(false);
  expect((await html("/kennisbank/met-een-regel")).includes("Wat betekent")).toBe(true);
  for (const path of ["/nl/best", "/kennisbank/met-een-regel", "/kennisbank", "/feed.xml", "/zoeken?q=best"])
    expect((await html(path)).includes("regel van toen"), path).toBe(false);
});
