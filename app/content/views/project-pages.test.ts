import { expect, test } from "vitest";
import { projectTags } from "~/content/records/types/project";
import { towns } from "~/content/towns/list";
import type { Town } from "~/content/types";
import { sampleProject } from "~tests/support/project-samples";
import { coverOf, projectCards, projectPhotos, tagsNear } from "./project-cards";
import { findProjectFilter, projectIndex, projectLookUp } from "./project-index";
import { projectPage, projectPages } from "./project-pages";

const best = towns.find(({ slug }) => slug === "best") as Town;
const photo = (stage: "before" | "during" | "after", alt = "") => ({
  stage,
  photo: { media: "00112233445566aa", alt, width: 1600, height: 1200 },
});
const page = (changes = {}) => projectPage("werk", sampleProject(changes), []);

test("photos come in the order of the work, each with words: the office's, or when and of what it was made", () => {
  expect(projectPhotos(sampleProject()).map(({ alt, caption }) => [alt, caption])).toEqual([
    ["Pannen met mos en een gebroken nokvorst", "Pannen met mos en een gebroken nokvorst"],
    ["Vóór: dakrenovatie in Best, foto 2", null],
    ["Het dakbeschot ligt open", "Het dakbeschot ligt open"],
    ["Na: dakrenovatie in Best, foto 1", null],
    ["De nieuwe pannen, van de tuin uit gezien", "De nieuwe pannen, van de tuin uit gezien"],
  ]);
  const [alone] = projectPhotos(sampleProject({ photos: [photo("during")], nearby: true }));
  expect(alone?.alt).toBe("Tijdens het werk: dakrenovatie bij Best");
});

test("the first photo of the finished work stands for the project, else its last photo", () => {
  const cover = (...photos: ReturnType<typeof photo>[]) =>
    coverOf(projectPhotos(sampleProject({ photos }))).alt;
  expect(cover(photo("after", "klaar"), photo("before", "oud"), photo("after", "ook klaar"))).toBe("klaar");
  expect(cover(photo("during", "bezig"), photo("before", "oud"))).toBe("bezig");
});

test("the facts are those that are given", () => {
  expect(page().facts.map(({ label, value }) => `${label}: ${value}`)).toEqual([
    "Werk: Dakrenovatie",
    "Plaats: Best",
    "Opgeleverd: 14 maart 2026",
    "Duur: 3 weken",
    "Bouwjaar: 1936",
    "Prijs: 18.000 tot 22.000 euro, inclusief btw",
  ]);
  const bare = page({ weeks: null, built: null, price: { from: null, to: null }, nearby: true });
  expect(bare.facts.map(({ value }) => value)).toEqual(["Dakrenovatie", "Bij Best", "14 maart 2026"]);
  expect(bare.lead).toBe("Opgeleverd in maart 2026.");
  expect(page({ weeks: 0.5, price: { from: 900, to: 900 } }).lead).toBe(
    "Opgeleverd in maart 2026, na een halve week werk. Het huis is uit 1936. Het werk kostte 900 euro, inclusief btw.",
  );
  expect(page({ title: "Een nieuw dak", weeks: 1 }).lead).toMatch(
    /^Dakrenovatie in Best\. .* na één week werk\./,
  );
});

test("the comparison is of the first photo before and the last one after; without one of them there is none", () => {
  expect(page()).toMatchObject({
    before: { media: "00112233445566b1" },
    after: { media: "00112233445566a2" },
    stages: [{ label: "Vóór" }, { label: "Tijdens het werk" }, { label: "Na" }],
  });
  expect(page({ photos: [photo("after")] })).toMatchObject({ before: null, stages: [{ label: "Na" }] });
});

test("what the office keeps to itself is in nothing that a page is given", () => {
  const value = sampleProject();
  const given = JSON.stringify([
    page(),
    projectCards([{ key: "werk", value }]),
    projectPages([{ key: "werk", value }]),
  ]);
  expect(given).toContain("2026-03-14");
  expect(given).not.toMatch(/consent|2026-03-20/);
});

test("other projects do not include itself, and are three at most", () => {
  const like = ["a", "werk", "b", "c", "d"].map((key) => ({ key, value: sampleProject() }));
  const hrefs = projectPage("werk", sampleProject(), like).like.map(({ href }) => href);
  expect(hrefs).toEqual(["/onze-projecten/a", "/onze-projecten/b", "/onze-projecten/c"]);
});

test("a card in the pages of another town says how far away it was", () => {
  const where = (changes: Parameters<typeof sampleProject>[0], from?: Town) =>
    projectCards([{ key: "werk", value: sampleProject(changes) }], from)[0]?.where;
  expect(where({})).toBe("Best");
  expect(where({ nearby: true }, best)).toBe("Bij Best");
  expect(where({ town: "veldhoven" }, best)).toBe("In Veldhoven, 10 km verderop");
  expect(where({ town: "veldhoven", nearby: true }, best)).toBe("Bij Veldhoven, 10 km verderop");
});

test("work near a town is looked for in that town first, then in those round it, and not on the other side of the region", () => {
  const tags = tagsNear(best, "roof");
  expect(tags[0]).toBe(projectTags.of({ division: "roof", town: "best" }));
  expect(tags).toContain(projectTags.of({ division: "roof", town: "veldhoven" }));
  expect(tags).not.toContain(projectTags.of({ division: "roof", town: "lommel" }));
  expect(tagsNear(best)[0]).toBe(projectTags.of({ town: "best" }));
});

test("filters lead to what would be found, and what is chosen stays in sight", () => {
  const filter = findProjectFilter(new URLSearchParams("soort=daken&plaats=best"));
  expect(filter).toEqual({ division: "roof", town: "best", unknown: false });
  const { tag, tags } = projectLookUp(filter);
  expect(tag).toBe(projectTags.of({ division: "roof", town: "best" }));
  expect(tags).toContain(projectTags.of({ division: "chimney", town: "best" }));
  expect(tags).toContain(projectTags.of({ division: "roof", town: "lommel" }));
  const used = new Set([
    projectTags.all,
    projectTags.of({ division: "roof" }),
    projectTags.of({ town: "best" }),
  ]);
  const index = projectIndex(filter, { items: [], next: "2026-03-14-7", used, later: true });
  expect(
    index?.filters.map(({ links }) => links.map(({ label, current }) => (current ? `[${label}]` : label))),
  ).toEqual([
    ["Alles", "[Daken]"],
    ["Overal", "[Best]"],
  ]);
  expect(index?.older).toBe("/onze-projecten?soort=daken&plaats=best&na=2026-03-14-7#opgeleverd");
  expect(index?.newest).toBe("/onze-projecten?soort=daken&plaats=best#opgeleverd");
  expect(projectIndex(filter, { items: [], next: null, used: new Set(), later: false })).toBeNull();
  expect(findProjectFilter(new URLSearchParams("soort=tuinen")).unknown).toBe(true);
});
