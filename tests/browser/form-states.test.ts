import { formWalks, openForm } from "../support/form-walks.ts";
import { confirmationIn, REFERENCE } from "../support/forms.ts";
import { keptWith } from "../support/kept-draft.ts";
import { expect, expectGoodForm, test } from "../support/page.ts";
import { drawPhoto } from "../support/photos.ts";
import { keepSentForms } from "../support/sent-forms.ts";

for (const walk of formWalks) {
  test(`${walk.name}: a draft put back, sending, a failure and no connection, each without a violation, lose nothing`, async ({
    page,
    context,
    allowErrors,
  }) => {
    test.slow();
    // Neither the POST nor the code of the toast can be fetched.
    allowErrors(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
    const sentForms = await keepSentForms(page);
    const look = (state: string) =>
      test.step(state, () => expectGoodForm(page, walk.opener ? walk.form : "main"));

    let form = await openForm(page, walk);
    const photo = await drawPhoto(page, "dak.jpg", { width: 600, height: 400 });
    await walk.fill(form, walk.photos === "none" ? undefined : [photo]);
    await expect(form.getByText("Concept bewaard op dit toestel.")).toBeVisible();
    await keptWith(page, "0612345678");
    form = await openForm(page, walk);
    await expect(form.getByRole("status").filter({ hasText: "Uw concept is teruggezet." })).toBeVisible();
    // In steps it comes back at the last.
    await expect(form.getByRole("button", { name: walk.button })).toBeVisible();
    await look("a draft put back");
    const back = form.getByRole("button", { name: /^(?:Vorige|Terug)$/ });
    while (await back.isVisible()) await back.click();
    await walk.fill(form);

    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(`**${walk.endpoint}`, async (route) => {
      await held;
      await route.abort("connectionreset");
    });
    const send = form.getByRole("button", { name: walk.button });
    await send.click();
    await expect(form.getByRole("button", { name: walk.busy })).toBeDisabled();
    await look("sending");
    release();
    await expect(
      page
        .locator("[role=alert], [role=status]")
        .filter({ hasText: /opnieuw/ })
        .first(),
    ).toBeVisible();
    await expect(send).toBeEnabled();
    await look("failed");

    await context.setOffline(true);
    await page.unroute(`**${walk.endpoint}`);
    await send.click();
    const notice = form.getByRole("alert").filter({ hasText: "Geen internetverbinding" });
    await expect(notice).toContainText(
      "Uw aanvraag staat klaar op dit toestel en gaat vanzelf weg zodra er verbinding is. Laat deze pagina open of kom terug.",
    );
    await expect(notice).toBeFocused();
    await look("no connection");
    await expect(form.getByLabel("Voornaam")).toHaveValue("Test");
    await context.setOffline(false);
    await expect(confirmationIn(page)).toContainText(REFERENCE);
    const sent = await sentForms();
    expect(new Set(sent.map(({ fields }) => fields.submissionKey)).size).toBe(1);
    expect(sent.at(-1)?.files).toEqual(walk.photos === "none" ? [] : ["TS-dak.jpg"]);
  });
}
