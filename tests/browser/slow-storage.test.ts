import type { Page } from "playwright/test";
import { openForm, walkOf } from "../support/form-walks.ts";
import { confirmationIn, REFERENCE } from "../support/forms.ts";
import { keptDraft, keptWith } from "../support/kept-draft.ts";
import { expect, test } from "../support/page.ts";

/** What is written to drafts is there only after a while, as on an old phone. */
function writeSlowly() {
  const { transaction } = IDBDatabase.prototype;
  IDBDatabase.prototype.transaction = function (stores, mode, options) {
    const made = transaction.call(this, stores, mode, options);
    if (mode !== "readwrite" || this.name !== "concepten") return made;
    const until = performance.now() + 400;
    const store = made.objectStore("drafts");
    const goOn = () => {
      if (performance.now() < until) store.count().onsuccess = goOn;
    };
    goOn();
    return made;
  };
}

/** Reloads in the moment that it is said to be in. */
function reloadOnceIn() {
  addEventListener("DOMContentLoaded", () =>
    new MutationObserver((_, observer) => {
      if (!document.body.textContent?.includes("Uw aanvraag is binnen")) return;
      observer.disconnect();
      sessionStorage.setItem("seen", "it is in");
      location.reload();
    }).observe(document.body, { childList: true, subtree: true }),
  );
}

for (const name of ["quote page", "quote modal", "quote widget", "service menu", "membership modal"]) {
  const walk = walkOf(name);
  test(`${name}: who reloads in the moment that it is in finds no draft of it`, async ({ page }) => {
    await page.addInitScript(writeSlowly);
    await page.addInitScript(reloadOnceIn);
    const form = await openForm(page, walk);
    await walk.fill(form);
    await keptWith(page, "0612345678");
    const reloaded = page.waitForEvent("load");
    await form.getByRole("button", { name: walk.button }).click();
    await reloaded;
    expect(await page.evaluate(() => sessionStorage.getItem("seen"))).toBe("it is in");
    expect(await keptDraft(page)).not.toContain("0612345678");
    expect(await page.evaluate(() => localStorage.getItem("concept"))).toBeNull();
  });
}

/** From another tab, so that nothing else is written to it until that is closed. */
async function holdDatabase(tab: Page, name: string, stores: string[]): Promise<void> {
  await tab.evaluate(
    ({ name, stores }) =>
      new Promise<void>((resolve) => {
        const open = indexedDB.open(name, 1);
        open.onsuccess = () => {
          const store = open.result.transaction(stores, "readwrite").objectStore(stores[0] as string);
          const goOn = () => {
            store.count().onsuccess = goOn;
            resolve();
          };
          goOn();
        };
      }),
    { name, stores },
  );
}

for (const [database, stores] of [
  ["concepten", ["drafts", "files"]],
  ["verzenden", ["leads"]],
] as const) {
  test(`a device that stops answering for ${database} does not hide that the request is in`, async ({
    page,
    context,
  }) => {
    const walk = walkOf("quote widget");
    const form = await openForm(page, walk);
    await walk.fill(form);
    await keptWith(page, "0612345678");
    const other = await context.newPage();
    await other.goto("/privacy");
    // The second is made with the first request.
    await page.evaluate(
      ({ name, stores }) =>
        new Promise<void>((resolve) => {
          const open = indexedDB.open(name, 1);
          open.onupgradeneeded = () => {
            for (const store of stores) open.result.createObjectStore(store, { keyPath: "key" });
          };
          open.onsuccess = () => {
            open.result.close();
            resolve();
          };
        }),
      { name: database, stores },
    );
    await holdDatabase(other, database, [...stores]);
    await form.getByRole("button", { name: walk.button }).click();
    await expect(confirmationIn(form)).toContainText(REFERENCE);
    await other.close();
    await expect.poll(() => keptDraft(page)).not.toContain("0612345678");
  });
}
