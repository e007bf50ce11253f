import type { z } from "zod";
import { LINE } from "~/content/records/fields/field-checks";
import { type FieldText, fieldTexts } from "~/content/records/record-type";

/** How a field is filled in. `max` of texts: characters; of lists: items. */
type Control =
  | { kind: "line" | "lines"; max: number }
  | { kind: "phone" | "email" | "date" | "link" }
  | { kind: "number"; min: number; max: number; unit?: string }
  /** `spread`: see spread.ts. */
  | { kind: "choice"; options: { value: string; label: string }[]; spread?: true }
  | { kind: "tick" }
  /** A `Picture`; `described`: its description must be filled in; `offered`: none of the library. */
  | { kind: "picture"; described: boolean; offered?: true }
  /** Not for people: the form makes it when the part is added, and keeps it. */
  | { kind: "anchor" }
  | { kind: "group"; fields: FormField[] }
  /** One of several kinds of groups; the value says in `by` which. */
  | { kind: "union"; by: string; options: UnionOption[] }
  | { kind: "list"; item: FormField; add: string; min: number; max: number }
  /** Rows of cells; `heads` is the list in the same group that names them. */
  | { kind: "grid"; heads: string; item: string; cell: number; min: number; max: number };

export type UnionOption = { value: string; label: string; hint?: string; fields: FormField[] };

/** One field of a record's form, as data: the browser needs no schema to draw it. */
export type FormField = Control & {
  name: string;
  label: string;
  hint?: string;
  /** May stay empty: it is then null, or, with `absent`, left out. */
  optional?: "null" | "absent";
  /** Closed until it is opened. */
  fold?: true;
  /** The field beside it that it changes with while both are the same. */
  follows?: string;
  /** Filled in by somebody else: the office reads it. */
  given?: true;
};

/** The fields of an object's schema but `without`, in its order. Throws for a schema that no control is known for. */
export function formFields(schema: z.ZodType, without?: string): FormField[] {
  const { def } = unwrapped(schema).inner as z.ZodObject;
  if (def.type !== "object") throw new Error(`A record is an object, not '${def.type}'`);
  return Object.entries(def.shape)
    .filter(([name]) => name !== without)
    .map(([name, field]) => formField(name, field as z.ZodType));
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
    ...(text.fold && { fold: text.fold }),
    ...(text.follows && { follows: text.follows }),
    ...controlOf(name, inner, text),
  };
}

function controlOf(name: string, schema: z.ZodType, text: FieldText): Control {
  if (text.control === "picture")
    return {
      kind: "picture",
      described: isDescribed(schema),
      ...(text.offered && { offered: text.offered }),
    };
  if (text.control === "grid") return gridOf(name, schema as z.ZodArray<z.ZodArray<z.ZodString>>, text);
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
    case "union":
      return unionOf(name, schema as z.ZodDiscriminatedUnion);
    case "array":
      return listOf(name, schema as z.ZodArray<z.ZodType>, text);
  }
  throw new Error(`No control is known for '${name}', a '${def.type}'`);
}

/** `name` names it in what is said when the type is faulty. */
function listOf(name: string, schema: z.ZodArray<z.ZodType>, { item = "Regel" }: FieldText): Control {
  const { element } = schema;
  if (!fieldTexts.has(element)) fieldTexts.add(element, { label: item });
  return { kind: "list", item: formField("", element), add: `${item} toevoegen`, ...limitsOf(name, schema) };
}

function gridOf(name: string, schema: z.ZodArray<z.ZodArray<z.ZodString>>, text: FieldText): Control {
  const { item = "Rij", heads = "" } = text;
  const cell = schema.element.element.maxLength;
  if (cell === null) throw new Error(`The cells of '${name}' have no limit`);
  return { kind: "grid", heads, item, cell, ...limitsOf(name, schema) };
}

function limitsOf(name: string, { def }: z.ZodArray): { min: number; max: number } {
  const limit = (check: "min_length" | "max_length") =>
    def.checks
      ?.map(({ _zod }) => _zod.def as { check: string; minimum?: number; maximum?: number })
      .find((each) => each.check === check);
  const max = limit("max_length")?.maximum;
  if (max === undefined) throw new Error(`The list '${name}' has no limit`);
  return { min: limit("min_length")?.minimum ?? 0, max };
}

function unionOf(name: string, schema: z.ZodDiscriminatedUnion): Control {
  const by = schema.def.discriminator;
  const options = schema.options.map((option) => {
    const object = option as unknown as z.ZodObject;
    const text = fieldTexts.get(object);
    if (!text) throw new Error(`A kind of '${name}' has no label`);
    const [value] = (object.shape[by] as z.ZodLiteral<string>).def.values;
    const { label, hint } = text;
    return {
      value: String(value),
      label,
      ...(hint !== undefined && { hint }),
      fields: formFields(object, by),
    };
  });
  return { kind: "union", by, options };
}

const isDescribed = (schema: z.ZodType) =>
  ((schema as z.ZodObject).shape.alt as z.ZodString | undefined)?.minLength != null;

function unwrapped(schema: z.ZodType): { inner: z.ZodType; optional?: FormField["optional"] } {
  const { def } = schema as z.ZodType & { def: { type: string; innerType?: z.ZodType } };
  if (def.type !== "nullable" && def.type !== "optional") return { inner: schema };
  return { inner: def.innerType as z.ZodType, optional: def.type === "nullable" ? "null" : "absent" };
}
