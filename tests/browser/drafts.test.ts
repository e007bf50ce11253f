import type { Locator, Page } from "playwright/test";
import { keptDraft, keptLine, keptWith, restored } from "../support/kept-draft.ts";
import { tabTo } from "../support/keyboard.ts";
import { expect, expectNoAxeViolations, test } from "../support/page.ts";
import { drawPhoto } from "../support/photos.ts";
import { keepSentForms } from "../support/sent-forms.ts";

const formOf = (page: Page) => page.locator("form[method=post][enctype]:not(dialog form)");

/** Fills the page form, with a photo, until the browser confirms the draft. */
async function fillPage(page: Page): Promise<void> {
  await page.goto("/gratis-offerte");
  const form = formOf(page);
  await form.getByText("Gratis Inspectie").click();
  await form.getByLabel("Adres van het werk").fill("Voorbeeldstraat 1, Eindhoven");
  await form.getByLabel("Wat is er aan de hand?").fill("Natte plek naast de schoorsteen.");
  await form.getByText("Het is dringend").click();
  await form
    .locator("input[type=file]")
    .setInputFiles(await drawPhoto(page, "nok.jpg", { width: 900, height: 600 }));
  await expect(form.getByText("Klaar om te versturen")).toBeVisible();
  await form.getByLabel("Voornaam").fill("Test");
  await expect(keptLine(form)).toBeVisible();
  await keptWith(page, "Test");
}

async function expectAllBack(page: Page): Promise<void> {
  const form = formOf(page);
  await expect(restored(form)).toContainText("met 1 bestand");
  await expect(form.getByLabel("Adres van het werk")).toHaveValue("Voorbeeldstraat 1, Eindhoven");
  await expect(form.getByLabel("Wat is er aan de hand?")).toHaveValue("Natte plek naast de schoorsteen.");
  await expect(form.getByLabel("Voornaam")).toHaveValue("Test");
  await expect(form.getByRole("radio", { name: /Gratis Inspectie/ })).toBeChecked();
  await expect(form.getByRole("checkbox", { name: /Het is dringend/ })).toBeChecked();
  await expect(form.getByRole("button", { name: "Verwijder nok.jpg" })).toBeVisible();
}

async function send(page: Page): Promise<void> {
  const form = formOf(page);
  await form.getByLabel("Achternaam").fill("Voorbeeld");
  await form.getByLabel("E-mailadres").fill("test@voorbeeld.example");
  await form.getByLabel("Telefoonnummer").fill("0612345678");
  await form.getByRole("checkbox", { name: /privacyverklaring/ }).check();
  await form.getByRole("button", { name: "Verstuur aanvraag" }).click();
}

test("a reload brings everything back, photo included, and after sending nothing of it stays", async ({
  page,
}) => {
  test.slow();
  const sentForms = await keepSentForms(page);
  await fillPage(page);
  await page.reload();
  await expectAllBack(page);
  await expectNoAxeViolations(page);
  await send(page);
  await expect(page.getByText("Uw aanvraag is binnen")).toBeVisible();
  const [sent] = await sentForms();
  expect(sent).toMatchObject({
    files: ["TS-nok.jpg"],
    fields: { firstName: "Test", urgencyLevel: "urgent" },
  });
  await expect.poll(() => page.evaluate(() => localStorage.getItem("concept"))).toBeNull();
  await page.reload();
  await formOf(page).getByLabel("Voornaam").focus();
  await expect(formOf(page).getByLabel("Voornaam")).toHaveValue("");
  await expect(restored(page)).toHaveCount(0);
});

test("after a crash of the tab a new one has it all", async ({ page, context }) => {
  test.slow();
  await fillPage(page);
  await crash(page);
  const next = await context.newPage();
  await next.goto("/gratis-offerte");
  await expectAllBack(next);
});

async function crash(page: Page): Promise<void> {
  const gone = page.waitForEvent("crash");
  await page.goto("chrome://crash").catch(() => {});
  await gone;
}

const mark = (page: Page) => page.evaluate(() => localStorage.getItem("concept"));

