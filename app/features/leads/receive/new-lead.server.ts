import * as z from "zod/mini";
import { addressKey } from "~/features/leads/model/address/address-key";
import { answerBy, type UrgentRule, urgentAnswerBy } from "~/features/leads/model/answer-by";
import type { LeadValues } from "~/features/leads/model/answers/lead-answer";
import { readAnswers } from "~/features/leads/model/answers/read-answers.server";
import { type FieldName, fieldNames, fieldOf, type LeadEntry } from "~/features/leads/model/lead-fields";
import {
  type LeadForm,
  type LeadKind,
  type MembershipPriority,
  serviceTypes,
} from "~/features/leads/model/lead-options";
import type { LeadRecord } from "~/features/leads/model/lead-record";
import { fieldErrors, schemaFor } from "~/features/leads/model/lead-schema";
import { isUrgent } from "~/features/leads/model/lead-summary";
import { membershipSummary } from "~/features/leads/model/membership-summary";
import { phoneQuestion } from "~/features/leads/model/phone/phone";
import { certainPhone } from "~/features/leads/model/phone/phone-truth.server";
import type { StagedFile } from "~/features/leads/store/files/lead-files.server";
import { newReference } from "~/features/leads/store/reference";
import { sha256 } from "~/lib/bytes/hash";

/** A checked lead before it gets its place in the database. */
type Entered = LeadEntry & Pick<LeadRecord, "kind" | "form" | "phoneE164" | "answers">;

export function parseLead(
  kind: LeadKind,
  form: LeadForm,
  values: LeadValues,
): { entered: Entered; errors?: undefined } | { errors: Record<string, string> } {
  return enter({ kind, form }, values, schemaFor(kind, form));
}

/** What was entered, by the rules of its form; or what is wrong with it, by field. */
export function enter(
  { kind, form }: Pick<LeadRecord, "kind" | "form">,
  values: LeadValues,
  rules: z.ZodMiniType,
): { entered: Entered; errors?: undefined } | { errors: Record<string, string> } {
  const parsed = z.safeParse(rules, values);
  const question = phoneQuestion(values);
  if (!parsed.success || question) {
    return {
      errors: { ...(question && { phone: question }), ...(parsed.error && fieldErrors(parsed.error)) },
    };
  }
  const fields = parsed.data as Record<string, unknown>;
  const kept = Object.fromEntries(fieldNames.map((name) => [name, keptValue(fields[name])])) as LeadEntry;
  const entry = {
    ...kept,
    ...defaultsOf(kind, kept),
    ...(form === "emergency" && kind === "request" && emergency),
  };
  const answers = JSON.stringify(readAnswers(values, kept));
  return { entered: { ...entry, kind, form, phoneE164: certainPhone(entry), answers } };
}

function keptValue(value: unknown = ""): unknown {
  return Array.isArray(value) ? value.join(",") : value;
}

/** What a request by the emergency form is about, whatever it says. */
const emergency = {
  urgencyLevel: "urgent",
  serviceType: "spoedservice",
  selectedService: serviceTypes.spoedservice,
} as const satisfies Partial<LeadEntry>;

/** What the specification's own clients send, for those that leave it out. */
function defaultsOf(kind: LeadKind, entry: LeadEntry): Partial<LeadEntry> {
  if (kind === "request") return { specialist: entry.specialist || "General" };
  const membershipTypes = entry.membershipTypes.split(",");
  return {
    selectedService: entry.selectedService || "Zorgeloos Wonen Lidmaatschap",
    serviceType: entry.serviceType || "Lidmaatschap",
    specialist: entry.specialist || "TOS",
    projectDescription: entry.projectDescription || membershipSummary({ ...entry, membershipTypes }),
  };
}

const unjudged = {
  abuseScore: 0,
  abuseSigns: "{}",
  clientHash: null,
  textKey: null,
  patternId: null,
  spamAt: null,
};

export function newLead(
  entered: Entered,
  rest: Pick<LeadRecord, "submissionKey" | "payloadHash" | "quarantineReason" | "turnstile"> &
    Partial<Pick<LeadRecord, keyof typeof unjudged>>,
  now: Date,
  urgentRule: UrgentRule | null = null,
): LeadRecord {
  const urgent = isUrgent(entered);
  const priority = (entered.priority || undefined) as MembershipPriority | undefined;
  return {
    ...entered,
    ...unjudged,
    ...rest,
    id: crypto.randomUUID(),
    reference: newReference(),
    status: "new",
    receivedAt: now.getTime(),
    urgencyLevel: urgent ? "urgent" : entered.urgencyLevel,
    answerBy: (urgent && urgentRule && entered.kind === "request"
      ? urgentAnswerBy(now, urgentRule)
      : answerBy(now, entered.kind, priority)
    ).getTime(),
    answeredAt: null,
    repliedAt: null,
    decidedAt: null,
    lostReason: null,
    wonCents: null,
    assignee: "",
    addressKey: addressKey(entered),
  };
}

/**
 * Tells a repeat from another lead. An added field and answers count only where there are any: what is sent again after
 * the version that adds them keeps its fingerprint.
 */
export function payloadHash(
  entered: Entered,
  files: StagedFile[],
  more: [string, string][] = [],
): Promise<string> {
  const counts = (name: FieldName) => {
    const { telemetry, added } = fieldOf(name);
    return !telemetry && !(added && entered[name] === "");
  };
  const names = [...fieldNames.filter(counts), "kind" as const].sort();
  const answers = entered.answers === "[]" ? [] : [["answers", entered.answers]];
  const fields = [...names.map((name) => [name, entered[name]]), ...answers, ...more];
  return sha256(JSON.stringify([fields, files.map((file) => file.sentSha256)]));
}
