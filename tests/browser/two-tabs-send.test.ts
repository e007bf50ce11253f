import type { Page } from "playwright/test";
import { formWalks, openForm } from "../support/form-walks.ts";
import { confirmationIn, REFERENCE } from "../support/forms.ts";
import { expect, test } from "../support/page.ts";

const found = formWalks.find(({ name }) => name === "quote page");
if (!found) throw new Error("The quote page has no walk.");
const walk = found;

test("the draft of two tabs, sent from both at the same moment, is one lead with one reference", async ({
  page,
  context,
}) => {
  test.slow();
  const keys: string[] = [];
  let go = () => {};
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  await context.route(`**${walk.endpoint}`, async (route) => {
    const body = route.request().postDataBuffer()?.toString("latin1") ?? "";
    keys.push(/name="submissionKey"\r\n\r\n([\w-]+)/.exec(body)?.[1] ?? "none");
    await held;
    await route.continue();
  });
  const other = await context.newPage();
  // What is sent must not hang on code that one tab has and the other could not fetch.
  await other.route("**/assets/address-parts-*.js", (route) => route.abort());
  // From then on it hears of no change, as in the moment before the news comes.
  await other.addInitScript(() =>
    addEventListener("storage", (event) => "deaf" in window && event.stopImmediatePropagation(), true),
  );
  const formIn = async (tab: Page) => {
    const form = await openForm(tab, walk);
    await form.getByLabel("Voornaam").focus();
    await expect(form).toHaveAttribute("novalidate");
    return form;
  };
  const forms = [await formIn(page), await formIn(other)] as const;
  await walk.fill(forms[0]);
  await expect(forms[1].getByLabel("Telefoonnummer")).toHaveValue("0612345678");
  await expect(forms[1].getByRole("checkbox", { name: /akkoord/ })).toBeChecked();
  await other.evaluate(() => Object.assign(window, { deaf: true }));
  await Promise.all(forms.map((form) => form.getByRole("button", { name: walk.button }).click()));
  // Neither has heard of the other's answer.
  for (const form of forms) await expect(form.getByText("Bezig met versturen")).toBeVisible();
  await expect.poll(() => keys.length).toBeGreaterThan(0);
  go();
  for (const tab of [page, other]) await expect(confirmationIn(tab)).toContainText(REFERENCE);
  const told = await Promise.all([page, other].map((tab) => confirmationIn(tab).innerText()));
  expect(new Set(told.map((text) => REFERENCE.exec(text)?.[0])).size).toBe(1);
  expect(new Set(keys).size).toBe(1);
});