test("'wis concept' comes after the button that sends, empties the form and leaves nothing on the device", async ({
  page,
}) => {
  await fillPage(page);
  await page.reload();
  const form = formOf(page);
  await expect(restored(form)).toBeVisible();
  await form.getByRole("button", { name: "Verstuur aanvraag" }).focus();
  await tabTo(form.getByRole("button", { name: "Wis concept" }), { most: 3 });
  await page.keyboard.press("Enter");
  await expect(form.getByLabel("Voornaam")).toHaveValue("");
  await expect(form.getByRole("button", { name: "Verwijder nok.jpg" })).toHaveCount(0);
  await expect(restored(form)).toHaveCount(0);
  await expect.poll(() => mark(page)).toBeNull();
  await expect(form.getByRole("status").filter({ hasText: "Concept gewist." })).toBeVisible();
  await expectNoAxeViolations(page);
  // A value entered afterwards can be cleared too.
  await form.getByLabel("Voornaam").fill("Opnieuw");
  await form.getByRole("button", { name: "Wis concept" }).click();
  await expect(form.getByLabel("Voornaam")).toHaveValue("");
  await expect.poll(() => mark(page)).toBeNull();
  await page.reload();
  await form.getByLabel("Voornaam").focus();
  await expect(form).toHaveAttribute("novalidate");
  await expect(form.getByLabel("Voornaam")).toHaveValue("");
});

test("a draft that was wiped by a slip comes back whole, with its photo, but never over what was typed since", async ({
  page,
}) => {
  test.slow();
  const sentForms = await keepSentForms(page);
  await fillPage(page);
  const form = formOf(page);
  // The input with suggestions loads on focus.
  await form.getByLabel("Adres van het werk").focus();
  await expect(form.getByLabel("Adres van het werk")).toHaveRole("combobox");
  await form.getByRole("button", { name: "Wis concept" }).click();
  await expect(form.getByLabel("Adres van het werk")).toHaveValue("");
  const undo = form.getByRole("button", { name: "Ongedaan maken" });
  await expect(undo).toBeFocused();
  await form.getByLabel("Voornaam").fill("Anders");
  await undo.click();
  await expect(form.getByLabel("Adres van het werk")).toHaveValue("Voorbeeldstraat 1, Eindhoven");
  await expect(form.getByLabel("Wat is er aan de hand?")).toHaveValue("Natte plek naast de schoorsteen.");
  await expect(form.getByLabel("Voornaam")).toHaveValue("Anders");
  await expect(form.getByRole("radio", { name: /Gratis Inspectie/ })).toBeChecked();
  await expect(form.getByRole("checkbox", { name: /Het is dringend/ })).toBeChecked();
  await expect(form.getByRole("button", { name: "Verwijder nok.jpg" })).toBeVisible();
  await expect(keptLine(form)).toBeVisible();
  await send(page);
  await expect(page.getByText("Uw aanvraag is binnen")).toBeVisible();
  expect((await sentForms())[0]).toMatchObject({
    files: ["TS-nok.jpg"],
    fields: { firstName: "Anders", address: "Voorbeeldstraat 1, Eindhoven", urgencyLevel: "urgent" },
  });
});

for (const [where, path] of [
  ["in its form", "/gratis-offerte"],
  ["on any other page", "/kennisbank"],
] as const) {
  test(`a draft of more than seven days ago is gone ${where}`, async ({ page }) => {
    await fillPage(page);
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const open = indexedDB.open("concepten");
          open.onsuccess = () => {
            const store = open.result.transaction("drafts", "readwrite").objectStore("drafts");
            const all = store.getAll();
            all.onsuccess = () => {
              for (const draft of all.result) store.put({ ...draft, savedAt: Date.now() - 7.1 * 86_400_000 });
              store.transaction.oncomplete = () => {
                open.result.close();
                resolve();
              };
            };
          };
        }),
    );
    // Leaving the page stores the draft.
    await page.goto("about:blank");
    await page.goto(path);
    await expect.poll(() => mark(page)).toBeNull();
    expect(await keptDraft(page)).toBe("[]");
    if (path === "/gratis-offerte") await expect(formOf(page).getByLabel("Voornaam")).toHaveValue("");
  });
}

for (const [path, tick] of [
  ["/zorgeloos-wonen", "Comfort Plus"],
  ["/contact", null],
] as const) {
  test(`the form of ${path} comes back too, and who asks is known to another form`, async ({ page }) => {
    await page.goto(path);
    const form = formOf(page);
    if (tick) await form.getByRole("checkbox", { name: tick }).check();
    await form.getByLabel("Voornaam").fill("Anders");
    await expect(keptLine(form)).toBeVisible();
    await keptWith(page, "Anders");
    await page.reload();
    await expect(restored(form)).toBeVisible();
    await expect(form.getByLabel("Voornaam")).toHaveValue("Anders");
    if (tick) await expect(form.getByRole("checkbox", { name: tick })).toBeChecked();
    await expectNoAxeViolations(page);
    await page.goto("/gratis-offerte");
    await expect(restored(formOf(page))).toBeVisible();
    await expect(formOf(page).getByLabel("Voornaam")).toHaveValue("Anders");
  });
}

async function openWidget(page: Page): Promise<Locator> {
  await page.goto("/daken/daklekkage");
  // A line that offers to go on may open it too.
  await page.locator('a[data-dialog="quote-widget"]:visible').first().click();
  return page.getByRole("dialog", { name: "Offerte aanvragen" });
}

