import { wakeSender } from "~/features/leads/deliver/outbox/wake-sender.server";
import { filledAddressParts } from "~/features/leads/model/address/address-parts";
import type { UrgentRule } from "~/features/leads/model/answer-by";
import { answerMessages } from "~/features/leads/model/answers/lead-answer";
import { isByHand } from "~/features/leads/model/by-hand";
import { formSchema } from "~/features/leads/model/lead-schema";
import { isUrgent } from "~/features/leads/model/lead-summary";
import { officePhoneError } from "~/features/leads/model/phone/phone-truth.server";
import { enter, newLead, payloadHash } from "~/features/leads/receive/new-lead.server";
import { readLeadBody } from "~/features/leads/receive/read-lead-body.server";
import { filesError, type LeadResources, submissionKey } from "~/features/leads/receive/receive-lead.server";
import { discardFiles } from "~/features/leads/store/files/lead-files.server";
import { type DeliveryKind, storeLead } from "~/features/leads/store/store-lead.server";
import { log } from "~/platform/log.server";
import { ownFields } from "./own-fields";

export type ByHandAnswer =
  /** The lead that it became, now or when it was sent before. */
  | { kind: "stored"; id: string; reference: string; mailed: boolean }
  /** Sent before, and changed since: what is kept was not. */
  | { kind: "conflict"; id: string }
  /** What is wrong, by field; '' is the whole. */
  | { kind: "refused"; errors: Record<string, string> };

/** A name, a number and what is wrong; all else as everywhere. */
const byHandSchema = formSchema("request", {
  required: { lastName: "Naam is verplicht" },
  optional: ["email"],
  preference: "phone",
});

type ByHandPost = {
  actor: string;
  now: Date;
  urgentRule: () => Promise<UrgentRule>;
  waitUntil: (work: Promise<unknown>) => void;
};

const refused = (message: string): ByHandAnswer => ({ kind: "refused", errors: { "": message } });

/** Keeps a request that an employee wrote down: as any other, but that nobody judges it, and that it may be answered already. */
export async function receiveByHand(
  { db, bucket, queue, webhook }: LeadResources,
  request: Request,
  { actor, now, urgentRule, waitUntil }: ByHandPost,
): Promise<ByHandAnswer> {
  const body = await readLeadBody(bucket, request, now, [...ownFields]);
  if (body.kind !== "read") return refused(answerMessages()[body.kind]);
  const { values, files } = body;
  const discard = (answer: ByHandAnswer) => {
    waitUntil(discardFiles(bucket, files));
    return answer;
  };
  const { source = "" } = values;
  const key = submissionKey(null, values.submissionKey);
  if (!isByHand(source) || !key) return discard(refused(answerMessages().noKey));
  const whole = { ...values, ...filledAddressParts(values) };
  const parsed = enter({ kind: "request", form: source }, whole, byHandSchema);
  const wrong: Record<string, string> = {
    ...parsed.errors,
    ...filesError("modal", body.fileProblems, files),
  };
  if (wrong.phone) wrong.phone = officePhoneError(wrong.phone, values.phone ?? "");
  if (parsed.errors || Object.keys(wrong).length > 0) return discard({ kind: "refused", errors: wrong });
  if (body.storageFailed) return discard(refused(answerMessages().unavailable));

  const { entered } = parsed;
  const { reached = "", confirm = "" } = values;
  const ticks: [string, string][] = Object.entries({ source, reached, confirm });
  const hash = await payloadHash(entered, files, ticks);
  const given = { submissionKey: key, payloadHash: hash, quarantineReason: null, turnstile: null };
  const lead = newLead(entered, given, now, isUrgent(entered) ? await urgentRule() : null);
  const spoken = reached === "on";
  const record = spoken ? { ...lead, status: "called" as const, answeredAt: lead.receivedAt } : lead;
  const mailed = confirm === "on" && entered.email !== "";
  const deliveries = deliveriesOf({ mailed, webhook });
  const opening = { kind: "entered", data: { source, reached: spoken ? 1 : 0 }, actor } as const;
  const outcome = await storeLead(db, record, files, deliveries, opening);
  if (outcome.kind === "conflict") return discard({ kind: "conflict", id: await keptUnder(db, key) });
  if (outcome.kind === "replayed") waitUntil(discardFiles(bucket, files));
  else {
    log("info", "lead.stored", { leadId: lead.id, kind: "request", count: files.length, reason: "none" });
    if (queue) waitUntil(wakeSender(queue, lead.id));
  }
  const { id, reference } = outcome.lead;
  return { kind: "stored", id, reference, mailed };
}

async function keptUnder(db: D1Database, key: string): Promise<string> {
  const kept = db.prepare("SELECT id FROM leads WHERE submission_key = ?").bind(key);
  return (await kept.first<string>("id")) ?? "";
}

function deliveriesOf({ mailed, webhook }: { mailed: boolean; webhook: boolean }): DeliveryKind[] {
  return [
    ...(["push", "office-mail"] as const),
    ...(mailed ? (["visitor-mail"] as const) : []),
    ...(webhook ? (["webhook"] as const) : []),
  ];
}
