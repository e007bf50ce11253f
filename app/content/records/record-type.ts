import { z } from "zod";
import type { Word } from "./words/words";

/** How the office sees a field. Everything else (limits, choices, what may be left empty) follows from its schema. */
export type FieldText = {
  label: string;
  hint?: string;
  /** Where the schema alone does not tell: several lines instead of one, a number that is called, an address, a day, a picture, a name that the form makes itself, rows of cells. */
  control?: "lines" | "phone" | "email" | "date" | "link" | "picture" | "anchor" | "grid";
  /** Of a list of rows (`grid`): the list beside it that names their cells. */
  heads?: string;
  /** Of a part of a long form: closed until it is opened, with its first words in sight. */
  fold?: true;
  /** Of a choice: what people read for each value. */
  options?: Readonly<Record<string, string>>;
  /** Of a choice beside a picture: what is added at once is spread over the options, the first to the last; see spread.ts. */
  spread?: true;
  /** Name of the field beside it that it changes with as long as both are the same and it was not changed by itself. */
  follows?: string;
  /** Of a picture: it is taken over from whom the record is from, or left out; none is chosen from the library. */
  offered?: true;
  /** Of a list: 'Sluiting toevoegen' is made of it. */
  item?: string;
  /** After a number: 'minuten', 'm²'. */
  unit?: string;
};

export const fieldTexts = z.registry<FieldText>();

/** Names a field for the office. Last of all: `.optional()`, `.nullable()` and the like make another schema. */
export function field<Schema extends z.ZodType>(schema: Schema, text: FieldText): Schema {
  // Of its own: one schema may stand in several fields.
  const own = schema.clone() as Schema;
  fieldTexts.add(own, text);
  return own;
}

/** Of a type that the office adds to: what is asked to begin with, and what then names the record for good. */
export type Opening = {
  /** What one does: 'Nieuw project'. */
  label: string;
  /** Names of its fields; no lists, groups or pictures. */
  asks: readonly string[];
  /** Of the values of these fields, checked: the last step of an address. A number is added where it is taken. */
  keyOf: (begun: Record<string, unknown>) => string;
};

/** Of a type that may have thousands of records: each page reads the few that it shows. */
export type Listing<Value> = {
  /** By which pages find it: 'service:daken/dakrenovatie'. */
  tagsOf: (value: Value) => string[];
  /** Lists begin with the greatest. */
  sortOf: (value: Value) => string;
};

/** One kind of content. Its check, its form, its differences, its export and its import follow from the schema. */
export type RecordType<Value = unknown> = {
  /** Stable: it stands in the database, in addresses of /admin and in exported files. Kebab-case. */
  name: string;
  label: { one: string; many: string };
  /** What may be published. */
  schema: z.ZodType<Value>;
  /** What the site shows where the office changed nothing, by key. */
  defaults: Readonly<Record<string, Value>>;
  /** How the office adds records, where it may; it may then take built-in ones away too. */
  open: Opening | null;
  /** Null: all of them stand in the memory of every isolate. */
  listing: Listing<Value> | null;
  /**
   * Its fields that somebody else filled in and that the office may not change. A type that has any is made of a request and
   * not here, is not carried to other sites, and leaves the site only with a reason that is kept.
   */
  given: readonly string[];
  titleOf: (value: Value) => string;
  /** Where the code names its records and no other is added: what lists call one, and the group that it stands in. */
  named: ((key: string) => { name: string; group: string }) | null;
  /** Who may change it: those who keep the settings, or all who write. */
  needs: "changeSettings" | "writeArticles";
  /** Path of a page on which it is seen. */
  seenAt: (key: string, value: Value) => string;
  /**
   * What the office must look at on a day ('2026-11-23') of a record that visitors see: one sentence, or null. Of types
   * without a `listing`.
   */
  attention: ((value: Value, today: string) => string | null) | null;
  /**
   * Whether its texts may hold words in braces (words/words.ts); of one record, the words that it alone may hold and must,
   * because its page would not be true without them. Null: braces are braces.
   */
  words: ((key: string) => readonly Word[]) | null;
  /** Whether words in braces say its texts in the midst of others: they are plain then, for their marks would be the others'. */
  saidElsewhere: boolean;
  /** `migrations[n]` takes what was stored with shape n + 1 to shape n + 2. Pure, on parsed JSON of unsure form. */
  migrations: readonly ((stored: unknown) => unknown)[];
};

type Usual = "migrations" | "open" | "listing" | "given" | "named" | "attention" | "words" | "saidElsewhere";

export function defineRecordType<Value>(
  type: Omit<RecordType<Value>, Usual> & Partial<Pick<RecordType<Value>, Usual>>,
): RecordType<Value> {
  return {
    migrations: [],
    open: null,
    listing: null,
    given: [],
    named: null,
    attention: null,
    words: null,
    saidElsewhere: false,
    ...type,
  };
}

/** Where a new record is begun: no record is called so. */
export const NEW_KEY = "nieuw";

/** What may name a record: the last step of an address, of the site and of /admin. */
export const isRecordKey = (text: string): boolean =>
  text !== NEW_KEY && /^[a-z0-9][a-z0-9-]{0,79}$/.test(text);

/** Version of the shape in which a type is stored now. */
export const shapeOf = (type: Pick<RecordType, "migrations">): number => type.migrations.length + 1;
