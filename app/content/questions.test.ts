import { expect, test } from "vitest";
import { divisions } from "~/content/site/divisions";
import { quoteWidgetOf, serviceMenuOf } from "~/content/site/floats";
import { allServiceCards } from "~/content/views/service-cards";
import {
  answerText,
  isAbout,
  photoHintOf,
  questionOf,
  questions,
  questionsAbout,
  questionsOf,
} from "./questions";

const ids = <Item extends { id: string }>(items: readonly Item[]) => items.map(({ id }) => id);
const divisionIds = Object.values(divisions).map(({ id }) => id);
const choosable = new Set([
  ...ids(allServiceCards),
  ...[null, ...divisionIds].flatMap((division) => ids(quoteWidgetOf(division).choices)),
  ...divisionIds.flatMap((division) => ids(serviceMenuOf(division).links)),
]);

test("every question has an id of its own, is asked of services that can be chosen, and can be answered with a tap", () => {
  expect(new Set(ids(questions)).size).toBe(questions.length);
  for (const question of questions) {
    expect(question.id, "goes into a field name and an address").toMatch(/^[a-z][a-z0-9-]{1,40}$/);
    for (const service of [question.services].flat().filter((id) => id !== "any"))
      expect(choosable, question.id).toContain(service);
    if (question.kind === "text") continue;
    expect(question.options.length, question.id).toBeGreaterThan(1);
    // What no form asks came from a page of its own.
    if (!question.brought) expect(question.options.length, question.id).toBeLessThan(7);
    expect(new Set(ids(question.options)).size, question.id).toBe(question.options.length);
  }
});

test("a service asks three questions at most", () => {
  for (const service of choosable) expect(questionsOf(service).length, service).toBeLessThan(4);
});

test.each([
  "daklekkage",
  "schoorsteen-inspectie",
  "schoorsteen-vegen",
  "dakgoot-lekkage",
  "dakgoot-reinigen",
  "onderhoud-dakgoot",
  "onderhoud-dakkapel",
  "dakkapel",
  "dakisolatie",
  "dakbedekking",
])("%s asks two or three questions and says what the photo should show", (service) => {
  expect([2, 3]).toContain(questionsOf(service).length);
  expect(photoHintOf(service)).toMatch(/^Laat op de foto zien: .+\.$/);
});

test("an answer is the label of a choice, or a short text; nothing else is one", () => {
  const [shape, size] = [questionOf("roof-shape"), questionOf("covering-size")];
  if (!shape || !size) throw new Error("There is no such question.");
  expect(answerText(shape, "flat")).toBe("Plat");
  expect(answerText(shape, "Plat")).toBeUndefined();
  expect(answerText(size, ` ${"a".repeat(300)}`)).toHaveLength(199);
  expect(answerText(size, " ")).toBeUndefined();
  expect(questionOf("toString")).toBeUndefined();
});

test("what was reckoned on the site is brought along about any service, and asked by no form", () => {
  expect(questionsAbout("daklekkage").map(({ id }) => id)).toContain("estimate");
  expect(questionsOf("daklekkage").map(({ id }) => id)).not.toContain("estimate");
  expect([isAbout("estimate", "schilder"), isAbout("estimate", ""), isAbout("nothing", "schilder")]).toEqual([
    true,
    false,
    false,
  ]);
});
