import type { Problem } from "~/content/records/read-stored";

/** From here on the schema says that the year is wrong. */
const MISTYPED = "2100";
/** Of what ends, and may do so later. All other days of records are of what was done. */
const ENDS = "until";

/** Days on which something was read, checked, built or agreed, and that lie after `today`: mistyped, and never old again. */
export function daysToCome(value: unknown, today: string, path = ""): Problem[] {
  if (typeof value === "string")
    return /^\d{4}-\d\d-\d\d$/.test(value) && value > today && value < MISTYPED
      ? [{ path, message: "Deze dag moet nog komen" }]
      : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === ENDS ? [] : daysToCome(inner, today, path ? `${path}.${name}` : name),
  );
}
