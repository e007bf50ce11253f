import type { LeadAnswer } from "./lead-answer";
import type { QuoteStart } from "./use-quote-form";

type Start = {
  start: QuoteStart;
  /** Said above the form. */
  message: string | undefined;
  /** The key to send again with; absent when the page's own, new one must be used. */
  formKey: string | undefined;
};

/** What the page form shows after a post without script: the visitor's input and what is wrong with it. */
export function startFrom(answer: LeadAnswer | undefined, preset: Record<string, string>): Start {
  if (!answer || "lead" in answer) {
    return { start: { values: preset, errors: {} }, message: undefined, formKey: undefined };
  }
  const values = "values" in answer ? answer.values : preset;
  const errors = answer.kind === "invalid" ? answer.errors : {};
  const { submissionKey, ...shown } = values;
  return {
    start: { values: shown, errors },
    message: `${answer.message} Had u bestanden gekozen? Kies ze dan opnieuw: een browser onthoudt ze niet.`,
    // After a conflict the changed request is another one.
    formKey: answer.kind === "conflict" ? undefined : submissionKey,
  };
}
