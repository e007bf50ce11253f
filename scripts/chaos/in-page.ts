import type { Page } from "playwright";

type Told = { at: "in" | "waits" | "failed" | "empty" | "busy"; reference: string | undefined };

/** What a page says of the lead that was sent from it, or that waited on the device. */
export function told(page: Page): Promise<Told> {
  return page.evaluate(() => {
    const said = [...document.querySelectorAll<HTMLElement>("[role=status]")].find((each) =>
      each.innerText.includes("Uw aanvraag is binnen"),
    );
    const reference = said && /referentie is ([2-9A-HJKMNP-Z]{8})/.exec(said.innerText)?.[1];
    if (reference) return { at: "in", reference };
    const text = document.body.innerText;
    const waits = text.includes("staat klaar op dit toestel");
    const failed = text.includes("Alles wat u invulde blijft staan");
    const name = document.querySelector<HTMLInputElement>("main form[enctype] [name=firstName]");
    const at = waits ? "waits" : failed ? "failed" : name?.value === "" ? "empty" : "busy";
    return { at, reference };
  });
}

/** In the page, where that says how it is, else in the form. */
export async function pressAgain(page: Page): Promise<void> {
  await page.evaluate(() => {
    const buttons = [...document.querySelectorAll("button")];
    const again = buttons.find(({ textContent }) => textContent === "Opnieuw versturen");
    const own = document.querySelector<HTMLButtonElement>("main form[enctype] button[type=submit]");
    (again ?? own)?.click();
  });
}

/** Whether the form of a page holds these values and so many photos, made ready. */
export function shows(page: Page, values: Record<string, string>, photos: number): Promise<boolean> {
  return page.evaluate(
    ([wanted, count]) => {
      const form = document.querySelector<HTMLFormElement>("main form[enctype][novalidate]");
      if (!form) return false;
      const held = new FormData(form);
      const ready = form.innerText.split("het origineel gaat mee").length - 1;
      return ready === count && Object.entries(wanted).every(([name, value]) => held.get(name) === value);
    },
    [values, photos] as const,
  );
}

/** The draft on the device as JSON, and how many leads wait there. Opening a database would create it: that is not done. */
export function deviceHolds(page: Page): Promise<{ draft: string; waiting: number }> {
  return page.evaluate(async () => {
    const all = (database: string, store: string) =>
      new Promise<{ parts?: unknown[]; received?: unknown }[]>((resolve, reject) => {
        const open = indexedDB.open(database);
        let fresh = false;
        open.onupgradeneeded = () => {
          fresh = true;
          open.transaction?.abort();
        };
        open.onerror = () => (fresh ? resolve([]) : reject(open.error));
        open.onsuccess = () => {
          const rows = open.result.transaction(store).objectStore(store).getAll();
          rows.onsuccess = () => {
            open.result.close();
            resolve(rows.result);
          };
        };
      });
    const leads = await all("verzenden", "leads");
    return {
      draft: JSON.stringify(await all("concepten", "drafts")),
      waiting: leads.filter(({ parts, received }) => parts?.length && !received).length,
    };
  });
}
