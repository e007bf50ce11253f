import { wakeSender } from "~/features/leads/deliver/outbox/wake-sender.server";
import {
  addedMessages,
  answerJson,
  answerMessages,
  answerStatus,
  type LeadAnswer,
} from "~/features/leads/model/answers/lead-answer";
import { MAX_LEAD_FILES } from "~/features/leads/model/lead-limits";
import { type LeadForm, leadForms } from "~/features/leads/model/lead-options";
import { addFiles, type FilesLead, filesLead } from "~/features/leads/store/files/add-files.server";
import { discardFiles, type StagedFile } from "~/features/leads/store/files/lead-files.server";
import { openVisitorLink, type VisitorLink } from "~/features/leads/visitor/visitor-link.server";
import { overLimit } from "~/platform/http/rate-limit.server";
import { log } from "~/platform/log.server";
import { dropBody, readLeadBody } from "./read-lead-body.server";
import { filesError } from "./receive-lead.server";

type FilesPost = { token: string; now: Date; waitUntil: (work: Promise<unknown>) => void };

/** `unknown`: no link of ours; `ended`: it opens nothing any more. Both took nothing. */
type LinkAnswer = { kind: "unknown" | "ended"; message: string };
export type FilesAnswer = LeadAnswer | LinkAnswer;

const ended: FilesAnswer = { kind: "ended", message: addedMessages().ended };

/** A link has a share of its own beside the client's: who finds one cannot flood its lead from everywhere. */
const LIMIT = "bestanden";

/** Files for a lead that is there already, posted from the page behind its link. The same file twice is one. */
export async function receiveFiles(env: Env, request: Request, post: FilesPost): Promise<FilesAnswer> {
  const { token, now } = post;
  const answer = async (refused: FilesAnswer) => {
    await dropBody(request);
    return refused;
  };
  const limited = { kind: "limited", message: addedMessages().limited } as const;
  if (await overLimit(env.LEAD_LIMIT, request, LIMIT)) return answer(limited);
  const link = await openVisitorLink(env.DB, token, env.LINK_SECRET, now);
  if (link === null) return answer({ kind: "unknown", message: addedMessages().ended });
  if (link.kind !== "open") return answer(ended);
  if (await overLimit(env.LEAD_LIMIT, request, LIMIT, link.leadId)) return answer(limited);

  const body = await readLeadBody(env.UPLOADS, request, now);
  if (body.kind !== "read") {
    const texts = { ...answerMessages(), "too-many": addedMessages()["too-many"] };
    return { kind: body.kind, message: texts[body.kind] };
  }
  const { files } = body;
  try {
    const lead = await filesLead(env.DB, link.leadId);
    const refusal = lead === null ? ended : refusedFiles(lead, body);
    if (lead !== null && refusal === null) return await keep(env, { lead, link, files }, post);
    post.waitUntil(discardFiles(env.UPLOADS, files));
    return refusal ?? ended;
  } catch (error) {
    // The rows may exist although their answer was lost, so the files stay; the sweep removes true orphans.
    log("error", "file.add-failed", { leadId: link.leadId, count: files.length, error });
    return { kind: "unavailable", values: {}, message: addedMessages().unavailable };
  }
}

const invalid = (files: string): FilesAnswer => ({
  kind: "invalid",
  errors: { files },
  values: {},
  message: files,
});

type Body = Extract<Awaited<ReturnType<typeof readLeadBody>>, { kind: "read" }>;

/** Why nothing of it is taken; null when all can be. */
function refusedFiles(lead: FilesLead, body: Body): FilesAnswer | null {
  const form: LeadForm = leadForms.find((name) => name === lead.form) ?? "modal";
  const error = filesError(form, body.fileProblems, body.files).files;
  if (error) return invalid(error);
  if (body.storageFailed) return { kind: "unavailable", values: {}, message: addedMessages().unavailable };
  if (body.files.length === 0) return invalid(addedMessages().none);
  const room = MAX_LEAD_FILES - lead.sums.length;
  const fresh = new Set(body.files.map(({ sha256 }) => sha256).filter((sum) => !lead.sums.includes(sum)));
  if (fresh.size <= room) return null;
  return invalid(room === 0 ? addedMessages().full : addedMessages().room(room));
}

type Kept = { lead: FilesLead; link: Extract<VisitorLink, { kind: "open" }>; files: StagedFile[] };

async function keep(
  env: Env,
  { lead, link, files }: Kept,
  { now, waitUntil }: FilesPost,
): Promise<FilesAnswer> {
  const { leadId, version } = link;
  const { kept, sums, count } = await addFiles(env.DB, { leadId, linkVersion: version }, files, now);
  const added = files.filter(({ key }) => kept.has(key));
  waitUntil(
    discardFiles(
      env.UPLOADS,
      files.filter(({ key }) => !kept.has(key)),
    ),
  );
  if (added.length > 0) {
    log("info", "file.added", { leadId, count: added.length });
    waitUntil(wakeSender(env.OUTBOX, leadId));
  }
  // Meanwhile another post took the room, or the link was ended.
  if (files.some(({ sha256 }) => !sums.has(sha256)))
    return count < MAX_LEAD_FILES ? ended : invalid(addedMessages().full);
  const { id, reference, kind, answerBy } = lead;
  const stored = added.length > 0 ? "stored" : "replayed";
  return { kind: stored, lead: { id, reference, kind, answerBy }, message: addedMessages().stored };
}

const linkStatus = { unknown: 404, ended: 410 } as const;

const isLinkAnswer = (answer: FilesAnswer): answer is LinkAnswer => Object.hasOwn(linkStatus, answer.kind);

/** Status of the page that shows the answer. */
export function filesStatus(answer: FilesAnswer): number {
  return isLinkAnswer(answer) ? linkStatus[answer.kind] : answerStatus[answer.kind];
}

/** For a form with script. */
export function filesJson(answer: FilesAnswer): Response {
  if (!isLinkAnswer(answer)) return answerJson(answer);
  const body = { success: false, message: answer.message };
  return Response.json(body, { status: filesStatus(answer), headers: { "Cache-Control": "no-store" } });
}
