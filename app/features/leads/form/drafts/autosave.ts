import type { FieldValues, Path } from "react-hook-form";
import type { KeptKey } from "~/features/leads/form/send/submission-keys";
import { newUuid } from "~/lib/uuid";
import { askedBy, usualValues } from "./asked-fields";
import { endedNotice, restoredNotice, stepToResume } from "./come-back-at";
import { draftFiles } from "./draft-files";
import {
  cleared,
  type Draft,
  draftOf,
  ENDED,
  fieldOf,
  flatValues,
  HELP,
  isEmpty,
  isOfEarlierPlace,
  isSame,
  isWorthKeeping,
  keptFiles,
  keyOf,
  lastChange,
  mergeDrafts,
  ownValues,
  PAUSE,
  PLACE,
  timeAfter,
  withoutSent,
} from "./draft-merge";
import type { DraftShown, DraftSource } from "./draft-source";
import { type DraftFile, exchangeDraft, putAside, readFiles } from "./draft-store";
import { takeEarly } from "./early-draft";
import { filledByBrowser, unkeptFields } from "./filled-by-browser";
import { linkedChoice } from "./linked-choice";
import { shownValue } from "./shown-value";

/** What the request is about: no field asks it, a link brings it along. */
const SUBJECT = "projectType";

/** Told to the other forms of this page; other tabs hear of the flag. */
export const DRAFT_KEPT = "draftkept";

