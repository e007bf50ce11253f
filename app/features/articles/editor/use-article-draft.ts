import { useDraft } from "~/admin/drafts/use-draft";
import type { ArticleContent } from "~/features/articles/model/article-content";
import type { ArticleStatus, Theirs } from "~/features/articles/model/editor-types";
import { sameJson } from "~/lib/same-json";

type Start = { id: number; address: string; content: ArticleContent; status: ArticleStatus };

export function useArticleDraft({ id, ...start }: Start) {
  return useDraft<ArticleContent, ArticleStatus, Theirs>({
    ...start,
    keptAs: `artikel-${id}`,
    same: sameJson,
    theirsOf: (content, { version, savedBy: by, savedAt: at }) => ({ content, version, by, at }),
  });
}

export type Draft = ReturnType<typeof useArticleDraft>;
