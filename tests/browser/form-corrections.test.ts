import type { Locator } from "playwright/test";
import { emergencyWalk, formWalks, openForm, walkOf } from "../support/form-walks.ts";
import { confirmationIn, REFERENCE } from "../support/forms.ts";
import { expect, hold, scrolled, test } from "../support/page.ts";
import { drawPhoto, type TestFile } from "../support/photos.ts";
import { disguisedFiles } from "../support/sample-files.ts";
import { keepSentForms } from "../support/sent-forms.ts";

const video: TestFile = { name: "film.mp4", mimeType: "video/mp4", buffer: Buffer.from(disguisedFiles.mp4) };
const text: TestFile = {
  name: "briefje.jpg",
  mimeType: "image/jpeg",
  buffer: Buffer.from("Beste dakdekker"),
};

test("each attempt with something wrong is answered, and what is corrected is no longer called wrong", async ({
  page,
}) => {
  const form = await openForm(page, walkOf("quote page"));
  const send = form.getByRole("button", { name: "Verstuur aanvraag" });
  const summary = form.getByRole("alert").filter({ hasText: "Nog niet verstuurd" });
  // Before the form's code is there, the browser's own checks answer.
  await form.getByLabel("Voornaam").focus();
  await expect(form).toHaveAttribute("novalidate", "");
  await send.click();
  await expect(summary).toBeFocused();
  await send.click();
  await expect(summary).toBeFocused();

  const mail = form.getByLabel("E-mailadres");
  await mail.fill("jan@");
  await expect(form.getByText("Ongeldig e-mailadres")).toHaveCount(2);
  await mail.pressSequentially("voorbeeld.example");
  await expect(form.getByText("Ongeldig e-mailadres")).toHaveCount(0);
  await expect(mail).toBeFocused();
  await expect(summary).toContainText("Voornaam is verplicht");
});

for (const viewport of [
  { width: 320, height: 568 },
  { width: 844, height: 390 },
])
  for (const walk of [...formWalks.filter(({ name }) => !/widget|menu/.test(name)), emergencyWalk])
    test(`${walk.name}: what is wrong is read from its beginning at ${viewport.width} × ${viewport.height}`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      const form = await openForm(page, walk);
      if (walk.opener === "quote-dialog") {
        await walk.fill(form);
        for (const label of ["Voornaam", "Achternaam", "E-mailadres", "Telefoonnummer"])
          await form.getByLabel(label).fill("");
      }
      const button = form.getByRole("button", { name: walk.button });
      const summary = form.getByRole("alert").filter({ hasText: /ijk deze punten na/ });
      const byKeys = () => button.press("Enter");
      // As after a jump by Tab: the browser is still on its smooth way to the button when the answer takes the focus.
      const onTheWay = () =>
        button.evaluate((button: HTMLElement) => {
          scrollBy({ top: -700, behavior: "instant" });
          scrollBy({ top: 700, behavior: "smooth" });
          setTimeout(() => button.click(), 60);
        });
      for (const press of [() => button.click(), byKeys, onTheWay]) {
        await press();
        await expect(summary).toBeFocused();
        await scrolled(page);
        const read = await summary.locator("p").evaluate((title) => {
          const { left, top, bottom } = title.getBoundingClientRect();
          return [top + 2, bottom - 2].map((y) => document.elementFromPoint(left + 4, y) === title);
        });
        expect.soft(read).toEqual([true, true]);
        await button.focus();
        await scrolled(page);
      }
    });

test("what is pasted stays whole, and what is too long is said beside its field", async ({ page }) => {
  const walk = walkOf("quote page");
  const form = await openForm(page, walk);
  await walk.fill(form);
  const letter = `${"De verzekeraar schrijft dat wij eerst moeten bellen. ".repeat(110)}Einde van de brief.`;
  const question = form.getByLabel("Wat is er aan de hand?");
  const said = form.locator("p").filter({ hasText: "Beschrijving mag maximaal 5000 karakters bevatten" });
  await question.fill("");
  await question.focus();
  // As a paste, and not as `fill`: that does not ask what the field lets in.
  await page.keyboard.insertText(letter);
  await expect(question).toHaveValue(letter);
  await form.getByRole("button", { name: "Verstuur aanvraag" }).click();
  await expect(said).toBeVisible();
  await expect(question).toHaveValue(letter);
  await question.fill(letter.slice(-4000));
  await expect(said).toHaveCount(0);
  await form.getByRole("button", { name: "Verstuur aanvraag" }).click();
  await expect(confirmationIn(page)).toContainText(REFERENCE);
});

