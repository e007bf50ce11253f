import { formWalks } from "../support/form-walks.ts";
import { confirmationIn, REFERENCE } from "../support/forms.ts";
import { expect, expectNoAxeViolations, test } from "../support/page.ts";
import { asFromPhone, brokenJpeg, drawPhoto, heicPhoto, pngOf } from "../support/photos.ts";
import { keepSentForms } from "../support/sent-forms.ts";

const withPhotos = formWalks.filter(({ photos }) => photos !== "none");

for (const { name, button, open, fill } of withPhotos) {
  test(`${name}: a portrait, a HEIC and a broken JPEG go along, a PNG of 12 MB is refused by name`, async ({
    page,
  }) => {
    test.slow();
    const sentForms = await keepSentForms(page);
    const form = await open(page);
    const portrait = asFromPhone(await drawPhoto(page, "staand.jpg", { width: 1600, height: 1200 }));
    const files = [portrait, heicPhoto("iphone.heic"), pngOf("groot.png", 12), brokenJpeg("kapot.jpg")];
    await fill(form, files);
    await form.getByRole("button", { name: button }).click();
    await expect(confirmationIn(page)).toContainText(REFERENCE, { timeout: 30_000 });
    const [sent] = await sentForms();
    // What the browser can read is made smaller and gets the tag; what it cannot goes as it is.
    expect(sent?.files).toEqual(["TS-staand.jpg", "iphone.heic", "kapot.jpg"]);
    expect(sent?.fields.photos).toBe('["TS-staand.jpg","iphone.heic","kapot.jpg"]');
  });
}

test("each photo says how it stands, and the refusal names the file", async ({ page }) => {
  const form = await withPhotos[1]?.open(page);
  if (!form) throw new Error("The quote page has no walk.");
  const files = [heicPhoto("iphone.heic"), pngOf("groot.png", 12), brokenJpeg("kapot.jpg")];
  await form.locator("input[type=file]").setInputFiles(files);
  await expect(form.getByText("Bestand te groot: 'groot.png' is groter dan 10 MB.")).toBeVisible();
  const kept = form
    .getByRole("listitem")
    .filter({ hasText: "Kon niet worden verkleind; het origineel gaat mee" });
  await expect(kept).toHaveCount(2);
  await expect(form.getByText("groot.png", { exact: true })).toHaveCount(0);
  await expectNoAxeViolations(page, { within: "form[method=post]" });
});
