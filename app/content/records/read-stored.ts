import type { z } from "zod";
import { type RecordType, shapeOf } from "./record-type";

export type StoredValue = { content: string; shape: number };

/** Something that is wrong with a value, at its place: 'phone.display', 'photos.0.alt'; '' is the whole. */
export type Problem = { path: string; message: string };

type Read<Value> = { value: Value; problems?: undefined } | { value?: undefined; problems: Problem[] };

/** What is stored, in today's shape and not checked. Null for what is no JSON, or was written by a later version. */
export function upToDate(type: Pick<RecordType, "migrations">, { content, shape }: StoredValue): unknown {
  if (shape > shapeOf(type)) return null;
  try {
    return type.migrations.slice(shape - 1).reduce((stored, migrate) => migrate(stored), JSON.parse(content));
  } catch {
    return null;
  }
}

/** Of a check that says nothing itself: the library's words are English, and not for the office. */
function said({ code }: z.core.$ZodRawIssue): string {
  if (code === "invalid_type") return "Vul dit in";
  if (code === "invalid_value") return "Kies een van de mogelijkheden";
  if (code === "unrecognized_keys") return "Hier staat iets dat niet bij dit formulier hoort";
  return "Dit klopt niet";
}

/** What may be published, or what prevents it, in the order of the form. */
export function checkValue<Value>(type: Pick<RecordType<Value>, "schema">, value: unknown): Read<Value> {
  const parsed = type.schema.safeParse(value, { error: said });
  if (parsed.success) return { value: parsed.data };
  const problems = parsed.error.issues.map(({ path, message }) => ({ path: path.join("."), message }));
  return { problems };
}