/** Puts back what was entered before, here, in another form or in another tab; then keeps what is entered. `found`: at the start. */
export function autosaveDraft<Input extends FieldValues>(
  source: DraftSource<Input>,
  show: (change: Partial<DraftShown>) => void,
  found: Record<string, unknown>,
) {
  const { description, fields, keys, panel } = source;
  const { name, journey } = description;
  const usual = usualValues(description);
  const asks = askedBy(description, source.defaults);
  const tab = newUuid();
  let draft = takeEarly(name);
  const typedEarly = draft.savedAt > 0;
  /** What the form held when it was looked at last: what differs from it was entered since. */
  const filled = filledByBrowser(source, found);
  let seen = { ...flatValues(usual), ...filled, ...ownValues(draft, name) };
  let seenStep: string | undefined = journey[0].id;
  let seenKey: KeptKey | null = null;
  const shownFiles = draftFiles(source.files, source.form);
  /** Why it is empty, until something is entered again. */
  let ended: DraftShown["earlier"] = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sentAt = 0;
  let changed = typedEarly;
  /** By the visitor, not preset by what opened the form. */
  let entered = false;
  const link = linkedChoice(name, found);
  /** What was wiped, in memory only, until it is sent or the page is left. */
  let wiped: { draft: Draft; files: DraftFile[] } | null = null;
  /** One after the other, so that an older state never comes after a newer one. */
  let work: Promise<unknown> = Promise.resolve();

  function enqueue(task: () => Promise<unknown>) {
    work = work.then(task).catch(() => {});
    return work;
  }
  const values = () => flatValues(fields.getValues() as Record<string, unknown>);

  function set(key: string, value: unknown) {
    const at = timeAfter(draft.entries[key], Date.now());
    draft.entries[key] = value === undefined ? { at } : { at, value };
    draft.savedAt = Date.now();
    changed = true;
  }

  /** Notes what was entered, chosen or preset since the last look, with its time. */
  function note() {
    const before = changed;
    changed = false;
    const looks = !entered && !typedEarly && (panel()?.step ?? journey[0].id) === journey[0].id;
    const now = values();
    for (const [field, value] of Object.entries(now)) {
      if (!asks(field) || isSame(value, seen[field])) continue;
      if (field === SUBJECT && looks && isLookedAt(now)) continue;
      if (field === link.field) {
        if (link.waits(value, looks)) continue;
        const kept = draft.entries[keyOf(name, field)]?.value;
        if (link.comesBack(kept, value, draft.entries)) {
          seen[field] = kept;
          fields.setValue(field as Path<Input>, kept as never, { shouldDirty: true });
          continue;
        }
        set(link.key, link.mark(value));
      }
      seen[field] = value;
      set(keyOf(name, field), value);
      // A number that is written here has no country of another form in front.
      if (field === "phone" && !asks("phoneCountry")) set("phoneCountry", "");
    }
    for (const [key, value] of shownFiles.changes()) {
      entered = true;
      set(key, value);
    }
    const step = panel()?.step ?? seenStep;
    if (step !== seenStep) {
      entered = true;
      seenStep = step;
      set(keyOf(name, "#step"), step);
    }
    const kept = keys.kept();
    if (!isSame(kept, seenKey)) {
      seenKey = kept;
      set(keyOf(name, "#sent"), kept);
    }
    if (changed && entered) set(PLACE, { form: name, dialog: dialogId(), path: location.pathname });
    entered = false;
    changed ||= before;
  }
  /** Help at once is shown, and not noted: a link opened the form for it. */
  const isLookedAt = (now: Record<string, unknown>) =>
    now[link.field] === HELP && draft.entries[keyOf(name, link.field)]?.value !== HELP;

  /** Whether the visitor has before him what a link opened the form for: nothing of another tab takes its place. */
  function isOpenedFor(field: string, value: unknown) {
    if (panel()?.root.current?.offsetHeight === 0) return false;
    const now = values()[field];
    return field === link.field ? now === HELP && !isEmpty(value) : field === SUBJECT && !isEmpty(now);
  }
  const dialogId = () => panel()?.root.current?.closest("dialog")?.id ?? "";

  /** Into the form what is newer than what it shows. How many fields that were, and of when the last of them is. */
  function putBack() {
    const back = { count: 0, at: 0 };
    for (const [key, entry] of Object.entries(draft.entries)) {
      const field = fieldOf(name, key);
      if (field === null || !asks(field) || isOfEarlierPlace(draft, key)) continue;
      const value = "value" in entry ? shownValue(draft, field, entry.value, asks) : usual[field];
      if (isSame(value, seen[field])) continue;
      if (field === link.field && link.staysFor(value, draft.entries)) continue;
      if (isOpenedFor(field, value)) continue;
      seen[field] = value;
      if (!isEmpty(value)) back.count++;
      back.at = Math.max(back.at, entry.at);
      const shown = field === link.field ? link.beside(value) : value;
      fields.setValue(field as Path<Input>, (shown ?? "") as never, { shouldDirty: true });
    }
    const sent = (draft.entries[keyOf(name, "#sent")]?.value ?? null) as KeptKey | null;
    if (!isSame(sent, seenKey)) {
      seenKey = sent;
      keys.restore(sent);
    }
    // For fields that show more than their value.
    if (back.at > 0) document.dispatchEvent(new Event("restored"));
    return back;
  }

  async function exchange() {
    note();
    const told = changed;
    changed = false;
    const bytes = await shownFiles.toKeep();
    const local = draft;
    const what = { now: Date.now(), changed: told };
    const found = await exchangeDraft(local, { ...what, files: bytes }).catch(() =>
      exchangeDraft(local, what),
    );
    // What was entered meanwhile is newer.
    draft = mergeDrafts(found, draft);
    note();
    const free = !source.isBusy();
    const isHeld = () => isWorthKeeping(draftOf(name, values(), shownFiles.now()));
    const had = isHeld();
    const fields = free ? putBack() : { count: 0, at: 0 };
    link.settle();
    const files = await shownFiles.putBack(asks("files") && free ? keptFiles(draft) : null);
    const held = isHeld();
    if (had && !held) startAgain();
    show({ kept: isWorthKeeping(draft), ...(held ? {} : { earlier: ended }) });
    if (told) dispatchEvent(new CustomEvent(DRAFT_KEPT, { detail: source.fields }));
    return { fields, files };
  }

  /** Sent or wiped in another form or tab: what was entered here is gone, and it says why. */
  function startAgain() {
    ended = endedNotice(draft.entries[ENDED]?.value);
    fields.clearErrors();
    const { goTo, step } = panel() ?? {};
    if (goTo && step !== journey[0].id) goTo(journey[0].id);
  }

  /** Says what came back. */
  async function look() {
    const { fields, files } = await exchange();
    if (fields.count + files.back > 0) show({ earlier: restoredNotice(fields.at || draft.savedAt, files) });
  }

  /** To where the visitor was, when all before it is filled in. */
  async function resume() {
    await look();
    const { goTo, step } = panel() ?? {};
    const last = draft.entries[keyOf(name, "#step")]?.value as string | undefined;
    // What is asked for now stands in the first step, with who to call.
    if (!goTo || step !== journey[0].id || !last || link.urgent() || isLookedAt(values())) return;
    const to = await stepToResume(source, last);
    if (to && to !== step && panel()?.step === step) goTo(to);
  }

  function save() {
    clearTimeout(timer);
    timer = undefined;
    note();
    if (changed) enqueue(exchange);
  }
  /** With the name of what the visitor entered; none of what we set. */
  function later(field?: string) {
    entered ||= Boolean(field);
    if (field && ended) {
      ended = null;
      show({ earlier: null });
    }
    if (field === link.field) {
      link.chosen();
      set(link.key, undefined);
    }
    clearTimeout(timer);
    timer = setTimeout(save, PAUSE);
  }
  /** The page may be gone before what others wrote could be read. */
  function leave() {
    note();
    if (!changed) return;
    putAside(draft, tab);
    save();
  }

  document.addEventListener("visibilitychange", () => document.hidden && leave());
  addEventListener("pagehide", leave);
  enqueue(async () => {
    for (const field of await unkeptFields(name, filled))
      if (isSame(seen[field], filled[field])) seen[field] = usual[field];
  });
  enqueue(resume);

  function markSent() {
    wiped = null;
    draft = withoutSent(draft, name, shownFiles.ids(), sentAt || Date.now());
    set(ENDED, "sent");
  }

  /** The form was emptied, by us. */
  function forget() {
    seen = values();
    shownFiles.forget();
    keys.restore(null);
    seenKey = null;
    changed = true;
    show({ earlier: null, kept: false, wiped: wiped !== null });
    save();
  }

  return {
    later,
    /** What other forms and tabs entered meanwhile; `say` where the form comes into view. */
    sync: (say: boolean) => enqueue(say ? look : exchange),
    /** Before sending: what is on its way is known even if the answer is lost with the tab. Then it is no draft any more. */
    secure() {
      save();
      sentAt = lastChange(draft, Date.now());
    },
    /** While the form still shows it: it is no draft any more before it is said that it is in. */
    sent() {
      markSent();
      return enqueue(() => exchangeDraft(draft, { now: Date.now(), changed: true }));
    },
    remove() {
      markSent();
      forget();
    },
    /** Empties the form and leaves nothing on the device; a slip can be undone. */
    wipe() {
      note();
      const held = { draft, files: shownFiles.now() };
      wiped = held;
      enqueue(async () => {
        const others = keptFiles(held.draft).filter((id) => !held.files.some((file) => file.id === id));
        held.files.push(...(await readFiles(others)));
      });
      fields.reset();
      source.files.clear();
      draft = cleared(draft, Date.now());
      set(ENDED, "wiped");
      forget();
    },
    /** Brings back what was wiped. */
    undoWipe() {
      if (!wiped) return;
      const { draft: before, files } = wiped;
      wiped = null;
      note();
      set(ENDED, undefined);
      for (const [key, { value }] of Object.entries(before.entries)) {
        const now = draft.entries[key];
        if (isEmpty(now?.value) && !isEmpty(value)) set(key, value);
      }
      putBack();
      shownFiles.remember(files);
      show({ wiped: false });
      later();
    },
  };
}

export type DraftAutosave = ReturnType<typeof autosaveDraft>;
