import { reviewSubject } from "~/content/index.server";
import type { RecordType } from "~/content/records/record-type";
import { recordType } from "~/content/records/record-types";
import type { ReviewRecord } from "~/content/records/types/review";
import { wakeSender } from "~/features/leads/deliver/outbox/wake-sender.server";
import { addedMessages } from "~/features/leads/model/answers/lead-answer";
import { fileName } from "~/features/leads/model/files/file-name";
import { projectOf } from "~/features/leads/office/project/project-of-lead.server";
import { addFiles } from "~/features/leads/store/files/add-files.server";
import { discardFiles, type StagedFile } from "~/features/leads/store/files/lead-files.server";
import {
  agreeToReviewPhoto,
  chooseReviewPhoto,
  noteTakenBack,
  reviewOfLead,
  tieReview,
} from "~/features/leads/store/lead-review.server";
import { getLead, type LeadDetail } from "~/features/leads/store/leads.server";
import { eraseRecord } from "~/features/records/desk/publish.server";
import { getRecord } from "~/features/records/desk/record-store.server";
import { isOpen, writeGiven } from "~/features/records/desk/write-given.server";
import type { ReviewState } from "~/features/reviews/review-form";
import { isShown } from "~/lib/files/shown-picture";
import { dayOf, dutchMonth } from "~/lib/text/dutch-date";

/** Puts together what two features know of a review: the request that it comes from, and the record that holds it. */
const type = () => recordType("review") as RecordType;

const ACTOR = "klant";

/** What the page shows of it; null when the request is gone. */
export async function reviewShown(db: D1Database, leadId: string, now: Date) {
  const [detail, review] = await Promise.all([getLead(db, leadId), reviewOfLead(db, leadId)]);
  if (detail === null || review === null) return null;
  const record = await getRecord(db, type(), review.recordKey);
  const content = record?.content as ReviewRecord | undefined;
  const subject = reviewSubject(content ?? placeAndWork(detail.lead));
  const state: ReviewState =
    record === null
      ? "new"
      : isOpen(record)
        ? "written"
        : record.state === "binned"
          ? "refused"
          : "published";
  return {
    state,
    typed: {
      stars: content ? String(content.stars) : "",
      text: content?.text ?? "",
      name: content?.name ?? detail.lead.firstName,
      // Asked anew with every change.
      agreed: false,
    },
    beside: [subject, dutchMonth(content?.written ?? dayOf(now.getTime()))].filter(Boolean).join(" · "),
    reason: review.refusedReason,
    answer: content?.answer ?? null,
    photo: photoShown(detail, review.photoN),
  };
}

/** `file`: its name in the address, null where no browser shows it. */
function photoShown({ lead, files }: LeadDetail, n: number | null) {
  const file = files.find((each) => each.n === n);
  return file ? { name: file.name, file: isShown(file) ? fileName(lead.reference, file) : null } : null;
}

/**
 * Puts a photo beside the words, or takes it away, while they may still change. It is a file of the request, as the others
 * that its customer sent. Why it could not be, in words; null when it was.
 */
export async function choosePhoto(
  env: Env,
  { leadId, version }: { leadId: string; version: number },
  photo: StagedFile | null,
  now: Date,
): Promise<string | null> {
  const review = await reviewOfLead(env.DB, leadId);
  const named = review && { type: type(), key: review.recordKey };
  const record = named && (await getRecord(env.DB, named.type, named.key));
  const late = named === null || (record !== null && !isOpen(record));
  const added =
    photo && !late ? await addFiles(env.DB, { leadId, linkVersion: version }, [photo], now) : null;
  if (photo && !added?.kept.has(photo.key)) await discardFiles(env.UPLOADS, [photo]);
  // The words then say so.
  if (late) return null;
  if (photo && !added?.sums.has(photo.sha256)) return addedMessages().full;
  if (added) await wakeSender(env.OUTBOX, leadId);
  await chooseReviewPhoto(env.DB, leadId, photo?.sha256 ?? null);
  // What the office took over of another one is not what he agrees to now.
  if (record)
    await writeGiven(
      env.DB,
      named,
      { words: { photo: undefined }, first: {} },
      { actor: ACTOR, now },
      () => [],
    );
  return null;
}

/** What the request tells of the work, where it is sure. */
function placeAndWork(lead: Parameters<typeof projectOf>[0]): Pick<ReviewRecord, "service" | "town"> {
  const { service, town, nearby, guessed } = projectOf(lead);
  return { service, town: nearby || guessed ? null : town };
}

/** Keeps what a customer wrote as a draft of the office. Sent twice it is one. False when it is too late. */
export async function keepReview(
  db: D1Database,
  leadId: string,
  words: Pick<ReviewRecord, "stars" | "text" | "name">,
  now: Date,
): Promise<boolean> {
  const [detail, review] = await Promise.all([getLead(db, leadId), reviewOfLead(db, leadId)]);
  if (detail === null || review === null) return false;
  const kept = await writeGiven(
    db,
    { type: type(), key: review.recordKey },
    { words, first: { ...placeAndWork(detail.lead), written: dayOf(now.getTime()) } },
    { actor: ACTOR, now },
    (...saved) => tieReview(db, leadId, saved, now),
  );
  if (kept) await agreeToReviewPhoto(db, leadId, now);
  return kept;
}

/** Off the site and out of the database, whatever the office made of it. */
export async function takeBackReview(db: D1Database, leadId: string, now: Date): Promise<void> {
  const review = await reviewOfLead(db, leadId);
  if (review === null) return;
  await eraseRecord(db, { type: type(), key: review.recordKey }, noteTakenBack(db, leadId, now));
}
