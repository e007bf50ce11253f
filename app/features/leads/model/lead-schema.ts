import * as z from "zod/mini";
import { privacy } from "./field-rules";
import { type FieldName, type FieldOf, fieldNames, fieldOf, type leadFields } from "./lead-fields";
import { EMPTY_FIELDS } from "./lead-limits";
import type { ContactPreference, LeadForm, LeadKind, MembershipPriority, UrgencyLevel } from "./lead-options";

/** What one form asks: messages of fields that must be filled in, and what stands for a choice not made. */
type FormRules = {
  required: Partial<Record<FieldName, string>>;
  /** Fields that no form may leave empty, but this one. */
  optional?: FieldName[];
  preference: ContactPreference;
  privacyRequired?: boolean;
};

type Shape<Kind extends LeadKind> = {
  [Name in FieldOf<Kind>]: ReturnType<(typeof leadFields)[Name]["rule"]>;
} & { privacy: ReturnType<typeof privacy> };

export function formSchema<Kind extends LeadKind>(
  kind: Kind,
  { required, optional = [], preference, privacyRequired = false }: FormRules,
) {
  const fallback: Partial<Record<FieldName, string>> = {
    contactPreference: preference,
    urgencyLevel: "normal" satisfies UrgencyLevel,
    priority: "standaard" satisfies MembershipPriority,
  };
  const fields = fieldNames.filter((name) => (fieldOf(name).only ?? kind) === kind);
  const rules = fields.map((name) => [
    name,
    fieldOf(name).rule({
      kind,
      required: required[name],
      fallback: fallback[name],
      optional: optional.includes(name),
    }),
  ]);
  return z.object({ ...Object.fromEntries(rules), privacy: privacy(privacyRequired) } as Shape<Kind>);
}

const names = { firstName: "Voornaam is verplicht", lastName: "Achternaam is verplicht" };
const place = { address: "Locatie is verplicht" };

const modal: FormRules = {
  required: { ...names, ...place, serviceType: "Selecteer een servicetype" },
  preference: "email",
};

/** Rules per form of POST /api/service-request, for the browser and the server; files are judged apart. */
export const leadSchemas = {
  modal: formSchema("request", modal),
  page: formSchema("request", { ...modal, privacyRequired: true }),
  /** A question: it needs no service and no address. */
  contact: formSchema("request", { required: names, preference: "email", privacyRequired: true }),
  widget: formSchema("request", {
    required: { ...names, ...place, selectedService: "Selecteer een servicetype" },
    preference: "whatsapp",
  }),
  menu: formSchema("request", {
    required: {
      firstName: EMPTY_FIELDS,
      lastName: EMPTY_FIELDS,
      email: EMPTY_FIELDS,
      phone: EMPTY_FIELDS,
      selectedService: EMPTY_FIELDS,
      address: EMPTY_FIELDS,
      projectDescription: EMPTY_FIELDS,
    },
    preference: "whatsapp",
  }),
  /** Help that cannot wait: a number to call back and where it is; its page has no box to tick. */
  emergency: formSchema("request", {
    required: place,
    optional: ["email", "projectDescription"],
    preference: "phone",
  }),
} satisfies Record<LeadForm, unknown>;

const membership: FormRules = {
  required: {
    ...names,
    address: "Adres is verplicht",
    membershipTypes: "Selecteer minimaal één lidmaatschapstype",
    propertyType: "Woningtype is verplicht",
  },
  preference: "phone",
};

/** Rules of POST /api/offerte, the membership request. */
export const membershipSchema = formSchema("membership", membership);

/** The same on /zorgeloos-wonen, where an absent checkbox is an empty one. */
export const membershipPageSchema = formSchema("membership", { ...membership, privacyRequired: true });

export function schemaFor(kind: LeadKind, form: LeadForm) {
  if (kind === "request") return leadSchemas[form];
  return form === "page" ? membershipPageSchema : membershipSchema;
}

/** What a form holds before it is checked; every field may be absent. */
export type LeadInput = z.input<(typeof leadSchemas)["modal"]>;
export type MembershipInput = z.input<typeof membershipSchema>;

/** The first message of each field, by wire name. */
export function fieldErrors(error: z.core.$ZodError): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const issue of error.issues) errors[String(issue.path[0] ?? "form")] ??= issue.message;
  return errors;
}
