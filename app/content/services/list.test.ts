import { expect, test } from "vitest";
import { articles } from "~/content/articles/list";
import { homePage } from "~/content/pages/home-now.server";
import { claims } from "~/content/site/claims";
import { divisions, floatingMenuLinks, generalWidgetChoices } from "~/content/site/divisions";
import type { Block, Meta, Service } from "~/content/types";
import { mainText } from "~/content/views/main-text";
import { listedPages } from "~/content/views/page-list";
import { allServiceCards, serviceCards } from "~/content/views/service-cards";
import { shingleOverlap, shingles, words } from "~/lib/text/shingles";
import { emptyParts } from "~tests/support/empty-parts";
import { specifiedAmong, specifiedArticles, specifiedServices } from "~tests/support/specified-paths";
import { services, servicesByDivision } from "./list";

function pathOf(service: Service): string {
  return `${divisions[service.division].path}/${service.slug}`;
}

function blocksOf(service: Service): Block[] {
  return service.sections.flatMap((section) => section.blocks);
}

/** Paths of this site in running text, link blocks and cards. */
function linksIn(content: unknown): string[] {
  const source = JSON.stringify(content);
  return [...source.matchAll(/\]\(([^)]+)\)|"href":"([^"]+)"/g)].map((match) => match[1] ?? match[2] ?? "");
}

function expectFits(meta: Meta, where: string): void {
  expect(meta.title.length, where).toBeGreaterThanOrEqual(15);
  expect(meta.title.length, where).toBeLessThanOrEqual(65);
  expect(meta.description.length, where).toBeGreaterThanOrEqual(70);
  expect(meta.description.length, where).toBeLessThanOrEqual(165);
  expect(meta.keywords.length, where).toBeGreaterThanOrEqual(3);
}

test("there is a page for each service of the specification, in its order", () => {
  expect(specifiedAmong(services.map(pathOf))).toEqual(specifiedServices);
});

test("no text of a service is still to be written", () => {
  expect(services.flatMap((service) => emptyParts(service, service.slug))).toEqual([]);
});

test("a service stands in the list of its own division", () => {
  for (const [division, list] of Object.entries(servicesByDivision)) {
    for (const service of list) expect(service.division, service.slug).toBe(division);
  }
});

test("related services and articles exist and are not the page itself", () => {
  for (const service of services) {
    const path = pathOf(service);
    expect(service.relatedServices.length, path).toBeGreaterThanOrEqual(2);
    for (const related of service.relatedServices) {
      expect(services.map(pathOf), path).toContain(`/${related}`);
      expect(`/${related}`).not.toBe(path);
    }
    expect(service.relatedArticles.length, path).toBeGreaterThanOrEqual(2);
    for (const slug of service.relatedArticles)
      expect(
        articles.map((one) => one.slug),
        path,
      ).toContain(slug);
  }
});

test("titles and descriptions fit a search result and are unique", () => {
  const metas = [
    ...services.map((service) => ({ where: pathOf(service), meta: service.meta })),
    ...Object.values(divisions).map(({ path, meta }) => ({ where: path as string, meta })),
    { where: "/", meta: homePage().meta },
  ];
  for (const { where, meta } of metas) expectFits(meta, where);
  expect(new Set(metas.map(({ meta }) => meta.title)).size).toBe(metas.length);
  expect(new Set(metas.map(({ meta }) => meta.description)).size).toBe(metas.length);
  expect(new Set(services.map((service) => service.title)).size).toBe(services.length);
});

