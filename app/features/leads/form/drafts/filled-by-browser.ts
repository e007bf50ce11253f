import type { FormName } from "~/features/leads/form/kit/form-rules";
import { emptyDraft, flatValues, isSame, keyOf } from "./draft-merge";
import type { DraftSource } from "./draft-source";
import { exchangeDraft } from "./draft-store";

type Values = Record<string, unknown>;

/**
 * What the browser filled in by itself, of what was found in the fields of a page: when it reloads a page or goes back
 * to it, they hold what they held when it was left. It looks like what is typed before our code is there.
 */
export function filledByBrowser(
  { defaults, panel }: Pick<DraftSource, "defaults" | "panel">,
  found: Values,
): Values {
  if (panel() || !isRefilled()) return {};
  const start = flatValues(defaults);
  return Object.fromEntries(
    Object.entries(flatValues(found)).filter(([field, value]) => !isSame(value, start[field])),
  );
}

/** Whether the fields of this page hold what they held when it was left. */
export function isRefilled(): boolean {
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return entry?.type === "reload" || entry?.type === "back_forward";
}

/** Fields of which nothing was kept, not even that they were cleared: what the browser filled in is all there is. */
export async function unkeptFields(form: FormName, filled: Values): Promise<string[]> {
  const names = Object.keys(filled);
  if (names.length === 0) return [];
  const { entries } = await exchangeDraft(emptyDraft(), { now: Date.now() });
  return names.filter((field) => !(keyOf(form, field) in entries));
}
