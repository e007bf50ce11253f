import { expect, test } from "vitest";
import { z } from "zod";
import { picture } from "~/content/records/fields/picture";
import { field } from "~/content/records/record-type";
import { formFields } from "./form-fields";

test("a form follows from a schema: limits, choices and what may stay empty", () => {
  const schema = z.strictObject({
    name: field(z.string().min(1).max(60), { label: "Naam", hint: "Voluit" }),
    story: field(z.string().max(600).optional(), { label: "Verhaal" }),
    weeks: field(z.number().min(1).max(52), { label: "Duur", unit: "weken" }),
    country: field(z.enum(["NL", "BE"]), { label: "Land", options: { NL: "Nederland" } }),
    phone: field(z.string().max(20).nullable(), { label: "Telefoon", control: "phone" }),
    photos: field(
      z.array(z.strictObject({ alt: field(z.string().max(200), { label: "Wat is er te zien?" }) })).max(12),
      {
        label: "Foto's",
        item: "Foto",
      },
    ),
  });
  expect(formFields(schema)).toEqual([
    { name: "name", label: "Naam", hint: "Voluit", kind: "line", max: 60 },
    { name: "story", label: "Verhaal", optional: "absent", kind: "lines", max: 600 },
    { name: "weeks", label: "Duur", kind: "number", min: 1, max: 52, unit: "weken" },
    {
      name: "country",
      label: "Land",
      kind: "choice",
      options: [
        { value: "NL", label: "Nederland" },
        { value: "BE", label: "BE" },
      ],
    },
    { name: "phone", label: "Telefoon", optional: "null", kind: "phone" },
    {
      name: "photos",
      label: "Foto's",
      kind: "list",
      add: "Foto toevoegen",
      min: 0,
      max: 12,
      item: {
        name: "",
        label: "Foto",
        kind: "group",
        fields: [{ name: "alt", label: "Wat is er te zien?", kind: "lines", max: 200 }],
      },
    },
  ]);
});

test("a picture is one field, described or not, and a choice beside it may be spread", () => {
  const schema = z.strictObject({
    when: field(z.enum(["before", "after"]), { label: "Wanneer", spread: true }),
    photo: field(picture({ described: true }), { label: "Foto", control: "picture" }),
    drawing: field(picture({ described: false }).nullable(), { label: "Tekening", control: "picture" }),
  });
  expect(formFields(schema)).toMatchObject([
    { name: "when", kind: "choice", spread: true },
    { name: "photo", kind: "picture", described: true },
    { name: "drawing", kind: "picture", described: false, optional: "null" },
  ]);
});

test("kinds of parts, tables, parts that are folded and names that nobody is asked for", () => {
  const rows = z
    .array(z.array(z.string().max(50)).max(4))
    .min(1)
    .max(9);
  const kind = z.discriminatedUnion("type", [
    field(z.strictObject({ type: z.literal("text"), text: field(z.string().max(9), { label: "Tekst" }) }), {
      label: "Alinea",
      hint: "Gewoon",
    }),
    field(
      z.strictObject({
        type: z.literal("table"),
        rows: field(rows, { label: "Rijen", control: "grid", heads: "head" }),
      }),
      { label: "Tabel" },
    ),
  ]);
  const schema = z.strictObject({
    id: field(z.string(), { label: "Adres", control: "anchor" }),
    parts: field(z.array(field(kind, { label: "Deel", fold: true })).max(3), { label: "Delen" }),
  });
  expect(formFields(schema)).toMatchObject([
    { name: "id", kind: "anchor" },
    {
      kind: "list",
      item: {
        kind: "union",
        fold: true,
        by: "type",
        options: [
          { value: "text", label: "Alinea", hint: "Gewoon", fields: [{ name: "text", kind: "line" }] },
          {
            value: "table",
            label: "Tabel",
            fields: [{ kind: "grid", heads: "head", cell: 50, min: 1, max: 9 }],
          },
        ],
      },
    },
  ]);
});

test("a field without a label, and a text or list without a limit, is a fault of the type", () => {
  expect(() => formFields(z.strictObject({ name: z.string().max(5) }))).toThrow("'name' has no label");
  const limitless = z.strictObject({ name: field(z.string(), { label: "Naam" }) });
  expect(() => formFields(limitless)).toThrow("'name' has no limit");
});
