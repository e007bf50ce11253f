import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { company } from "../../app/content/site/company.ts";
import type { Company, Meta, Section, Service, Town } from "../../app/content/types.ts";
import { fullMembership, fullRequest, leadPost } from "../support/lead-posts.ts";
import { copyProject } from "../support/project-copy.ts";
import { startServer, type TestServer } from "../support/server.ts";

/** They run the project's own tools: half a minute each, and minutes where others use the machine too. */
const long = { timeout: 300_000 };

/** The recipes of the README, followed step by step on a copy of the project. */
const copy = copyProject();
const inCopy = (path: string) => join(copy.folder, path);
let server: TestServer;
afterAll(async () => {
  await server?.stop();
  copy.remove();
});

const another: Company = {
  ...company,
  name: "Van Dijk & Zoon",
  legalName: "Van Dijk & Zoon Vastgoedonderhoud",
  slogan: "Alles aan uw huis, van één familie",
  divisions: {
    roof: { name: "Van Dijk Daken", formerPath: null },
    chimney: { name: "Van Dijk Schoorstenen", formerPath: null },
    maintenance: { name: "Van Dijk Onderhoud", formerPath: null },
    building: { name: "Van Dijk Bouw", formerPath: "/aannemer" },
  },
  origin: "https://www.vandijk.example",
  phone: { display: "049 000 00 01", e164: "+31490000001" },
  chat: { display: "06 0000 0001", e164: "+31600000001" },
  email: "post@vandijk.example",
  address: { ...company.address, street: "Proefweg", houseNumber: "20", postcode: "5600 ZZ" },
  registration: { kvk: "99999999", btw: "NL999999999B99", be: "BE 0999.999.999" },
  placeId: "voorbeeld-van-dijk",
  social: {
    facebook: "https://www.facebook.com/vandijk.example",
    google: "https://www.google.com/search?q=Van+Dijk",
  },
  productTag: "VD-",
};

const words = (seed: string, count: number) =>
  Array.from({ length: count }, (_, n) => `${seed}${n}`).join(" ");

/** `query`: what people look for; title and heading of a page say it (content/queries.ts). */
function textOf(
  seed: string,
  query = seed,
): { meta: Meta; title: string; lead: string; sections: Section[] } {
  const paragraphs = [words(seed, 400)];
  return {
    meta: {
      title: `Proeftekst over ${query}, met ${seed}`,
      description: words(seed, 60).slice(0, 130).trim(),
      keywords: ["een", "twee", "drie"],
    },
    title: `Proeftekst over ${query}`,
    lead: words(`lead-${seed}`, 10),
    sections: [{ id: "tekst", heading: "Tekst", blocks: [{ type: "prose", paragraphs }] }],
  };
}

/** One record in the catalogue, asked by the service that was made. */
function ask(): void {
  const catalogue = inCopy("app/content/questions.ts");
  const options = `[{ id: "one", label: "Eén" }, { id: "more", label: "Meer dan één" }]`;
  const record = `{ id: "window-count", label: "Hoeveel dakramen?", services: ["dakraam"], kind: "choice", options: ${options} }`;
  const text = readFileSync(catalogue, "utf8");
  const [before, after] = text.split("  ...leakQuestions,\n");
  if (after === undefined) throw new Error("The catalogue ends otherwise.");
  writeFileSync(catalogue, `${before}${record},\n...leakQuestions,\n${after}`);
}

/** The four drawings of the town that was made. */
function illustrate(): void {
  const file = inCopy("app/content/towns/scenes.ts");
  const [before, after] = readFileSync(file, "utf8").split("Record<string, Scenes> = {\n");
  if (after === undefined) throw new Error("The drawings begin otherwise.");
  const chosen = { daklekkage: "dome", schoorsteen: "cowl", onderhoud: "needles", bouw: "wrap" };
  const lines = Object.entries(chosen).map(
    ([id, detail]) => `${id}: scene("farmhouse", "${detail}", "Heeze van dichtbij: ${detail}."),`,
  );
  const record = `heeze: { ${lines.join("")} },`;
  writeFileSync(file, `${before}Record<string, Scenes> = {\n${record}\n${after}`);
}

