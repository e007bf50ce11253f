import type { z } from "zod";
import { type FieldText, fieldTexts } from "./record-type";

/** How a field is filled in. `max` of texts: characters; of lists: items. */
type Control =
  | { kind: "line" | "lines"; max: number }
  | { kind: "phone" | "email" | "date" | "link" }
  | { kind: "number"; min: number; max: number; unit?: string }
  /** `spread`: see spread.ts. */
  | { kind: "choice"; options: { value: string; label: string }[]; spread?: true }
  | { kind: "tick" }
  /** A `Picture`; `described`: its description must be filled in. */
  | { kind: "picture"; described: boolean }
  | { kind: "group"; fields: FormField[] }
  | { kind: "list"; item: FormField; add: string; min: number; max: number };

/** One field of a record's form, as data: the browser needs no schema to draw it. */
export type FormField = Control & {
  name: string;
  label: string;
  hint?: string;
  /** May stay empty: it is then null, or, with `absent`, left out. */
  optional?: "null" | "absent";
};

/** A line of a form holds this many characters; what may be longer gets several. */
const LINE = 120;

/** The fields of an object's schema, in its order. Throws for a schema that no control is known for. */
export function formFields(schema: z.ZodType): FormField[] {
  const { def } = unwrapped(schema).inner as z.ZodObject;
  if (def.type !== "object") throw new Error(`A record is an object, not '${def.type}'`);
  return Object.entries(def.shape).map(([name, field]) => formField(name, field as z.ZodType));
}

function formField(name: string, schema: z.ZodType): FormField {
  const { inner, optional } = unwrapped(schema);
  const text = fieldTexts.get(schema) ?? fieldTexts.get(inner);
  if (!text) throw new Error(`The field '${name}' has no label`);
  return {
    name,
    label: text.label,
    ...(text.hint !== undefined && { hint: text.hint }),
    ...(optional && { optional }),
    ...controlOf(name, inner, text),
  };
}

function controlOf(name: string, schema: z.ZodType, text: FieldText): Control {
  if (text.control === "picture") return { kind: "picture", described: isDescribed(schema) };
  if (text.control && text.control !== "lines") return { kind: text.control };
  const { def } = schema as z.ZodType & { def: { type: string } };
  switch (def.type) {
    case "string": {
      const max = (schema as z.ZodString).maxLength;
      if (max === null) throw new Error(`The text '${name}' has no limit`);
      return { kind: text.control ?? (max > LINE ? "lines" : "line"), max };
    }
    case "number": {
      const { minValue: min, maxValue: max } = schema as z.ZodNumber;
      if (min === null || max === null) throw new Error(`The number '${name}' has no limits`);
      return { kind: "number", min, max, ...(text.unit !== undefined && { unit: text.unit }) };
    }
    case "boolean":
      return { kind: "tick" };
    case "enum": {
      const values = (schema as z.ZodEnum).options.map(String);
      return {
        kind: "choice",
        options: values.map((value) => ({ value, label: text.options?.[value] ?? value })),
        ...(text.spread && { spread: true }),
      };
    }
    case "object":
      return { kind: "group", fields: formFields(schema) };
    case "array":
      return listOf(name, schema as z.ZodArray<z.ZodType>, text);
  }
  throw new Error(`No control is known for '${name}', a '${def.type}'`);
}

function listOf(name: string, schema: z.ZodArray<z.ZodType>, { item = "Regel" }: FieldText): Control {
  const { element, def } = schema;
  const limit = (check: "min_length" | "max_length") =>
    def.checks
      ?.map(({ _zod }) => _zod.def as { check: string; minimum?: number; maximum?: number })
      .find((each) => each.check === check);
  const max = limit("max_length")?.maximum;
  if (max === undefined) throw new Error(`The list '${name}' has no limit`);
  if (!fieldTexts.has(element)) fieldTexts.add(element, { label: item });
  return {
    kind: "list",
    item: formField("", element),
    add: `${item} toevoegen`,
    min: limit("min_length")?.minimum ?? 0,
    max,
  };
}

const isDescribed = (schema: z.ZodType) =>
  ((schema as z.ZodObject).shape.alt as z.ZodString | undefined)?.minLength != null;

function unwrapped(schema: z.ZodType): { inner: z.ZodType; optional?: FormField["optional"] } {
  const { def } = schema as z.ZodType & { def: { type: string; innerType?: z.ZodType } };
  if (def.type !== "nullable" && def.type !== "optional") return { inner: schema };
  return { inner: def.innerType as z.ZodType, optional: def.type === "nullable" ? "null" : "absent" };
}
