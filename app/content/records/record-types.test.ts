import { describe, expect, test } from "vitest";
import { emptyRecord } from "~/content/records/form/empty-value";
import { formFields } from "~/content/records/form/form-fields";
import { recordLines } from "~/content/records/form/record-lines";
import { checkValue } from "./read-stored";
import type { RecordType } from "./record-type";
import { recordType, recordTypes } from "./record-types";

const types = Object.values(recordTypes) as unknown as RecordType[];

describe.each(types.map((type) => [type.name, type] as const))("%s", (name, type) => {
  const fields = formFields(type.schema);

  test("has one name in the code, the database and the address", () => {
    expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(recordType(name)).toBe(type);
  });

  test("what the code carries may be published, under keys that fit an address", () => {
    for (const [key, value] of Object.entries(type.defaults)) {
      expect(checkValue(type, value).problems, key).toBeUndefined();
      expect(key).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(type.titleOf(value), key).not.toBe("");
      expect(type.seenAt(key, value), key).toMatch(/^\//);
    }
  });

  test("a record of which nothing is filled in is told what it lacks, at fields that exist", () => {
    const empty = emptyRecord(fields);
    const { problems = [] } = checkValue(type, empty);
    const names = fields.map((field) => field.name);
    for (const { path, message } of problems) {
      expect(names).toContain(path.split(".")[0]);
      // Never the words of the library.
      expect(message, path).not.toMatch(/invalid|expected|received|too (small|big)|option/i);
    }
    expect(recordLines(fields, empty)).not.toHaveLength(0);
  });

  test("what others filled in are fields of it", () => {
    expect(fields.map((field) => field.name)).toEqual(expect.arrayContaining([...type.given]));
  });

  test("what is asked to begin one are fields of it, and they name it", () => {
    // What others wrote is begun by them.
    if (type.given.length > 0) return expect(type.open).toBeNull();
    if (type.open === null) return expect(Object.keys(type.defaults)).not.toHaveLength(0);
    const names = fields.map((field) => field.name);
    expect(names).toEqual(expect.arrayContaining([...type.open.asks]));
    const begun = {
      service: "daken/dakrenovatie",
      town: "best",
      country: "NL",
      name: "Één naam",
      what: "Een werk",
      from: "/oude-pagina.html",
    };
    expect(Object.keys(begun)).toEqual(expect.arrayContaining(type.open.asks.slice(0, 1)));
    expect(type.open.keyOf(begun)).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });
});
