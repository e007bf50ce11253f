import * as z from "zod/mini";
import { addressKey } from "~/features/leads/model/address-key";
import { answerBy } from "~/features/leads/model/answer-by";
import type { LeadValues } from "~/features/leads/model/lead-answer";
import type { LeadForm, LeadKind, MembershipPriority } from "~/features/leads/model/lead-options";
import type { LeadRecord } from "~/features/leads/model/lead-record";
import { fieldErrors, type LeadFields, leadSchemas } from "~/features/leads/model/lead-schema";
import { membershipSchemaFor } from "~/features/leads/model/membership-schema";
import { membershipSummary } from "~/features/leads/model/membership-summary";
import { phoneE164 } from "~/features/leads/model/phone-e164.server";
import { newReference } from "~/features/leads/model/reference";
import type { StagedFile } from "~/features/leads/store/lead-files.server";
import { sha256 } from "~/lib/bytes/hash";

type Entered = Omit<
  LeadRecord,
  | "id"
  | "reference"
  | "submissionKey"
  | "payloadHash"
  | "status"
  | "quarantineReason"
  | "turnstile"
  | "receivedAt"
  | "answerBy"
  | "answeredAt"
  | "assignee"
  | "addressKey"
>;

/** Checks what was posted against the rules of its form. */
export function parseLead(
  kind: LeadKind,
  form: LeadForm,
  values: LeadValues,
): { entered: Entered; errors?: undefined } | { errors: Record<string, string> } {
  if (kind === "membership") {
    const parsed = z.safeParse(membershipSchemaFor(form), values);
    if (!parsed.success) return { errors: fieldErrors(parsed.error) };
    const { privacy: _, membershipTypes, ...fields } = parsed.data;
    const projectDescription = fields.projectDescription || membershipSummary({ membershipTypes, ...fields });
    const membership = { ...noRequest, ...fields, membershipTypes: membershipTypes.join(",") };
    const defaults = {
      selectedService: fields.selectedService || "Zorgeloos Wonen Lidmaatschap",
      serviceType: fields.serviceType || "Lidmaatschap",
      specialist: fields.specialist || "TOS",
      projectDescription,
    };
    return {
      entered: { ...membership, ...defaults, kind, form, phoneE164: phoneE164(fields.phone, fields.address) },
    };
  }
  const parsed = z.safeParse(leadSchemas[form], values);
  if (!parsed.success) return { errors: fieldErrors(parsed.error) };
  const { privacy: _, ...fields } = parsed.data;
  const specialist = fields.specialist || "General";
  return {
    entered: {
      ...noMembership,
      ...fields,
      specialist,
      kind,
      form,
      phoneE164: phoneE164(fields.phone, `${fields.address} ${fields.postcode} ${fields.country}`.trim()),
    },
  };
}

const noMembership = {
  membershipTypes: "",
  propertyType: "",
  propertyYear: "",
  currentIssues: "",
  previousMaintenance: "",
  priority: "",
};

const noRequest = {
  projectType: "",
  street: "",
  houseNumber: "",
  city: "",
  postcode: "",
  country: "",
} satisfies Partial<LeadFields>;

/** The row of a request that is received at `now`. */
export function newLead(
  entered: Entered,
  rest: Pick<LeadRecord, "submissionKey" | "payloadHash" | "quarantineReason" | "turnstile">,
  now: Date,
): LeadRecord {
  const priority = (entered.priority || undefined) as MembershipPriority | undefined;
  return {
    ...entered,
    ...rest,
    id: crypto.randomUUID(),
    reference: newReference(),
    status: "new",
    receivedAt: now.getTime(),
    answerBy: answerBy(now, entered.kind, priority).getTime(),
    answeredAt: null,
    assignee: "",
    addressKey: addressKey(entered),
  };
}

/** What our own script adds may differ when the same request is sent again. */
const telemetry: readonly string[] = [
  "form",
  "phoneE164",
  "privacyVersion",
  "timeOnPage",
  "interactionCount",
  "leadScore",
  "landingPage",
  "referrerHost",
  "utmSource",
  "utmMedium",
  "utmCampaign",
  "widget",
  "stepReached",
] satisfies (keyof Entered)[];

/** Fingerprint of what the visitor entered and sent along, to tell a repeat from another request. */
export function payloadHash(entered: Entered, files: StagedFile[]): Promise<string> {
  const fields = Object.entries(entered).filter(([name]) => !telemetry.includes(name));
  fields.sort(([a], [b]) => (a < b ? -1 : 1));
  return sha256(JSON.stringify([fields, files.map((file) => file.sha256)]));
}
