import { ANSWER_PREFIX, LEAK_PLACE, LEAK_SPOT, LEAK_TIME } from "~/content/answer-names";
import type { FormName } from "~/features/leads/form/kit/form-rules";

/** What a field held since `at`; without a value it was cleared. */
export type DraftEntry = { at: number; value?: unknown };

/**
 * The one request in the making, whatever form and tab it is entered in. Its entries by key: the name of a field that
 * the forms share, `form/name` of one that only that form has, `file/id` of a file, and what begins with `#` is about
 * the draft itself. Times in milliseconds.
 */
export type Draft = { savedAt: number; entries: Record<string, DraftEntry> };

/** Where the visitor was last, in `#place`. */
export type DraftPlace = { form: FormName; dialog: string; path: string };

/** Milliseconds after the last key until it is kept; shorter than it takes to close a tab. */
export const PAUSE = 300;

export const PLACE = "#place";
/** How the last one ended: 'sent' or 'wiped'. */
export const ENDED = "#ended";
/** What the browser posted by itself: the form, and the key under which `form/#sent` knows it. */
export const LEFT = "#left";
export const FILE = "file/";

/** The service that asks for help at once. */
export const HELP = "spoedservice";

/** The same name means another thing in another form, or the agreement was given there only. */
const notShared = new Set([
  "serviceType",
  "selectedService",
  "projectType",
  "membershipTypes",
  "priority",
  "propertyType",
  "propertyYear",
  "currentIssues",
  "previousMaintenance",
  "privacy",
]);

/** Chosen with one tap, set by us, or of no worth alone: a draft with only these is none. */
const notTyped = new Set([
  "serviceType",
  "selectedService",
  "projectType",
  "phoneCountry",
  "contactPreference",
  "urgencyLevel",
  "priority",
  "privacy",
  "street",
  "houseNumber",
  "postcode",
  "city",
  "country",
]);

export const emptyDraft = (): Draft => ({ savedAt: 0, entries: {} });

export function keyOf(form: FormName, field: string): string {
  return notShared.has(field) || field.startsWith("#") ? `${form}/${field}` : field;
}

/** The field that a form knows by this key; null when it is none of its own. */
export function fieldOf(form: FormName, key: string): string | null {
  if (key.startsWith("#")) return null;
  if (!key.includes("/")) return key;
  return key.startsWith(`${form}/`) && !key.includes("#") ? key.slice(form.length + 1) : null;
}

/** What a form has of its own in a draft, by field. */
export const ownValues = ({ entries }: Draft, form: FormName): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(entries).flatMap(([key, { value }]) => {
      const field = fieldOf(form, key);
      return field === null ? [] : [[field, value]];
    }),
  );

const text = (value: unknown) =>
  JSON.stringify(
    value === undefined || value === null || value === false || [value].flat().length === 0 ? "" : value,
  );

export const isSame = (a: unknown, b: unknown) => text(a) === text(b);
export const isEmpty = (value: unknown) => isSame(value, "");

/** Of the same moment a value is worth more than none, and of two values it is always the same one. */
function newer(a: DraftEntry | undefined, b: DraftEntry): DraftEntry {
  if (!a || a.at !== b.at) return a && a.at > b.at ? a : b;
  if ("value" in a !== "value" in b) return "value" in a ? a : b;
  return text(a.value) > text(b.value) ? a : b;
}

/** What a form holds, as a draft of its own: older than all others. */
export function draftOf(
  form: FormName,
  values: Record<string, unknown>,
  files: readonly { id: string }[],
): Draft {
  const fields = Object.entries(values).map(([field, value]) => [keyOf(form, field), { at: 0, value }]);
  const kept = files.map(({ id }) => [FILE + id, { at: 0, value: true }]);
  return { savedAt: 0, entries: Object.fromEntries([...fields, ...kept]) };
}

/** Each entry as it was changed last. The order, and how often, makes no difference. */
export function mergeDrafts(...drafts: Draft[]): Draft {
  const entries: Draft["entries"] = {};
  for (const draft of drafts)
    for (const [key, entry] of Object.entries(draft.entries)) entries[key] = newer(entries[key], entry);
  return { savedAt: Math.max(0, ...drafts.map(({ savedAt }) => savedAt)), entries };
}

/** Keys of what has a value. */
export const keptKeys = ({ entries }: Draft) =>
  Object.keys(entries).filter((key) => !isEmpty(entries[key]?.value));

export const keptFiles = (draft: Draft) =>
  keptKeys(draft)
    .filter((key) => key.startsWith(FILE))
    .sort((a, b) => (draft.entries[a]?.at ?? 0) - (draft.entries[b]?.at ?? 0))
    .map((key) => key.slice(FILE.length));

