import * as z from "zod/mini";
import { type Choices, promiseMinutes, usualChoices } from "./choices";

const time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

export const choicesSchema = z.object({
  urgent: z.enum(["duty", "always", "never"]),
  requests: z.enum(["hourly", "each", "never"]),
  promise: z.union(promiseMinutes.map((minutes) => z.literal(minutes))),
  quiet: z.object({ on: z.boolean(), from: time, until: time }),
});

/** What is stored, or the usual choices where it cannot be read. */
export function readChoices(stored: string | null): Choices {
  try {
    return z.safeParse(choicesSchema, JSON.parse(stored ?? "null")).data ?? usualChoices;
  } catch {
    return usualChoices;
  }
}
