import { ANSWER_PREFIX, LEAK_PLACE, LEAK_SPOT, LEAK_TIME } from "~/content/answer-names";

/**
 * Answers that an address presets: `?answer.<id>=<value>`. One that names a wet place empties what was said of
 * another.
 */
export function answerPreset(query: URLSearchParams): Record<string, string> {
  const given = [...query].filter(([name]) => name.startsWith(ANSWER_PREFIX));
  const ofPlace = query.has(ANSWER_PREFIX + LEAK_PLACE) ? [LEAK_SPOT, LEAK_TIME] : [];
  return Object.fromEntries([...ofPlace.map((id) => [ANSWER_PREFIX + id, ""]), ...given]);
}
