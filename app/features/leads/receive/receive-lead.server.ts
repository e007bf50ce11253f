import { wakeSender } from "~/features/leads/deliver/outbox/wake-sender.server";
import type { UrgentRule } from "~/features/leads/model/answer-by";
import { answerMessages, type LeadAnswer, type LeadValues } from "~/features/leads/model/answers/lead-answer";
import { acceptedKinds } from "~/features/leads/model/files/accepted-files";
import { fileMessages } from "~/features/leads/model/files/file-messages";
import { REPEAT_MS } from "~/features/leads/model/lead-limits";
import { type LeadForm, type LeadKind, leadForms } from "~/features/leads/model/lead-options";
import { isUrgent } from "~/features/leads/model/lead-summary";
import { discardFiles, type StagedFile } from "~/features/leads/store/files/lead-files.server";
import {
  type DeliveryKind,
  findRepeat,
  findReplay,
  type StoreOutcome,
  storeLead,
  waitsForRelease,
} from "~/features/leads/store/store-lead.server";
import { visitorToken } from "~/features/leads/visitor/visitor-link.server";
import { paths } from "~/paths";
import { log } from "~/platform/log.server";
import { checkToken } from "./check-token.server";
import { judge, lookAround } from "./judge-lead.server";
import { newLead, parseLead, payloadHash } from "./new-lead.server";
import { type FileProblem, readLeadBody, TURNSTILE_FIELD } from "./read-lead-body.server";
import { checkTurnstile, type TurnstileSettings } from "./turnstile.server";

export type LeadResources = {
  db: D1Database;
  bucket: R2Bucket;
  /** Wakes the sender of deliveries. They are sent without it too, only later. */
  queue: Pick<Queue, "send"> | null;
  turnstile: TurnstileSettings | null;
  webhook: boolean;
  /** LINK_SECRET: signs the token of the check, and keys the hash of clients. */
  secrets?: string;
};

type LeadEnv = Pick<Env, "DB" | "UPLOADS" | "OUTBOX"> & {
  LINK_SECRET?: string;
  TURNSTILE_SECRET?: string;
  TURNSTILE_URL?: string;
  WEBHOOK_URL?: string;
};

export function leadResources(env: LeadEnv): LeadResources {
  return {
    db: env.DB,
    bucket: env.UPLOADS,
    queue: env.OUTBOX,
    turnstile: env.TURNSTILE_SECRET ? { secret: env.TURNSTILE_SECRET, url: env.TURNSTILE_URL } : null,
    webhook: Boolean(env.WEBHOOK_URL),
    secrets: env.LINK_SECRET,
  };
}

export type ReceiveOptions = {
  kind: LeadKind;
  /** Set by a page for its own form; otherwise the field `form` names it. */
  form?: LeadForm;
  now: Date;
  /** What holds for urgent requests, asked for one of them only; without it they are answered as any other. */
  urgentRule?: (() => Promise<UrgentRule>) | undefined;
  waitUntil: (work: Promise<unknown>) => void;
};

