import { data } from "react-router";
import { addedMessages } from "~/features/leads/model/answers/lead-answer";
import { readLeadBody } from "~/features/leads/receive/read-lead-body.server";
import { filesError } from "~/features/leads/receive/receive-lead.server";
import { discardFiles, type StagedFile } from "~/features/leads/store/files/lead-files.server";
import { type ReviewPosted, reviewFields } from "~/features/reviews/review-form.server";
import { formDataOf, isMultipart, PUBLIC_FORM } from "~/platform/http/form-data.server";

type ReviewPost = {
  posted: ReviewPosted;
  /** Already in the bucket: the caller keeps or discards it. */
  photo: StagedFile | null;
  /** Why a chosen photo is not taken. */
  problem: string | null;
};

/** What the forms of the page post. Throws an answer for a body that cannot be read. */
export async function readReviewPost(env: Env, request: Request, now: Date): Promise<ReviewPost> {
  if (!isMultipart(request)) {
    const form = await formDataOf(request, PUBLIC_FORM);
    const values = reviewFields.map((name) => [name, form.get(name)]);
    return {
      posted: Object.fromEntries(values.filter(([, value]) => typeof value === "string")),
      photo: null,
      problem: null,
    };
  }
  const body = await readLeadBody(env.UPLOADS, request, now, [...reviewFields]);
  if (body.kind !== "read") throw data(null, { status: body.kind === "too-large" ? 413 : 400 });
  // Those that take photos only.
  const problem =
    filesError("widget", body.fileProblems, body.files).files ??
    (body.storageFailed ? addedMessages().unavailable : null);
  const photo = problem === null ? (body.files[0] ?? null) : null;
  await discardFiles(
    env.UPLOADS,
    body.files.filter((file) => file !== photo),
  );
  return { posted: body.values as ReviewPosted, photo, problem };
}