/** What a writer adds to the record that the scaffold made. */
async function write(path: string, type: "Town" | "Service", texts: object): Promise<void> {
  const made = (await import(/* @vite-ignore */ pathToFileURL(inCopy(path)).href)) as Record<string, object>;
  const [[name, record] = []] = Object.entries(made);
  writeFileSync(
    inCopy(path),
    `import type { ${type} } from "~/content/types";
export const ${name}: ${type} = ${JSON.stringify({ ...record, ...texts })};`,
  );
}

const source = (title: string) => ({ title, url: `https://bron.example/${title}` }) as const;

const get = async (path: string) => await (await fetch(server.url + path)).text();

beforeAll(() => {
  for (const line of [
    "town Heeze --country nl --lat 51.383 --lon 5.571 --km 13 --minutes 20 --postcode 5591",
    "service Dakraam --division roof --request inspectie",
    "field roofArea --label Dakoppervlak --form quote",
  ]) {
    const made = copy.run("npm", "run", "new", "--", ...line.split(" "));
    expect([made.code, made.output]).toEqual([0, expect.stringContaining("npm run check")]);
  }
});

test("what has still to be written is refused, and named", () => {
  const lists = ["app/content/towns/list.test.ts", "app/content/services/list.test.ts"];
  const { code, output } = copy.run("vitest", "run", "--project", "unit*", ...lists, "-t", "to be written");
  expect(code).not.toBe(0);
  for (const part of ["heeze.services.bouw.lead", "heeze.nearby", "dakraam.teaser", "dakraam.sections"])
    expect(output).toContain(part);
});

test("what the scaffold cannot make is said in one sentence, without a trace of the program", () => {
  for (const [line, reason] of [
    ["town Heeze --country nl --lat 51 --lon 5", "exists already"],
    ["town Someren --country de --lat 51 --lon 5", "--country must be nl or be"],
    ["town Someren --country nl --lat noord --lon 5", "--lat must be a number"],
    ["service Zonwering --division sun", "--division must be roof"],
    ["field roofArea --label Dakoppervlak --form quote", "a field roofArea already"],
    ["field roof-area --label Dakoppervlak --form quote", "needs a name in code"],
    ["field roofPitch --label Dakhelling --form widget", "--form must be quote"],
    ["bridge Maas", 'no "bridge" to make'],
  ] as const) {
    const { code, output } = copy.run("node", "scripts/new.ts", ...line.split(" "));
    expect([code, output]).toEqual([1, expect.stringContaining(reason)]);
    expect(output).not.toMatch(/^ +at /m);
  }
});

test(
  "with its texts, a drawing, a question and another company, lint, types and the tests of the content pass",
  long,
  async () => {
    await write("app/content/towns/heeze.ts", "Town", {
      ...textOf("heeze", "dakdekker Heeze"),
      neighbourhoods: ["Kerkhof", "Ginderover", "Strabrecht"],
      street: ["farmhouse", "church", "terrace"],
      nearby: ["geldrop", "valkenswaard"],
      sources: [source("een"), source("twee")],
      services: {
        daklekkage: textOf("lek", "daklekkage Heeze"),
        schoorsteen: textOf("schouw", "schoorsteenveger Heeze"),
        onderhoud: textOf("beurt", "woningonderhoud Heeze"),
        bouw: textOf("muur", "aannemer Heeze"),
      },
    } satisfies Partial<Town>);
    illustrate();
    const { sections, ...texts } = textOf("dakraam");
    const legend = ["een", "twee", "drie", "vier", "vijf", "zes"].map((word) => `Deel ${word}`);
    const questions = ["Wie", "Wat", "Waar"].map((word) => ({
      question: `${word}?`,
      answer: [`Zo ${word}.`],
    }));
    const last: Section = {
      id: "vragen",
      heading: "Vragen",
      blocks: [
        { type: "figure", drawing: "dakraam", alt: "Een dakraam", caption: "Dakraam", legend },
        { type: "faq", items: questions },
      ],
    };
    await write("app/content/services/dakraam.ts", "Service", {
      ...texts,
      teaser: "Licht op zolder.",
      sections: [...sections, last],
      sources: [source("een")],
      relatedServices: ["daken/daklekkage", "daken/dakisolatie"],
      relatedArticles: ["schuin-dak", "plat-dak"],
    } satisfies Partial<Service>);
    const drawings = inCopy("app/drawings/services");
    copyFileSync(join(drawings, "daklekkage.tsx"), join(drawings, "dakraam.tsx"));
    ask();
    writeFileSync(
      inCopy("app/content/site/company.ts"),
      `import type { Company } from "~/content/types";
export const company: Company = ${JSON.stringify(another)};`,
    );

    const lists = ["app/content", "app/features/search", "app/features/seo", "app/features/service-area"];
    for (const check of [
      ["npm", "run", "format"],
      ["npm", "run", "typecheck"],
      ["vitest", "run", "--project", "unit*", ...lists, "business-card", "app/ui", "tests/unit/drawings"],
    ]) {
      const { code, output } = copy.run(...check);
      expect(code, output).toBe(0);
    }
  },
);

