import type { ToastMessage } from "./toaster";

/** Loads the toaster on first use. False when that fails. */
export async function showToast(message: ToastMessage): Promise<boolean> {
  try {
    const { present } = await import("./toaster");
    present(message);
    return true;
  } catch {
    return false;
  }
}
