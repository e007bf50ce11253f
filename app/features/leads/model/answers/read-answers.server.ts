import { ANSWER_PREFIX } from "~/content/answer-names";
import { answerText, questionOf, questions, questionsAbout } from "~/content/questions";
import { allServiceCards } from "~/content/views/service-cards";
import type { LeadEntry } from "~/features/leads/model/lead-fields";
import { cleanLine } from "~/lib/text/clean-text";
import { type LabelledAnswer, subjectOf } from "./answers";
import type { LeadValues } from "./lead-answer";

/** Wire names of all answers. */
export const answerFields = questions.map(({ id }) => ANSWER_PREFIX + id);

type Subject = Pick<LeadEntry, "projectType" | "serviceType" | "selectedService">;

/** Id of a service by its label: a form without script has no other name for what was chosen. */
const idByLabel = new Map(allServiceCards.map(({ id, label }) => [label, id]));

/**
 * What a post answers about its service, whichever form it is of: answers about another one may come with a draft. What
 * is no answer of ours is left out, and a text that is too long is cut: no form lets one type it.
 */
export function readAnswers(values: LeadValues, about: Subject): LabelledAnswer[] {
  const service = subjectOf(about) || (idByLabel.get(about.selectedService) ?? "");
  return questionsAbout(service).flatMap((question) => {
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
