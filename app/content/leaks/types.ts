import type { LeakPlaceId } from "~/content/leak-questions";
import type { Meta, RichText } from "~/content/types";

/** A choice under one of the two questions; `id` is unique over all places and travels in the address. */
export type LeakOption = { id: string; label: string };

/**
 * Where a cause comes from: a section of a page of ours and words that stand there to the letter, so that a cause
 * cannot say what the page no longer says (tested).
 */
export type LeakBasis = { page: `/${string}`; section: string; words: string };

/** What lets the water in. */
export type LeakCause = {
  id: string;
  name: string;
  /** How one recognises it. */
  signs: RichText;
  /** What the visitor does now; never on the roof. */
  now: RichText;
  /** How it is mended. */
  repair: RichText;
  /** A figure of a page in `basis`; `mark` is the balloon that shows the cause. Null where nothing of ours draws it. */
  drawing: { name: string; mark: number } | null;
  basis: [LeakBasis, ...LeakBasis[]];
  /** Addresses of sources, as the pages in `basis` name them. */
  sources: string[];
  /** Options that speak for it. */
  fits: string[];
};

/** What is known of a wet place in the house. */
export type LeakPlaceRecord = {
  id: LeakPlaceId;
  /** In the drawing; part of `name`, apart from its case. */
  label: string;
  /** One line of what is seen there. */
  hint: string;
  meta: Meta;
  title: string;
  lead: RichText;
  /** The wet place is outside: nothing drips on a lamp. */
  outside?: true;
  /** Ids of `leakTimes`. */
  times: string[];
  /** Ids of causes, the most common first. */
  causes: string[];
};

/** With its name and its first question. */
export type LeakPlace = LeakPlaceRecord & {
  /** As a list and a screen reader name it. */
  name: string;
  spots: { question: string; options: readonly LeakOption[] };
};
