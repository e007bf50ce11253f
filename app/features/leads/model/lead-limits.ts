/** That one post may bring. */
export const MAX_FILES = 5;

/** Of one lead, with what is added later: R2 removes those of a hundred leads in one call (see `purgeLeads`). */
export const MAX_LEAD_FILES = 10;

/** The same content within this time is the same lead: who goes back to a page, or has it in two tabs, has another key. */
export const REPEAT_MS = 30 * 60 * 1000;

/** Bytes, inclusive: 10 MB in the words of the site. */
export const MAX_FILE_BYTES = 10 * 1024 * 1024;

/** Characters. Everything not named here may hold `short`. */
export const maxLength = {
  name: 100,
  email: 254,
  phone: 40,
  address: 200,
  description: 5000,
  short: 120,
} as const;

/** Characters, inclusive. */
export const MIN_DESCRIPTION = 10;

/** Said of every empty field of the floating service menu. */
export const EMPTY_FIELDS = "Vul alle velden in";
