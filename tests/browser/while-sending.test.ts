import type { Locator, Page } from "playwright/test";
import { formWalks, openForm } from "../support/form-walks.ts";
import { confirmationIn, REFERENCE } from "../support/forms.ts";
import { expect, test } from "../support/page.ts";

const walkOf = (wanted: string) => {
  const walk = formWalks.find(({ name }) => name === wanted);
  if (!walk) throw new Error(`There is no walk of the ${wanted}.`);
  return walk;
};
const contact = walkOf("contact page");
const modal = walkOf("quote modal");

/** Holds the posts; `go` lets them through. */
async function holdPosts(page: Page, endpoint: string) {
  let go = () => {};
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  const bodies: string[] = [];
  await page.route(`**${endpoint}`, async (route) => {
    bodies.push(route.request().postDataBuffer()?.toString("utf8") ?? "");
    await held;
    await route.continue();
  });
  return { bodies, go };
}

/** As a visitor does: a tap in the field, and keys. */
async function typeInto(field: Locator, text: string) {
  await field.evaluate((control: HTMLElement) => control.focus());
  await field.page().keyboard.type(text);
}

/** Whether something typed is in the database of drafts. */
const draftKept = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        indexedDB.open("concepten").onsuccess = ({ target }) => {
          const database = (target as IDBOpenDBRequest).result;
          const all = database.transaction("drafts").objectStore("drafts").getAll();
          all.onsuccess = () => {
            database.close();
            resolve(JSON.stringify(all.result).includes("voorbeeld.example"));
          };
        };
      }),
  );

for (const walk of [contact, modal, walkOf("quote widget"), walkOf("service menu")]) {
  test(`${walk.name}: while it is on its way the form shows what was sent`, async ({ page }) => {
    const form = await openForm(page, walk);
    await walk.fill(form);
    const { bodies, go } = await holdPosts(page, walk.endpoint);
    await form.getByRole("button", { name: walk.button }).click();
    await expect.poll(() => bodies.length).toBe(1);
    const field = form.getByLabel("Voornaam");
    await typeInto(field, " Er komt ook water door de muur.");
    expect(bodies[0]).toContain(`\r\n\r\n${await field.inputValue()}\r\n`);
    // Wiped now, the lead would come in and nobody here would hear of it.
    await expect(form.getByRole("button", { name: "Wis concept" })).toBeDisabled();
    go();
    await expect(confirmationIn(page)).toContainText(REFERENCE);
  });
}

test("what waits is sent on a later page, also when the draft was wiped in another form", async ({
  page,
  context,
  allowErrors,
}) => {
  allowErrors(/ERR_INTERNET_DISCONNECTED|Failed to load resource|Failed to fetch/);
  test.slow();
  const form = await openForm(page, contact);
  await contact.fill(form);
  const other = await context.newPage();
  const there = await openForm(other, modal);
  await expect(there).toBeVisible();
  await page.evaluate(() => {
    Object.defineProperty(navigator, "onLine", { configurable: true, get: () => false });
  });
  await form.getByRole("button", { name: contact.button }).click();
  await expect(form.getByText("Uw aanvraag staat klaar op dit toestel").first()).toBeVisible();
  await page.close();
  await there.getByRole("button", { name: "Wis concept" }).click();
  await expect(there.getByText("Concept gewist.")).toBeVisible();
  await expect.poll(() => draftKept(other)).toBe(false);
  await other.goto("/diensten");
  await expect(confirmationIn(other)).toContainText(REFERENCE);
});
