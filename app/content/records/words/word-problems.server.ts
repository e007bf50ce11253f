import { checkValue, type Problem } from "~/content/records/read-stored";
import type { RecordType } from "~/content/records/record-type";
import { richTextFault } from "~/lib/rich-text";
import { hasLooseBrace, plainWord, said, saidInPlace, saidText, type Word, wordsBy, wordsIn } from "./words";
import { wordsFor } from "./words-now.server";

/** What tells how the words in braces of a record are read. */
export type WithWords = Pick<RecordType, "name" | "words" | "saidElsewhere" | "schema">;

/** The texts of a record as they are read now. What is not said now keeps its word. */
export function readNow(type: WithWords, key: string, value: unknown): unknown {
  return saidInPlace(value, wordsBy(wordsFor(type, key).filter(({ says }) => says !== null)));
}

/** What is wrong with the words in braces of a record that is right but for them. */
export function wordProblems(type: WithWords, key: string, value: unknown): Problem[] {
  if (type.saidElsewhere) return markedTexts(value);
  if (type.words === null) return [];
  const words = wordsFor(type, key);
  const goes = wordsBy(words.flatMap(({ word, goes }) => (goes ? [{ word, says: null, about: "" }] : [])));
  const places = textsIn(value, "");
  const held = new Set(places.flatMap(({ text }) => wordsIn(text)));
  return [
    ...places.flatMap(({ path, text }) => [
      ...unknownWords(text, words).map((message) => ({ path, message })),
      ...(hasLooseBrace(text) ? [{ path, message: LOOSE }] : []),
      ...partedBy(path, text, saidText(text, goes)),
    ]),
    ...emptied(value, said(value, goes), ""),
    ...type
      .words(key)
      .filter(({ word }) => !held.has(word))
      .map(({ word, about }) => ({ path: "sections", message: `Hier hoort {${word}} te staan: ${about}` })),
    ...(checkValue(type, readNow(type, key, value)).problems ?? []),
  ];
}

/** What goes with its claims: where it may not, and what it would take of the marks around it. */
function partedBy(path: string, text: string, left: string): Problem[] {
  // In lists it goes with all that it says, but no part goes for its heading and no drawing for its description.
  if (left === "") return /\d/.test(path) && !/\.(heading|alt)$/.test(path) ? [] : [{ path, message: ALONE }];
  return richTextFault(text) === null && richTextFault(left) !== null ? [{ path, message: PARTED }] : [];
}

/** Lists of which nothing would be left. */
function emptied(value: unknown, left: unknown, path: string): Problem[] {
  if (value === left || typeof value !== "object" || value === null) return [];
  if (Array.isArray(value)) return (left as unknown[]).length === 0 ? [{ path, message: ALONE }] : [];
  return Object.entries(value).flatMap(([name, inner]) =>
    emptied(inner, (left as Record<string, unknown>)[name], path === "" ? name : `${path}.${name}`),
  );
}

function markedTexts(value: unknown): Problem[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value)
    .filter(([, text]) => typeof text === "string" && /[{}]|\*\*|\]\(/.test(text))
    .map(([path]) => ({ path, message: ASIDE }));
}

const ASIDE =
  "Hier staan gewone woorden, zonder accolades, sterretjes of verwijzing: andere teksten nemen ze over";
const LOOSE = "Hier staat een accolade te veel, of er ontbreekt er een: een woord staat zo: {kantoorplaats}";
const PARTED =
  "Een zin met een uitspraak kan wegvallen: begin en eindig nadruk of een verwijzing binnen één zin";
const ALONE =
  "Een zin met een uitspraak valt weg als die van de site gaat: schrijf er ook een zin zonder bij, of zet haar in een andere tekst";

/** What is said of each word in a text that nobody knows. */
export function unknownWords(text: string, words: readonly Word[]): string[] {
  return wordsIn(text)
    .filter((written) => !words.some(({ word }) => word === plainWord(written)))
    .map((word) => {
      const near = words.find(
        (known) => word !== "" && (known.word.includes(word) || word.includes(known.word)),
      );
      const advice = near ? `Bedoelt u {${near.word}}` : "Kies er een uit de lijst boven het formulier";
      return `Het woord {${word}} bestaat niet. ${advice}, of haal de accolades weg`;
    });
}

function textsIn(value: unknown, path: string): { path: string; text: string }[] {
  if (typeof value === "string") return /[{}]/.test(value) ? [{ path, text: value }] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    textsIn(inner, path === "" ? name : `${path}.${name}`),
  );
}