/** Whether the visitor entered something worth keeping. */
export const isWorthKeeping = (draft: Draft): boolean =>
  keptKeys(draft).some((key) => {
    const name = key.startsWith(FILE) ? key : key.slice(key.indexOf("/") + 1);
    return !name.startsWith("#") && !name.startsWith(ANSWER_PREFIX) && !notTyped.has(name);
  });

/** What was when, but no longer what it was: where nothing is worth keeping, nothing is kept but how it ended. */
export const withoutValues = ({ savedAt, entries }: Draft): Draft => ({
  savedAt,
  entries: Object.fromEntries(
    Object.entries(entries).map(([key, entry]) => [key, key === ENDED ? entry : { at: entry.at }]),
  ),
});

/** A later time than that of what is known, also where the clock was set back. */
export const timeAfter = (known: DraftEntry | undefined, now: number): number =>
  Math.max(now, (known?.at ?? 0) + 1);

/** When the last of what is known was changed; now, unless the clock was set back. */
export const lastChange = ({ entries }: Draft, now: number): number =>
  Math.max(now, ...Object.values(entries).map(({ at }) => at));

/**
 * Without what was sent from a form at a moment: what the forms share, its own fields, and these files. What the form does
 * not ask for, and what another tab or form entered while it was on its way, was not in it, and stays; but for the wish to
 * be helped at once, in whatever form it was chosen.
 */
export function withoutSent(draft: Draft, form: FormName, files: Iterable<string>, sentAt: number): Draft {
  const sent = new Set([...files].map((id) => FILE + id));
  const left = cleared(draft, sentAt, (key, { at, value }) => {
    const later = at > sentAt && !key.includes("#");
    const own = key.startsWith(`${form}/`) || (!key.includes("/") && !unasked[form]?.test(key));
    const helped = form === "emergency" && (value === HELP || value === "urgent");
    return !later && (sent.has(key) || own || helped);
  });
  return isWorthKeeping(left) ? withoutFingerprints(left) : cleared(draft, sentAt);
}

/**
 * Of what other forms tried to send the key is left, by which an answer is known. The fingerprint is of a name that is gone
 * from all forms. A moment later, so that it also wins where a tab holds it as it was.
 */
function withoutFingerprints({ savedAt, entries }: Draft): Draft {
  const bare = Object.entries(entries).map(([key, entry]) => {
    const sent = key.endsWith("/#sent") ? (entry.value as { content: string } | undefined) : undefined;
    return [key, sent?.content ? { at: entry.at + 1, value: { ...sent, content: "" } } : entry];
  });
  return { savedAt, entries: Object.fromEntries(bare) };
}

/**
 * The same for what was sent from a form under this key and answered later; what was changed since stays, also where this draft
 * has not heard of it: what goes, goes as of when it was sent.
 */
export function withoutAnswered(draft: Draft, form: FormName, key: string, now: number): Draft | null {
  const sent = draft.entries[keyOf(form, "#sent")];
  if (!sent || (sent.value as { key?: string } | undefined)?.key !== key) return null;
  const since = Object.entries(draft.entries).filter(([, { at }]) => at > sent.at);
  const files = keptFiles(draft).filter((id) => takesDocuments(form) || !/\.pdf\|/i.test(id));
  const { entries } = withoutSent(draft, form, files, sent.at);
  return withoutFingerprints({ savedAt: now, entries: { ...entries, ...Object.fromEntries(since) } });
}

/** What the forms share and one does not ask. */
const unasked: Partial<Record<FormName, RegExp>> = {
  membership: /^(?:projectDescription|urgencyLevel|answer\.)/,
  emergency: /^(?!#|phone|address|street|houseNumber|postcode|city|country)/,
};

const takesDocuments = (form: FormName) => form !== "widget" && form !== "menu";

/** Without the values of these keys, or of all. */
export function cleared(
  draft: Draft,
  now: number,
  which = (_key: string, _entry: DraftEntry) => true,
): Draft {
  const entries = Object.entries(draft.entries).map(([key, entry]) => [
    key,
    which(key, entry) ? { at: timeAfter(entry, now) } : entry,
  ]);
  return { savedAt: now, entries: Object.fromEntries(entries) };
}

/** Nested values, as the form library holds names with a dot in them, under their whole names. */
export function flatValues(values: Record<string, unknown>, prefix = ""): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      value && typeof value === "object" && !Array.isArray(value)
        ? Object.entries(flatValues(value as Record<string, unknown>, `${prefix}${name}.`))
        : [[prefix + name, value]],
    ),
  );
}

/** Whether what the leak finder asked belongs to another wet place than the one that was pointed at last. */
export function isOfEarlierPlace({ entries }: Draft, key: string): boolean {
  const place = entries[ANSWER_PREFIX + LEAK_PLACE]?.at ?? 0;
  return [LEAK_SPOT, LEAK_TIME].some((id) => key === ANSWER_PREFIX + id) && (entries[key]?.at ?? 0) < place;
}
