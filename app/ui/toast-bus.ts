export type ToastMessage = {
  title: string;
  description?: string;
  variant?: "default" | "destructive";
};

/** Shows a message in the corner; its code is fetched with the first one. */
export async function showToast(message: ToastMessage) {
  const { present } = await import("./toaster");
  present(message);
}
