// Apart from the reckoning of answer-by.ts: forms say it in their first step, and office hours would come along.

/** Hours within which a lead is answered. The texts of the specification quote it. */
export const ANSWER_HOURS = 24;
export const ANSWER_PROMISE = `Wij nemen binnen ${ANSWER_HOURS} uur contact met u op.`;
