import { formWalks } from "../support/form-walks.ts";
import { confirmationIn, REFERENCE } from "../support/forms.ts";
import { expect, test } from "../support/page.ts";
import { drawPhoto } from "../support/photos.ts";

for (const { name, button, open, fill, photos } of formWalks) {
  test(`${name}: the connection goes half-way; nothing is lost, and it is sent when it is back`, async ({
    page,
    context,
    allowErrors,
  }) => {
    // Neither the request nor the code of the toast can be fetched.
    allowErrors(/ERR_INTERNET_DISCONNECTED/);
    const form = await open(page);
    const files =
      photos === "none" ? undefined : [await drawPhoto(page, "dak.jpg", { width: 600, height: 400 })];
    await fill(form, files);
    await context.setOffline(true);
    await form.getByRole("button", { name: button }).click();
    await expect(form.getByRole("alert").filter({ hasText: "Geen internetverbinding" })).toContainText(
      "Geen internetverbinding. Controleer uw verbinding en probeer opnieuw. Alles wat u invulde blijft staan.",
    );
    await expect(form.getByLabel("Voornaam")).toHaveValue("Test");
    await context.setOffline(false);
    await form.getByRole("button", { name: "Nu versturen" }).click();
    await expect(confirmationIn(page)).toContainText(REFERENCE);
  });
}
