import type { ToastMessage } from "./toaster.client";

let dismiss = () => {};

/** It is tried again: what was said of it before goes. */
export const hideToast = () => dismiss();

/** Loads the toaster on first use. False when that fails. */
export async function showToast(message: ToastMessage): Promise<boolean> {
  try {
    const { present, dismissShown } = await import("./toaster.client");
    dismiss = dismissShown;
    present(message);
    return true;
  } catch {
    return false;
  }
}
