/** A picture of the library, as the office sees it. */
export type MediaItem = {
  id: string;
  name: string;
  alt: string;
  width: number;
  height: number;
  bytes: number;
  /** When it was added, ms. */
  createdAt: number;
  createdBy: string;
  /** How many articles and records show it. */
  uses: number;
};

/** 10 MB, as everywhere: of each file that is sent. */
export const MAX_PICTURE_BYTES = 10 * 1024 * 1024;
/** Of the file that is chosen, where the browser makes smaller ones of it: what the best cameras write. */
export const MAX_SOURCE_BYTES = 50 * 1024 * 1024;
export const MAX_ALT = 300;

export type UploadAnswer =
  | { kind: "stored"; item: MediaItem; known: boolean }
  | { kind: "refused"; message: string };
export type LibraryPage = { items: MediaItem[]; next: string | null };

/** Name of the part that holds a picture which the browser could not open. */
export const ORIGINAL = "original";
