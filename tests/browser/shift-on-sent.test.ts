import type { Page, Route } from "playwright/test";
import {
  emergencyWalk,
  type FormWalk,
  formWalks,
  openForm,
  pageWalks,
  walkOf,
} from "../support/form-walks.ts";
import { confirmationIn } from "../support/forms.ts";
import { expect, hold, test } from "../support/page.ts";
import { drawPhoto } from "../support/photos.ts";

type Shift = { value: number; moved: string[] };

/** Lists what browsers call a shift; on a slow line the answer comes long after the tap, and then every shift counts. */
async function listShifts(page: Page): Promise<() => Promise<Shift[]>> {
  await page.addInitScript(() => {
    type Moved = { node: Node | null; previousRect: DOMRect; currentRect: DOMRect };
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: Moved[] })[])
        shifts.push({
          value: entry.value,
          moved: entry.sources.map(
            ({ node, previousRect, currentRect }) =>
              `${node?.nodeName} '${node?.textContent?.slice(0, 40)}': ${previousRect.top} to ${currentRect.top}`,
          ),
        });
    }).observe({ type: "layout-shift", buffered: true });
  });
  return async () => {
    // Entries come after their frame.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50))));
    return page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
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

/** A form that is filled in, and what sends it: the post waits for `end`, and `since` lists the shifts from then on. */
async function fillIn(page: Page, walk: FormWalk) {
  const shifted = await listShifts(page);
  const form = await openForm(page, walk);
  await walk.fill(form);
  const send = async () => {
    const end = await holdPost(page, walk.endpoint);
    await form.getByRole("button", { name: walk.button }).click();
    await expect(form.getByText("Bezig met versturen")).toBeVisible();
    const { length } = await shifted();
    return {
      end,
      since: async () => {
        const since = (await shifted()).slice(length);
        await page.unroute(`**${walk.endpoint}`);
        return since;
      },
    };
  };
  return { form, send };
}

/** Under a sum of 0.01 nothing was seen to move. */
function expectStill(shifts: Shift[]) {
  const sum = shifts.reduce((all, { value }) => all + value, 0);
  expect(sum, JSON.stringify(shifts, null, 2)).toBeLessThan(0.01);
}

const refuse = (route: Route) => route.fulfill({ status: 502, body: "stuk" });
const cut = (route: Route) => route.abort("connectionreset");

for (const walk of [...formWalks, emergencyWalk]) {
  test(`${walk.name}: nothing in sight moves when it is refused, nor when it is in`, async ({
    page,
    allowErrors,
  }) => {
    allowErrors(/Failed to load resource/);
    const { form, send } = await fillIn(page, walk);
    const refused = await send();
    refused.end(refuse);
    await expect(form.getByRole("alert").filter({ hasText: /./ })).toBeFocused();
    expectStill(await refused.since());

    const sent = await send();
    sent.end((route) => route.continue());
    await expect(confirmationIn(page)).toBeFocused();
    await expect(confirmationIn(page)).toBeInViewport();
    expectStill(await sent.since());
  });

  test(`${walk.name}: nothing in sight moves when it waits for a line @phone`, async ({
    page,
    allowErrors,
  }) => {
    allowErrors(/Failed to load resource/);
    const { form, send } = await fillIn(page, walk);
    const { end, since } = await send();
    end(cut);
    await expect(form.getByRole("alert").filter({ hasText: /./ })).toBeFocused();
    expectStill(await since());
  });
}

for (const walk of [...pageWalks, emergencyWalk, walkOf("membership modal")])
  test(`${walk.name}: nothing in sight moves when its code comes long after the tap that sends @phone`, async ({
    page,
  }) => {
    const release = await hold(page, "**/assets/form-engine*.js");
    const shifted = await listShifts(page);
    const form = await openForm(page, walk);
    await walk.fill(form);
    await holdPost(page, walk.endpoint);
    const button = form.getByRole("button", { name: walk.button });
    await button.click();
    await expect(button).toHaveAttribute("data-felt");
    const { length } = await shifted();
    release();
    await expect(form.getByText("Bezig met versturen")).toBeVisible();
    expectStill((await shifted()).slice(length));
  });

test("who sends too little keeps no empty place under the buttons of a page @phone", async ({ page }) => {
  for (const walk of [...pageWalks, emergencyWalk]) {
    const form = await openForm(page, walk);
    const said = form.locator(".quiet").filter({ hasText: "Nog niet verstuurd." });
    const { height = 0 } = (await said.boundingBox()) ?? {};
    expect(height).toBeGreaterThan(0);
    await form.getByRole("button", { name: walk.button }).click();
    await expect(form.locator("[aria-invalid=true]").first()).toBeVisible();
    await expect.poll(async () => (await said.boundingBox())?.height).toBe(height);
  }
});

const PHONE = "Dit nummer kan niet kloppen.";
const found: Record<string, string>[] = [
  { phone: PHONE },
  { firstName: "Voornaam is verplicht", email: "Ongeldig e-mailadres", phone: PHONE },
];

for (const walk of [...formWalks, emergencyWalk])
  test(`${walk.name}: what the server finds wrong late is in sight and has the focus, and nothing jumps @phone`, async ({
    page,
    allowErrors,
  }) => {
    allowErrors(/Failed to load resource/);
    const { form, send } = await fillIn(page, walk);
    for (const errors of walk === emergencyWalk ? found.slice(0, 1) : found) {
      const { end, since } = await send();
      const answer = { success: false, message: "Controleer de gemarkeerde velden.", errors };
      end((route) =>
        route.fulfill({ status: 422, contentType: "application/json", body: JSON.stringify(answer) }),
      );
      await expect(form.locator("[aria-invalid=true]")).toHaveCount(Object.keys(errors).length);
      // The floating forms have no summary: there it is the field.
      const summary = form.getByRole("alert").filter({ has: page.getByRole("link", { name: PHONE }) });
      const named = /widget|menu/.test(walk.name) ? form.locator("[aria-invalid=true]").first() : summary;
      await expect(named).toBeFocused();
      await expect(named).toBeInViewport({ ratio: 1 });
      expectStill(await since());
    }
  });

for (const walk of formWalks.filter(({ name }) => /widget|menu/.test(name)))
  test(`${walk.name}: photos take places of their own, and move nothing`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    const shifted = await listShifts(page);
    const form = await openForm(page, walk);
    await form.getByRole("button", { name: "Daklekkage" }).click();
    const photo = await drawPhoto(page, "dak.jpg", { width: 600, height: 400 });
    await expect(form.getByRole("button", { name: "Overslaan" })).toBeVisible();
    const { length } = await shifted();
    for (const count of [1, 2, 3]) {
      await form.locator("input[type=file]").setInputFiles({ ...photo, name: `dak${count}.jpg` });
      await expect(form.getByText(`${count} bestanden klaar!`)).toBeVisible();
    }
    await expect(form.getByRole("button", { name: "Volgende" })).toBeVisible();
    expectStill((await shifted()).slice(length));
    // The tile that was pressed is another one now.
    const chooser = page.waitForEvent("filechooser");
    await form.getByRole("button", { name: "Nog een foto toevoegen" }).press("Enter");
    await (await chooser).setFiles({ ...photo, name: "dak4.jpg" });
    await expect(form.getByText("4 bestanden klaar!")).toBeVisible();
    await expect(
      form.getByRole("button", { name: /^(Foto's toevoegen|Bestanden selecteren)$/ }),
    ).toBeFocused();
  });

test("a long way up to what a closed modal says is not ridden along parts that are laid out only then", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  const { send } = await fillIn(page, walkOf("membership modal"));
  const { end, since } = await send();
  await page.evaluate(() => {
    const places: number[] = [scrollY];
    Object.assign(window, { places });
    addEventListener("scroll", () => places.push(scrollY));
  });
  end((route) => route.continue());
  await expect(confirmationIn(page)).toBeFocused();
  await expect(confirmationIn(page)).toBeInViewport({ ratio: 0.7 });
  expectStill(await since());
  const [from = 0, ...places] = await page.evaluate(() => (window as unknown as { places: number[] }).places);
  expect(from).toBeGreaterThan(2_000);
  expect(places.filter((y) => y > 200 && y < from - 200)).toEqual([]);
});
