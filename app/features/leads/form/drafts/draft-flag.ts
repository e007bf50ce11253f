const NAME = "concept";

/** Whether a form was left half filled in on this device: known without any of the code that keeps it. */
export function hasDraft(): boolean {
  try {
    return localStorage.getItem(NAME) !== null;
  } catch {
    return false;
  }
}

export function flagDraft(on: boolean): void {
  try {
    if (on) localStorage.setItem(NAME, "1");
    else localStorage.removeItem(NAME);
  } catch {}
}
