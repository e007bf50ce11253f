import { z } from "zod";
import { endAttention, oldAttention } from "~/content/records/fields/attention";
import { day, text, typed } from "~/content/records/fields/field-checks";
import { sources } from "~/content/records/fields/page-texts";
import { defineRecordType, field } from "~/content/records/record-type";
import { countryLabels } from "~/content/records/types/town";
import { facts } from "~/content/site/facts";

const factSchema = z.strictObject({
  name: field(text(120, "Vul in waar het om gaat"), { label: "Waar het om gaat" }),
  value: field(text(80, "Vul in wat er geldt"), {
    label: "Wat er geldt",
    hint: "Zoals het in een zin staat: 9%, 35 m², 1 januari 2027. Overal waar het woord staat, verandert het mee.",
  }),
  otherwise: field(text(80, "Vul in hoe het ook gezegd wordt").nullable(), {
    label: "Anders gezegd",
    hint: "Hetzelfde in andere woorden: tweejaarlijks naast om de twee jaar. Leeg: het wordt nergens anders gezegd.",
  }),
  statement: field(text(600, "Schrijf de regel voluit"), {
    label: "De regel voluit",
    control: "lines",
    hint: "Voor kantoor: wanneer het geldt en waarvoor.",
  }),
  softened: field(text(80, "Vul in wat er daarna staat"), {
    label: "Na de laatste dag",
    hint: "Wat in dezelfde zinnen staat als de laatste dag voorbij is.",
  }),
  country: field(z.enum(["NL", "BE", "both"], "Kies het land"), {
    label: "Land",
    options: { NL: "Nederland", BE: "België", both: "Nederland en België" },
  }),
  sources: field(sources, {
    label: "Bronnen",
    item: "Bron",
    hint: "De overheid zelf waar dat kan.",
  }),
  readBy: field(typed().max(120, "Hoogstens 120 tekens"), {
    label: "Gelezen door",
    hint: "Wie de bron naast de regel heeft gelezen.",
  }),
  until: field(day.nullable(), {
    label: "Geldig tot en met",
    control: "date",
    hint: "Een maand eerder staat het onder ‘Aandacht nodig’.",
  }),
});

/** A rule, an amount or a term of an authority: texts refer to it by a word in braces. */
export type FactRecord = z.infer<typeof factSchema>;

const at = (key: string) => facts[key as keyof typeof facts];
const groups = { ...countryLabels, both: "In beide landen" } as const;

/** 'btw-laag-nl' is '{btw laag nl}' in texts. */
export const factWord = (key: string): string => key.replaceAll("-", " ");

/** The last day on which somebody read a source of it; null for nobody. */
const lastRead = ({ sources }: FactRecord): string | null =>
  sources
    .flatMap(({ checked }) => checked ?? [])
    .sort()
    .at(-1) ?? null;

export const factType = defineRecordType<FactRecord>({
  name: "fact",
  label: { one: "Regel of bedrag", many: "Regels, bedragen en termijnen" },
  schema: factSchema,
  defaults: Object.fromEntries(Object.entries(facts).map(([key, { at: _, ...record }]) => [key, record])),
  named: (key) => ({ name: `${at(key).name} {${factWord(key)}}`, group: groups[at(key).country] }),
  titleOf: ({ name }) => name,
  needs: "changeSettings",
  saidElsewhere: true,
  seenAt: (key) => at(key).at,
  attention: (fact, today) => {
    const ends = endAttention(fact.until, today, "staat er nu afgezwakt");
    if (ends !== null) return ends;
    const read = lastRead(fact);
    return read === null ? "Nog niet bij de bron gelezen." : oldAttention(read, today, "bij de bron gelezen");
  },
});

/** What texts say for it on a day; `otherwise` is null where it has no other words. */
export function factSays(
  { value, otherwise, softened, until }: FactRecord,
  today: string,
): { value: string; otherwise: string | null } {
  const over = until !== null && until < today;
  return over ? { value: softened, otherwise: otherwise && softened } : { value, otherwise };
}
