import { ANSWER_PREFIX, answerText, questionOf, questions } from "~/content/questions";
import { cleanLine } from "~/lib/text/clean-text";
import type { LabelledAnswer } from "./answers";
import type { LeadValues } from "./lead-answer";

/** Wire names of all answers. */
export const answerFields = questions.map(({ id }) => ANSWER_PREFIX + id);

/**
 * What a post answers, whichever form it is of. What is no answer of ours is left out, and a text that is too long is
 * cut: no form lets one type it.
 */
export function readAnswers(values: LeadValues): LabelledAnswer[] {
  return questions.flatMap((question) => {
    const answer = answerText(question, cleanLine(values[ANSWER_PREFIX + question.id] ?? ""));
    return answer === undefined ? [] : [{ id: question.id, question: question.label, answer }];
  });
}

/** Whether an answer was chosen from a list of ours; else it holds what the visitor typed. */
export function isOurAnswer({ id, question, answer }: LabelledAnswer): boolean {
  const known = questionOf(id);
  return (
    known?.kind === "choice" &&
    known.label === question &&
    known.options.some(({ label }) => label === answer)
  );
}
