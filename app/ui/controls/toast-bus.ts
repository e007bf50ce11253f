export type ToastMessage = {
  title: string;
  description?: string;
  variant?: "default" | "destructive";
};

/** Shows a message in the corner; its code is fetched with the first one. False when it cannot be had. */
export async function showToast(message: ToastMessage): Promise<boolean> {
  try {
    const { present } = await import("./toaster.client");
    present(message);
    return true;
  } catch {
    return false;
  }
}
