import { searchIntents } from "~/content/search/intents";
import { fillWords, otherWords } from "~/content/search/words";
import { fold, folded, isSearchable, MAX_RESULTS, type SearchItem, search } from "./search";

/** A hit; or many pages about one subject, one per town, behind one line. */
export type SearchRow = SearchItem & { places?: { label: string; href: string }[] };

/** From this many of them, the pages of a subject per town become one line. */
const MANY_TOWNS = 3;
/** What is being typed counts as the word it begins from here. */
const MIN_BEGINNING = 4;

const fill = new Set(fillWords);

/**
 * What the search shows. The hits of the specification's rule, in its order; but after a title that is just what
 * was typed come the pages that answer the question, and what was said in other words is found as well.
 */
export function understand(items: readonly SearchItem[], query: string): SearchRow[] {
  if (!isSearchable(query)) return [];
  const typed = fold(query);
  const { words, pages, meant } = readQuestion(typed, items);
  const said = search(items, typed, items.length);
  const other = meant && meant !== typed ? search(items, meant, items.length) : [];
  const own = (found: SearchItem[]) => found.filter((item) => isAboutNamedTown(item, words));
  const rows = new Set([
    ...said.filter((item) => folded(item).title === typed),
    ...items.filter((item) => folded(item).query === typed),
    ...own(said),
    ...said.filter((item) => words.length > 1 && words.every((word) => folded(item).title.includes(word))),
    ...other.filter((item) => item.type === "locatie" && folded(item).title === meant),
    ...pages.flatMap((url) => items.filter((item) => item.url === url)),
    ...own(other),
    ...said.filter((item) => folded(item).title.includes(typed)),
    ...other.filter((item) => folded(item).title.includes(meant)),
    ...said,
    ...other,
  ]);
  return behindOneLine([...rows], words, query).slice(0, MAX_RESULTS);
}

/** Pages that answer it, and the rest of it in our own words. */
function readQuestion(
  typed: string,
  items: readonly SearchItem[],
): { words: string[]; pages: string[]; meant: string } {
  const words = typed.split(/[^\p{L}\p{N}'-]+/u).filter(Boolean);
  const used = new Set<string>();
  const telling = words.filter((word) => !fill.has(word));
  const isSaid = (phrase: string) => standsIn(phrase, words) || standsIn(phrase, telling);
  // 'Open haard' is about no opening hours.
  const inPhrase = new Set(
    searchIntents
      .flatMap((intent) => intent.words)
      .filter((name) => name.includes(" ") && isSaid(name))
      .flatMap((name) => name.split(" ")),
  );
  const isBegun = beginning(words.at(-1) ?? "", items);
  const pages = searchIntents.flatMap((intent) => {
    const named = intent.words.filter((name) =>
      name.includes(" ") ? isSaid(name) : (words.includes(name) && !inPhrase.has(name)) || isBegun(name),
    );
    for (const word of named.flatMap((name) => name.split(" "))) used.add(word);
    return named.length > 0 ? intent.pages : [];
  });
  const meant = words
    .filter((word) => !used.has(word) && !fill.has(word))
    .map((word) => otherWords[word] ?? word);
  return { words, pages: [...new Set(pages)], meant: meant.join(" ") };
}

const standsIn = (name: string, words: string[]) => ` ${words.join(" ")} `.includes(` ${name} `);

/** Whether the word being typed begins another; not where it is a word of ours, or begins one in a title. */
function beginning(last: string, items: readonly SearchItem[]): (name: string) => boolean {
  const isOurs =
    last.length < MIN_BEGINNING ||
    Object.hasOwn(otherWords, last) ||
    items.some((item) => ` ${folded(item).title}`.includes(` ${last}`));
  return (name) => !isOurs && !name.includes(" ") && name.startsWith(last);
}

/** Of a page about a subject in one town: that the town is named in full ('Pelt' is not 'Overpelt'). */
function isAboutNamedTown(item: SearchItem, words: string[]): boolean {
  const { town } = folded(item);
  return town !== undefined && standsIn(town, words);
}

function behindOneLine(items: SearchItem[], words: string[], query: string): SearchRow[] {
  const rows = new Map<string, SearchRow>();
  const others = items.filter((item) => !isAboutNamedTown(item, words));
  for (const item of items) {
    const alike = item.subject ? others.filter(({ subject }) => subject === item.subject) : [];
    const many = alike.length >= MANY_TOWNS && alike.includes(item);
    const row = item.subject && many ? inTowns(item.subject, alike, query) : item;
    if (!rows.has(row.id)) rows.set(row.id, row);
  }
  return [...rows.values()];
}

function inTowns(subject: string, pages: SearchItem[], query: string): SearchRow {
  const places = pages.map(({ title, url }) => ({ label: title.replace(`${subject} in `, ""), href: url }));
  const id = `plaatsen-${fold(subject)}`;
  return {
    id,
    title: `${subject} in ${pages.length} plaatsen`,
    url: `/zoeken?q=${encodeURIComponent(query.trim())}#${id}`,
    type: "locatie",
    excerpt: places.map(({ label }) => label).join(", "),
    category: "Werkgebied",
    places,
  };
}
