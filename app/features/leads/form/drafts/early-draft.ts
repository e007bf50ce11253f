import type { FormName } from "~/features/leads/form/kit/form-rules";
import { LEFT_NATIVELY } from "~/features/leads/form/kit/send-natively";
import { newUuid } from "~/lib/uuid";
import { cleared, type Draft, ENDED, emptyDraft, keyOf, LEFT, PAUSE, PLACE, timeAfter } from "./draft-merge";
import { exchangeDraft, putAside } from "./draft-store";
import { isRefilled } from "./filled-by-browser";

type Typed = HTMLInputElement | HTMLTextAreaElement;
const TYPED =
  "textarea, input:not([type=hidden], [type=radio], [type=checkbox], [type=file], [tabindex='-1'])";

/** Of each form that was begun before its code was there: ends it and returns what it kept. */
const begun = new Map<FormName, () => Draft>();
/** Their own code keeps what is entered. */
const taken = new Set<FormName>();

/**
 * Keeps what is typed in a form until its own code does: on a slow line that is seconds later, and the page may be gone by
 * then. Not what is chosen: that is no draft by itself, and one tap.
 */
export function keepEarly(form: HTMLFormElement): void {
  const name = form.dataset.form as FormName;
  if (taken.has(name) || begun.has(name)) return;
  const draft = emptyDraft();
  const ended = new AbortController();
  const until = { signal: ended.signal };
  const tab = newUuid();
  let changed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function set(key: string, value: unknown) {
    draft.savedAt = Date.now();
    draft.entries[key] = { at: timeAfter(draft.entries[key], draft.savedAt), value };
  }
  function save() {
    timer = undefined;
    changed = false;
    exchangeDraft(draft, { now: Date.now(), changed: true }).catch(() => {});
  }
  function note(control: Typed) {
    // Some name another form as theirs.
    if (control.form !== form || !control.matches(TYPED)) return;
    // What the browser fills in looks like it, with an event too; what is typed has the focus.
    if (isRefilled() && control !== document.activeElement) return;
    const key = keyOf(name, control.name);
    // Told again once the form listens.
    if (draft.entries[key]?.value === control.value) return;
    set(key, control.value);
    // A number that is written here has no country of another form in front.
    if (control.name === "phone") set("phoneCountry", "");
    set(PLACE, { form: name, dialog: form.closest("dialog")?.id ?? "", path: location.pathname });
    changed = true;
    // Not put off with each key: who types on and on would have nothing kept.
    timer ??= setTimeout(save, PAUSE);
  }
  function leave() {
    if (changed) putAside(draft, tab);
  }

  begun.set(name, () => {
    clearTimeout(timer);
    ended.abort();
    return draft;
  });
  for (const control of form.querySelectorAll<Typed>(TYPED))
    if (control.value !== control.defaultValue) note(control);
  form.addEventListener("input", ({ target }) => note(target as Typed), until);
  document.addEventListener("visibilitychange", () => document.hidden && leave(), until);
  addEventListener("pagehide", leave, until);
  // Whether it comes in is known by the page that follows: until then it is a draft.
  form.addEventListener(LEFT_NATIVELY, () => {
    set(LEFT, { form: name, key: tab });
    set(keyOf(name, "#sent"), { key: tab, content: "" });
    save();
  });
}

/** For the code of the form, which keeps it from now on. */
export function takeEarly(name: FormName): Draft {
  taken.add(name);
  return begun.get(name)?.() ?? emptyDraft();
}

/** After the form was sent by code of its own, where that which keeps drafts could not be had. */
export async function forgetEarly(name: FormName): Promise<void> {
  const now = Date.now();
  const sent = cleared(takeEarly(name), now);
  sent.entries[ENDED] = { at: now, value: "sent" };
  await exchangeDraft(sent, { now, changed: true });
}
