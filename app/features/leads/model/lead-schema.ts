import * as z from "zod/mini";
import { isEmail } from "~/lib/email";
import { cleanLine, cleanLines } from "~/lib/text/clean-text";
import { EMPTY_FIELDS, maxLength } from "./lead-limits";
import {
  type ContactPreference,
  contactPreferences,
  keysOf,
  type LeadForm,
  type UrgencyLevel,
  urgencyLevels,
} from "./lead-options";
import { isCallable } from "./phone";

// Zod probes `new Function` otherwise, which our Content-Security-Policy reports.
z.config({ jitless: true });

/** Absent and empty are the same; the specified message comes for both. */
export function line(max: number, label: string, required?: string) {
  return z.prefault(
    z
      .string("Ongeldige waarde")
      .check(
        z.overwrite(cleanLine),
        z.minLength(required === undefined ? 0 : 1, required),
        z.maxLength(max, `${label} mag maximaal ${max} karakters bevatten`),
      ),
    "",
  );
}

type Minimum = { length: number; message: string; empty: string };

export function lines(max: number, label: string, minimum?: Minimum) {
  return z.prefault(
    z
      .string("Ongeldige waarde")
      .check(
        z.overwrite(cleanLines),
        z.minLength(minimum ? 1 : 0, { error: minimum?.empty, abort: true }),
        z.minLength(minimum?.length ?? 0, minimum?.message),
        z.maxLength(max, `${label} mag maximaal ${max} karakters bevatten`),
      ),
    "",
  );
}

/** One of the keys of a table of labels. Absent or empty becomes `fallback`; without one it is an error. */
export function choice<Key extends string>(
  labels: Record<Key, string>,
  fallback: NoInfer<Key> | "",
  message: string,
) {
  return z.pipe(
    z.prefault(z.string(), ""),
    z.pipe(
      z.transform((value: string) => (value.trim() === "" ? fallback : value.trim())),
      z.enum(keysOf(labels), message),
    ),
  );
}

/** A number that our own script measured. Nonsense becomes null, never an error: it is not the visitor's. */
const measured = z.pipe(
  z.prefault(z.union([z.string(), z.number()]), ""),
  z.transform((value) => {
    const measure = Number(value);
    if (value === "" || !Number.isFinite(measure)) return null;
    return Math.round(Math.min(Math.max(measure, 0), 1_000_000) * 100) / 100;
  }),
);

/** Where a visit came from. Too long is cut: it is not the visitor's to correct. */
function attribution(max: number) {
  return z.pipe(
    z.prefault(z.string(), ""),
    z.transform((value) => cleanLine(value).slice(0, max)),
  );
}

const ticked = z.pipe(
  z.union([z.boolean(), z.string()]),
  z.transform((value) => value === true || value === "true" || value === "on" || value === "1"),
);

/**
 * The checkbox of the privacy statement. A client that sends only the specified fields has none, so absent
 * is accepted, except on our own pages (`required`): there it means that the visitor left it empty.
 */
export function privacy(required: boolean) {
  const agreed = z.boolean().check(z.refine((yes) => yes, "U moet akkoord gaan met de privacyverklaring"));
  return z.pipe(z.prefault(ticked, !required), agreed);
}

/** First and last name, e-mail and phone: the same in every form but for what an empty field says. */
export function person(emptyField?: string) {
  return {
    firstName: line(maxLength.name, "Voornaam", emptyField ?? "Voornaam is verplicht"),
    lastName: line(maxLength.name, "Achternaam", emptyField ?? "Achternaam is verplicht"),
    email: z.prefault(
      z
        .string("Ongeldig e-mailadres")
        .check(
          z.overwrite(cleanLine),
          z.minLength(emptyField === undefined ? 0 : 1, { error: emptyField, abort: true }),
          z.refine(isEmail, "Ongeldig e-mailadres"),
        ),
      "",
    ),
    phone: z.prefault(
      z
        .string("Telefoonnummer is verplicht")
        .check(
          z.overwrite(cleanLine),
          z.minLength(emptyField === undefined ? 0 : 1, { error: emptyField, abort: true }),
          z.refine(isCallable, "Telefoonnummer is verplicht"),
          z.maxLength(maxLength.phone, `Telefoonnummer mag maximaal ${maxLength.phone} karakters bevatten`),
        ),
      "",
    ),
  };
}

