import type { LeadDraft } from "~/features/leads/store/thread/lead-drafts.server";

export type NoteContent = { text: string };

/** `template`: by name, '' for a text of one's own. `texts`: what was changed, by template. `photos`: numbers of files of the lead. */
export type AnswerContent = {
  template: string | null;
  texts: Record<string, { subject: string; body: string }>;
  photos: number[];
};

/** What `me` is writing about a lead. */
export type LeadDrafts = {
  note: LeadDraft<NoteContent>;
  answer: LeadDraft<AnswerContent>;
  /** What goes along with the answer. `upload`: the number that this browser, or another, gave it. */
  files: { key: string; name: string; bytes: number; upload: string | null }[];
};

/** What the editor sends to save. */
export type SaveCommand = {
  do: "save";
  kind: "note" | "answer";
  version: number;
  saveId: string;
  content: object;
};
