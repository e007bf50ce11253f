import { z } from "zod";
import { isOld } from "~/content/records/fields/attention";
import { amount, day, text, webAddress } from "~/content/records/fields/field-checks";
import { serviceChoice, serviceNames } from "~/content/records/fields/service-choice";
import { defineRecordType, field } from "~/content/records/record-type";
import { dutchDate } from "~/lib/text/dutch-date";
import { slugify } from "~/lib/text/slugify";

/** '1.255' is no amount in euro: a thousand written with a point. */
const isInCents = (amount: number): boolean => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6;

const euros = amount("Vul een bedrag in")
  .min(0.5, "Vul een bedrag in")
  .max(500_000, "Hoogstens 500.000 euro")
  .refine(isInCents, "Schrijf duizenden zonder punt, en hoogstens twee cijfers achter de komma");

/** Rates for work at a house: NL, Wet op de omzetbelasting 1968, art. 9 and table I; BE, KB nr. 20. */
const vatRates = {
  "nl-21": "21\u00a0%",
  "nl-9": "9\u00a0%",
  "be-21": "21\u00a0%",
  "be-6": "6\u00a0%",
} as const;
export type VatRate = keyof typeof vatRates;

/** What people read after an amount. */
export const priceUnits = {
  m2: "per m²",
  m: "per meter",
  piece: "per stuk",
  visit: "per keer",
  hour: "per uur",
  job: "voor het hele werk",
} as const;

/** What may make the same work dearer, and what a visitor is asked about it. */
export const factorKinds = {
  shape: "Vorm van het dak",
  access: "Hoe wij erbij komen",
  insulation: "Isolatie erbij",
} as const;
export type FactorKind = keyof typeof factorKinds;

const factorSchema = z
  .strictObject({
    about: field(z.enum(["shape", "access", "insulation"], "Kies waar het om gaat"), {
      label: "Waar het om gaat",
      options: factorKinds,
    }),
    label: field(text(60, "Vul in wanneer het erbij komt"), {
      label: "Wanneer het erbij komt",
      hint: "Zoals een klant het kiest: steiger nodig.",
    }),
    amount: field(amount("Vul in hoeveel").min(0.5, "Vul in hoeveel").max(100_000, "Hoogstens 100.000"), {
      label: "Hoeveel erbij",
      hint: "Een bedrag is met btw.",
    }),
    per: field(z.enum(["percent", "unit", "job"], "Kies waarvan"), {
      label: "Waarvan",
      options: {
        percent: "procent van het werk",
        unit: "euro per m², meter of stuk",
        job: "euro voor het hele werk",
      },
    }),
  })
  .superRefine(({ amount, per }, context) => {
    if (per === "percent" && amount > 200)
      context.addIssue({ code: "custom", path: ["amount"], message: "Hoogstens 200 procent" });
  });

/** What comes on top of the price of some work, when it applies. */
export type PriceFactor = z.infer<typeof factorSchema>;

const priceSchema = z
  .strictObject({
    service: field(serviceChoice(), { label: "Bij welke dienst", options: serviceNames }),
    what: field(text(80, "Vul in welk werk het is"), {
      label: "Welk werk",
      hint: "Zoals een klant het zou vragen: schoorsteen met één kanaal vegen.",
    }),
    country: field(z.enum(["NL", "BE"], "Kies het land"), {
      label: "Land",
      options: { NL: "Nederland", BE: "België" },
    }),
    from: field(euros, { label: "Van", unit: "euro" }),
    to: field(euros.nullable(), { label: "Tot", unit: "euro", hint: "Leeg: er geldt één vaste prijs." }),
    unit: field(z.enum(["m2", "m", "piece", "visit", "hour", "job"], "Kies waarvoor"), {
      label: "Waarvoor",
      options: priceUnits,
    }),
    vat: field(z.enum(["nl-21", "nl-9", "be-21", "be-6"], "Kies het btw-tarief"), {
      label: "Btw die erin zit",
      hint: "Het bedrag is altijd met btw: dat moet bij prijzen voor particulieren.",
      options: {
        "nl-21": "Nederland 21 %",
        "nl-9": "Nederland 9 %",
        "be-21": "België 21 %",
        "be-6": "België 6 %",
      },
    }),
    includes: field(text(240, "Vul in wat erin zit"), {
      label: "Wat erin zit",
      control: "lines",
      hint: "Ook wat er altijd bij komt, zoals voorrijden en afvoeren. Voor die prijs moet het te krijgen zijn.",
    }),
    factors: field(z.array(field(factorSchema, { label: "Toeslag" })).max(12, "Hoogstens 12 toeslagen"), {
      label: "Wat het duurder maakt",
      item: "Toeslag",
      hint: "Daar vraagt de rekenhulp naar. Wat in de prijs zit, hoort er niet bij.",
    }),
    checked: field(day, {
      label: "Prijspeil van",
      control: "date",
      hint: "Van een marktcijfer: de dag waarop u het bij de bron hebt gelezen.",
    }),
    source: field(text(120, "Vul de bron in").nullable(), {
      label: "Bron",
      hint: "Leeg: uw eigen tarief. Anders wie het bedrag noemt: het staat er dan als marktcijfer, tot er een eigen prijs voor hetzelfde werk is.",
    }),
    sourceLink: field(webAddress.nullable(), {
      label: "Adres van de bron",
      control: "link",
      hint: "De pagina waarop het bedrag staat.",
    }),
  })
  .superRefine(({ from, to, country, vat, source, sourceLink }, context) => {
    const wrong = (path: string, message: string) =>
      context.addIssue({ code: "custom", path: [path], message });
    if (to !== null && to < from) wrong("to", "Dit is minder dan ‘van’");
    if (!vat.startsWith(country.toLowerCase())) wrong("vat", "Dit tarief hoort bij het andere land");
    if (source === null && sourceLink !== null) wrong("source", "Vul in van wie dit adres is");
  });

/** What some work costs, with VAT, as an owner may be held to it. */
export type PriceRecord = z.infer<typeof priceSchema>;

/** '9 %' */
export const vatText = (rate: VatRate): string => vatRates[rate];

/** An amount of the company itself, not of a source. */
export const isOwnPrice = ({ source }: Pick<PriceRecord, "source">): boolean => source === null;

export const priceType = defineRecordType<PriceRecord>({
  name: "price",
  label: { one: "Prijs", many: "Prijzen" },
  schema: priceSchema,
  defaults: {},
  open: {
    label: "Nieuwe prijs",
    asks: ["service", "what", "country"],
    keyOf: ({ service, what, country }) =>
      slugify(`${String(service).split("/")[1]} ${what} ${String(country).toLowerCase()}`),
  },
  // Before there were factors.
  migrations: [(stored) => ({ factors: [], ...(stored as object) })],
  titleOf: ({ what, country }) => `${what} (${country === "NL" ? "Nederland" : "België"})`,
  needs: "changeSettings",
  seenAt: (_, value) => `/${value.service}#kosten`,
  attention: (price, today) => {
    if (!isOld(price.checked, today)) return null;
    const what = isOwnPrice(price) ? "Prijspeil van" : "Bij de bron gelezen op";
    return `${what} ${dutchDate(price.checked)}: meer dan een jaar geleden.`;
  },
});