export function reply(preference: ContactPreference) {
  return {
    contactPreference: choice(contactPreferences, preference, "Kies e-mail, WhatsApp of telefoon"),
    urgencyLevel: choice(urgencyLevels, "normal" satisfies UrgencyLevel, "Kies een prioriteit uit de lijst"),
  };
}

/** Fields that a visitor does not fill in. */
export const circumstances = {
  privacyVersion: attribution(40),
  timeOnPage: measured,
  interactionCount: measured,
  leadScore: measured,
  landingPage: attribution(300),
  referrerHost: attribution(200),
  utmSource: attribution(120),
  utmMedium: attribution(120),
  utmCampaign: attribution(120),
  widget: attribution(60),
  stepReached: attribution(60),
};

/** The chosen address in parts; free text stands in `address` alone. */
const addressParts = {
  street: line(maxLength.address, "Straat"),
  houseNumber: line(30, "Huisnummer"),
  city: line(maxLength.name, "Plaats"),
  postcode: line(20, "Postcode"),
  country: line(60, "Land"),
};

type Rules = {
  /** Said of every empty field, instead of each field's own message. */
  emptyField?: string;
  serviceType?: string;
  selectedService?: string;
  address?: string;
  preference: ContactPreference;
  privacyRequired: boolean;
};

function requestSchema(rules: Rules) {
  const tooShort = "Beschrijving moet minimaal 10 karakters bevatten";
  const description = { length: 10, message: tooShort, empty: rules.emptyField ?? tooShort };
  return z.object({
    serviceType: line(maxLength.short, "Dienst", rules.serviceType),
    selectedService: line(maxLength.short, "Dienst", rules.selectedService),
    specialist: line(20, "Specialist"),
    projectType: line(maxLength.short, "Soort project"),
    address: line(maxLength.address, "Adres", rules.address),
    ...addressParts,
    projectDescription: lines(maxLength.description, "Beschrijving", description),
    ...person(rules.emptyField),
    ...reply(rules.preference),
    privacy: privacy(rules.privacyRequired),
    ...circumstances,
  });
}

const modal = {
  serviceType: "Selecteer een servicetype",
  address: "Locatie is verplicht",
  preference: "email",
  privacyRequired: false,
} as const satisfies Rules;

/**
 * Rules per form of POST /api/service-request; field names are the wire names of the specification. The
 * parsed value is the same type for each. Used by the browser and by the server; files are judged apart.
 */
export const leadSchemas = {
  modal: requestSchema(modal),
  page: requestSchema({ ...modal, privacyRequired: true }),
  /** A question: it needs no service and no address. */
  contact: requestSchema({ preference: "email", privacyRequired: true }),
  widget: requestSchema({
    selectedService: "Selecteer een servicetype",
    address: "Locatie is verplicht",
    preference: "whatsapp",
    privacyRequired: false,
  }),
  menu: requestSchema({
    emptyField: EMPTY_FIELDS,
    selectedService: EMPTY_FIELDS,
    address: EMPTY_FIELDS,
    preference: "whatsapp",
    privacyRequired: false,
  }),
} satisfies Record<LeadForm, unknown>;

/** What a form holds before it is checked; every field may be absent. */
export type LeadInput = z.input<(typeof leadSchemas)["modal"]>;
/** What the server keeps. */
export type LeadFields = z.output<(typeof leadSchemas)["modal"]>;

/** The first message of each field, by wire name. */
export function fieldErrors(error: z.core.$ZodError): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const issue of error.issues) errors[String(issue.path[0] ?? "form")] ??= issue.message;
  return errors;
}
