import type { Locator, Page } from "playwright/test";
import { keptDraft, keptWith } from "../support/kept-draft.ts";
import { expect, expectGoodForm, expectNoAxeViolations, test } from "../support/page.ts";
import { keepSentForms } from "../support/sent-forms.ts";

/** What a visitor does, counted: each tap and each field that is typed in. */
function counted() {
  const done = { taps: 0, fields: 0 };
  return {
    done,
    tap: async (control: Locator) => {
      done.taps++;
      await control.click();
    },
    type: async (field: Locator, text: string) => {
      done.fields++;
      await field.fill(text);
    },
  };
}

/** The toast lies over nothing of the confirmation that is used or noted down; over the sign that closes it where nothing else has room. */
async function expectUncovered(page: Page, confirmation: Locator) {
  const toast = page.getByRole("region", { name: /Meldingen/ }).getByRole("listitem");
  await expect(toast).toBeInViewport({ ratio: 1 });
  const { y = 0, height = 0 } = (await toast.boundingBox()) ?? {};
  const parts = await confirmation.locator("a, button:not([aria-label]), strong").all();
  const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
  expect(boxes.filter((box) => box && box.y < y + height && box.y + box.height > y)).toEqual([]);
  expect(parts.length).toBeGreaterThan(2);
}

type Visitor = ReturnType<typeof counted>;

const quoteDialog = (page: Page) => page.getByRole("dialog", { name: "Gratis offerte Aanvragen" });
const widget = (page: Page) => page.getByRole("dialog", { name: "Offerte aanvragen" });

