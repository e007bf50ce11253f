import type { Locator, Page } from "playwright/test";
import { expect } from "./page.ts";

/** What a form says once a draft was put back, and that what is entered is kept. */
export const restored = (within: Page | Locator) =>
  within.getByRole("status").filter({ hasText: "Uw concept is teruggezet." });
export const keptLine = (within: Page | Locator) => within.getByText("Concept bewaard op dit toestel.");

/** The draft on the device, as text. Opening the database would create it: that is not done. */
export function keptDraft(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const open = indexedDB.open("concepten", 1);
        open.onupgradeneeded = () => open.transaction?.abort();
        open.onerror = () => resolve("");
        open.onsuccess = () => {
          const all = open.result.transaction("drafts").objectStore("drafts").getAll();
          all.onsuccess = () => {
            open.result.close();
            resolve(JSON.stringify(all.result));
          };
        };
      }),
  );
}

/** Waits until the draft on the device has this text. */
export async function keptWith(page: Page, wanted: string): Promise<void> {
  await expect.poll(() => keptDraft(page)).toContain(wanted);
}
