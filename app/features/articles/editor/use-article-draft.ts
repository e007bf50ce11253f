import { useDraft } from "~/admin/drafts/use-draft";
import type { ArticleContent } from "~/features/articles/model/article-content";
import type { ArticleStatus, Theirs } from "~/features/articles/model/editor-types";
import { sameJson } from "~/lib/same-json";

type Start = {
  name: number | string;
  /** Mail address of the writer: on a device that others use too, what is kept there is his. */
  me: string;
  address: string;
  content: ArticleContent;
  status: ArticleStatus;
};

export function useArticleDraft({ name, me, ...start }: Start) {
  return useDraft<ArticleContent, ArticleStatus, Theirs>({
    ...start,
    keptAs: `artikel-${name}#${me}`,
    same: sameJson,
    theirsOf: (content, { version, savedBy: by, savedAt: at }) => ({ content, version, by, at }),
  });
}

export type Draft = ReturnType<typeof useArticleDraft>;
