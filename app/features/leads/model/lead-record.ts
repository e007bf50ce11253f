import type { FileKind } from "~/lib/files/file-kind";
import type { LeadKind } from "./lead-options";
import type { LeadStatus } from "./lead-status";

/** A request as it is kept: one row of `leads`. Moments in milliseconds (UTC), empty text = not given. */
export type LeadRecord = {
  id: string;
  reference: string;
  submissionKey: string | null;
  payloadHash: string;
  kind: LeadKind;
  form: string;
  status: LeadStatus;
  quarantineReason: string | null;
  turnstile: "passed" | "unchecked" | null;
  receivedAt: number;
  answerBy: number;
  /** When it first left 'new'. */
  answeredAt: number | null;
  /** Mail address of an employee; empty = nobody yet. */
  assignee: string;
  /** See `lib/address-key`. */
  addressKey: string | null;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  phoneE164: string | null;
  contactPreference: string;
  urgencyLevel: string;
  serviceType: string;
  selectedService: string;
  specialist: string;
  projectType: string;
  projectDescription: string;
  address: string;
  street: string;
  houseNumber: string;
  city: string;
  postcode: string;
  country: string;
  /** Joined with commas, as are no other fields. */
  membershipTypes: string;
  propertyType: string;
  propertyYear: string;
  currentIssues: string;
  previousMaintenance: string;
  priority: string;
  privacyVersion: string;
  timeOnPage: number | null;
  interactionCount: number | null;
  leadScore: number | null;
  landingPage: string;
  referrerHost: string;
  utmSource: string;
  utmMedium: string;
  utmCampaign: string;
  widget: string;
  stepReached: string;
};

/** A file of a request; `n` counts from 1 in the order sent. */
export type LeadFile = {
  n: number;
  objectKey: string;
  name: string;
  kind: FileKind;
  bytes: number;
  sha256: string;
};

/** Every column of `leads` by its field; keeps the statements below and the type above in step. */
const columns = {
  id: "id",
  reference: "reference",
  submissionKey: "submission_key",
  payloadHash: "payload_hash",
  kind: "kind",
  form: "form",
  status: "status",
  quarantineReason: "quarantine_reason",
  turnstile: "turnstile",
  receivedAt: "received_at",
  answerBy: "answer_by",
  answeredAt: "answered_at",
  assignee: "assignee",
  addressKey: "address_key",
  firstName: "first_name",
  lastName: "last_name",
  email: "email",
  phone: "phone",
  phoneE164: "phone_e164",
  contactPreference: "contact_preference",
  urgencyLevel: "urgency_level",
  serviceType: "service_type",
  selectedService: "selected_service",
  specialist: "specialist",
  projectType: "project_type",
  projectDescription: "project_description",
  address: "address",
  street: "street",
  houseNumber: "house_number",
  city: "city",
  postcode: "postcode",
  country: "country",
  membershipTypes: "membership_types",
  propertyType: "property_type",
  propertyYear: "property_year",
  currentIssues: "current_issues",
  previousMaintenance: "previous_maintenance",
  priority: "priority",
  privacyVersion: "privacy_version",
  timeOnPage: "time_on_page",
  interactionCount: "interaction_count",
  leadScore: "lead_score",
  landingPage: "landing_page",
  referrerHost: "referrer_host",
  utmSource: "utm_source",
  utmMedium: "utm_medium",
  utmCampaign: "utm_campaign",
  widget: "widget",
  stepReached: "step_reached",
} as const satisfies Record<keyof LeadRecord, string>;

const fields = Object.keys(columns) as (keyof LeadRecord)[];

/** `INSERT INTO leads …`, to be bound to `leadValues(lead)`. */
export const insertLead = `INSERT INTO leads (${fields.map((field) => columns[field]).join(", ")})
  VALUES (${fields.map(() => "?").join(", ")})`;

export function leadValues(lead: LeadRecord): (string | number | null)[] {
  return fields.map((field) => lead[field]);
}

/** `id, reference, submission_key AS submissionKey, …` */
export const leadColumns = fields.map((field) => `${columns[field]} AS ${field}`).join(", ");

/** The same with the name of the table, for statements that read another one too. */
export const qualifiedLeadColumns = fields.map((field) => `leads.${columns[field]} AS ${field}`).join(", ");

/** Columns of `lead_files` as LeadFile. */
export const leadFileColumns = "n, object_key AS objectKey, name, kind, bytes, sha256";