/** `stored` and `replayed` mean kept with its files. What the answer promises is done before it is given. */
export async function receiveLead(
  resources: LeadResources,
  request: Request,
  { kind, form: ownForm, now, urgentRule, waitUntil }: ReceiveOptions,
): Promise<LeadAnswer> {
  const { db, bucket } = resources;
  const body = await readLeadBody(bucket, request, now);
  if (body.kind !== "read") return { kind: body.kind, message: answerMessages()[body.kind] };

  const { values, files, filesSent } = body;
  const withCount = (answer: LeadAnswer): LeadAnswer =>
    "values" in answer ? { ...answer, files: filesSent } : answer;
  const refuse = (answer: LeadAnswer): LeadAnswer => {
    waitUntil(discardFiles(bucket, files));
    return withCount(answer);
  };
  const form = ownForm ?? leadForms.find((name) => name === values.form) ?? "modal";
  const parsed = parseLead(kind, form, values);
  const key = submissionKey(request.headers.get("Idempotency-Key"), values.submissionKey);
  const errors = {
    ...parsed.errors,
    ...filesError(form, body.fileProblems, files),
    ...(key === undefined && { submissionKey: answerMessages().noKey }),
  };
  if (parsed.errors !== undefined || key === undefined || Object.keys(errors).length > 0) {
    return refuse({ kind: "invalid", errors, values, message: answerMessages().invalid });
  }
  if (body.storageFailed)
    return refuse({ kind: "unavailable", values, message: answerMessages().unavailable });

  try {
    const hash = await payloadHash(parsed.entered, files);
    // Turnstile takes a token once: a lead that is sent again has none left.
    const replay = key !== null && resources.turnstile ? await findReplay(db, key, hash) : null;
    if (replay) return refuse(await answerTo(replay, values, resources, now));
    const repeat = ownForm
      ? await findRepeat(db, { form, payloadHash: hash }, new Date(now.getTime() - REPEAT_MS))
      : null;
    if (repeat) return refuse(withoutPage(await answerTo(repeat, values, resources, now)));

    const token = values[TURNSTILE_FIELD] ?? "";
    const [verdict, around] = await Promise.all([
      resources.turnstile &&
        checkTurnstile(resources.turnstile, token, {
          ip: request.headers.get("CF-Connecting-IP"),
          repeatKey: key,
        }),
      lookAround(db, request, parsed.entered, { secrets: resources.secrets, now }),
    ]);
    if (verdict === "refused") return refuse({ kind: "refused", values, message: answerMessages().refused });

    const judgement = judge(parsed.entered, values, {
      around,
      verdict: verdict && { kind: verdict, asked: token !== "" },
      warnings: files.filter(({ warning }) => warning !== null).length,
      now,
    });
    const lead = newLead(
      parsed.entered,
      {
        submissionKey: key,
        payloadHash: hash,
        turnstile: verdict && (verdict === "passed" ? "passed" : "unchecked"),
        ...judgement,
      },
      now,
      isUrgent(parsed.entered) && urgentRule ? await urgentRule() : null,
    );
    const outcome = await storeLead(db, lead, files, deliveriesOf(resources, lead));
    const answer = await answerTo(outcome, values, resources, now);
    if (outcome.kind !== "stored") return refuse(answer);

    log("info", "lead.stored", {
      leadId: lead.id,
      kind,
      count: files.length,
      reason: lead.quarantineReason ?? "none",
    });
    if (resources.queue && !waitsForRelease("office-mail", lead.quarantineReason))
      waitUntil(wakeSender(resources.queue, lead.id));
    return answer;
  } catch (error) {
    // The row may exist although its answer was lost, so its files stay; the sweep removes true orphans.
    log("error", "lead.store-failed", { kind, count: files.length, error });
    return withCount({ kind: "unavailable", values, message: answerMessages().unavailable });
  }
}

/** Null = none sent, undefined = no UUID. The header, quoted in its draft standard, goes before the field. */
export function submissionKey(header: string | null, field = ""): string | null | undefined {
  const key = (header?.replace(/^"(.*)"$/, "$1") ?? field).trim().toLowerCase();
  if (key === "") return null;
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(key) ? key : undefined;
}

/** What is said of the files that are refused. */
export function filesError(form: LeadForm, problems: FileProblem[], files: StagedFile[]): { files?: string } {
  const accepted = acceptedKinds(form);
  const misplaced = files
    .filter((file) => !accepted.includes(file.kind))
    .map(({ name }): FileProblem => ({ reason: "wrongKind", name }));
  const all = [...problems, ...misplaced];
  return all.length === 0
    ? {}
    : { files: all.map(({ reason, name }) => fileMessages[reason](name, form)).join(" ") };
}

/** Who left no address gets no mail. First what wakes people: what comes after it is sent after it. */
function deliveriesOf({ webhook }: LeadResources, { email }: { email: string }): DeliveryKind[] {
  const visitor = email === "" ? [] : (["visitor-mail"] as const);
  return ["push", "office-mail", ...visitor, ...(webhook ? (["webhook"] as const) : [])];
}

async function answerTo(
  outcome: StoreOutcome,
  values: LeadValues,
  { db, secrets }: LeadResources,
  now: Date,
): Promise<LeadAnswer> {
  if (outcome.kind === "conflict") return { kind: "conflict", values, message: answerMessages().conflict };
  const { id, reference, kind, answerBy, quarantineReason } = outcome.lead;
  const check = quarantineReason === "check" ? await checkToken(id, secrets, now) : null;
  // The lead is kept, whatever becomes of the link.
  const token = await visitorToken(db, id, secrets, now).catch(() => null);
  return {
    kind: outcome.kind,
    lead: { id, reference, kind, answerBy },
    ...(check !== null && { check }),
    ...(token !== null && { page: paths.visitorLead(token) }),
    message: answerMessages()[kind],
  };
}

/** Who shows the content but no key may have guessed it: the page would show what came later. */
function withoutPage(answer: LeadAnswer): LeadAnswer {
  return "lead" in answer ? { ...answer, page: undefined } : answer;
}
