import type { FormName } from "~/features/leads/form/kit/form-rules";
import { type Draft, isEmpty, keyOf, PLACE } from "./draft-merge";
import type { StoredFile } from "./draft-store";

/** What the version before kept: a whole form under its name. */
export type LegacyDraft = {
  name: string;
  savedAt: number;
  values: Record<string, unknown>;
  sent: unknown;
};

/** Its fields, all of the moment at which it was saved. */
export function legacyEntries({ name, savedAt, values, sent }: LegacyDraft): Draft["entries"] {
  const form = name as FormName;
  const place = { form, dialog: "", path: "" };
  const fields = Object.entries(values).filter(([, value]) => !isEmpty(value));
  const entries = [...fields.map(([field, value]) => [keyOf(form, field), value]), [PLACE, place]];
  if (sent) entries.push([keyOf(form, "#sent"), sent]);
  return Object.fromEntries(entries.map(([key, value]) => [key, { at: savedAt, value }]));
}

/** The same for the same photo, in whatever form and tab it is chosen. */
export const photoId = (name: string, size: number, lastModified = 0) => `${name}|${size}|${lastModified}`;

export const fileId = (stored: StoredFile): string =>
  "file" in stored
    ? photoId(stored.name, stored.file.size, stored.file.lastModified)
    : photoId(stored.name, stored.bytes.byteLength, stored.of.lastModified);
