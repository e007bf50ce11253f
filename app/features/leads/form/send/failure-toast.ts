import { showToast } from "./show-toast";

/**
 * Says in a toast that sending failed. Where the toast's code cannot be had, which is likely when the post did
 * not get through either, the text comes back to be shown in the form.
 */
export async function failureToast(title: string, description: string): Promise<string | null> {
  const shown = await showToast({ title, description, variant: "destructive" });
  return shown ? null : `${title}. ${description}`;
}
