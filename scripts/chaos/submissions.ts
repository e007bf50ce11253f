import { createHash, randomBytes, randomInt, randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { readAnswer } from "../../app/features/leads/form/send/read-answer.ts";
import { jpegOf } from "../../tests/support/sample-files.ts";

/** A lead of a visitor, and everything that the visitor was told about it. */
export type Submission = {
  /** Of nobody else: what is kept with it is this lead, under whatever key it came. */
  email: string;
  /** SHA-256 of each file, in order. */
  files: string[];
  /** Beside the files, where it differs from visitor to visitor. */
  text?: string;
  answers?: string[];
  references: string[];
  attempts: number;
  /** The visitor was promised nothing, and it still lies on the device as it was typed. */
  onDevice?: boolean;
};

const fields = {
  selectedService: "Gratis offerte",
  serviceType: "offerte",
  specialist: "General",
  projectType: "",
  address: "Kerkstraat 1, 5611 GJ Eindhoven",
  projectDescription: "Het dak lekt bij de schoorsteen sinds de storm.",
  firstName: "Jan",
  lastName: "de Vries",
  phone: "06 12345678",
  contactPreference: "email",
  photos: "[]",
  urgencyLevel: "normal",
  timeOnPage: "0",
  interactionCount: "1",
  leadScore: "3",
};

/** Sends a lead with 1 to 5 photos until it is acknowledged, as our own form would. */
export async function submit(url: string): Promise<Submission> {
  const photos = Array.from({ length: randomInt(1, 6) }, () => noisyJpeg(randomInt(500, 120_000)));
  const form = leadForm(photos);
  form.append("submissionKey", randomUUID());
  const submission: Submission = {
    email: String(form.get("email")),
    files: photos.map(sha256),
    references: [],
    attempts: 0,
  };
  const send = () => post(url, form, submission);
  // Sometimes it waits in two tabs, and both send it when the line is back.
  if (randomInt(4) === 0) await Promise.all([send(), send()]);
  while (!(await send())) await pause(randomInt(50, 250));
  // Sometimes the answer reached us and the visitor presses once more all the same.
  if (randomInt(4) === 0) await send();
  return submission;
}

async function post(url: string, body: FormData, submission: Submission): Promise<boolean> {
  submission.attempts++;
  const headers = { "CF-Connecting-IP": visitorAddress() };
  try {
    const signal = AbortSignal.timeout(20_000);
    const answer = await fetch(`${url}/api/service-request`, { method: "POST", body, headers, signal });
    const text = await answer.text();
    const result = readAnswer(answer.status, text);
    if (result.kind === "received") submission.references.push(result.reference);
    else if (answer.status >= 400 && answer.status < 500)
      throw new RefusedError(`A correct request was refused with ${answer.status}: ${text}`);
    return result.kind === "received";
  } catch (error) {
    if (error instanceof RefusedError) throw error;
    return false;
  }
}

class RefusedError extends Error {}

/** A documentation address (RFC 3849), for a share of its own in the limits. */
export function visitorAddress(): string {
  const group = () => randomInt(0xffff).toString(16);
  return `2001:db8:${group()}:${group()}::1`;
}

/** A correct lead with these photos, as the form posts it. */
export function leadForm(photos: Uint8Array<ArrayBuffer>[]): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  // A mailbox and a domain each: more mails to one would be held.
  form.append("email", `jan@v${randomUUID()}.example`);
  for (const [index, photo] of photos.entries())
    form.append("files", new Blob([photo], { type: "image/jpeg" }), `foto-${index + 1}.jpg`);
  return form;
}

/** A picture by its structure; its pixels are noise that cannot be mistaken for another photo's. */
export function noisyJpeg(size: number): Uint8Array<ArrayBuffer> {
  const photo = new Uint8Array(size);
  // No 0xFF, which would be a marker.
  photo.set(randomBytes(size).map((byte) => byte & 127));
  photo.set(jpegOf(0, 64).subarray(0, 45));
  photo.set([0xff, 0xd9], size - 2);
  return photo;
}

export const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");
