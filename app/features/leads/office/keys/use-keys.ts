import { useEffect, useRef } from "react";

/** What each key does; letters in lower case. */
export type Keys = Record<string, () => void>;

/** Per device: where they are in the way of speech input or of a hand that slips, they are switched off. */
const stored = "toetsen";
const off = "uit";

export function keysAreOn(): boolean {
  try {
    return localStorage.getItem(stored) !== off;
  } catch {
    return true;
  }
}

export function switchKeys(on: boolean): void {
  try {
    if (on) localStorage.removeItem(stored);
    else localStorage.setItem(stored, off);
  } catch {
    // Storage that is switched off: then they stay as they are.
  }
}

const typed = "input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]";

/** A key that is text, a shortcut of the browser, or meant for a dialog. */
function isForAnother({ target, key, ctrlKey, metaKey, altKey, shiftKey, isComposing }: KeyboardEvent) {
  if (ctrlKey || metaKey || altKey || isComposing || (shiftKey && /^[a-z]$/i.test(key))) return true;
  return (target instanceof Element && target.closest(typed)) || document.querySelector("dialog[open]");
}

/** Single keys for this page, as long as it is shown. */
export function useKeys(keys: Keys): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      // What a browser fills in by itself has no key.
      const act = latest.current[event.key?.toLowerCase()];
      if (!act || event.defaultPrevented || isForAnother(event) || !keysAreOn()) return;
      event.preventDefault();
      act();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
}
