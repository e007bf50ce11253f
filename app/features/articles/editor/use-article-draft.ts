import { useDraft } from "~/admin/drafts/use-draft";
import type { ArticleContent } from "~/features/articles/model/article-content";
import type { ArticleStatus, Theirs } from "~/features/articles/model/editor-types";
import { sameJson } from "~/lib/same-json";

type Start = { name: number | string; address: string; content: ArticleContent; status: ArticleStatus };

export function useArticleDraft({ name, ...start }: Start) {
  return useDraft<ArticleContent, ArticleStatus, Theirs>({
    ...start,
    keptAs: `artikel-${name}`,
    same: sameJson,
    theirsOf: (content, { version, savedBy: by, savedAt: at }) => ({ content, version, by, at }),
  });
}

export type Draft = ReturnType<typeof useArticleDraft>;
