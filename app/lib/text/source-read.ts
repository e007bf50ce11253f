import { dutchDate } from "./dutch-date";

type Reading = { checked?: string | undefined; edition?: string | undefined };

/** What may be said of when a source was read: 'gelezen op 24 november 2026 (bewaarde versie uit 2025)'. Empty without a day. */
export function readText({ checked, edition }: Reading): string {
  if (!checked) return "";
  return `gelezen op ${dutchDate(checked)}${edition ? ` (${edition})` : ""}`;
}
