import { expect, test } from "vitest";
import { sampleProject } from "~tests/support/project-samples";
import { projectTags, projectTitle, projectType } from "./project";

const problems = (changes: object) =>
  projectType.schema
    .safeParse({ ...sampleProject(), ...changes })
    .error?.issues.map(({ path, message }) => [path.join("."), message]) ?? [];

test("a project without a title is called by its work and its place", () => {
  expect(projectTitle(sampleProject())).toBe("Dakrenovatie in Best");
  expect(projectTitle(sampleProject({ nearby: true }))).toBe("Dakrenovatie bij Best");
  expect(projectTitle(sampleProject({ title: "Een dak uit 1936" }))).toBe("Een dak uit 1936");
});

test("without photos, or without consent in writing, nothing is published", () => {
  expect(problems({})).toEqual([]);
  expect(problems({ photos: [] })).toEqual([["photos", "Voeg minstens één foto toe"]]);
  expect(problems({ consent: { on: "", how: "" } })).toEqual([
    ["consent.on", "Kies een dag"],
    ["consent.how", "Kies hoe"],
  ]);
});

test("a price is a band or nothing", () => {
  expect(problems({ price: { from: 9000, to: 12_000 } })).toEqual([]);
  expect(problems({ price: { from: 9000, to: null } })).toEqual([
    ["price.to", "Vul beide bedragen in, of geen"],
  ]);
  expect(problems({ price: { from: 9000, to: 900 } })).toEqual([["price.to", "Dit is minder dan ‘van’"]]);
});

test("it is found by its division, its service, its town, and by each of both with the town", () => {
  const { of } = projectTags;
  expect(projectType.listing?.tagsOf(sampleProject())).toEqual([
    "project",
    of({ division: "roof" }),
    of({ service: "daken/dakrenovatie" }),
    of({ town: "best" }),
    of({ division: "roof", town: "best" }),
    of({ service: "daken/dakrenovatie", town: "best" }),
  ]);
});
