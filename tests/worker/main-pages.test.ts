import { afterAll, beforeAll, expect, test } from "vitest";
import { withValueAt } from "../../app/content/records/form/at-path.ts";
import { recordTypes } from "../../app/content/records/record-types.ts";
import { ownView } from "../support/own-view.ts";
import { recordDesk, signedIn } from "../support/project-posts.ts";
import { startServer, type TestServer } from "../support/server.ts";

let server: TestServer;
/** Of the owner. */
let cookie: string;
const { follow, html } = ownView(() => server);

beforeAll(async () => {
  server = await startServer({ admin: true });
  cookie = await signedIn(server, "beheer@voorbeeld.example");
});
afterAll(() => server?.stop());

async function run(type: string, key: string, body: unknown): Promise<Response> {
  const answer = follow(await recordDesk(server, cookie, type, key).post(body));
  return answer;
}

type TypeName = keyof typeof recordTypes;
const versions = new Map<string, number>();

/** Publishes what the code carries with other texts at some places. */
async function publish(type: TypeName, key: string, texts: Record<string, string>): Promise<Response> {
  let content: unknown = (recordTypes[type].defaults as Record<string, unknown>)[key];
  for (const [path, text] of Object.entries(texts)) content = withValueAt(content, path, text);
  const name = `${type}-${key}`;
  const version = versions.get(name) ?? 0;
  const saved = await run(type, key, { do: "save", version, saveId: `save-${name}-${version}`, content });
  expect(saved.status, name).toBe(200);
  versions.set(name, version + 1);
  return run(type, key, { do: "publish", version: version + 1 });
}

async function revert(type: TypeName, key: string): Promise<void> {
  const answer = await run(type, key, { do: "revert" });
  expect(answer.status).toBe(200);
  const { status } = (await answer.json()) as { status: { version: number } };
  versions.set(`${type}-${key}`, status.version);
}

const description =
  "Deze regel voor Google schreef het kantoor zelf: kort genoeg om te tonen, en lang genoeg om iets te zeggen.";

/** Of each page: its record, the places of a heading and a sentence, and where its description is listed. */
const pages: [path: string, type: TypeName, key: string, heading: string, sentence: string][] = [
  ["/", "home", "home", "hero.title", "story.paragraphs.1"],
  ["/daken", "division", "daken", "title", "process.steps.0.text"],
  ["/schoorsteen", "division", "schoorsteen", "title", "lead"],
  ["/onderhoud", "division", "onderhoud", "title", "banner.text"],
  ["/bouwen", "division", "bouwen", "title", "region.text"],
  ["/over-ons", "page", "over-ons", "title", "sections.0.blocks.1.paragraphs.0"],
  ["/contact", "page", "contact", "title", "lead"],
  ["/spoed", "page", "spoed", "title", "sections.0.blocks.0.items.1"],
  ["/privacy", "page", "privacy", "title", "lead"],
  ["/kennisbank", "page", "kennisbank", "title", "lead"],
  ["/beoordelingen", "page", "beoordelingen", "title", "lead"],
  ["/waar-lekt-het", "leak-finder", "waar-lekt-het", "title", "firstAid.inside.steps.0"],
];

test.each(pages)(
  "%s says what the office wrote, wherever it is shown, and comes back",
  async (path, type, key, heading, sentence) => {
    const before = await html(path);
    const texts = {
      [heading]: "Dit schreef het kantoor hier",
      [sentence]: "Een zin van kantoor over deze pagina.",
      "meta.description": description,
      "meta.title": "Een titel van kantoor voor Google",
    };
    expect((await publish(type, key, texts)).status).toBe(200);
    const after = await html(path);
    expect(after).toMatch(/<h1[^>]*>(<[^>]*>)*Dit schreef het kantoor hier/);
    expect(after).toContain("Een zin van kantoor over deze pagina.");
    expect(after).toContain("<title>Een titel van kantoor voor Google");
    expect(after).toContain(`content="${description}"`);
    expect(after).toContain(JSON.stringify(description));
    expect(await html("/api/search-index")).toContain(description);
    expect(await html("/sitemap.xml")).toMatch(new RegExp(`${path === "/" ? "/" : path}</loc><lastmod>`));
    await revert(type, key);
    expect((await html(path)) === before).toBe(true);
    expect(await html("/api/search-index")).not.toContain(description);
  },
);

