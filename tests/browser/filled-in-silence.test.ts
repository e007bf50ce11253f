import { openForm, walkOf } from "../support/form-walks.ts";
import { confirmationIn } from "../support/forms.ts";
import { expect, test } from "../support/page.ts";
import { keepSentForms } from "../support/sent-forms.ts";

for (const name of ["contact page", "quote modal", "quote widget", "membership modal"]) {
  const walk = walkOf(name);
  test(`${name}: what something fills in without a word to the page is sent as it is shown`, async ({
    page,
  }) => {
    const sentForms = await keepSentForms(page);
    const form = await openForm(page, walk);
    await walk.fill(form);
    await form.getByLabel("Achternaam").fill("");
    await form.evaluate((form) => {
      for (const [name, value] of Object.entries({ firstName: "Anna", lastName: "de Wit" })) {
        const field = form.querySelector<HTMLInputElement>(`[name=${name}]`);
        // As a keeper of passwords may: past what listens to the field, and no event.
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, value);
      }
    });
    await form.getByRole("button", { name: walk.button }).click();
    await expect(confirmationIn(page)).toBeVisible();
    const [sent] = await sentForms();
    expect(sent?.fields).toMatchObject({
      firstName: "Anna",
      lastName: "de Wit",
      email: "test@voorbeeld.example",
    });
  });
}
