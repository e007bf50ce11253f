import { data } from "react-router";
import { readTextLimited } from "~/lib/bytes/read-text-limited";

/** Room for the longest form of /admin: a group of some thousand requests. */
const EMPLOYEES = 256 * 1024;
/** A form that anybody may post has a few short fields. */
export const PUBLIC_FORM = 16 * 1024;

/**
 * The fields of a posted form without files, of which no more than `maxBytes` are read. Throws 413 for more, and 400 for
 * a body that is no form, or that broke off.
 */
export async function formDataOf(request: Request, maxBytes = EMPLOYEES): Promise<FormData> {
  const refused = (status: number) => data(null, { status });
  const text = await readTextLimited(request, maxBytes).catch(() => {
    throw refused(400);
  });
  if (text === null) throw refused(413);
  const headers = { "Content-Type": request.headers.get("Content-Type") ?? "" };
  return new Response(text, { headers }).formData().catch(() => {
    throw refused(400);
  });
}

/** A form with files: to be read as a stream. */
export function isMultipart(request: Request): boolean {
  return /^multipart\/form-data\b/i.test(request.headers.get("Content-Type") ?? "");
}
