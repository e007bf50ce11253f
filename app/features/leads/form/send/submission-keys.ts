import { newUuid } from "~/lib/uuid";

/**
 * One key per content: a retry of the same lead repeats its key, so that the server answers with the same
 * reference; after an edit it is another lead and gets another key.
 */
export function submissionKeys(first?: string): SubmissionKeys {
  let known: KeptKey | null = null;
  let unused = first;
  return {
    next(content) {
      if (known?.content !== content) {
        known = { content, key: unused || newUuid() };
        unused = undefined;
      }
      return known.key;
    },
    kept: () => known,
    restore: (kept) => {
      known = kept;
      if (kept) unused = undefined;
    },
  };
}

export type KeptKey = { content: string; key: string };
export type SubmissionKeys = {
  next(content: string): string;
  /** What was sent last, to be kept with a draft: after a crash the same lead still has the same key. */
  kept(): KeptKey | null;
  restore(kept: KeptKey | null): void;
};
