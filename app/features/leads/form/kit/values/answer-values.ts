import { ANSWER_PREFIX } from "~/content/answer-names";
import { wireText } from "~/features/leads/form/kit/wire-text";

/**
 * What was answered, by wire name: the form library keeps a name with a point as an object in an object, beside what
 * the form began with.
 */
export function answerValues(values: Record<string, unknown>): Record<string, string> {
  const begun = Object.entries(values).filter(([name]) => name.startsWith(ANSWER_PREFIX));
  const since = Object.entries(values.answer ?? {}).map(([id, value]) => [ANSWER_PREFIX + id, value]);
  const latest: Record<string, unknown> = Object.fromEntries([...begun, ...since]);
  const texts = Object.entries(latest).map(([name, value]) => [name, wireText(value)]);
  return Object.fromEntries(texts.filter(([, value]) => value));
}

/** The answers that are sent: what was answered about another service is left out. */
export async function answerContent(
  values: Record<string, unknown>,
  service: string,
): Promise<Record<string, string>> {
  const given = Object.entries(answerValues(values));
  if (given.length === 0) return {};
  const code = await import("~/content/questions").catch(() => null);
  return Object.fromEntries(
    given.filter(([name]) => code?.isAbout(name.slice(ANSWER_PREFIX.length), service) ?? true),
  );
}
