import { answersOf } from "~/features/leads/model/answers/answers";
import { fileName, nameAsText } from "~/features/leads/model/files/file-name";
import type { LeadFile, LeadRecord } from "~/features/leads/model/lead-record";
import { NoHttpsError, postSigned } from "~/platform/http/signed-post.server";

export type WebhookSettings = { url: string; secret: string };

/** Signed as `postSigned` says; a retry repeats `X-Delivery-Id`. Rejects unless the response is 2xx. */
export async function postWebhook(
  settings: WebhookSettings,
  delivery: { id: string; lead: LeadRecord; files: LeadFile[]; adminUrl: string },
  now: Date,
): Promise<void> {
  const { submissionKey: _, payloadHash: __, quarantineReason: ___, ...judged } = delivery.lead;
  const {
    abuseScore: _a,
    abuseSigns: _b,
    clientHash: _c,
    textKey: _d,
    patternId: _e,
    spamAt: _f,
    repliedAt: _g,
    decidedAt: _h,
    lostReason: _i,
    wonCents: _j,
    ...given
  } = judged;
  const lead = { ...given, answers: answersOf(delivery.lead) };
  const files = delivery.files.map(({ objectKey: _, name, ...file }) => ({
    ...file,
    // Whoever saves the file takes this one; what the visitor called it is text.
    name: fileName(lead.reference, file),
    visitorName: nameAsText(name),
  }));
  const { id, adminUrl } = delivery;
  const body = JSON.stringify({ id, event: "lead.received", lead, files, adminUrl });
  const status = await postSigned(settings, body, now, { "X-Delivery-Id": id }).catch((error) => {
    throw error instanceof NoHttpsError ? new Error("WEBHOOK_URL is geen https-adres") : error;
  });
  if (status < 200 || status > 299) throw new Error(`de webhook antwoordde ${status}`);
}
