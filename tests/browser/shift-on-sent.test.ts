import { formWalks, openForm } from "../support/form-walks.ts";
import { confirmationIn } from "../support/forms.ts";
import { expect, hold, test } from "../support/page.ts";

const walks = formWalks.filter(({ name }) => name === "quote modal" || name === "service menu");

// On a slow line the answer comes long after the tap: then browsers count every shift.
for (const walk of walks) {
  test(`${walk.name}: the page that says it is in does not jump`, async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.push((entry as PerformanceEntry & { value: number }).value);
      }).observe({ type: "layout-shift", buffered: true });
    });
    const form = await openForm(page, walk);
    await walk.fill(form);
    const release = await hold(page, `**${walk.endpoint}`);
    await form.getByRole("button", { name: walk.button }).click();
    await expect(form.getByText("Bezig met versturen")).toBeVisible();
    const shifts = () => page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    const before = (await shifts()).length;
    release();
    await expect(confirmationIn(page)).toBeFocused();
    await expect(confirmationIn(page)).toBeInViewport();
    // Entries come after their frame.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50))));
    expect((await shifts()).slice(before).reduce((sum, value) => sum + value, 0)).toBeLessThan(0.005);
  });
}
