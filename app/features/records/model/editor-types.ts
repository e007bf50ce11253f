import type { DraftAnswer } from "~/admin/drafts/draft-client";
import type { Problem } from "~/content/records/read-stored";
import type { RecordState } from "./record-states";

/** A record besides its content, as every answer brings it. Moments in ms. */
export type RecordStatus = {
  state: RecordState;
  /** Of the draft; 0 where nothing was ever saved. */
  version: number;
  /** Who saved that version, and when; null where nobody did. */
  saved: { by: string; at: number } | null;
  /** Whether visitors see something of the office's. */
  live: boolean;
  publishAt: number | null;
  unpublishAt: number | null;
  scheduleProblem: string | null;
  /** What prevents publication, at its place. */
  problems: Problem[];
  /** The built-in record became another one since the draft began with it. */
  defaultChanged: boolean;
};

/** The version that another person saved meanwhile. */
export type Theirs = { content: unknown; version: number; by: string; at: number };

/** Commands of `/admin/api/inhoud/:type/:key`. */
export type RecordCommand =
  | { do: "save"; version: number; saveId: string; content: unknown; separate?: boolean | undefined }
  /** Keeps a content as a revision without making it the draft. */
  | { do: "keep"; content: unknown }
  | { do: "publish"; version: number }
  | { do: "schedule"; publishAt: number | null; unpublishAt: number | null }
  | { do: "revert" | "unpublish" | "bin" | "restore" | "preview" | "end-previews" };

export type RecordAnswer = DraftAnswer<RecordStatus, Theirs>;
