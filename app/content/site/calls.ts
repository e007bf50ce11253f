import { derived } from "~/content/records/current.server";
import { said } from "~/content/records/words/words";
import { wordsNow } from "~/content/records/words/words-now.server";
import { CALL_BACK, WISHES } from "~/lib/text/wishes";
import { type CallId, callTexts } from "./call-texts";

/** The last word of a page: what it asks of the reader. */
export type Call = { button: string; heading: string; text: string };

const buttons: Record<CallId, string> = {
  ...WISHES,
  artikel: WISHES.inspectie,
  // Who cannot call is called.
  "artikel-lekkage": CALL_BACK,
};

/** By the kind of lead that starts on the page, as the office words them. */
export const calls = derived(({ call: records }): Record<CallId, Call> => {
  const words = wordsNow();
  const now = (Object.keys(buttons) as CallId[]).map((id) => {
    const { heading, text } = said(records.get(id) ?? callTexts[id], words);
    return [id, { button: buttons[id], heading, text }] as const;
  });
  return Object.fromEntries(now) as Record<CallId, Call>;
});

/** What an article asks of a reader who would rather have somebody look: who reads about a leak may have one. */
export const articleCallOf = (slug: string): Call =>
  calls()[slug.includes("lekkage") ? "artikel-lekkage" : "artikel"];
