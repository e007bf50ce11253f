import type { Locator, Page } from "playwright/test";
import { emergencyWalk, type FormWalk, formWalks } from "../support/form-walks.ts";
import { confirmationIn } from "../support/forms.ts";
import { booted, expect, expectNoAxeViolations, test } from "../support/page.ts";
import { drawPhoto } from "../support/photos.ts";
import { surveyStep, watchShifts } from "../support/step-survey.ts";

// Without smooth scrolling, positions are final.
test.use({ contextOptions: { reducedMotion: "reduce" } });

/** A phone on its side, the smallest, and one with text twice as large. */
const sizes = [
  { width: 844, height: 390, text: 100 },
  { width: 320, height: 568, text: 100 },
  { width: 390, height: 844, text: 200 },
];

/**
 * The states that no other test shows to axe: keyboard.test.ts has the steps and their errors, form-states.test.ts what
 * follows in all forms but the emergency's.
 */
const AXE = /^photos/;
const AXE_EMERGENCY = /^(sending|failed|waiting)$/;

/** Sums of layout shifts below this are a button that changes its word. */
const NOTHING = 0.01;

type Visit = {
  page: Page;
  walk: FormWalk;
  size: (typeof sizes)[number];
  shifts: Awaited<ReturnType<typeof watchShifts>>;
};

/** What a visitor could not reach, see or read in this state. With axe at one size: it looks at words and roles. */
async function look({ page, walk, size, shifts }: Visit, root: Locator, state: string): Promise<void> {
  // A button that waits for its code is paler.
  await expect(page.locator("[data-felt]")).toHaveCount(0);
  await test.step(`${size.width} × ${size.height}, text of ${size.text} %, ${state}`, async () => {
    expect.soft(await surveyStep(root), state).toEqual([]);
    const within = await root.evaluate((part) => `#${part.closest("[id]")?.id}`);
    const unseen = AXE.test(state) || (walk === emergencyWalk && AXE_EMERGENCY.test(state));
    if (size === sizes[0] && unseen) await expectNoAxeViolations(page, { within });
    // The head of a page folds while it is scrolled.
    await shifts();
  });
}

/** Nothing moved since it was asked last, whether after a tap or not. */
async function expectStill({ size, shifts }: Visit, state: string): Promise<void> {
  const found = await shifts();
  const sum = found.reduce((all, { value }) => all + value, 0);
  expect
    .soft(sum, `${size.width}, ${state}: ${found.flatMap(({ parts }) => parts).join("\n")}`)
    .toBeLessThan(NOTHING);
}

async function open({ page, walk, size, shifts }: Visit): Promise<Locator> {
  await page.setViewportSize(size);
  await page.goto(walk.path);
  await booted(page);
  await page.evaluate((text) => {
    document.documentElement.style.fontSize = `${text}%`;
    return document.fonts.ready;
  }, size.text);
  await shifts();
  if (walk.opener) await page.locator(`a[data-dialog="${walk.opener}"]:visible`).first().click();
  const form = page.locator(walk.form);
  await expect(form.locator("form").or(form).getByRole("button").last()).toBeVisible();
  // What its link presets, and says of it, comes when the dialog runs; that line moves the choices once.
  if (walk.opener === "quote-dialog") await expect(form.locator("[name=serviceType]:checked")).toHaveCount(1);
  return form;
}

/** All steps: as they come, with what is missing said, filled in. An error moves what stands under it: that is its place. */
async function fillIn(visit: Visit, form: Locator): Promise<void> {
  const { walk, size } = visit;
  let step = 0;
  await walk.fill(form, undefined, async () => {
    const state = `step ${++step}`;
    const withErrors = size.width !== 320;
    if (step > 1 && !withErrors) await expectStill(visit, state);
    await look(visit, form, state);
    const required = form.locator(".control[required]");
    if (!withErrors || (await required.count()) === 0) return;
    await form.getByRole("button", { name: new RegExp(`^(?:Volgende|Naar contact|${walk.button})`) }).click();
    await expect(required.and(form.locator("[aria-invalid]")).first()).toBeVisible();
    await look(visit, form, `${state}, errors`);
  });
  await visit.shifts();
}

/** On its way, failed, waiting for a line, and in. */
async function send(visit: Visit, form: Locator): Promise<void> {
  const { page, walk } = visit;
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**${walk.endpoint}`, async (route) => {
    await held;
    await route.fulfill({ status: 500, json: { success: false } });
  });
  const arrive = async (state: string, sign: Locator) => {
    await expect(sign).toBeVisible();
    await look(visit, form, state);
  };
  await form.getByRole("button", { name: walk.button }).click();
  await arrive("sending", form.getByRole("button", { name: "Annuleren" }));
  release();
  await arrive("failed", form.getByText("Alles wat u invulde blijft staan."));
  await page.unroute(`**${walk.endpoint}`);
  await page.context().setOffline(true);
  await form.getByRole("button", { name: walk.button }).click();
  await arrive("waiting", form.getByRole("button", { name: "Niet versturen" }));
  await page.context().setOffline(false);
  await expect(confirmationIn(page)).toBeVisible();
  await look(visit, confirmationIn(page), "confirmation");
}

for (const walk of [...formWalks, emergencyWalk]) {
  test(`${walk.name}: in each step nothing is out of reach, covered or moved`, async ({
    page,
    allowErrors,
  }) => {
    test.slow();
    allowErrors(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
    const shifts = await watchShifts(page);
    for (const size of sizes) {
      const visit = { page, walk, size, shifts };
      const form = await open(visit);
      await fillIn(visit, form);
      await send(visit, form);
      if (walk !== emergencyWalk) continue;
      // The last of all forms: photos, on the visitor's own page.
      await page.getByRole("link", { name: "Foto's toevoegen" }).click();
      const photos = page.locator("#fotos form");
      await booted(page);
      await look(visit, photos, "photos");
      await photos.locator("input[type=file]").setInputFiles(await drawPhoto(page, "nok.jpg"));
      await expect(photos.getByText("Klaar om te versturen")).toBeVisible();
      await look(visit, photos, "photos chosen");
    }
  });
}
