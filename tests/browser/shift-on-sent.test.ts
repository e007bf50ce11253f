import type { Page, Route } from "playwright/test";
import { emergencyWalk, formWalks, openForm, pageWalks } from "../support/form-walks.ts";
import { confirmationIn } from "../support/forms.ts";
import { expect, test } from "../support/page.ts";

/** Sums what browsers call a shift; on a slow line the answer comes long after the tap, and then every shift counts. */
async function countShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: "layout-shift", buffered: true });
  });
  return async () => {
    // Entries come after their frame.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50))));
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    return shifts.reduce((sum, value) => sum + value, 0);
  };
}

/** Holds what is posted until the returned function says what becomes of it. */
async function holdPost(page: Page, endpoint: string) {
  let go: (end: (route: Route) => Promise<void>) => void = () => {};
  const ended = new Promise<(route: Route) => Promise<void>>((resolve) => {
    go = resolve;
  });
  await page.route(`**${endpoint}`, async (route) => (await ended)(route));
  return (end: (route: Route) => Promise<void>) => go(end);
}

for (const walk of formWalks.filter(({ name }) => name === "quote modal" || name === "service menu")) {
  test(`${walk.name}: the page that says it is in does not jump`, async ({ page }) => {
    const shifted = await countShifts(page);
    const form = await openForm(page, walk);
    await walk.fill(form);
    const end = await holdPost(page, walk.endpoint);
    await form.getByRole("button", { name: walk.button }).click();
    await expect(form.getByText("Bezig met versturen")).toBeVisible();
    const before = await shifted();
    end((route) => route.continue());
    await expect(confirmationIn(page)).toBeFocused();
    await expect(confirmationIn(page)).toBeInViewport();
    expect((await shifted()) - before).toBeLessThan(0.005);
  });
}

const ends = {
  "is refused": (route: Route) => route.fulfill({ status: 502, body: "stuk" }),
  "waits for a line": (route: Route) => route.abort("connectionreset"),
};

for (const walk of [...pageWalks, emergencyWalk])
  for (const [name, how] of Object.entries(ends))
    test(`${walk.name}: what stands under it does not move when it ${name}`, async ({
      page,
      allowErrors,
    }) => {
      allowErrors(/Failed to load resource/);
      const shifted = await countShifts(page);
      const form = await openForm(page, walk);
      await walk.fill(form);
      const end = await holdPost(page, walk.endpoint);
      await form.getByRole("button", { name: walk.button }).click();
      await expect(form.getByText("Bezig met versturen")).toBeVisible();
      const before = await shifted();
      end(how);
      await expect(form.getByRole("alert").filter({ hasText: /./ })).toBeFocused();
      expect((await shifted()) - before).toBeLessThan(0.005);
    });

const field = {
  message: "Controleer de gemarkeerde velden.",
  errors: { phone: "Dit nummer kan niet kloppen." } as Record<string, string>,
};

for (const walk of [...formWalks, emergencyWalk])
  test(`${walk.name}: what the server finds wrong late is in sight and has the focus, and the page does not jump`, async ({
    page,
    isMobile,
    allowErrors,
  }) => {
    allowErrors(/Failed to load resource/);
    const shifted = await countShifts(page);
    const form = await openForm(page, walk);
    await walk.fill(form);
    const end = await holdPost(page, walk.endpoint);
    await form.getByRole("button", { name: walk.button }).click();
    await expect(form.getByText("Bezig met versturen")).toBeVisible();
    const before = await shifted();
    const answer = { success: false, ...field };
    end((route) =>
      route.fulfill({ status: 422, contentType: "application/json", body: JSON.stringify(answer) }),
    );
    const phone = form.getByLabel("Telefoonnummer");
    await expect(phone).toHaveAttribute("aria-invalid", "true");
    // The floating forms have no summary: there it is the field.
    const summary = form
      .getByRole("alert")
      .filter({ has: page.getByRole("link", { name: field.errors.phone }) });
    const named = /widget|menu/.test(walk.name) ? phone : summary;
    await expect(named).toBeFocused();
    await expect(named).toBeInViewport({ ratio: 1 });
    // At a desk, and of a field that is in sight then, its error makes it higher: that alone moves.
    const seen = await phone.evaluate((el) => {
      const { top, bottom } = el.getBoundingClientRect();
      return bottom > 0 && top < innerHeight;
    });
    expect((await shifted()) - before).toBeLessThan(
      !isMobile ? 0.1 : seen ? 0.03 : walk.opener ? 0.01 : 0.005,
    );
  });