test("forms send the version of the privacy statement that was seen: of the office's text the day of its publication", async () => {
  const version = async () => /privacyVersion[^0-9]{1,20}([0-9-]+)/.exec(await html("/gratis-offerte"))?.[1];
  expect(await version()).toBe("2026-11");
  expect((await publish("page", "privacy", { lead: "Zo gaan wij met uw gegevens om." })).status).toBe(200);
  expect(await version()).toMatch(/^\d{4}-\d\d-\d\d$/);
  await revert("page", "privacy");
  expect(await version()).toBe("2026-11");
});

test("the head of a subject of the knowledge base is the office's", async () => {
  const path = "/kennisbank?categorie=daken";
  const before = await html(path);
  const texts = { lead: "Een zin van kantoor over daken.", "meta.description": description };
  expect((await publish("category", "daken", texts)).status).toBe(200);
  const after = await html(path);
  for (const text of Object.values(texts)) expect(after).toContain(text);
  await revert("category", "daken");
  expect((await html(path)) === before).toBe(true);
});

test("the last words of many pages, cards of services without a page and wet places are the office's too", async () => {
  const places: [TypeName, string, string, string[]][] = [
    ["call", "inspectie", "heading", ["/locaties", "/daken/dakinspectie"]],
    ["call", "artikel", "text", ["/kennisbank", "/kennisbank/groendaken"]],
    ["service-card", "gevelrenovatie", "text", ["/bouwen"]],
    ["leak-place", "dakgoot", "hint", ["/waar-lekt-het"]],
    ["leak-place", "dakgoot", "title", ["/waar-lekt-het/dakgoot", "/api/search-index"]],
  ];
  for (const [type, key, path, seen] of places) {
    expect((await publish(type, key, { [path]: "Zo zegt het kantoor dit." })).status).toBe(200);
    for (const page of seen) expect(await html(page), page).toContain("Zo zegt het kantoor dit.");
    await revert(type, key);
    for (const page of seen) expect(await html(page), page).not.toContain("Zo zegt het kantoor dit.");
  }
});

test("the structured data of a hub are those of its record", async () => {
  const texts = { "service.description": "Wat wij aan daken doen.", "service.offers.0.name": "Lek dicht" };
  expect((await publish("division", "daken", texts)).status).toBe(200);
  const page = await html("/daken");
  for (const text of Object.values(texts)) expect(page).toContain(JSON.stringify(text));
  await revert("division", "daken");
});

test("what a text says of a claim and of the company follows their records, and a sentence goes with its claim", async () => {
  const texts = { "contact.text": "Wij doen {klussen} klussen. Kom naar {kantoorplaats}." };
  expect((await publish("home", "home", texts)).status).toBe(200);
  expect(await html("/")).toContain("Wij doen 8800+ klussen. Kom naar Eindhoven.");
  await publish("claim", "home-jobs", { value: "9100+" });
  await publish("company", "company", { "address.city": "Veldhoven" });
  expect(await html("/")).toContain("Wij doen 9100+ klussen. Kom naar Veldhoven.");
  await publish("claim", "home-jobs", { shown: false as unknown as string });
  const without = await html("/");
  expect(without).toContain("Kom naar Veldhoven.");
  expect(without).not.toContain("Wij doen");
  for (const [type, key] of [
    ["home", "home"],
    ["claim", "home-jobs"],
    ["company", "company"],
  ] as const)
    await revert(type, key);
});

test("a word that does not exist and a list that the law asks for are told at their place", async () => {
  const refused = await publish("home", "home", { "business.intro": "Ons kantoor staat in {plaats}." });
  expect(refused.status).toBe(422);
  const { status } = (await refused.json()) as { status: { problems: { path: string; message: string }[] } };
  expect(status.problems).toEqual([
    { path: "business.intro", message: expect.stringContaining("Bedoelt u {kantoorplaats}") },
  ]);
  const table = "sections.2.blocks.0.rows.0.0";
  const without = await publish("page", "privacy", {
    [table]: "Alles",
    [`${table.slice(0, -1)}1`]: "Een jaar",
  });
  expect(without.status).toBe(422);
  expect(await without.text()).toContain("Hier hoort {bewaartermijnen} te staan");
  expect(await html("/privacy")).toContain("12 maanden");
});
