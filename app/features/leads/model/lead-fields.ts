import type * as z from "zod/mini";
import { type Ask, choice, choices, clipped, email, line, lines, measurement, phone } from "./field-rules";
import { MIN_DESCRIPTION, maxLength } from "./lead-limits";
import {
  contactPreferences,
  type LeadKind,
  membershipPackages,
  membershipPriorities,
  propertyTypes,
  urgencyLevels,
} from "./lead-options";
import { type ShownAs, shownAs } from "./shown-as";

type Field = {
  rule: (ask: Ask) => z.ZodMiniType;
  /** Kind of lead that has the field; both where absent. */
  only?: LeadKind;
  /** How people read it: in mails, on the visitor's page and in /admin. Absent = no line of its own. */
  shown?: ShownAs;
  /** Sent by our own script: may differ when the same lead is sent again. */
  telemetry?: true;
  /** Later than the first version: has a column of its own at the end of the CSV, and empty it is as if it were not there. */
  added?: true;
};

/** Composed from the other fields of a membership, so it may be as long as they are together. */
const description = {
  request: lines("Beschrijving", maxLength.description, {
    length: MIN_DESCRIPTION,
    message: "Beschrijving moet minimaal 10 karakters bevatten",
  }),
  membership: lines("Beschrijving", 3 * maxLength.description),
};

/** By the specification's names; schemas, columns, summary, mails and CSV follow from it, in this order. */
export const leadFields = {
  serviceType: { rule: line("Dienst", maxLength.short) },
  /** The label of `serviceType`, or what was chosen in the widget. */
  selectedService: { rule: line("Dienst", maxLength.short), shown: shownAs.selectedService },
  specialist: { rule: line("Specialist", 20) },
  projectType: {
    rule: line("Soort project", maxLength.short),
    only: "request",
    shown: shownAs.projectType,
  },
  urgencyLevel: {
    rule: choice(urgencyLevels, "Kies een prioriteit uit de lijst"),
    shown: shownAs.urgencyLevel,
  },
  projectDescription: {
    rule: (ask) => description[ask.kind](ask),
    shown: shownAs.projectDescription,
  },

  membershipTypes: {
    rule: choices(membershipPackages, "Kies een lidmaatschap uit de lijst"),
    only: "membership",
    shown: shownAs.membershipTypes,
  },
  priority: {
    rule: choice(membershipPriorities, "Kies een prioriteit uit de lijst"),
    only: "membership",
    shown: shownAs.priority,
  },
  propertyType: {
    rule: choice(propertyTypes, "Woningtype is verplicht"),
    only: "membership",
    shown: shownAs.propertyType,
  },
  propertyYear: { rule: line("Bouwjaar", 20), only: "membership", shown: shownAs.propertyYear },
  currentIssues: {
    rule: lines("Huidige problemen", maxLength.description),
    only: "membership",
    shown: shownAs.currentIssues,
  },
  previousMaintenance: {
    rule: lines("Eerder onderhoud", maxLength.description),
    only: "membership",
    shown: shownAs.previousMaintenance,
  },

  /** As typed or chosen; the parts below are filled in when a suggestion was chosen. */
  address: { rule: line("Adres", maxLength.address), shown: shownAs.address },
  street: { rule: line("Straat", maxLength.address), only: "request" },
  houseNumber: { rule: line("Huisnummer", 30), only: "request" },
  city: { rule: line("Plaats", maxLength.name), only: "request" },
  postcode: { rule: line("Postcode", 20), only: "request" },
  country: { rule: line("Land", 60), only: "request" },

  firstName: { rule: line("Voornaam", maxLength.name), shown: shownAs.firstName },
  lastName: { rule: line("Achternaam", maxLength.name) },
  email: { rule: email(maxLength.email), shown: shownAs.email },
  phone: { rule: phone(maxLength.phone), shown: shownAs.phone },
  contactPreference: {
    rule: choice(contactPreferences, "Kies e-mail, WhatsApp of telefoon"),
    shown: shownAs.contactPreference,
  },

  privacyVersion: { rule: clipped(40), telemetry: true },
  /** Seconds. */
  timeOnPage: { rule: measurement, telemetry: true },
  interactionCount: { rule: measurement, telemetry: true },
  leadScore: { rule: measurement, telemetry: true },
  landingPage: { rule: clipped(300), telemetry: true },
  referrerHost: { rule: clipped(200), telemetry: true },
  utmSource: { rule: clipped(120), telemetry: true },
  utmMedium: { rule: clipped(120), telemetry: true },
  utmCampaign: { rule: clipped(120), telemetry: true },
  widget: { rule: clipped(60), telemetry: true },
  stepReached: { rule: clipped(60), telemetry: true },
} as const satisfies Record<string, Field>;

type Fields = typeof leadFields;
export type FieldName = keyof Fields;

export type FieldOf<Kind extends LeadKind> = {
  [Name in FieldName]: Fields[Name] extends { only: infer Only } ? (Kind extends Only ? Name : never) : Name;
}[FieldName];

export type ShownField = {
  [Name in FieldName]: Fields[Name] extends { shown: object } ? Name : never;
}[FieldName];

type Kept<Value> = Value extends string | string[] ? string : Value;
/** As kept: a list is joined with commas, what the kind of lead does not have is empty. */
export type LeadEntry = { [Name in FieldName]: Kept<z.output<ReturnType<Fields[Name]["rule"]>>> };

export const fieldNames = Object.keys(leadFields) as FieldName[];

/** The definition of a field, without the types of its own entry. */
export const fieldOf = (name: FieldName): Field => leadFields[name];