test("the town and the service are found by their pages, search, sitemap, map and forms", long, async () => {
  const built = copy.run("npm", "run", "build");
  expect(built.code, built.output).toBe(0);
  server = await startServer({ project: copy.folder, admin: true });

  const sitemap = await get("/sitemap.xml");
  const index = JSON.parse(await get("/api/search-index")) as { url: string }[];
  const paths = ["", "/daklekkage", "/schoorsteen", "/onderhoud", "/bouw"].map((rest) => `/nl/heeze${rest}`);
  for (const path of [...paths, "/daken/dakraam"]) {
    expect(await get(path), path).toContain("Proeftekst");
    expect(sitemap).toContain(`${path}</loc>`);
    expect(index.map(({ url }) => url)).toContain(path);
  }
  expect(await get("/daken/dakraam")).toContain('aria-label="Een dakraam"');
  expect(await get("/locaties")).toContain('aria-label="Heeze, Nederland" class="map-marker"');
  expect(await get("/nl")).toContain('href="/nl/heeze"');
  expect(await get("/nl/heeze/bouw")).toContain("Heeze van dichtbij: wrap.");
  expect(await get("/daken")).toContain('href="/daken/dakraam"');
  expect(await get("/contact?dienst=dakraam")).toContain('<option value="Dakraam" selected');
  expect(await get("/aannemer/dakraam?a=1")).toContain("<h1");
});

async function signedIn() {
  const body = new URLSearchParams({ email: "beheer@voorbeeld.example" });
  const login = `${server.adminUrl}/cdn-cgi/access/login`;
  const answer = await fetch(login, { method: "POST", body, redirect: "manual" });
  return { Cookie: answer.headers.get("Set-Cookie")?.split(";")[0] ?? "", Accept: "text/html" };
}

/** Every text of a record, however deep. */
const textsIn = (value: unknown): string[] =>
  typeof value === "string" ? [value] : Object.values(value ?? {}).flatMap(textsIn);

