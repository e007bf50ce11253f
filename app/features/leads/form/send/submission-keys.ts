import { sha256 } from "~/lib/bytes/hash";
import { newUuid } from "~/lib/uuid";

/**
 * One key per content: a retry of the same lead repeats its key, so that the server answers with the same
 * reference; after an edit it is another lead and gets another key.
 */
export function submissionKeys(first?: string): SubmissionKeys {
  let known: KeptKey | null = null;
  let unused = first;
  return {
    async next(entered) {
      // Without https there is no digest.
      const content = await sha256(entered).catch(() => entered);
      // The version before kept a draft's own words, for seven days at most.
      const same = known?.content === content || known?.content === entered;
      known = { content, key: (same && known?.key) || unused || newUuid() };
      unused = undefined;
      return known.key;
    },
    kept: () => known,
    restore: (kept) => {
      known = kept;
      if (kept) unused = undefined;
    },
  };
}

/** `content`: SHA-256 of what was sent under the key, whose words the device does not keep. */
export type KeptKey = { content: string; key: string };
export type SubmissionKeys = {
  next(entered: string): Promise<string>;
  /** What was sent last, to be kept with a draft: after a crash the same lead still has the same key. */
  kept(): KeptKey | null;
  restore(kept: KeptKey | null): void;
};
