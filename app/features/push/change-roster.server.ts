import * as z from "zod/mini";
import { readForm, text } from "~/admin/read-form";
import type { Shift } from "./roster";
import { rosterSchema, saveRoster } from "./roster-store.server";

/** A line as it was typed. */
export type TypedShift = { days: number[]; from: string; until: string; people: string[] };

/** What is wrong with a line, and which of its fields say so. */
export type ShiftError = { of: "days" | "times" | "people"; text: string };

type Outcome =
  | { done: true }
  | { meanwhile: true }
  /** What is wrong, by the number of the line. */
  | { typed: TypedShift[]; errors: Record<number, ShiftError> };

const most = 30;
const rosterPost = z.object({ version: z.pipe(text, z.transform(Number)) });

/** Keeps the roster; null for a post that is not one of its page. Lines without people and days are left out. */
export async function changeRoster(
  db: D1Database,
  form: FormData,
  allowed: readonly string[],
  actor: { email: string; now: Date },
): Promise<Outcome | null> {
  const asked = readForm(form, rosterPost);
  if (asked === null || !form.has("from-0")) return null;
  const typed = readLines(form).filter(({ days, people }) => days.length > 0 || people.length > 0);
  const wrong = typed.flatMap((line, index) => {
    const error = errorOf(line, allowed);
    return error === null ? [] : [[index, error] as const];
  });
  const roster = z.safeParse(rosterSchema, typed).data as Shift[] | undefined;
  if (wrong.length > 0 || roster === undefined) return { typed, errors: Object.fromEntries(wrong) };
  const done = await saveRoster(db, { roster, version: asked.version }, actor);
  return done ? { done } : { meanwhile: true };
}

function readLines(form: FormData): TypedShift[] {
  const lines: TypedShift[] = [];
  for (let index = 0; index < most && form.has(`from-${index}`); index++) {
    const all = (name: string) => form.getAll(`${name}-${index}`).map(String);
    const people = all("person").filter((email) => email !== "");
    lines.push({
      days: [...new Set(all("day").map(Number))].sort(),
      from: all("from")[0] ?? "",
      until: all("until")[0] ?? "",
      people: [...new Set(people)],
    });
  }
  return lines;
}

const isTime = (time: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(time);

function errorOf({ days, from, until, people }: TypedShift, allowed: readonly string[]): ShiftError | null {
  if (days.length === 0) return { of: "days", text: "Kies ten minste één dag" };
  if (!isTime(from) || !isTime(until))
    return { of: "times", text: "Vul twee tijden in, zoals 08:00 en 17:00" };
  if (people.length === 0) return { of: "people", text: "Kies wie er dienst heeft" };
  if (people.some((email) => !allowed.includes(email)))
    return { of: "people", text: "Kies mensen die de aanvragen mogen lezen" };
  return null;
}