test("no page, feed, mail or file of the other company names the one before it", async () => {
  const kept = textsIn(another);
  const gone = textsIn(company).filter((text) => !/^\d+$/.test(text) && !kept.includes(text));
  const traces = (text: string) => [
    ...gone.filter((one) => text.includes(one) || text.includes(encodeURIComponent(one))),
    ...(text.match(/totaal\W*\w*\W*specialist\w*/gi) ?? []),
  ];
  const found: string[] = [];
  const look = (where: string, text: string) => {
    for (const trace of new Set(traces(text))) found.push(`${where}: ${trace}`);
  };

  const sitemap = await get("/sitemap.xml");
  const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, place = ""]) => new URL(place).pathname,
  );
  expect(pages.length).toBeGreaterThan(160);
  const others =
    `/sitemap.xml /feed.xml /site.webmanifest /kantoor-app.webmanifest /favicon.svg /robots.txt /.well-known/security.txt
    /api/search-index /zoeken /zoeken?q=dakgoot /zoeken?q=xqzzw /bestaat-niet`.split(/\s+/);
  for (const path of [...pages, ...others]) look(path, await get(path));
  expect(await get("/site.webmanifest")).toContain(another.name);

  for (const [path, post] of [
    ["/api/service-request", leadPost()],
    ["/api/offerte", leadPost(fullMembership)],
  ] as const) {
    const headers = { "Content-Type": post.headers.get("Content-Type") ?? "" };
    const answer = await fetch(server.url + path, { method: "POST", headers, body: await post.blob() });
    look(path, await answer.text());
  }
  await expect.poll(() => server.mails().length, { timeout: 20_000 }).toBe(4);
  for (const mail of server.mails()) look(`mail "${mail.subject}"`, JSON.stringify(mail));
  expect(server.mails().map((mail) => JSON.stringify(mail.from))).toEqual(
    Array.from({ length: 4 }, () => expect.stringContaining(another.name)),
  );

  const login = `${server.adminUrl}/cdn-cgi/access/login`;
  look(login, await (await fetch(login)).text());
  const headers = await signedIn();
  const [lead] = await server.sql<{ id: string }>("SELECT id FROM leads LIMIT 1");
  const office = ["aanvragen", `aanvragen/${lead?.id}`, "cijfers", "artikelen", "media", "instellingen"];
  for (const path of office.map((rest) => `/admin/${rest}`)) {
    const answer = await fetch(server.adminUrl + path, { headers });
    expect([path, answer.status]).toEqual([path, 200]);
    look(path, await answer.text());
  }
  expect(found).toEqual([]);
});

test("the new question is asked by the forms of its service, and a link presets it", async () => {
  const form = await get("/gratis-offerte?dienst=dakraam&answer.window-count=more");
  expect(form).toContain("Hoeveel dakramen?");
  expect(/<input[^>]*name="answer.window-count"[^>]*checked=""[^>]*>/.exec(form)?.[0]).toContain(
    'value="more"',
  );
  expect(await get("/gratis-offerte?dienst=daklekkage")).not.toContain("Hoeveel dakramen?");
});

test("a lead with the new field and the answer arrives in its row, the mails, the CSV, the inbox and the visitor's page", async () => {
  expect(await get("/gratis-offerte")).toContain('name="roofArea"');
  const post = leadPost({
    ...fullRequest,
    projectType: "dakraam",
    roofArea: "60 m² met een knik",
    "answer.window-count": "more",
  });
  const type = { "Content-Type": post.headers.get("Content-Type") ?? "" };
  const answer = await fetch(`${server.url}/api/service-request`, {
    method: "POST",
    headers: type,
    body: await post.blob(),
  });
  const { reference, page } = (await answer.json()) as { reference: string; page: string };
  const rows = await server.sql<{ id: string; roof_area: string }>(
    "SELECT id, roof_area FROM leads WHERE reference = ?",
    reference,
  );
  expect(rows.map((row) => row.roof_area)).toEqual(["60 m² met een knik"]);
  const told = () => server.mails().filter((mail) => mail.text?.includes(reference));
  await expect.poll(() => told().length, { timeout: 20_000 }).toBe(2);
  for (const { text } of told()) {
    expect(text).toContain("Dakoppervlak: 60 m² met een knik");
    expect(text).toContain("Hoeveel dakramen? Meer dan één");
  }
  expect(await get(page)).toContain("Meer dan één");

  const headers = await signedIn();
  const office = async (path: string) => (await fetch(server.adminUrl + path, { headers })).text();
  const [titles, ...lines] = (await office("/admin/api/aanvragen.csv")).split("\r\n");
  expect(titles).toMatch(/;Dakoppervlak;Labels$/);
  expect(lines.find((line) => line.startsWith(reference))).toMatch(/;60 m² met een knik;$/);
  expect(lines.find((line) => line.startsWith(reference))).toContain("Hoeveel dakramen: Meer dan één");
  const lead = await office(`/admin/aanvragen/${rows[0]?.id}`);
  for (const text of ["60 m² met een knik", "Hoeveel dakramen?", "Meer dan één"])
    expect(lead).toContain(text);
});
