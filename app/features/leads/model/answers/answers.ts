/** An answer to a question of content/questions.ts, in the words that both had when it was given. */
export type LabelledAnswer = { id: string; question: string; answer: string };

/** Of a stored lead, in the order of the catalogue. */
export function answersOf({ answers }: { answers: string }): LabelledAnswer[] {
  return JSON.parse(answers) as LabelledAnswer[];
}

/** The service that answers must be about, by its id; empty where none is chosen. */
export const subjectOf = ({ projectType, serviceType }: Record<string, unknown>): string =>
  String(projectType || serviceType || "");
