import { afterEach, expect, test, vi } from "vitest";
import { articles } from "~/content/articles/list";
import { siteArticles } from "~/content/articles/site-articles.server";
import { costsPage } from "~/content/costs/page";
import { localPagesNow } from "~/content/pages/pages-now.server";
import { withRecords } from "~/content/records/current.server";
import type { RecordType } from "~/content/records/record-type";
import { recordTypes } from "~/content/records/record-types";
import { builtIn, mergeRecords } from "~/content/records/site-records";
import { type FactRecord, factType, factWord } from "~/content/records/words/fact";
import { plainWord, wordsIn } from "~/content/records/words/words";
import { servicesNow } from "~/content/services/services-now.server";
import { townsNow } from "~/content/towns/towns-now.server";
import { paths } from "~/paths";
import { nextEnd } from "./claims-now.server";
import { facts } from "./facts";

afterEach(() => vi.useRealTimers());

type Text = { at: string; text: string };

/** Without sources: those are titles of what others wrote. */
function textsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => (name === "sources" ? [] : textsOf(inner)));
}

const holders = (Object.values(recordTypes) as unknown as RecordType[]).filter(({ words }) => words !== null);
const texts: Text[] = [
  ...holders.flatMap((type) =>
    Object.entries(type.defaults).flatMap(([key, value]) =>
      textsOf(value).map((text) => ({ at: type.seenAt(key, value), text })),
    ),
  ),
  ...articles.flatMap((article) =>
    textsOf(article).map((text) => ({ at: paths.article(article.slug), text })),
  ),
];

test("each fact is said by its word, on the page where it is looked at too", () => {
  for (const [key, { at }] of Object.entries(facts)) {
    const word = factWord(key);
    const said = texts.filter(({ text }) => wordsIn(text).map(plainWord).includes(word));
    expect(
      said.map((text) => text.at),
      key,
    ).toContain(at);
  }
});

test("no text writes itself what a fact says", () => {
  const values = ["9%", "21%", "6%", "35 m²", "40 m²", "20 m²", "20 kW", "minstens tien jaar", "24 maanden"];
  const days = ["23 november 2022", "2 oktober 2023", "1 januari 2027", "31 december 2026"];
  for (const value of [...values, ...days]) {
    const written = new RegExp(`(?<![\\d,])${value}`);
    expect(
      texts.filter(({ text }) => written.test(text)),
      value,
    ).toEqual([]);
  }
});

function withFact<T>(key: keyof typeof facts, change: Partial<FactRecord>, look: () => T): T {
  const content = JSON.stringify({ ...factType.defaults[key], ...change });
  const { records, unreadable } = mergeRecords([{ type: "fact", key, live: { content, shape: 1 } }]);
  expect(unreadable).toEqual([]);
  return withRecords(records, look);
}

const everything = () =>
  JSON.stringify([servicesNow(), townsNow(), localPagesNow(), costsPage(), siteArticles()]);

test("what the office says of a fact stands in all texts, and the code's comes back with the code's record", () => {
  const before = withRecords(builtIn, everything);
  expect(before).not.toMatch(/\{[a-z ]+\}/);
  const after = withFact(
    "schouw-gas-be",
    { value: "om de drie jaar", otherwise: "driejaarlijks" },
    everything,
  );
  expect(after).toContain("om de drie jaar bij gas");
  expect(after).toContain("driejaarlijks bij gas");
  expect(after).toContain('"Driejaarlijks"');
  expect(after).not.toContain("weejaarlijks");
  expect(withRecords(builtIn, everything)).toBe(before);
});

test("from the day after its last one a fact is said in softer words, and pages are kept until then", () => {
  vi.useFakeTimers({ now: new Date("2026-12-31T20:00:00Z") });
  const change = { until: "2026-12-31" as const, softened: "een laag tarief" };
  withFact("btw-laag-nl", change, () => {
    expect(costsPage().vat.NL).toContain("geldt 9% btw");
    expect(nextEnd("2026-12-31")).toBe("2026-12-31");
    vi.setSystemTime(new Date("2026-12-31T23:30:00Z"));
    expect(costsPage().vat.NL).toContain("geldt een laag tarief btw");
    // But for the version of a source that was read.
    expect(everything().replaceAll("is sinds 2019 9%", "")).not.toMatch(/(?<!\d)9%/);
    expect(nextEnd("2027-01-01")).toBeNull();
  });
});
