import { expect, test } from "vitest";
import * as z from "zod/mini";
import { readForm, text, texts } from "./read-form";

function form(...fields: [string, string | Blob][]): FormData {
  const made = new FormData();
  for (const [name, value] of fields) made.append(name, value);
  return made;
}

const schema = z.object({ action: z.literal("save"), name: text, rows: texts });

test("fields come trimmed, what was not sent is empty, and what the schema does not name is left out", () => {
  expect(readForm(form(["action", "save"], ["name", " Jan "], ["other", "x"]), schema)).toEqual({
    action: "save",
    name: "Jan",
    rows: [],
  });
});

test("a name that may come more than once is a list, of one too", () => {
  const read = (...rows: string[]) =>
    readForm(form(["action", "save"], ...rows.map((row) => ["rows", row] as [string, string])), schema)?.rows;
  expect(read("a")).toEqual(["a"]);
  expect(read("a", "", "b ")).toEqual(["a", "", "b"]);
});

test("what the page does not send is refused: another value, a field twice, a file for a text, a built-in name", () => {
  for (const fields of [
    [["action", "constructor"]],
    [],
    [
      ["action", "save"],
      ["name", "a"],
      ["name", "b"],
    ],
    [
      ["action", "save"],
      ["name", new Blob(["x"])],
    ],
    [["__proto__", "save"]],
  ] as [string, string | Blob][][])
    expect(readForm(form(...fields), schema)).toBeNull();
});
