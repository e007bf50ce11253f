import { expect, test } from "vitest";
import { siteRecords, withRecords } from "~/content/records/current.server";
import type { RecordType } from "~/content/records/record-type";
import { recordTypes, type TypeName } from "~/content/records/record-types";
import { said } from "~/content/records/words/words";
import { wordsNow } from "~/content/records/words/words-now.server";
import { townsNow } from "~/content/towns/towns-now.server";
import { listedPages } from "./page-list";
import { pageProblems, unknownLinks } from "./page-problems";

const problems = (name: TypeName, key: string, value: unknown) =>
  pageProblems(recordTypes[name] as unknown as RecordType, key, value);
const town = (slug: string) => recordTypes.town.defaults[slug] as (typeof recordTypes.town.defaults)[string];
const service = (key: string) =>
  recordTypes["town-service"].defaults[key] as (typeof recordTypes)["town-service"]["defaults"][string];

test("the pages of the code stand beside each other without a fault", () => {
  const names = [
    ...(["town", "town-service", "service", "page", "local-page"] as const),
    ...(["home", "division", "leak-finder", "category", "call", "service-card", "leak-place"] as const),
  ];
  for (const name of names)
    for (const [key, value] of Object.entries(recordTypes[name].defaults)) {
      expect(problems(name, key, value), key).toEqual([]);
      expect(unknownLinks(value), key).toEqual([]);
    }
});

test("a page that becomes a copy of another town's is told so at the part that was copied", () => {
  const best = town("best");
  const [first, ...rest] = best.sections;
  const copied = [first, ...town("waalre").sections].filter((section) => section !== undefined);
  const [problem, ...more] = problems("town", "best", { ...best, sections: copied });
  expect(more).toEqual([]);
  expect(problem?.path).toMatch(/^sections\.[1-9]$/);
  expect(problem?.message).toMatch(/^Dit lijkt te veel op de pagina van Waalre: \d\d % is hetzelfde/);
  expect(problems("town", "best", { ...best, sections: rest })).toEqual([]);
  const roof = service("best-daklekkage");
  expect(problems("town-service", "geldrop-daklekkage", roof)[2]?.message).toContain("pagina van Best");
  expect(
    problems("town-service", "best-bouw", roof).filter(({ message }) => message.includes("lijkt")),
  ).toEqual([]);
});

test("a title or a description that another page has is told at its field", () => {
  const best = town("best");
  const home = listedPages().find(({ path }) => path === "/");
  expect(problems("town", "best", { ...best, meta: { ...best.meta, title: home?.meta.title } })).toEqual([
    { path: "meta.title", message: "Deze titel heeft / al" },
  ]);
  const { description } = service("lommel-bouw").meta;
  expect(problems("town", "best", { ...best, meta: { ...best.meta, description } })).toEqual([
    { path: "meta.description", message: "Deze beschrijving heeft /be/lommel/bouw al" },
  ]);
});

test("a subject of the knowledge base has no other subject's title or description, nor a page's", () => {
  const { daken, gevels } = recordTypes.category.defaults;
  const found = (meta: object) =>
    problems("category", "daken", { ...daken, meta: { ...daken?.meta, ...meta } });
  expect(found({})).toEqual([]);
  expect(found({ title: gevels?.meta.title, description: town("best").meta.description })).toEqual([
    { path: "meta.title", message: "Deze titel heeft /kennisbank?categorie=gevels al" },
    { path: "meta.description", message: "Deze beschrijving heeft /nl/best al" },
  ]);
});

test("links to pages that do not exist are found at their place, in running text and in lists of links", () => {
  const lead = "Zie [daken](/daken#grid), [weg](/daken/bestaat-niet), [elders](https://elders.example).";
  const links = [
    { label: "Contact", href: "/contact?dienst=aanbouw" },
    { label: "Kwijt", href: "/kennisbank/kwijt" },
  ];
  expect(unknownLinks({ lead, sections: [{ blocks: [{ type: "links", links }] }] })).toEqual([
    { path: "lead", to: "/daken/bestaat-niet" },
    { path: "sections.0.blocks.0.links.1.href", to: "/kennisbank/kwijt" },
  ]);
});

test("what the office changed of a town is what its pages, lists and neighbours say", () => {
  const records = siteRecords();
  const changed = { ...town("best"), title: "Een andere kop" };
  const bouw = { ...service("best-bouw"), title: "Anders bouwen" };
  const now = withRecords(
    {
      ...records,
      town: new Map([...records.town, ["best", changed]]),
      "town-service": new Map([...records["town-service"], ["best-bouw", bouw]]),
    },
    () => townsNow().find(({ slug }) => slug === "best"),
  );
  expect(now).toMatchObject({
    title: "Een andere kop",
    lat: expect.any(Number),
    postcodes: expect.any(Array),
  });
  expect(now?.services.bouw.title).toBe("Anders bouwen");
  expect(now?.services.daklekkage).toEqual(said(service("best-daklekkage"), wordsNow()));
  expect(townsNow().find(({ slug }) => slug === "best")?.title).toBe(town("best").title);
});
