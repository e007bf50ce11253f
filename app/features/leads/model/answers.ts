/** An answer to a question of content/questions.ts, in the words that both had when it was given. */
export type LabelledAnswer = { id: string; question: string; answer: string };

/** Of a stored lead, in the order of the catalogue. */
export function answersOf({ answers }: { answers: string }): LabelledAnswer[] {
  return JSON.parse(answers) as LabelledAnswer[];
}
