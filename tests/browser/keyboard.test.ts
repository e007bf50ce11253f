import type { Locator, Page } from "playwright/test";
import { emergencyWalk, type FormWalk, formWalks, openForm, pageWalks } from "../support/form-walks.ts";
import { confirmationIn, REFERENCE } from "../support/forms.ts";
import { keyWalks } from "../support/key-walks.ts";
import { tabTo } from "../support/keyboard.ts";
import { expect, expectGoodForm, expectNoAxeViolations, test } from "../support/page.ts";
import {
  asFromPhone,
  brokenJpeg,
  drawPhoto,
  heicPhoto,
  pngOf,
  strangeJpeg,
  type TestFile,
} from "../support/photos.ts";
import { keepSentForms, sentPhotos } from "../support/sent-forms.ts";

/** The outcome per kind of photo: resized upright, sent in its own size, refused by name. */
const SENT = [
  { name: "TS-staand-schoorsteen-achterkant-na-de-storm.jpg", size: "600 × 800", place: false },
  { name: "iphone.heic", size: null, place: false },
  { name: "vreemd.jpg", size: null, place: false },
];
const REFUSED = "Bestand te groot: 'groot.png' is groter dan 10 MB. Kies een kleiner bestand.";
const DAMAGED = /^'kapot.jpg' is beschadigd of niet volledig/;

const byKey = (page: Page) => async (link: Locator) => {
  await tabTo(link, { most: 400 });
  await page.keyboard.press("Enter");
};

function keysOf({ name }: FormWalk) {
  const keys = keyWalks[name];
  if (!keys) throw new Error(`Nobody walks through the ${name} by keyboard.`);
  return keys;
}

for (const walk of [...formWalks, emergencyWalk]) {
  const photos = walk.photos === "none" ? "" : ", with a photo of each kind";
  test(`${walk.name}: by keyboard alone to its reference${photos}, and no violation in any step or state`, async ({
    page,
  }) => {
    test.slow();
    await keepSentForms(page);
    const form = await openForm(page, walk, byKey(page));
    const portrait = asFromPhone(
      await drawPhoto(page, "staand-schoorsteen-achterkant-na-de-storm.jpg", { width: 1600, height: 1200 }),
    );
    const broken = [brokenJpeg("kapot.jpg"), pngOf("groot.png", 12)];
    const files: TestFile[] =
      walk.photos === "none"
        ? []
        : [portrait, heicPhoto("iphone.heic"), ...broken, strangeJpeg("vreemd.jpg")];
    const panel = walk.opener ? walk.form : "main";
    let refusal = 0;
    const look = (state: string) =>
      test.step(state, async () => {
        if (state === "photos added")
          refusal = await form.getByText(REFUSED).or(form.getByText(DAMAGED)).count();
        await expectGoodForm(page, panel);
      });
    await keysOf(walk)({ page, form, files, look });
    await expect(confirmationIn(page)).toContainText(REFERENCE, { timeout: 30_000 });
    await expect(confirmationIn(page)).toBeFocused();
    await expectNoAxeViolations(page, { within: "[role=status]:focus" });
    expect(refusal).toBe(files.length > 0 ? 2 : 0);
    expect(await sentPhotos(page)).toEqual(files.length > 0 ? SENT : []);
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  for (const walk of pageWalks) {
    test(`${walk.name}: by keyboard alone to its reference, and a photo that is too large is named`, async ({
      page,
      allowErrors,
    }) => {
      allowErrors(/422|413/);
      const takesPhotos = walk.photos !== "none";
      const small = [heicPhoto("iphone.heic"), strangeJpeg("vreemd.jpg")];
      if (takesPhotos) {
        const form = await openForm(page, walk);
        await keysOf(walk)({ page, form, files: [...small, pngOf("groot.png", 12)] });
        await expect(page.getByText(REFUSED).first()).toBeVisible({ timeout: 30_000 });
        await expect(page.getByText("Kies uw bestanden opnieuw").first()).toBeVisible();
      }
      const form = await openForm(page, walk);
      await keysOf(walk)({ page, form, files: takesPhotos ? small : [] });
      await expect(page).toHaveURL(/\/bedankt\//);
      await expect(confirmationIn(page)).toContainText(REFERENCE);
    });
  }
});