test("section anchors are unique in a page and in kebab case", () => {
  for (const service of services) {
    const ids = service.sections.map((section) => section.id);
    expect(new Set(ids).size, service.slug).toBe(ids.length);
    for (const id of ids) expect(id, service.slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  }
});

test("a service page has 400 to 850 words and three to five questions", () => {
  for (const service of services) {
    const count = words(mainText(service)).length;
    expect(count, service.slug).toBeGreaterThanOrEqual(400);
    expect(count, service.slug).toBeLessThanOrEqual(850);
    const questions = blocksOf(service).flatMap((block) => (block.type === "faq" ? block.items : []));
    expect(questions.length, service.slug).toBeGreaterThanOrEqual(3);
    expect(questions.length, service.slug).toBeLessThanOrEqual(5);
  }
});

test("a service shows no drawing but its own, with four to seven named parts; those of the specification have one", () => {
  for (const service of services) {
    const figures = blocksOf(service).filter((block) => block.type === "figure");
    if (figures.length === 0) expect(specifiedServices).not.toContain(pathOf(service));
    if (figures.length === 0) continue;
    expect(
      figures.map((figure) => figure.drawing),
      service.slug,
    ).toEqual([service.slug]);
    expect(figures[0]?.legend?.length, service.slug).toBeGreaterThanOrEqual(4);
    expect(figures[0]?.legend?.length, service.slug).toBeLessThanOrEqual(7);
  }
});

test("a table has as many cells in each row as it has heads", () => {
  for (const service of services) {
    for (const block of blocksOf(service)) {
      if (block.type !== "table") continue;
      for (const row of block.rows) expect(row.length, service.slug).toBe(block.head.length);
    }
  }
});

test("links lead to pages of this site", () => {
  const linkable = listedPages().map(({ path }) => path);
  for (const service of services) {
    for (const href of linksIn([service.lead, service.sections])) {
      expect(linkable, `${service.slug} → ${href}`).toContain(href);
    }
  }
  for (const href of linksIn([Object.values(divisions).map((division) => division.grid.intro), homePage()])) {
    expect(linkable, href).toContain(href);
  }
});

test("sources are named once a page", () => {
  for (const service of services) {
    const urls = service.sources.map((source) => source.url);
    expect(urls.length, service.slug).toBeGreaterThanOrEqual(1);
    expect(new Set(urls).size, service.slug).toBe(urls.length);
  }
});

test("the texts keep to the voice: no exclamation marks, no worn phrases, u-form", () => {
  const off = /!|aan het juiste adres|ontzorg|op maat gemaakte oplossing|\b(je|jij|jouw)\b/i;
  for (const service of services) {
    const text = [service.title, service.teaser, service.meta.title, service.meta.description].join(" ");
    expect(`${text} ${mainText(service)}`.match(off)?.[0], service.slug).toBeUndefined();
  }
  expect(JSON.stringify([divisions, homePage()]).match(off)?.[0]).toBeUndefined();
});

test("no two service pages read as copies", () => {
  const sets = services.map((service) => ({ slug: service.slug, set: shingles(mainText(service)) }));
  for (const [index, one] of sets.entries()) {
    for (const other of sets.slice(index + 1)) {
      expect(shingleOverlap(one.set, other.set), `${one.slug} and ${other.slug}`).toBeLessThan(0.1);
    }
  }
});

test("a card leads to its page, or to the contact form with the service filled in", () => {
  const ids = allServiceCards.map((card) => card.id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const card of allServiceCards) {
    if (card.hasPage) expect(services.map(pathOf)).toContain(card.href);
    else expect(card.href).toBe(`/contact?dienst=${card.id}`);
  }
  const withoutPage = allServiceCards.filter((card) => !card.hasPage).map((card) => card.id);
  expect(withoutPage.toSorted()).toEqual(
    [
      "aanbouw",
      "badkamerrenovatie",
      "buitenschilderwerk",
      "dakkapel",
      "gevel-reiniging",
      "gevelrenovatie",
      "keukenrenovatie",
      "kozijnen-schilderen",
      "renovatie",
      "verbouwing",
    ].toSorted(),
  );
});

test("a division shows three figures of its own page from the ledger of claims", () => {
  const figures = Object.values(divisions).map((division) =>
    division.figures.map((name) => claims[name].text),
  );
  expect(figures).toEqual([
    ["200+ daken per jaar", "80+ jaar familietraditie", "100% garantie"],
    ["20+ jaar ervaring", "24/7 bereikbaar", "100% gecertificeerd"],
    ["300+ klussen per jaar", "80+ jaar ervaring", "100% tevredenheid"],
    ["100+ projecten per jaar", "80+ jaar ervaring", "100% maatwerk"],
  ]);
  for (const division of Object.values(divisions)) {
    for (const name of [...division.figures, ...division.promises]) {
      expect(claims[name].pages, name).toContain(division.id);
    }
    expect(claims[division.region.claim].pages).toEqual(["region"]);
  }
});

test("a claim shown large says the same as its text", () => {
  for (const [id, claim] of Object.entries(claims)) {
    const spelled = claim.text.toLowerCase();
    const figure = claim.value.toLowerCase().match(/\d[\d.+/%]*|vca/)?.[0];
    if (figure) expect(spelled, id).toContain(figure);
    expect(claim.label, id).not.toBe("");
  }
});

test("divisions offer four services in their structured data and knowledge that exists", () => {
  for (const division of Object.values(divisions)) {
    expect(division.structured.offers).toHaveLength(4);
    for (const offer of division.structured.offers) expect(specifiedServices).toContain(offer.href);
    for (const slug of division.knowledge.slugs) expect(specifiedArticles).toContain(slug);
    expect(division.grid.cards).toBe(serviceCards[division.id]);
  }
});

test("the choices of the quote widget are services, six to eight at a time", () => {
  const ids = new Set(allServiceCards.map((card) => card.id));
  for (const choices of [
    generalWidgetChoices,
    ...Object.values(divisions).map((division) => division.widgetChoices),
  ]) {
    expect(choices.length).toBeGreaterThanOrEqual(6);
    expect(choices.length).toBeLessThanOrEqual(8);
    for (const choice of choices) expect(ids, choice.label).toContain(choice.id);
  }
});

test("the floating menu has the links of the specification in its order", () => {
  expect(floatingMenuLinks.map((link) => link.href)).toEqual([
    "/daken/dakinspectie",
    "/daken/daklekkage",
    "/daken/dakbedekking",
    "/kennisbank/plat-dak",
    "/daken/dakisolatie",
    "/onderhoud/onderhoud-dakkapel",
    "/daken/dakgoot-reinigen",
    "/kennisbank/zonnepanelen",
  ]);
});
