import type { FormStart } from "~/features/leads/form/kit/form-description";
import type { LeadAnswer } from "~/features/leads/model/answers/lead-answer";

type Sent = {
  reference: string;
  promise: string;
  page?: string | undefined;
  mailed?: boolean;
  note?: string;
};

type Start = {
  start: FormStart;
  message: string | undefined;
  /** The key to send again with; absent when the page's own, new one must be used. */
  formKey: string | undefined;
  /** When the form was first handed out; absent as `formKey`. What was refused is sent again within seconds. */
  formTime: string | undefined;
  /** The lead is in, and no other page could say so. */
  sent: Sent | null;
};

const CHOOSE_AGAIN = "Kies uw bestanden opnieuw: een browser onthoudt ze niet.";

/** What a page form shows after a post without script: the visitor's input and what is wrong with it. */
export function startFrom(
  answer: (LeadAnswer & { sent?: Sent }) | undefined,
  preset: Record<string, string>,
): Start {
  if (!answer || "lead" in answer) {
    const start = { values: preset, errors: {} };
    return { start, message: undefined, formKey: undefined, formTime: undefined, sent: answer?.sent ?? null };
  }
  const { values, files = 0 } = "values" in answer ? answer : { values: preset };
  const wrong = answer.kind === "invalid" ? answer.errors : null;
  const again = files > 0 ? CHOOSE_AGAIN : "";
  const { submissionKey, formTime, ...sent } = values;
  // Sent again as it stands, the number was asked about and is meant.
  const shown = wrong?.phone ? { ...sent, phoneConfirmed: values.phone ?? "" } : sent;
  return {
    start: {
      values: shown,
      errors: { ...wrong, ...(wrong && again && { files: joined(wrong.files, again) }) },
    },
    // What is wrong is said by the summary of the form, once.
    message: wrong ? undefined : joined(answer.message, again),
    // After a conflict the changed form is another lead.
    formKey: answer.kind === "conflict" ? undefined : submissionKey,
    formTime,
    sent: null,
  };
}

const joined = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(" ");
