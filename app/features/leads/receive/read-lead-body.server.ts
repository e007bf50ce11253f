import type { LeadValues } from "~/features/leads/model/answers/lead-answer";
import { answerFields } from "~/features/leads/model/answers/read-answers.server";
import { nameAsText } from "~/features/leads/model/files/file-name";
import { fieldNames } from "~/features/leads/model/lead-fields";
import { MAX_FILE_BYTES, MAX_FILES } from "~/features/leads/model/lead-limits";
import { discardFiles, type StagedFile, stageFile } from "~/features/leads/store/files/lead-files.server";
import { drainBody } from "~/lib/bytes/drain-body";
import { sha256 } from "~/lib/bytes/hash";
import { MultipartError, type MultipartPart, multipartBoundary, readMultipart } from "~/lib/bytes/multipart";
import { log } from "~/platform/log.server";
import { inspectFile, type RefusedFile } from "./inspect-file.server";

/** Field that Turnstile's script adds to a form. */
export const TURNSTILE_FIELD = "cf-turnstile-response";

/** Five full files with their fields fit; anything larger is refused unread where its length is announced. */
const MAX_BODY_BYTES = 53 * 1024 * 1024;
/** Our largest form has about fifty. */
const MAX_PARTS = 100;
/** Longer than any field may be, so that the schema can say which one is too long. */
const MAX_TEXT_BYTES = 64 * 1024;

const known = new Set<string>([
  ...fieldNames,
  ...answerFields,
  ...["privacy", "phoneConfirmed", "form", "submissionKey", "formTime", "website", TURNSTILE_FIELD],
]);

/** Why a file was refused; `lead-limits` has the words. */
export type FileProblem = {
  reason: "tooMany" | "tooLarge" | "empty" | RefusedFile["problem"];
  name: string;
};

type LeadBody = {
  kind: "read";
  /** Known text fields as sent; the first of a name counts. */
  values: LeadValues;
  /** In the order sent, already in the bucket. */
  files: StagedFile[];
  fileProblems: FileProblem[];
  /** How many came, those that are refused among them. */
  filesSent: number;
  /** The bucket failed, so `files` is not complete. */
  storageFailed: boolean;
};

/**
 * At most one file in memory. A problem ends storing, not reading. The caller keeps or discards `files`. Without a bucket
 * they are read away: what was typed is all that is wanted.
 */
export async function readLeadBody(
  bucket: R2Bucket | null,
  request: Request,
  now: Date,
  /** Fields of its form beside those of a lead. */
  own: string[] = [],
): Promise<LeadBody | { kind: "unsupported" | "unreadable" | "too-large" | "too-many" }> {
  const encoding = request.headers.get("Content-Encoding") ?? "identity";
  const contentType = request.headers.get("Content-Type");
  if (encoding !== "identity" || !/^multipart\/form-data\b/i.test(contentType ?? "")) {
    await dropBody(request);
    return { kind: "unsupported" };
  }
  if (announcedTooLarge(request)) return { kind: "too-large" };
  const boundary = multipartBoundary(contentType);
  if (boundary === null || request.body === null) {
    await dropBody(request);
    return { kind: "unreadable" };
  }

  const body: LeadBody = {
    kind: "read",
    values: Object.create(null),
    files: [],
    fileProblems: [],
    filesSent: 0,
    storageFailed: false,
  };
  const isKnown = (name: string) => known.has(name) || own.includes(name);
  const limits = {
    total: MAX_BODY_BYTES,
    parts: MAX_PARTS,
    keep: (part: Pick<MultipartPart, "name" | "filename">) => {
      if (part.name === "files")
        return bucket && part.filename && body.filesSent < MAX_FILES ? MAX_FILE_BYTES : 0;
      return isKnown(part.name) ? MAX_TEXT_BYTES : 0;
    },
  };
  try {
    for await (const part of readMultipart(request.body, boundary, limits)) {
      if (part.name === "files") {
        // A file field in which nothing was chosen has an empty name.
        if (!part.filename) continue;
        body.filesSent++;
        if (bucket) await takeFile(bucket, body, part, now);
      } else if (isKnown(part.name)) {
        takeText(body.values, part);
      }
    }
    return body;
  } catch (error) {
    if (bucket) await discardFiles(bucket, body.files);
    // Anything else is the connection: the visitor is gone or the network failed.
    if (!(error instanceof MultipartError)) {
      log("info", "lead.body-lost", { error });
      return { kind: "unreadable" };
    }
    const { reason } = error;
    if (reason !== "too-large") await dropBody(request);
    return { kind: reason === "broken" ? "unreadable" : reason };
  }
}

/** Reads away what is left of a posted form that is refused for another reason, see `drainBody`. */
export async function dropBody(request: Request): Promise<void> {
  if (request.body === null || announcedTooLarge(request)) return;
  await drainBody(request.body.getReader(), MAX_BODY_BYTES).catch(() => false);
}

const announcedTooLarge = (request: Request) =>
  Number(request.headers.get("Content-Length")) > MAX_BODY_BYTES;

/** Boxes ticked in a form without script come one by one, and joined from a client with script. */
const REPEATED = "membershipTypes";

function takeText(values: LeadValues, { name, bytes }: MultipartPart): void {
  const text = new TextDecoder().decode(bytes);
  const before = values[name];
  if (before === undefined) values[name] = text;
  else if (name === REPEATED && before.length < MAX_TEXT_BYTES) values[name] = `${before},${text}`;
}

async function takeFile(bucket: R2Bucket, body: LeadBody, part: MultipartPart, now: Date): Promise<void> {
  const name = nameAsText(part.filename ?? "");
  const refuse = (reason: FileProblem["reason"]) => void body.fileProblems.push({ reason, name });
  if (body.filesSent > MAX_FILES) {
    if (body.filesSent === MAX_FILES + 1) refuse("tooMany");
    return;
  }
  if (part.size > MAX_FILE_BYTES) return refuse("tooLarge");
  if (part.size === 0) return refuse("empty");
  const sentSha256 = await sha256(part.bytes);
  const inspected = await inspectFile(part.bytes);
  if ("problem" in inspected) return refuse(inspected.problem);
  if (body.fileProblems.length > 0 || body.storageFailed) return;
  await stageFile(bucket, { ...inspected, name, sentSha256 }, now).then(
    (file) => body.files.push(file),
    (error) => {
      body.storageFailed = true;
      log("error", "file.put-failed", { bytes: part.size, error });
    },
  );
}
