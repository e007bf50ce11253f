import { rm, writeFile } from "node:fs/promises";
import { formWalks, openForm } from "../support/form-walks.ts";
import { confirmationIn, REFERENCE } from "../support/forms.ts";
import { expect, test } from "../support/page.ts";
import { pdfOf } from "../support/sample-documents.ts";
import { keepSentForms } from "../support/sent-forms.ts";

const walk = formWalks.find(({ name }) => name === "quote modal");
if (!walk) throw new Error("The quote modal has no walk.");

test("a file that is gone from the disk is named where it was chosen, and the rest can be sent", async ({
  page,
  allowErrors,
}, info) => {
  allowErrors(/Failed to load resource|ERR_FAILED/);
  // Else a copy is kept from the moment that it is chosen.
  await page.route("**/assets/file-kind*.js", (route) => route.abort());
  const sentForms = await keepSentForms(page);
  const plan = info.outputPath("tekening.pdf");
  await writeFile(plan, pdfOf());
  const form = await openForm(page, walk);
  // The path itself: a file that is named by its content lies on no disk.
  await walk.fill(form, [plan] as never);
  await rm(plan);
  await form.getByRole("button", { name: walk.button }).click();
  const said = "'tekening.pdf' is gewijzigd of verplaatst. Kies het bestand opnieuw.";
  await expect(form.getByRole("heading", { name: "Project Details" })).toBeVisible();
  await expect(form.getByRole("alert").filter({ hasText: said })).toBeVisible();
  await expect(form.getByLabel("Wat is er aan de hand?")).not.toHaveValue("");
  await form.getByRole("button", { name: "Volgende" }).click();
  await form.getByRole("button", { name: walk.button }).click();
  await expect(confirmationIn(page)).toContainText(REFERENCE);
  expect((await sentForms()).map(({ files }) => files)).toEqual([[]]);
});
