import type { ToastMessage } from "./toaster.client";

/** Loads the toaster on first use. False when that fails. */
export async function showToast(message: ToastMessage): Promise<boolean> {
  try {
    const { present } = await import("./toaster.client");
    present(message);
    return true;
  } catch {
    return false;
  }
}
