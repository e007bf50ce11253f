import type { Page } from "playwright/test";
import { confirmationIn, REFERENCE } from "../support/forms.ts";
import { keptDraft } from "../support/kept-draft.ts";
import { expect, hold, test } from "../support/page.ts";

/** The library of every island; the largest script, so on a slow line the last to come. */
const LIBRARY = "**/assets/react-*.js";

const emergency = (page: Page) => {
  const form = page.locator("#terugbellen form");
  return {
    phone: form.getByLabel("Telefoonnummer"),
    place: form.getByLabel("Waar is het?"),
    send: form.getByRole("button", { name: "Bel mij terug" }),
  };
};

test("what is typed before the code of a form is there is kept for the next visit", async ({
  page,
  context,
}) => {
  await hold(page, LIBRARY);
  await page.goto("/spoed");
  const { phone, place } = emergency(page);
  await phone.fill("0612345678");
  await place.pressSequentially("Dorpsstraat 6, Best");
  await expect.poll(() => keptDraft(page)).toContain("Dorpsstraat 6, Best");
  await page.close();
  const next = await context.newPage();
  await next.goto("/spoed");
  await expect(emergency(next).place).toHaveValue("Dorpsstraat 6, Best");
  await expect(emergency(next).phone).toHaveValue("0612345678");
  await expect(next.getByText("Uw concept is teruggezet.")).toBeVisible();
});

test("what was typed and cleared before the code of a form is there stays cleared, and is not said to be put back", async ({
  page,
}) => {
  const release = await hold(page, LIBRARY);
  await page.goto("/spoed");
  const { phone, place } = emergency(page);
  await phone.fill("0612345678");
  await place.fill("Dorpsstraat 6, Best");
  await expect.poll(() => keptDraft(page)).toContain("Dorpsstraat 6, Best");
  await place.fill("");
  await expect.poll(() => keptDraft(page)).not.toContain("Dorpsstraat 6, Best");
  release();
  await phone.press("End");
  await phone.press("9");
  await expect(page.getByText("Concept bewaard op dit toestel.")).toBeVisible();
  await expect(place).toHaveValue("");
  await expect(phone).toHaveValue("06123456789");
  await expect(page.getByText("Uw concept is teruggezet.")).toHaveCount(0);
});

test("what the browser sent by itself is no draft any more", async ({ page, context }) => {
  await page.clock.install();
  await hold(page, LIBRARY);
  await page.goto("/spoed");
  const { phone, place, send } = emergency(page);
  await phone.fill("0612345678");
  await place.fill("Dorpsstraat 6, Best");
  await page.clock.runFor(1000);
  await expect.poll(() => keptDraft(page)).toContain("0612345678");
  await send.click();
  await expect(send).toHaveAttribute("data-felt");
  await page.clock.runFor(10_000);
  await expect(confirmationIn(page)).toContainText(REFERENCE);
  const next = await context.newPage();
  await next.goto("/spoed");
  await emergency(next).phone.focus();
  await expect(emergency(next).phone).toHaveValue("");
  expect(await next.evaluate(() => localStorage.getItem("concept"))).toBeNull();
});

test("what a form needs to check, to keep and to send comes along with its code, not after it", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await hold(page, LIBRARY);
  await page.goto("/spoed");
  const { phone } = emergency(page);
  const fetched = (name: string) => asked.some((path) => path.startsWith(`/assets/${name}-`));
  await phone.focus();
  await expect.poll(() => fetched("form-engine") && fetched("send-form")).toBe(true);
  // Rules and drafts with the first key.
  expect(fetched("lead-schema")).toBe(false);
  await phone.press("0");
  await expect.poll(() => ["lead-schema", "autosave", "asked-number"].every(fetched)).toBe(true);
});
