/*
 * Names of the answers to questions.ts, apart from it: the first step of a form needs them and no question.
 */

/** Put before the id of a question it is the name of its field on the wire. */
export const ANSWER_PREFIX = "answer.";

/** Ids of what the leak finder asks before a form, see leak-questions.ts. */
export const LEAK_PLACE = "leak-place";
export const LEAK_SPOT = "leak-spot";
export const LEAK_TIME = "leak-time";

/** Id of what the page about costs reckoned before a form. */
export const ESTIMATE = "estimate";
