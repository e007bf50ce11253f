import type { DraftAnswer } from "~/admin/drafts/draft-client";
import type { Check } from "./article-checks";
import type { ArticleContent } from "./article-content";
import type { ArticleState } from "./article-states";

/** An article besides its text, as every answer brings it. */
export type ArticleStatus = {
  state: ArticleState;
  version: number;
  /** Who saved that version, and when (ms). */
  savedBy: string;
  savedAt: number;
  liveSlug: string | null;
  /** An article of the site with the text of the site, in the editor and for visitors. */
  original: boolean;
  publishAt: number | null;
  unpublishAt: number | null;
  scheduleProblem: string | null;
  checks: Check[];
};

/** The version that another person saved meanwhile. */
export type Theirs = { content: ArticleContent; version: number; by: string; at: number };

/** Commands of `/admin/api/artikelen/:id`. */
export type ArticleCommand =
  | { do: "save"; version: number; saveId: string; content: ArticleContent; separate?: boolean | undefined }
  /** Keeps a text as a revision without making it the draft. */
  | { do: "keep"; content: ArticleContent }
  | { do: "publish"; version: number }
  | { do: "schedule"; publishAt: number | null; unpublishAt: number | null }
  | { do: "unpublish" | "bin" | "restore" | "revert" | "preview" | "end-previews" };

export type ArticleAnswer = DraftAnswer<ArticleStatus, Theirs>;

/** What a preview link carries: the article, until when (ms) it opens, and the count of ended links then (else 0). */
export type PreviewLink = { article: number; until: number; v?: number };
