import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { withValueAt } from "~/content/records/form/at-path";
import { formFields } from "~/content/records/form/form-fields";
import { checkValue } from "~/content/records/read-stored";
import type { RecordType } from "~/content/records/record-type";
import { recordTypes } from "~/content/records/record-types";
import { RecordFields } from "./record-fields";

/** As a browser reads it. */
const decoded = (html: string) =>
  html.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => ENTITIES[name] ?? "");
const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };

/** What the controls of a form hold, by place. */
function heldBy(html: string): [path: string, value: string][] {
  const attribute = (tag: string, name: string) =>
    decoded(new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? "");
  const controls = /<input[^>]*>|(<(?:textarea|select)[^>]*>)(.*?)<\/(?:textarea|select)>/gs;
  return [...html.matchAll(controls)].map(([whole, tag = whole, inner = ""]) => {
    const chosen = /<option value="([^"]*)" selected/.exec(inner)?.[1];
    const text = tag.startsWith("<select") ? (chosen ?? "") : decoded(inner);
    return [attribute(tag, "name"), tag.startsWith("<input") ? attribute(tag, "value") : text];
  });
}

/** The record without its texts; what the form keeps by itself stays. */
function blank(value: unknown, name = ""): unknown {
  if (typeof value === "string") return name === "id" || name === "type" ? value : "";
  if (Array.isArray(value)) return value.map((item) => blank(item));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, blank(inner, key)]));
}

const pageTypes = [
  ...(["home", "division", "page", "leak-finder", "category", "call", "service-card", "leak-place"] as const),
  ...(["town", "town-service", "service", "local-page"] as const),
];

describe.each(pageTypes)("%s", (name) => {
  const type = recordTypes[name] as unknown as RecordType;
  const fields = formFields(type.schema);

  test("every text stands in the form, and what the form holds is the same record again", () => {
    for (const [key, value] of Object.entries(type.defaults)) {
      const html = renderToStaticMarkup(
        <RecordFields fields={fields} value={value} problems={[]} readOnly={false} onChange={() => {}} />,
      );
      let filled = blank(value);
      for (const [path, text] of heldBy(html)) if (text !== "") filled = withValueAt(filled, path, text);
      expect(filled, key).toEqual(value);
      expect(checkValue(type, filled).value, key).toEqual(value);
    }
  });
});
