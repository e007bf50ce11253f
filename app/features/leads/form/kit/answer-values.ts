import { wireText } from "./wire-text";

const PREFIX = "answer.";

/** What was answered, by wire name: the form library keeps a name with a point as an object in an object. */
export function answerValues(values: Record<string, unknown>): Record<string, string> {
  const nested = Object.entries(values.answer ?? {}).map(([id, value]) => [PREFIX + id, wireText(value)]);
  const all = [...Object.entries(values).filter(([name]) => name.startsWith(PREFIX)), ...nested];
  return Object.fromEntries(all.map(([name, value]) => [name, wireText(value)]).filter(([, value]) => value));
}

/** The answers that are sent: what was answered for a service that is chosen no more is left out. */
export async function answerContent(
  values: Record<string, unknown>,
  service: string,
): Promise<Record<string, string>> {
  const given = Object.entries(answerValues(values));
  if (given.length === 0) return {};
  const code = await import("~/content/questions").catch(() => null);
  return Object.fromEntries(
    given.filter(([name]) => code?.isAskedOf(name.slice(PREFIX.length), service) ?? true),
  );
}

/** Answers that an address presets: `?answer.<id>=<value>`. */
export function answerPreset(query: URLSearchParams): Record<string, string> {
  return Object.fromEntries([...query].filter(([name]) => name.startsWith(PREFIX)));
}
