import { z } from "zod";
import { endAttention } from "~/content/records/fields/attention";
import { day, text, webAddress } from "~/content/records/fields/field-checks";
import { defineRecordType, field } from "~/content/records/record-type";
import { slugify } from "~/lib/text/slugify";

const certificateSchema = z.strictObject({
  name: field(text(80, "Vul de naam in"), {
    label: "Certificaat of erkenning",
    hint: "Zoals op het papier.",
  }),
  issuer: field(text(80, "Vul in wie het heeft afgegeven"), { label: "Afgegeven door" }),
  number: field(text(60, "Vul het nummer in"), {
    label: "Nummer",
    hint: "Zo kan een bezoeker het zelf nakijken.",
  }),
  covers: field(text(160, "Vul in waarvoor het geldt"), {
    label: "Waarvoor het geldt",
    hint: "Welk werk, en van welk bedrijf van de groep.",
  }),
  until: field(day.nullable(), {
    label: "Geldig tot en met",
    control: "date",
    hint: "Na deze dag staat het niet meer op de site.",
  }),
  register: field(webAddress.nullable(), {
    label: "Waar het na te kijken is",
    control: "link",
    hint: "Adres van het openbare register van de uitgever.",
  }),
});

/** A certificate that the company holds, as a visitor can check it. */
export type CertificateRecord = z.infer<typeof certificateSchema>;

export const certificateType = defineRecordType<CertificateRecord>({
  name: "certificate",
  label: { one: "Certificaat", many: "Certificaten" },
  schema: certificateSchema,
  defaults: {},
  open: { label: "Nieuw certificaat", asks: ["name", "issuer"], keyOf: ({ name }) => slugify(String(name)) },
  titleOf: ({ name }) => name,
  needs: "changeSettings",
  seenAt: () => "/over-ons",
  attention: ({ until }, today) => endAttention(until, today),
});
