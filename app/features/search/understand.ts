import { searchIntents } from "~/content/search/intents";
import { fillWords, otherWords } from "~/content/search/words";
import { fold, isSearchable, MAX_RESULTS, type SearchItem, search } from "./search";

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
  const { words, pages, meant } = readQuestion(typed);
  const said = search(items, typed, items.length);
  const other = meant && meant !== typed ? search(items, meant, items.length) : [];
  const rows = new Set([
    ...said.filter(({ title }) => fold(title) === typed),
    ...said.filter(({ title }) => words.length > 1 && words.every((word) => fold(title).includes(word))),
    ...other.filter(({ title, type }) => type === "locatie" && fold(title) === meant),
    ...pages.flatMap((url) => items.filter((item) => item.url === url)),
    ...said.filter(({ title }) => fold(title).includes(typed)),
    ...other.filter(({ title }) => fold(title).includes(meant)),
    ...said,
    ...other,
  ]);
  return behindOneLine([...rows], query).slice(0, MAX_RESULTS);
}

/** Pages that answer it, and the rest of it in our own words. */
function readQuestion(typed: string): { words: string[]; pages: string[]; meant: string } {
  const words = typed.split(/[^\p{L}\p{N}'-]+/u).filter(Boolean);
  const used = new Set<string>();
  const pages = searchIntents.flatMap((intent) => {
    const named = intent.words.filter((word) => isSaid(word, words));
    for (const word of named.flatMap((name) => name.split(" "))) used.add(word);
    return named.length > 0 ? intent.pages : [];
  });
  const meant = words
    .filter((word) => !used.has(word) && !fill.has(word))
    .map((word) => otherWords[word] ?? word);
  return { words, pages: [...new Set(pages)], meant: meant.join(" ") };
}

function isSaid(wanted: string, words: string[]): boolean {
  if (` ${words.join(" ")} `.includes(` ${wanted} `)) return true;
  const last = words.at(-1) ?? "";
  const isBeginning = last.length >= MIN_BEGINNING && !Object.hasOwn(otherWords, last);
  return isBeginning && wanted.startsWith(last) && !wanted.includes(" ");
}

function behindOneLine(items: SearchItem[], query: string): SearchRow[] {
  const rows = new Map<string, SearchRow>();
  for (const item of items) {
    const alike = item.subject ? items.filter(({ subject }) => subject === item.subject) : [];
    const row = item.subject && alike.length >= MANY_TOWNS ? inTowns(item.subject, alike, query) : item;
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