test("the widget takes back what it said of the number when its country is set right", async ({ page }) => {
  const widget = await openForm(page, walkOf("quote widget"));
  await walkOf("quote widget").fill(widget);
  const phone = widget.getByLabel("Telefoonnummer");
  await phone.fill("011 23 45 67");
  await widget.getByLabel("Land van het nummer").selectOption("NL");
  await widget.getByRole("button", { name: "Aanvraag versturen" }).click();
  const question = widget.getByText("Er lijkt een cijfer te ontbreken; klopt 011 23 45 67?");
  await expect(question).toBeVisible();
  await widget.getByLabel("Land van het nummer").selectOption("BE");
  await expect(question).toHaveCount(0);
});

test("what is no photo or document is refused by name as soon as it is chosen; the others go on", async ({
  page,
}) => {
  const walk = walkOf("quote page");
  const sentForms = await keepSentForms(page);
  const form = await openForm(page, walk);
  const photo = await drawPhoto(page, "dak.jpg", { width: 600, height: 400 });
  await walk.fill(form, [video, text, photo]);
  const list = form.getByRole("list", { name: "Gekozen bestanden" });
  await expect(form.getByText(/^'film.mp4' is geen foto of document/)).toBeVisible();
  await expect(form.getByText(/^'briefje.jpg' is geen foto of document/)).toBeVisible();
  await expect(list.getByRole("listitem")).toHaveCount(1);
  await form.getByRole("button", { name: "Verstuur aanvraag" }).click();
  await expect(confirmationIn(page)).toContainText(REFERENCE);
  expect((await sentForms()).map(({ files }) => files)).toEqual([["TS-dak.jpg"]]);
});

test("what is chosen before the form's code is there stands, also where its link had chosen something else", async ({
  page,
}) => {
  const release = await hold(page, "**/assets/form-engine-*.js");
  await page.goto("/gratis-offerte?serviceType=offerte");
  const form = page.locator("main form[method=post]");
  await form.getByText("Gratis Inspectie").click();
  release();
  await expect(form).toHaveAttribute("novalidate", "");
  await expect(form.getByRole("radio", { name: /Gratis Inspectie/ })).toBeChecked();
});

test("files that were chosen before the page has its script are shown when it has", async ({ page }) => {
  const release = await hold(page, "**/assets/entry.client*.js");
  await page.goto("/gratis-offerte", { waitUntil: "commit" });
  const photo = await drawPhoto(page, "dak.jpg", { width: 600, height: 400 });
  await page.locator("main input[type=file]").setInputFiles([photo]);
  release();
  await expect(page.getByRole("button", { name: "Verwijder dak.jpg" })).toBeVisible();
});

test("who removes a file by keyboard stays at the files", async ({ page }) => {
  const form = await openForm(page, walkOf("quote page"));
  const photo = await drawPhoto(page, "dak.jpg", { width: 600, height: 400 });
  await form.locator("input[type=file]").setInputFiles([photo, { ...photo, name: "goot.jpg" }]);
  await form.getByRole("button", { name: "Verwijder dak.jpg" }).press("Enter");
  await expect(form.getByLabel("Foto's of documenten")).toBeFocused();
  await expect(form.getByRole("button", { name: "Verwijder goot.jpg" })).toBeVisible();
});

