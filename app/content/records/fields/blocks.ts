import { z } from "zod";
import { field } from "~/content/records/record-type";
import type { Block } from "~/content/types";
import { richTextFault, safeHref } from "~/lib/rich-text";
import { drawingNames } from "./drawing-names";
import { text } from "./field-checks";

/** Running text with `**nadruk**` and links. */
export const richText = (max: number, message = "Schrijf hier iets, of haal het weg") =>
  text(max, message).superRefine((value, context) => {
    const fault = richTextFault(value);
    if (fault) context.addIssue({ code: "custom", message: fault });
  });

const texts = (label: string, item: string, most: number) =>
  field(
    z
      .array(field(richText(6000), { label: item }))
      .min(1, "Schrijf er minstens één")
      .max(most),
    {
      label,
      item,
    },
  );

const intro = field(z.exactOptional(richText(600)), { label: "Zin vooraf" });
const note = (hint: string) => field(z.exactOptional(richText(600)), { label: "Zin eronder", hint });

const table = z
  .strictObject({
    type: z.literal("table"),
    caption: field(text(160, "Schrijf wat er in de tabel staat"), { label: "Wat er in de tabel staat" }),
    head: field(
      z
        .array(field(z.string().trim().max(80, "Hoogstens 80 tekens"), { label: "Kolom" }))
        .min(2, "Een tabel heeft minstens twee kolommen")
        .max(6),
      { label: "Kolommen", item: "Kolom" },
    ),
    rows: field(
      z
        .array(field(z.array(richText(600)).max(6), { label: "Rij" }))
        .min(1, "Een tabel heeft minstens één rij")
        .max(30),
      { label: "Rijen", item: "Rij", control: "grid", heads: "head" },
    ),
    note: note("Wat voor de hele tabel geldt."),
  })
  .superRefine(({ head, rows }, context) => {
    // Over the names of the rows there need be none.
    for (const [index, name] of head.entries())
      if (index > 0 && name === "")
        context.addIssue({ code: "custom", path: ["head", index], message: "Geef de kolom een naam" });
    for (const [index, row] of rows.entries())
      if (row.length !== head.length)
        context.addIssue({
          code: "custom",
          path: ["rows", index],
          message: `Een rij heeft een vak voor elke kolom: ${head.length}`,
        });
  });

/** A path of this site, or an address elsewhere. */
export const target = text(300, "Vul een adres in, zoals /daken/daklekkage").refine(
  (href) => safeHref(href) !== null,
  "Vul een pad van deze site in (/daken/daklekkage) of een adres met https://",
);

const drawing = z.enum(Object.keys(drawingNames) as [string, ...string[]], "Kies een tekening");

/** One piece of a page; each kind under the name by which the office chooses it. */
export const block = z.discriminatedUnion(
  "type",
  [
    field(z.strictObject({ type: z.literal("prose"), paragraphs: texts("Alinea’s", "Alinea", 30) }), {
      label: "Tekst",
      hint: "Gewone alinea’s",
    }),
    field(
      z.strictObject({
        type: z.literal("list"),
        style: field(z.enum(["check", "bullet", "number"], "Kies hoe de punten eruitzien"), {
          label: "Voor elk punt",
          options: { check: "Een vinkje", bullet: "Een streepje", number: "Een nummer" },
        }),
        intro,
        items: texts("Punten", "Punt", 30),
      }),
      { label: "Lijst", hint: "Punten onder elkaar" },
    ),
    field(
      z.strictObject({
        type: z.literal("steps"),
        steps: field(
          z
            .array(
              field(
                z.strictObject({
                  title: field(text(120, "Schrijf wat er gebeurt"), { label: "Stap" }),
                  text: field(richText(1000), { label: "Uitleg" }),
                }),
                { label: "Stap" },
              ),
            )
            .min(1, "Schrijf minstens één stap")
            .max(20),
          { label: "Stappen", item: "Stap" },
        ),
      }),
      { label: "Stappen", hint: "Wat na elkaar gebeurt" },
    ),
    field(table, { label: "Tabel", hint: "Rijen en kolommen" }),
    field(
      z.strictObject({
        type: z.literal("callout"),
        tone: field(z.enum(["tip", "warning", "urgent"], "Kies een soort"), {
          label: "Soort",
          options: { tip: "Tip", warning: "Waarschuwing", urgent: "Gevaar" },
        }),
        title: field(text(120, "Schrijf een kop"), { label: "Kop" }),
        text: field(richText(1000), { label: "Tekst" }),
      }),
      { label: "Kader", hint: "Een tip of een waarschuwing" },
    ),
    field(
      z.strictObject({
        type: z.literal("facts"),
        facts: field(
          z
            .array(
              field(
                z.strictObject({
                  label: field(text(120, "Schrijf waar het over gaat"), { label: "Waar het over gaat" }),
                  value: field(text(120, "Schrijf wat groot staat"), { label: "Wat groot staat" }),
                  note: note("Leeg: er staat niets onder."),
                }),
                { label: "Feit" },
              ),
            )
            .min(1, "Schrijf minstens één feit")
            .max(12),
          { label: "Feiten", item: "Feit" },
        ),
      }),
      { label: "Feiten", hint: "Korte gegevens naast elkaar" },
    ),
    field(
      z.strictObject({
        type: z.literal("figure"),
        drawing: field(drawing, { label: "Tekening", options: drawingNames }),
        alt: field(text(300, "Schrijf wat er te zien is"), {
          label: "Beschrijving",
          hint: "Wat er te zien is, voor wie het niet ziet.",
        }),
        caption: field(text(200, "Schrijf een regel onder de tekening"), { label: "Onderschrift" }),
        legend: field(z.exactOptional(z.array(field(richText(400), { label: "Bij nummer" })).max(15)), {
          label: "Uitleg bij de nummers",
          item: "Nummer",
        }),
      }),
      { label: "Tekening", hint: "Een van de tekeningen van de site" },
    ),
    field(
      z.strictObject({
        type: z.literal("faq"),
        items: field(
          z
            .array(
              field(
                z.strictObject({
                  question: field(text(200, "Schrijf de vraag"), { label: "Vraag" }),
                  answer: texts("Antwoord", "Alinea", 6),
                }),
                { label: "Vraag" },
              ),
            )
            .min(1, "Schrijf minstens één vraag")
            .max(20),
          { label: "Vragen", item: "Vraag" },
        ),
      }),
      { label: "Vragen en antwoorden", hint: "Wat klanten vaak vragen" },
    ),
    field(
      z.strictObject({
        type: z.literal("links"),
        links: field(
          z
            .array(
              field(
                z.strictObject({
                  label: field(text(120, "Schrijf waar het heen gaat"), { label: "Woorden" }),
                  href: field(target, { label: "Naar", hint: "Zoals /daken/daklekkage" }),
                  text: field(z.exactOptional(richText(300)), { label: "Zin erbij" }),
                }),
                { label: "Verwijzing" },
              ),
            )
            .min(1, "Zet er minstens één in")
            .max(20),
          { label: "Verwijzingen", item: "Verwijzing" },
        ),
      }),
      { label: "Verwijzingen", hint: "Naar andere pagina’s" },
    ),
    field(
      z.strictObject({
        type: z.literal("countries"),
        nl: texts("In Nederland", "Alinea", 10),
        be: texts("In België", "Alinea", 10),
      }),
      { label: "Nederland en België", hint: "Wat in beide landen anders is" },
    ),
  ],
  "Kies een soort",
);

/** Every kind but `people`: who works here stands in records of their own. */
export type EditableBlock = Exclude<Block, { type: "people" }>;
