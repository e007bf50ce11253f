import { reviewLimits } from "~/content/records/types/review-limits";
import { cleanLine, cleanLines } from "~/lib/text/clean-text";

export type TypedReview = { stars: string; text: string; name: string; agreed: boolean };
export type ReviewErrors = Partial<Record<"stars" | "text" | "name" | "photo" | "agreed", string>>;

type ReadReview = {
  /** As it is shown again: nothing typed is lost. */
  typed: TypedReview;
  errors: ReviewErrors;
  /** Null while something is wrong. */
  words: { stars: number; text: string; name: string } | null;
};

/** Names of its fields beside the photo. */
export const reviewFields = ["sterren", "tekst", "naam", "akkoord", "foto-weg", "doen"] as const;
export type ReviewPosted = Partial<Record<(typeof reviewFields)[number], string>>;

/** What the page of a review posts, with what is wrong with it beside each field. */
export function readReviewForm(posted: ReviewPosted): ReadReview {
  const field = (name: keyof ReviewPosted) => posted[name] ?? "";
  const typed = {
    stars: field("sterren"),
    text: cleanLines(field("tekst")),
    name: cleanLine(field("naam")),
    agreed: field("akkoord") === "ja",
  };
  const { shortest, text: longest, name: longestName } = reviewLimits;
  const errors: ReviewErrors = {
    ...(!/^[1-5]$/.test(typed.stars) && { stars: "Kies hoeveel sterren u geeft" }),
    ...(typed.text.length < shortest && { text: `Schrijf minstens ${shortest} tekens` }),
    ...(typed.text.length > longest && {
      text: `Hoogstens ${longest} tekens; dit zijn er ${typed.text.length}`,
    }),
    ...(typed.name === "" && { name: "Vul in welke naam erbij komt te staan" }),
    ...(typed.name.length > longestName && { name: `Hoogstens ${longestName} tekens` }),
    ...(!typed.agreed && { agreed: "Zonder uw toestemming plaatsen wij niets" }),
  };
  const { text, name } = typed;
  const words = Object.keys(errors).length > 0 ? null : { stars: Number(typed.stars), text, name };
  return { typed, errors, words };
}