test("photos can be dropped on the photo step of the widget, and beside it they do not leave the page", async ({
  page,
}) => {
  const widget = await openForm(page, walkOf("quote widget"));
  await widget.getByRole("button", { name: "Daklekkage" }).click();
  await expect(widget.getByText("0 / 5 foto's")).toBeVisible();
  const photo = await drawPhoto(page, "dak.jpg", { width: 600, height: 400 });
  expect(await drop(widget.getByText("0 / 5 foto's"), photo)).toBe("stays");
  await expect(widget.getByText("1 / 5 foto's")).toBeVisible();
  expect(await drop(page.locator("body"), photo)).toBe("stays");
  await expect(widget.getByText("1 / 5 foto's")).toBeVisible();
});

/** What becomes of the page. */
async function drop(place: Locator, { name, mimeType, buffer }: TestFile): Promise<"leaves" | "stays"> {
  return place.evaluate(
    (element, [base64, fileName, type]) => {
      const bytes = Uint8Array.from(atob(base64 ?? ""), (letter) => letter.charCodeAt(0));
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([bytes], fileName ?? "", { type: type ?? "" }));
      const options = { bubbles: true, cancelable: true, dataTransfer };
      element.dispatchEvent(new DragEvent("dragover", options));
      return element.dispatchEvent(new DragEvent("drop", options)) ? "leaves" : "stays";
    },
    [buffer.toString("base64"), name, mimeType],
  );
}

for (const name of ["quote modal", "quote widget", "service menu", "membership modal"]) {
  const walk = walkOf(name);
  test(`${name}: who closes it while it is sent still hears how it went`, async ({ page, allowErrors }) => {
    test.slow();
    allowErrors(/Failed to load resource/);
    const panel = await openForm(page, walk);
    await walk.fill(panel);
    const held: (() => void)[] = [];
    let answers = 0;
    await page.route(`**${walk.endpoint}`, async (route) => {
      await new Promise<void>((resolve) => held.push(resolve));
      return answers++ === 0 ? route.abort("connectionreset") : route.continue();
    });
    const send = panel.getByRole("button", { name: walk.button });
    await send.click();
    await expect.poll(() => held.length).toBe(1);
    await page.keyboard.press("Escape");
    await expect(panel).toBeHidden();
    const card = page.getByRole("region", { name: "Uw aanvraag" });
    await expect(card).toContainText("Bezig met versturen");
    held.at(-1)?.();
    // The line broke: it stays on this device, and goes by itself.
    await expect(card.getByRole("alert")).toContainText("vanzelf");
    await card.getByRole("button", { name: "Nu proberen" }).click();
    await expect.poll(() => held.length).toBe(2);
    held.at(-1)?.();
    await expect(confirmationIn(page.locator("body"))).toContainText(REFERENCE);
    await expect(panel).toBeHidden();
  });
}

test("on a phone held sideways the widget leaves room for what it asks", async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  const widget = await openForm(page, walkOf("quote widget"));
  await walkOf("quote widget").fill(widget);
  await expect(widget.getByText("Concept bewaard op dit toestel.")).toBeVisible();
  const height = (await widget.locator("[data-scroll]").boundingBox())?.height ?? 0;
  expect(height).toBeGreaterThan(180);
});

test("another link to the same form asks for what that link says, unless one chose by hand", async ({
  page,
}) => {
  const form = await openForm(page, walkOf("quote modal"));
  const chosen = (name: RegExp) => form.getByRole("radio", { name });
  const openWith = (type: string) =>
    page.evaluate((serviceType) => {
      const dialog = document.querySelector<HTMLElement>("#quote-dialog");
      dialog?.togglePopover(false);
      const opener = document.querySelector<HTMLAnchorElement>('a[data-dialog="quote-dialog"]');
      if (opener) opener.search = `?serviceType=${serviceType}`;
      opener?.click();
    }, type);
  await openWith("inspectie");
  await expect(chosen(/Gratis Inspectie/)).toBeChecked();
  await openWith("spoedservice");
  await expect(chosen(/Spoedservice/)).toBeChecked();
  await form.getByText("Onderhoudscontract").click();
  await openWith("inspectie");
  await expect(chosen(/Onderhoudscontract/)).toBeChecked();
});
