import type { Page } from "playwright/test";
import { expect } from "./page.ts";

/** Waits until the draft on the device has this text. Opening the database would create it: that is not done. */
export async function keptWith(page: Page, wanted: string): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(
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
      ),
    )
    .toContain(wanted);
}