test("who asks on a page about leaks to be called back need not say what it is about", async ({ page }) => {
  const sentForms = await keepSentForms(page);
  for (const path of ["/nl/eindhoven/daklekkage", "/daken/daklekkage"]) {
    await page.goto(path);
    await page.getByRole("link", { name: "Laat mij terugbellen" }).first().click();
    await expect(page, path).toHaveURL(/\/spoed\?dienst=daklekkage#terugbellen$/);
  }
  const form = page.locator("#terugbellen form");
  await form.getByLabel("Telefoonnummer").fill("0612345678");
  await form.getByLabel("Waar is het?").fill("Eindhoven");
  await form.getByRole("button", { name: "Bel mij terug" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Uw aanvraag is binnen" })).toBeVisible();
  expect((await sentForms()).map(({ fields }) => fields.projectType)).toEqual(["daklekkage"]);
});

/** Each way to the form of /spoed. */
const ways: Record<string, (page: Page, visitor: Visitor) => Promise<void>> = {
  home: async (page, { tap }) => {
    await page.goto("/");
    await tap(page.getByRole("link", { name: "Komt er nu water binnen? Naar spoed" }));
  },
  "a page about leaks": async (page, { tap }) => {
    await page.goto("/daken/daklekkage");
    await tap(page.getByRole("link", { name: "Laat mij terugbellen" }).first());
  },
  "a page about leaks in a town": async (page, { tap }) => {
    await page.goto("/nl/best/daklekkage");
    await tap(page.getByRole("link", { name: "Laat mij terugbellen" }).first());
  },
  "an article about leaks": async (page, { tap }) => {
    await page.goto("/kennisbank/daklekkage-stappenplan");
    await tap(page.getByRole("link", { name: "Laat mij terugbellen" }));
  },
  "the modal": async (page, { tap }) => {
    await page.goto("/");
    await tap(page.locator('a[data-dialog="quote-dialog"]:visible').first());
    await tap(quoteDialog(page).getByRole("link", { name: "Komt er nu water binnen? Naar spoed" }));
  },
  "the widget": async (page, { tap }) => {
    await page.goto("/daken/dakisolatie");
    await tap(page.locator('a[data-dialog="quote-widget"]:visible'));
    await tap(widget(page).getByRole("link", { name: "Komt er nu water binnen? Naar spoed" }));
  },
};

test("who chooses 'Spoedservice' first in the modal needs three taps and two fields, and stays there", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  const sent = await keepSentForms(page);
  // Words that put the reference on a line of its own: at any hour at which this runs.
  await page.route("**/api/service-request", async (route) => {
    const response = await route.fetch();
    const promise = "U hoort van ons vóór vanavond 21 uur";
    await route.fulfill({ response, json: { ...(await response.json()), promise } });
  });
  const { done, tap, type } = counted();
  await page.goto("/daken");
  await tap(page.locator('a[data-dialog="quote-dialog"]:visible').first());
  const dialog = quoteDialog(page);
  await tap(dialog.getByText("Spoedservice", { exact: true }));
  await expect(dialog.getByRole("button", { name: "Volgende" })).toBeVisible();
  await expectGoodForm(page, "#quote-dialog");
  await type(dialog.getByLabel("Telefoonnummer"), "06 12345678");
  await type(dialog.getByLabel("Waar is het?"), "Dorpsstraat 1, Best");
  await tap(dialog.getByRole("button", { name: "Bel mij terug" }));
  const confirmation = page.getByRole("status").filter({ hasText: "Uw aanvraag is binnen" });
  await expect(confirmation).toBeFocused();
  await expectUncovered(page, confirmation);
  await expect(confirmation).toContainText("Wij bellen u op het nummer dat u opgaf.");
  await expect(page).toHaveURL(/\/daken$/);
  expect(done).toEqual({ taps: 3, fields: 2 });
  expect((await sent()).map(({ fields }) => fields)).toMatchObject([
    { form: "emergency", phone: "06 12345678", serviceType: "spoedservice", urgencyLevel: "urgent" },
  ]);
  // What was sent is no draft: not in the dialog, nor on the next page.
  await page.locator('a[data-dialog="quote-dialog"]:visible').first().click();
  await dialog.getByText("Spoedservice", { exact: true }).click();
  await expect(dialog.getByLabel("Telefoonnummer")).toHaveValue("");
  await expect(dialog.getByText("Uw concept is teruggezet.")).toHaveCount(0);
  await keptWith(page, '"value":"sent"');
  expect(await keptDraft(page)).not.toContain("12345678");
});

test("what was told in the modal before 'Spoedservice' was sent stays there @phone", async ({ page }) => {
  await page.goto("/daken");
  const open = page.locator('a[data-dialog="quote-dialog"]:visible').first();
  const dialog = quoteDialog(page);
  const story = dialog.locator("[name=projectDescription]");
  await open.click();
  await dialog.getByText("Gratis Inspectie", { exact: true }).click();
  await dialog.getByRole("button", { name: "Volgende" }).click();
  await story.fill("Natte plek naast de schoorsteen.");
  await dialog.getByRole("button", { name: "Vorige" }).click();
  await dialog.getByText("Spoedservice", { exact: true }).click();
  await dialog.getByLabel("Telefoonnummer").fill("06 12345678");
  await dialog.getByLabel("Waar is het?").fill("Dorpsstraat 1, Best");
  await dialog.getByRole("button", { name: "Bel mij terug" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Uw aanvraag is binnen" })).toBeFocused();
  // What was sent leaves the draft right after it is said to be there.
  await keptWith(page, '"value":"sent"');
  await page.reload();
  await open.click();
  await dialog.getByRole("button", { name: "Volgende" }).click();
  await expect(story).toHaveValue("Natte plek naast de schoorsteen.");
  await expect(dialog.locator("[name=address]")).toHaveValue("");
});

test("called back from the modal, what is missing is said at its field, by the key Enter too", async ({
  page,
}) => {
  await page.goto("/daken");
  await page.locator('a[data-dialog="quote-dialog"]:visible').first().click();
  const dialog = quoteDialog(page);
  await dialog.getByText("Spoedservice", { exact: true }).click();
  const place = dialog.getByLabel("Waar is het?");
  // Over the open list of suggestions as well.
  await place.focus();
  await expect(place).toHaveRole("combobox");
  await place.fill("Best");
  await expect(dialog.getByRole("listbox")).toBeAttached();
  await place.press("Enter");
  await expect(dialog.getByText("Telefoonnummer is verplicht")).toBeVisible();
  await expect(dialog.getByLabel("Telefoonnummer")).toBeFocused();
  await expect(dialog.getByText("Stap 1 van 3")).toBeVisible();
  await expectGoodForm(page, "#quote-dialog");
});

for (const [name, way] of Object.entries(ways)) {
  test(`help is asked for from ${name} with three taps and two fields at most`, async ({ page }) => {
    const visitor = counted();
    if (name === "home") await page.setViewportSize({ width: 320, height: 568 });
    await way(page, visitor);
    await expect(page).toHaveURL(/\/spoed(\?dienst=daklekkage)?(#terugbellen)?$/);
    await visitor.type(page.getByLabel("Telefoonnummer"), "06 12345678");
    await visitor.type(page.getByLabel("Waar is het?"), "Dorpsstraat 1, Best");
    await visitor.tap(page.getByRole("button", { name: "Bel mij terug" }));
    const confirmation = page.getByRole("status").filter({ hasText: "Uw aanvraag is binnen" });
    await expect(confirmation).toBeFocused();
    if (name === "home") await expectUncovered(page, confirmation);
    await expect(confirmation).toContainText(/[2-9A-HJKMNP-Z]{8}/);
    await expect(confirmation).toContainText("Wij bellen u op het nummer dat u opgaf.");
    await expect(confirmation).not.toContainText("e-mail");
    expect(visitor.done.taps).toBeLessThanOrEqual(3);
    expect(visitor.done.fields).toBe(2);
  });
}

const fromLeakFinder =
  "/spoed?dienst=daklekkage&answer.leak-place=dakraam&answer.leak-time=bij-wind&answer.leak-since=today";

test("the page calls first, names what is missing, and holds against axe in each state", async ({ page }) => {
  await page.goto("/spoed");
  await expect(page.locator("main").getByRole("link", { name: /^Bel / }).first()).toHaveAttribute(
    "href",
    /^tel:\+/,
  );
  await expectNoAxeViolations(page);
  await page.getByRole("button", { name: "Bel mij terug" }).click();
  await expect(page.getByText("Telefoonnummer is verplicht").first()).toBeVisible();
  await expect(page.getByText("Locatie is verplicht").first()).toBeVisible();
  await expectNoAxeViolations(page);
});

for (const [moment, text] of [
  ["2026-11-23T09:30:00Z", "Nu neemt het kantoor op, tot 17:00 uur."],
  ["2026-11-22T20:00:00Z", "Nu neemt de spoedservice op. Het kantoor is nu gesloten, opent maandag 08:00."],
] as const) {
  test(`who answers is true of the moment at which it is read: ${moment} @phone`, async ({ page }) => {
    await page.clock.setFixedTime(new Date(moment));
    await page.goto("/spoed");
    await expect(page.getByText(text)).toBeVisible();
    await page.goto("/contact");
    const state = moment.includes("-23T") ? "Nu open" : "Kantoor gesloten, opent maandag 08:00. Spoed: 24/7";
    const shown = page.locator("[data-open-now]");
    await shown.scrollIntoViewIfNeeded();
    await expect(shown).toHaveText(state);
  });
}

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the page says who answers now, and the form is a plain post @phone", async ({ page }) => {
    await page.goto("/spoed");
    await expect(page.getByText(/^Nu neemt (het kantoor|de spoedservice) op/)).toBeVisible();
    await page.getByLabel("Telefoonnummer").fill("06 12345678");
    await page.getByLabel("Waar is het?").fill("Dorpsstraat 2, Best");
    await page.getByRole("button", { name: "Bel mij terug" }).click();
    await expect(page).toHaveURL(/\/bedankt\//);
    await expect(page.getByText("Wij bellen u op het nummer dat u opgaf.")).toBeVisible();
    await page.goto(fromLeakFinder);
    await page.getByLabel("Bij het dakraam").uncheck();
    const left = page.locator("form[method=post] :checked");
    await expect(left).toHaveCount(2);
    await expect(left.first()).toHaveAttribute("name", "answer.leak-since");
  });
});

test("what a link brings along is said and goes with the two fields, but for what is unticked @phone", async ({
  page,
}) => {
  const sent = await keepSentForms(page);
  await page.goto(fromLeakFinder);
  await expectNoAxeViolations(page, { within: "#terugbellen" });
  await expect(page.getByLabel("Bij het dakraam")).toBeChecked();
  await page.getByLabel("Vandaag of gisteren").uncheck();
  await page.getByLabel("Telefoonnummer").fill("06 12345678");
  await page.getByLabel("Waar is het?").fill("Dorpsstraat 3, Best");
  await page.getByRole("button", { name: "Bel mij terug" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Uw aanvraag is binnen" })).toBeFocused();
  expect((await sent()).map(({ fields }) => fields)).toMatchObject([
    { projectType: "daklekkage", "answer.leak-place": "dakraam", "answer.leak-time": "bij-wind" },
  ]);
  expect((await sent())[0]?.fields).not.toHaveProperty(["answer.leak-since"]);
});

test("'Gratis offerte' of a division asks for an offer, about that division", async ({ page }) => {
  await page.goto("/daken");
  await page.locator("main").getByRole("link", { name: "Gratis offerte", exact: true }).click();
  await expect(quoteDialog(page).getByRole("radio", { name: /Gratis offerte/ })).toBeChecked();
  await expect(quoteDialog(page).getByText("Uw aanvraag gaat over daken.")).toBeVisible();
});

test("who ticks that it is urgent is told of the quicker ways, and loses no step", async ({ page }) => {
  await page.goto("/");
  await page.locator('a[data-dialog="quote-dialog"]:visible').first().click();
  const dialog = quoteDialog(page);
  const help = dialog.getByRole("region", { name: "Spoed" });
  await dialog.getByText("Gratis Inspectie").click();
  await expect(help).toHaveCount(0);
  await dialog.getByRole("button", { name: "Volgende" }).click();
  await dialog.getByLabel("Het is dringend").check();
  await expect(help.getByRole("link", { name: /^Bel / })).toHaveAttribute("href", /^tel:/);
  await expectNoAxeViolations(page, { within: "#quote-dialog" });
  await expect(dialog.getByRole("button", { name: "Volgende" })).toBeVisible();
});

test("priority 'Urgent' of the widget brings the quicker ways", async ({ page }) => {
  await page.goto("/daken/daklekkage");
  await page.locator('a[data-dialog="quote-widget"]:visible').click();
  const panel = widget(page);
  await panel.getByRole("button", { name: "Daklekkage" }).click();
  await panel.getByRole("button", { name: "Overslaan" }).click();
  await panel.getByLabel("Adres", { exact: true }).fill("Voorbeeldstraat 1, Eindhoven");
  await panel.getByLabel("Projectbeschrijving").fill("Natte plek naast de schoorsteen.");
  await panel.getByRole("button", { name: "Naar contactgegevens" }).click();
  await panel.getByLabel("Prioriteit").selectOption("urgent");
  await expect(
    panel.getByRole("region", { name: "Spoed" }).getByRole("link", { name: "Laat mij terugbellen" }),
  ).toBeVisible();
  await expectNoAxeViolations(page, { within: "#quote-widget" });
});

test("on a small phone 'Spoedservice' brings the quicker ways into view @phone", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto("/");
  await page.locator('a[data-dialog="quote-dialog"]:visible').first().click();
  await quoteDialog(page).getByText("Spoedservice", { exact: true }).click();
  const help = quoteDialog(page).getByRole("region", { name: "Spoed" });
  await expect(help.getByRole("link", { name: /^Bel / }).first()).toBeInViewport({ ratio: 1 });
  await expect(help.getByText("wij bellen u terug")).toBeInViewport({ ratio: 1 });
});
