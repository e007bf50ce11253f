import * as z from "zod/mini";
import { maxLength } from "./lead-limits";
import {
  keysOf,
  type LeadForm,
  type MembershipPackage,
  membershipPackages,
  membershipPriorities,
  propertyTypes,
} from "./lead-options";
import { choice, circumstances, line, lines, person, privacy, reply } from "./lead-schema";

/** A list of packages, or the same joined with commas as on the wire. */
const packages = z.pipe(
  z.prefault(z.union([z.string(), z.array(z.string())]), ""),
  z.pipe(
    z.transform((value: string | string[]) => {
      const names = (typeof value === "string" ? value.split(",") : value).map((name) => name.trim());
      return [...new Set(names.filter((name) => name !== ""))] as MembershipPackage[];
    }),
    z
      .array(z.enum(keysOf(membershipPackages), "Kies een lidmaatschap uit de lijst"))
      .check(z.minLength(1, "Selecteer minimaal één lidmaatschapstype")),
  ),
);

function schemaFor(privacyRequired: boolean) {
  return z.object({
    membershipTypes: packages,
    ...person(),
    address: line(maxLength.address, "Adres", "Adres is verplicht"),
    propertyType: choice(propertyTypes, "", "Woningtype is verplicht"),
    propertyYear: line(20, "Bouwjaar"),
    currentIssues: lines(maxLength.description, "Huidige problemen"),
    previousMaintenance: lines(maxLength.description, "Eerder onderhoud"),
    priority: choice(membershipPriorities, "standaard", "Kies een prioriteit uit de lijst"),
    selectedService: line(maxLength.short, "Dienst"),
    serviceType: line(maxLength.short, "Dienst"),
    specialist: line(20, "Specialist"),
    /** The summary that the form composes from the fields above, so it may be as long as they are together. */
    projectDescription: lines(3 * maxLength.description, "Beschrijving"),
    ...reply("phone"),
    privacy: privacy(privacyRequired),
    ...circumstances,
  });
}

/** Rules of POST /api/offerte, the membership request. */
export const membershipSchema = schemaFor(false);

/** The same on /zorgeloos-wonen without script, where an absent checkbox is an empty one. */
export const membershipPageSchema = schemaFor(true);

export type MembershipInput = z.input<typeof membershipSchema>;
export type MembershipFields = z.output<typeof membershipSchema>;

export function membershipSchemaFor(form: LeadForm) {
  return form === "page" ? membershipPageSchema : membershipSchema;
}
