export const DRAFT_FLAG = "concept";

/** Whether a form was left half filled in on this device: known without any of the code that keeps it. */
export function hasDraft(): boolean {
  try {
    return localStorage.getItem(DRAFT_FLAG) !== null;
  } catch {
    return false;
  }
}
