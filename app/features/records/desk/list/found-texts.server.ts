import { siteRecords } from "~/content/records/current.server";
import { formFields } from "~/content/records/form/form-fields";
import { asRead, textPlaces } from "~/content/records/form/text-places";
import type { RecordType } from "~/content/records/record-type";
import { recordTypes, type TypeName } from "~/content/records/record-types";
import { readNow } from "~/content/records/words/word-problems.server";
import { titleOf } from "~/features/records/desk/record-store.server";
import { labelAt } from "~/features/records/model/field-place";

/** A text of the site that holds what was looked for. */
export type FoundText = {
  type: string;
  key: string;
  /** Place in the record: 'sections.0.heading'. */
  path: string;
  /** Of the record: 'Waalre'. */
  title: string;
  /** Of the kind, and of the field in it: 'Plaats', 'Inleiding'. */
  kind: string;
  label: string;
  /** Around what was found. */
  excerpt: string;
};

/** So many are shown; who finds more looks for a longer text. */
export const FOUND_AT_MOST = 30;

const AROUND = 60;

/**
 * Where the site says something: in the records that visitors see, of types that are held in memory; those of long lists
 * have a search of their own. Capitals and the shape of apostrophes make no difference.
 */
export function findTexts(asked: string, may: (type: RecordType) => boolean): FoundText[] {
  const wanted = folded(asRead(asked));
  if (wanted.length < 2) return [];
  const found: FoundText[] = [];
  const types = Object.values(recordTypes) as unknown as RecordType[];
  for (const type of types.filter((each) => each.listing === null && may(each))) {
    const fields = formFields(type.schema);
    for (const [key, value] of siteRecords()[type.name as TypeName]) {
      for (const { path, text } of textPlaces(fields, readNow(type, key, value))) {
        const at = folded(text).indexOf(wanted);
        if (at < 0) continue;
        const place = {
          title: titleOf(type, value),
          kind: type.label.one,
          label: labelAt(fields, path, value),
        };
        found.push({ type: type.name, key, path, ...place, excerpt: excerptOf(text, at, wanted.length) });
        if (found.length === FOUND_AT_MOST) return found;
      }
    }
  }
  return found;
}

/** Of the same length as the text. */
const folded = (text: string) => text.toLowerCase().replace(/[‘’]/g, "'").replace(/[“”]/g, '"');

function excerptOf(text: string, at: number, length: number): string {
  const from = at <= AROUND ? 0 : text.indexOf(" ", at - AROUND) + 1;
  const end = at + length + AROUND;
  const to = end >= text.length ? text.length : text.lastIndexOf(" ", end);
  return `${from > 0 ? "… " : ""}${text.slice(from, Math.max(to, at + length))}${to < text.length ? " …" : ""}`;
}