async function walkWidget(page: Page, widget: Locator): Promise<void> {
  await widget.getByRole("button", { name: "Daklekkage" }).click();
  const photo = await drawPhoto(page, "dak.jpg", { width: 900, height: 600 });
  await widget.locator("input[type=file]").setInputFiles(photo);
  await expect(widget.getByText("1 bestanden klaar!")).toBeVisible();
  await widget.getByRole("button", { name: "Volgende" }).click();
  await widget.getByLabel("Adres", { exact: true }).fill("Voorbeeldstraat 1, Eindhoven");
  await widget.getByLabel("Projectbeschrijving").fill("Natte plek naast de schoorsteen.");
  await widget.getByRole("button", { name: "Naar contactgegevens" }).click();
  await widget.getByLabel("Voornaam").fill("Test");
  await widget.getByLabel("Achternaam").fill("Voorbeeld");
  await widget.getByLabel("E-mailadres").fill("test@voorbeeld.example");
  await widget.getByLabel("Telefoonnummer").fill("0612345678");
}

test("the widget: offline in the middle, the tab gone, and a day later it is sent with its photo", async ({
  page,
  context,
  allowErrors,
}) => {
  test.slow();
  allowErrors(/ERR_INTERNET_DISCONNECTED/);
  const widget = await openWidget(page);
  await walkWidget(page, widget);
  await context.setOffline(true);
  await keptWith(page, "0612345678");
  await page.close();
  await context.setOffline(false);
  const next = await context.newPage();
  const sentForms = await keepSentForms(next);
  const again = await openWidget(next);
  await expect(restored(again)).toContainText("met 1 bestand");
  await expectNoAxeViolations(next, { within: "#quote-widget" });
  // Where the visitor was.
  await expect(again.getByRole("heading", { name: "Contactgegevens" })).toBeVisible();
  await expect(again.getByLabel("Voornaam")).toHaveValue("Test");
  await again.getByRole("button", { name: "Aanvraag versturen" }).click();
  await expect(again.getByText("Uw aanvraag is binnen")).toBeVisible();
  expect((await sentForms())[0]).toMatchObject({ files: ["TS-dak.jpg"], fields: { phone: "+31612345678" } });
});

test("a crash after sending, before the answer: it goes again by itself, and is the same lead", async ({
  page,
  context,
  allowErrors,
}) => {
  test.slow();
  allowErrors(/Failed to load resource|ERR_/);
  await fillPage(page);
  const answers: { reference?: string }[] = [];
  const stored = new Promise<void>((resolve) => {
    page.route("**/api/service-request", async (route) => {
      const answer = await route.fetch();
      answers.push(await answer.json());
      resolve();
      // The response is lost.
    });
  });
  await send(page);
  await stored;
  await crash(page);
  const next = await context.newPage();
  await next.goto("/daken");
  await expect(next.getByText("Uw aanvraag is binnen")).toBeVisible();
  await expect(next.getByText(answers[0]?.reference ?? "geen")).toBeVisible();
});

test("a draft of the version before comes back too, its photo as a file", async ({ page }) => {
  await fillPage(page);
  await page.goto("about:blank");
  await page.goto("/kennisbank");
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        indexedDB.open("concepten").onsuccess = ({ target }) => {
          const database = (target as IDBOpenDBRequest).result;
          const work = database.transaction(["drafts", "files"], "readwrite");
          const [drafts, files] = [work.objectStore("drafts"), work.objectStore("files")];
          files.getAll().onsuccess = ({ target }) => {
            const [{ name, bytes, sentAs, of, status }] = (target as IDBRequest).result;
            files.clear();
            drafts.clear();
            files.put([{ name, file: new File([bytes], sentAs, of), status }], "quote");
            const values = {
              serviceType: "inspectie",
              address: "Voorbeeldstraat 1, Eindhoven",
              projectDescription: "Natte plek naast de schoorsteen.",
              urgencyLevel: "urgent",
              firstName: "Test",
              lastName: "",
            };
            drafts.put({ name: "quote", savedAt: Date.now(), values, files: 1, sent: null });
          };
          work.oncomplete = () => {
            database.close();
            resolve();
          };
        };
      }),
  );
  await page.goto("/gratis-offerte");
  await expectAllBack(page);
});

test("where a browser keeps text but no files, it says that they must be chosen again", async ({ page }) => {
  await page.addInitScript(() => {
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (value, key) {
      if (this.name === "files") throw new DOMException("no files here", "DataCloneError");
      return put.call(this, value, key);
    };
  });
  await fillPage(page);
  await page.reload();
  await expect(restored(formOf(page))).toContainText("Kies uw foto's opnieuw");
  await expect(formOf(page).getByLabel("Voornaam")).toHaveValue("Test");
});

