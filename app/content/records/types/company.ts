import { z } from "zod";
import { text, typed, webAddress } from "~/content/records/fields/field-checks";
import { defineRecordType, field } from "~/content/records/record-type";
import { company } from "~/content/site/company";
import type { Company, Country } from "~/content/types";
import { isEmail } from "~/lib/email";

/** A number as people write it; what is dialled follows from it. */
const phone = typed()
  .max(24, "Hoogstens 24 tekens")
  .refine(
    (typed) => e164(typed, "NL") ?? e164(typed, "BE"),
    "Vul een Nederlands of Belgisch nummer in, zoals 040 123 45 67 of +32 11 12 34 56",
  );

/** '040 123 45 67' and '+31 40 123 45 67' → '+31401234567'; null for what cannot be called. `country`: of a number without a calling code. */
export function e164(text: string, country: Country): string | null {
  const compact = text.replace(/\(0\)/, "").replace(/[\s().–-]/g, "");
  const code = country === "NL" ? "+31" : "+32";
  const digits = compact.replace(/^00/, "+").replace(/^0(?=\d)/, code);
  return /^\+(?:31\d{9}|32\d{8,9})$/.test(digits) ? digits : null;
}

const companySchema = z
  .strictObject({
    name: field(text(60, "Vul de naam in"), {
      label: "Naam",
      hint: "Zo staat het bedrijf overal op de site en onder elke mail.",
    }),
    legalName: field(text(100, "Vul de naam in"), { label: "Naam in het handelsregister" }),
    slogan: field(text(120, "Vul een regel in"), { label: "Wat het bedrijf in één regel is" }),
    phone: field(phone, {
      label: "Telefoon",
      control: "phone",
      hint: "Schrijf het zoals bezoekers het moeten lezen.",
    }),
    emergencyPhone: field(phone.nullable(), {
      label: "Telefoon buiten kantooruren",
      control: "phone",
      hint: "Alleen als daar op elk uur iemand opneemt. Leeg: dan belooft de site dat niet. Is het hetzelfde als bij ‘Telefoon’, dan verandert het mee.",
      follows: "phone",
    }),
    chat: field(phone, { label: "WhatsApp", control: "phone" }),
    chatGreeting: field(text(160, "Vul een zin in"), {
      label: "Eerste zin in WhatsApp",
      hint: "Staat klaar in het gesprek; de bezoeker kan hem wijzigen.",
    }),
    email: field(
      typed()
        .max(254, "Hoogstens 254 tekens")
        .refine(isEmail, "Vul een e-mailadres in, zoals info@uwbedrijf.nl"),
      { label: "E-mailadres", control: "email" },
    ),
    mailSubject: field(text(120, "Vul een onderwerp in"), {
      label: "Onderwerp van een mail die een bezoeker begint",
    }),
    address: field(
      z.strictObject({
        street: field(text(80, "Vul de straat in"), { label: "Straat" }),
        houseNumber: field(text(12, "Vul het huisnummer in"), { label: "Huisnummer" }),
        postcode: field(text(10, "Vul de postcode in"), { label: "Postcode" }),
        city: field(text(60, "Vul de plaats in"), { label: "Plaats" }),
        region: field(text(60, "Vul de provincie in"), { label: "Provincie" }),
        country: field(z.enum(["NL", "BE"]), { label: "Land", options: { NL: "Nederland", BE: "België" } }),
      }),
      { label: "Adres" },
    ),
    geo: field(
      z.strictObject({
        lat: field(
          z
            .number("Vul een getal in")
            .min(49, "Dit ligt buiten Nederland en België")
            .max(54, "Dit ligt buiten Nederland en België"),
          { label: "Breedtegraad" },
        ),
        lng: field(
          z
            .number("Vul een getal in")
            .min(2, "Dit ligt buiten Nederland en België")
            .max(8, "Dit ligt buiten Nederland en België"),
          { label: "Lengtegraad" },
        ),
      }),
      {
        label: "Plek op de kaart",
        hint: "In Google Maps: lang drukken op het kantoor toont beide getallen.",
      },
    ),
    registration: field(
      z.strictObject({
        kvk: field(
          typed()
            .max(8, "Een KvK-nummer heeft acht cijfers")
            .regex(/^\d{8}$/, "Een KvK-nummer heeft acht cijfers"),
          { label: "KvK" },
        ),
        btw: field(text(20, "Vul het btw-nummer in"), { label: "Btw-nummer" }),
        be: field(text(20, "Vul het ondernemingsnummer in"), { label: "Belgisch ondernemingsnummer" }),
      }),
      { label: "Registratie" },
    ),
    social: field(
      z.strictObject({
        facebook: field(webAddress, { label: "Facebook", control: "link" }),
        google: field(webAddress, { label: "Google", control: "link" }),
      }),
      { label: "Profielen" },
    ),
  })
  .superRefine(({ address, ...numbers }, context) => {
    for (const name of ["phone", "emergencyPhone", "chat"] as const) {
      const number = numbers[name];
      const other = address.country === "NL" ? "BE" : "NL";
      // What is no number at all is told already.
      if (number !== null && e164(number, address.country) === null && e164(number, other) !== null)
        context.addIssue({
          code: "custom",
          path: [name],
          message: "Schrijf het landnummer ervoor: +31 of +32",
        });
    }
  });

/** What the owner decides about the company; the rest of `Company` belongs to the installation. */
export type CompanyRecord = z.infer<typeof companySchema>;

/** The built-in company as the office would have written it. */
export function recordOf(built: Company): CompanyRecord {
  const { name, legalName, slogan, chatGreeting, email, mailSubject, address, geo, registration, social } =
    built;
  return {
    ...{ name, legalName, slogan, chatGreeting, email, mailSubject, address, geo, registration, social },
    phone: built.phone.display,
    emergencyPhone: built.emergencyPhone?.display ?? null,
    chat: built.chat.display,
  };
}

/** The company as pages read it. */
export function companyOf(record: CompanyRecord, built: Company): Company {
  const number = (display: string) => ({ display, e164: e164(display, record.address.country) ?? "" });
  return {
    ...built,
    ...record,
    phone: number(record.phone),
    emergencyPhone: record.emergencyPhone === null ? null : number(record.emergencyPhone),
    chat: number(record.chat),
  };
}

export const companyType = defineRecordType<CompanyRecord>({
  name: "company",
  label: { one: "Bedrijfsgegevens", many: "Bedrijfsgegevens" },
  schema: companySchema,
  defaults: { company: recordOf(company) },
  titleOf: ({ name }) => name,
  needs: "changeSettings",
  saidElsewhere: true,
  seenAt: () => "/contact",
});
