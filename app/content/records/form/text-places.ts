import { withoutMarks } from "~/lib/rich-text";
import { valueAt } from "./at-path";
import type { FormField } from "./form-fields";
import { partOf } from "./parts";

/** A text of a record, as it is read on a page, and its place: 'sections.0.heading'. */
export type TextPlace = { path: string; text: string };

/** The text of an element of a page: the `nth` (from 0) of `count` of its kind that say the same. */
export type SeenText = { text: string; nth: number; count: number };

/** Texts that are part of a longer one on the page are looked for from this length: not 'NL' in every sentence. */
const PART_LENGTH = 4;

/** All texts of a record that somebody may change, in the order of its form; without the marks of rich text. */
export function textPlaces(fields: readonly FormField[], value: unknown, before = ""): TextPlace[] {
  return fields.flatMap((field) => placesIn(field, valueAt(value, field.name), before + field.name));
}

function placesIn(field: FormField, value: unknown, path: string): TextPlace[] {
  if (value === null || value === undefined) return [];
  switch (field.kind) {
    case "group":
    case "union":
      return textPlaces(partOf(field, value).fields, value, `${path}.`);
    case "list":
      return Array.isArray(value)
        ? value.flatMap((item, index) => placesIn(field.item, item, `${path}.${index}`))
        : [];
    case "grid":
      return Array.isArray(value)
        ? value.flatMap((row, n) =>
            Array.isArray(row) ? row.flatMap((cell, m) => placed(cell, `${path}.${n}.${m}`)) : [],
          )
        : [];
    case "picture":
      return placed(valueAt(value, "alt"), `${path}.alt`);
    case "line":
    case "lines":
    case "phone":
    case "email":
      return placed(value, path);
    default:
      return [];
  }
}

function placed(value: unknown, path: string): TextPlace[] {
  const text = typeof value === "string" ? asRead(value) : "";
  return text === "" ? [] : [{ path, text }];
}

/**
 * The place of a text that was seen on a page, in an element and those around it, from the inside out; null where the
 * record does not say it.
 */
export function placeOf(places: readonly TextPlace[], seen: readonly SeenText[]): string | null {
  for (const { text: shown, nth, count } of seen) {
    const text = asRead(shown);
    const same = places.filter((place) => place.text === text);
    // Cells and items stand in the order of the page; other fields, such as two numbers that are the same, need not.
    const ordered = same.length === count && same.every(({ path }) => /\d/.test(path));
    const one = same[ordered ? nth : 0];
    if (one) return one.path;
  }
  const own = asRead(seen[0]?.text ?? "");
  if (own.length < PART_LENGTH) return null;
  const whole = places.find(({ text }) => text.includes(own));
  if (whole) return whole.path;
  const [longest] = places
    .filter(({ text }) => text.length >= PART_LENGTH && own.includes(text))
    .toSorted((one, other) => other.text.length - one.text.length);
  return longest?.path ?? null;
}

/** As a reader sees it: white space is one space, marks and targets of links are gone. */
export const asRead = (text: string): string => withoutMarks(text).replace(/\s+/gu, " ").trim();
