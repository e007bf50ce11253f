import { z } from "zod";
import { field } from "~/content/records/record-type";
import type { IsoDate, Meta, Source } from "~/content/types";
import { block, type EditableBlock, richText } from "./blocks";
import { day, text } from "./field-checks";

/** As pages hold them, of blocks that a record may hold. */
export type EditableSection = { id: string; heading: string; blocks: EditableBlock[] };

const section = z.strictObject({
  id: field(
    z
      .string()
      .max(80)
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "Dit deel heeft geen adres"),
    {
      label: "Adres in de pagina",
      control: "anchor",
    },
  ),
  heading: field(text(120, "Geef het deel een kop"), { label: "Kop" }),
  blocks: field(
    z
      .array(field(block, { label: "Onderdeel", fold: true }))
      .min(1, "Zet er minstens één onderdeel in")
      .max(30),
    { label: "Onderdelen", item: "Onderdeel" },
  ),
});

/** The parts of a page, each under its own heading. */
export const sections = field(
  z
    .array(field(section, { label: "Deel", fold: true }))
    .max(24)
    .superRefine((all, context) => {
      for (const [index, { id }] of all.entries())
        if (all.findIndex((other) => other.id === id) !== index)
          context.addIssue({
            code: "custom",
            path: [index],
            message: "Dit deel heeft hetzelfde adres als een ander: haal het weg en voeg het opnieuw toe",
          });
    }),
  {
    label: "Delen van de pagina",
    item: "Deel",
    hint: "Nadruk schrijft u zo: **let op**. Een verwijzing zo: [dakinspectie](/daken/dakinspectie).",
  },
);

/** What search engines show of a page. */
export const meta = field(
  z.strictObject({
    title: field(
      z.string().trim().min(15, "Te kort: 15 tot 65 tekens").max(65, "Te lang: Google toont er 65"),
      { label: "Titel in Google", hint: "15 tot 65 tekens, en op elke pagina een andere." },
    ),
    description: field(
      z.string().trim().min(70, "Te kort: 70 tot 165 tekens").max(165, "Te lang: Google toont er 165"),
      { label: "Beschrijving in Google", hint: "70 tot 165 tekens." },
    ),
    keywords: field(z.array(field(text(60, "Vul een woord in"), { label: "Zoekwoord" })).max(12), {
      label: "Zoekwoorden",
      item: "Zoekwoord",
    }),
  }),
  { label: "In Google", fold: true },
);

/** Where the facts of a page come from. */
export const sources = field(
  z
    .array(
      field(
        z.strictObject({
          title: field(text(200, "Vul in wie het zegt"), { label: "Bron" }),
          url: field(
            z
              .url({ protocol: /^https?$/, error: "Vul een adres in dat met https:// begint" })
              .max(500, "Hoogstens 500 tekens"),
            { label: "Adres", control: "link" },
          ),
          checked: field((day as unknown as z.ZodType<IsoDate>).optional(), {
            label: "Gelezen op",
            control: "date",
            hint: "De dag waarop u de bron zelf naast de tekst hebt gelezen. Leeg: er staat geen dag bij.",
          }),
          edition: field(text(60, "Vul in wat u las").optional(), {
            label: "Welke versie",
            hint: "Alleen als u een andere las dan de pagina van die dag: bewaarde versie uit 2025. Staat er alleen als de dag is ingevuld.",
          }),
        }),
        { label: "Bron" },
      ),
    )
    .max(30),
  { label: "Bronnen", item: "Bron", fold: true },
);

/** Without what the code knows of a source beside it: by which texts a rule is touched. */
export const bareSources = (all: readonly Source[]): Source[] =>
  all.map(({ title, url, checked, edition }) => ({
    ...{ title, url },
    ...(checked && { checked }),
    ...(edition && { edition }),
  }));

/** What every page of text has. */
export const pageTexts = {
  title: field(text(120, "Schrijf de kop"), { label: "Kop van de pagina" }),
  lead: field(richText(800, "Schrijf de zinnen onder de kop"), {
    label: "Onder de kop",
    hint: "Twee of drie zinnen.",
  }),
  sections,
  meta,
};

export type PageTexts = { meta: Meta; title: string; lead: string; sections: EditableSection[] };
