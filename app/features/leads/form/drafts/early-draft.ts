import type { FormName } from "~/features/leads/form/kit/form-rules";
import { LEFT_NATIVELY } from "~/features/leads/form/kit/send-natively";
import { newUuid } from "~/lib/uuid";
import { cleared, type Draft, emptyDraft, keyOf, PAUSE, PLACE, timeAfter } from "./draft-merge";
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
 * then. Not what is chosen: that is no draft by itself, and one tap. `typedIn`: the field of the first key that is known.
 */
export function keepEarly(form: HTMLFormElement, typedIn?: EventTarget | null): void {
  const name = form.dataset.form as FormName;
  if (taken.has(name) || begun.has(name)) return;
  const draft = emptyDraft();
  const ended = new AbortController();
  const until = { signal: ended.signal };
  const tab = newUuid();
  let changed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function set(key: string, value: unknown) {
    draft.entries[key] = { at: timeAfter(draft.entries[key], Date.now()), value };
  }
  function save() {
    changed = false;
    exchangeDraft(draft, { now: Date.now(), changed: true }).catch(() => {});
  }
  function note(control: Typed) {
    set(keyOf(name, control.name), control.value);
    set(PLACE, { form: name, dialog: form.closest("dialog")?.id ?? "", path: location.pathname });
    draft.savedAt = Date.now();
    changed = true;
    clearTimeout(timer);
    timer = setTimeout(save, PAUSE);
  }
  function end() {
    clearTimeout(timer);
    ended.abort();
    return draft;
  }

  begun.set(name, end);
  for (const control of form.querySelectorAll<Typed>(TYPED))
    if (control.value !== control.defaultValue && (control === typedIn || !isRefilled())) note(control);
  form.addEventListener(
    "input",
    ({ target }) => (target as Typed).matches(TYPED) && note(target as Typed),
    until,
  );
  addEventListener("pagehide", () => changed && putAside(draft, tab), until);
  // What the browser sends is a draft no longer. Until the answer comes the page is still here.
  form.addEventListener(LEFT_NATIVELY, () => {
    const sent = cleared(end(), Date.now());
    exchangeDraft(sent, { now: sent.savedAt, changed: true }).catch(() => {});
  });
}

/** For the code of the form, which keeps it from now on. */
export function takeEarly(name: FormName): Draft {
  taken.add(name);
  return begun.get(name)?.() ?? emptyDraft();
}
