const NAME = "concept";

/** Whether a form was left half filled in on this device: known without any of the code that keeps it. */
export function hasDraft(): boolean {
  try {
    return localStorage.getItem(NAME) !== null;
  } catch {
    // Storage that is switched off.
    return false;
  }
}

export function flagDraft(on: boolean): void {
  try {
    if (on) localStorage.setItem(NAME, "1");
    else localStorage.removeItem(NAME);
  } catch {
    // As above; then a draft waits until its form is touched.
  }
}