test("where a browser has no place to keep drafts, the form works the same", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "indexedDB", { value: undefined });
  });
  await page.goto("/gratis-offerte");
  const form = formOf(page);
  await form.getByText("Gratis Inspectie").click();
  await form.getByLabel("Adres van het werk").fill("Voorbeeldstraat 1, Eindhoven");
  await form.getByLabel("Wat is er aan de hand?").fill("Natte plek naast de schoorsteen.");
  await form.getByLabel("Voornaam").fill("Test");
  await send(page);
  await expect(page.getByText("Uw aanvraag is binnen")).toBeVisible();
  await expect(keptLine(page)).toHaveCount(0);
});

test("the buttons of a form stay where they are when the line about the draft comes", async ({ page }) => {
  await page.goto("/daken/daklekkage");
  await page.locator('a[data-dialog="quote-widget"]:visible').first().click();
  const widget = page.locator("#quote-widget");
  await widget.getByRole("button", { name: "Daklekkage" }).click();
  const button = widget.getByRole("button", { name: "Overslaan" });
  await expect(keptLine(widget)).toBeHidden();
  const place = async () => (await button.boundingBox())?.y ?? 0;
  const before = await place();
  await widget
    .locator("input[type=file]")
    .setInputFiles(await drawPhoto(page, "nok.jpg", { width: 900, height: 600 }));
  await expect(keptLine(widget)).toBeVisible();
  expect(Math.abs((await place()) - before)).toBeLessThan(2);
});

test("a service that was chosen by hand stays over what a link presets later; what only a link chose gives way", async ({
  page,
}) => {
  const dialog = page.locator("#quote-dialog");
  const open = async (path: string) => {
    await page.goto(path);
    await page.locator("a[data-dialog=quote-dialog]:visible").first().click();
    await expect(dialog.getByRole("button", { name: /Volgende/ })).toBeVisible();
  };
  const describe = async (text: string) => {
    await dialog.getByRole("button", { name: /Volgende/ }).click();
    await dialog.getByLabel("Wat is er aan de hand?").fill(text);
    await expect(keptLine(dialog)).toBeVisible();
    await keptWith(page, text);
  };
  /** It comes back at the second step; the choice is one back. */
  const openAgain = async (path: string, service: string) => {
    await open(path);
    await expect(restored(dialog)).toBeVisible();
    await dialog.getByRole("button", { name: "Vorige" }).click();
    await expect(dialog.getByRole("radio", { name: service }), path).toBeChecked();
  };

  await open("/daken");
  await describe("Natte plek bij de nok.");
  await openAgain("/", "Gratis Inspectie");
  await dialog.getByText("Spoedservice", { exact: true }).click();
  await describe("Natte plek bij de goot.");
  await openAgain("/daken", "Spoedservice");
  await describe("Natte plek bij de goot, en binnen.");
  await openAgain("/", "Spoedservice");

  await page.goto("/gratis-offerte?serviceType=offerte");
  await expect(restored(formOf(page))).toBeVisible();
  await expect(formOf(page).getByRole("radio", { name: "Spoedservice" })).toBeChecked();
});

test("packages that were chosen by hand stay beside what a link chooses later; what only a link chose gives way", async ({
  page,
}) => {
  const form = page.locator("#aanvraag form[method=post]");
  const dialog = page.locator("#membership-dialog");
  const describe = async (within: Locator, text: string) => {
    await within.getByLabel("Wat is er nu mis?").fill(text);
    await expect(keptLine(within)).toBeVisible();
    await keptWith(page, text);
  };
  const expectChosen = async (within: Locator, ...names: string[]) => {
    await expect(restored(within)).toBeVisible();
    await expect(within.locator("label:has([name=membershipTypes]:checked)")).toContainText(names);
  };
  await page.goto("/zorgeloos-wonen?pakket=premium-care");
  await describe(form, "Vocht bij de schoorsteen.");
  await page.goto("/zorgeloos-wonen?pakket=comfort-plus");
  await expectChosen(form, "Comfort Plus");
  await describe(form, "Vocht bij de goot.");
  await form.getByRole("checkbox", { name: /Comfort Plus/ }).uncheck();
  await form.getByRole("checkbox", { name: /Basis/ }).check();
  await describe(form, "Vocht bij de nok.");
  await page.goto("/zorgeloos-wonen");
  await page.getByRole("link", { name: "Aanvragen: Premium Care" }).click();
  await expectChosen(dialog, "Basis", "Premium Care");
  await keptWith(page, "premium-care");
  await page.goto("/zorgeloos-wonen?pakket=comfort-plus");
  await expectChosen(form, "Basis", "Comfort Plus", "Premium Care");
});
