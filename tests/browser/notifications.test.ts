import type { Page } from "playwright/test";
import { signIn } from "../support/admin-pages.ts";
import { press, tabTo } from "../support/keyboard.ts";
import { layoutProblems } from "../support/layout-problems.ts";
import { expect, expectNoAxeViolations, test } from "../support/page.ts";

const page1 = "/admin/meldingen";
const own = (page: Page) => page.getByRole("main").getByRole("status").last();

/**
 * The browser's own push service is not asked, and small builds of the browser refuse notifications whatever they are
 * granted: what both would say is stood in for.
 */
async function standInPush(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const bytes = (length: number) => btoa("\x04".repeat(length)).replaceAll("+", "-").replaceAll("=", "");
    let on: object | null = null;
    Object.defineProperty(Notification, "permission", { get: () => "granted" });
    Notification.requestPermission = async () => "granted";
    Object.assign(PushManager.prototype, {
      getSubscription: async () => on,
      subscribe: async () => {
        const endpoint = `https://fcm.googleapis.com/fcm/send/${crypto.randomUUID()}`;
        on = {
          endpoint,
          options: {},
          toJSON: () => ({ endpoint, keys: { p256dh: bytes(65), auth: bytes(16) } }),
          unsubscribe: async () => {
            on = null;
            return true;
          },
        };
        return on;
      },
    });
  });
}

test("notifications are turned on by a tap, chosen and turned off, by keyboard alone", async ({
  page,
  allowErrors,
}) => {
  allowErrors(/422/);
  await standInPush(page);
  await signIn(page, "Beheer", page1);
  await press(page.getByRole("button", { name: "Meldingen aanzetten" }));
  await expect(own(page)).toHaveText("Dit toestel krijgt meldingen.");
  const mine = page.getByRole("listitem").filter({ hasText: "Nog geen melding gehad" }).first();
  await expect(mine).toBeVisible();
  await expectNoAxeViolations(page);
  expect((await layoutProblems(page)).filter((problem) => !problem.startsWith("cut off"))).toEqual([]);

  // Whatever was chosen before: Tab leads to the one of a group that is chosen.
  await page.getByRole("radio", { name: "Alleen als ik dienst heb" }).check();
  await page.getByRole("heading", { level: 1 }).click();
  await tabTo(page.getByRole("radio", { name: "Alleen als ik dienst heb" }));
  await page.keyboard.press("ArrowDown");
  await page.getByLabel("Een belofte loopt af").selectOption("Een half uur van tevoren");
  await press(page.getByRole("button", { name: "Bewaren" }));
  await expect(page.getByText("Bewaard. Dit geldt vanaf de volgende melding.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Bewaren" })).toBeFocused();
  // Hours that are none are refused beside them, and stay as they were typed.
  const [from, until] = [page.getByLabel("Van", { exact: true }), page.getByLabel("Tot", { exact: true })];
  await from.fill("22:00");
  await until.fill("22:00");
  await page.getByLabel(/^Dan geen meldingen/).check();
  await press(page.getByRole("button", { name: "Bewaren" }));
  await expect(from).toBeFocused();
  await expect(from).toHaveAccessibleDescription(/^Begin en einde zijn gelijk/);
  await expect(until).toHaveValue("22:00");
  await expectNoAxeViolations(page);
  await page.reload();
  await expect(page.getByRole("radio", { name: "Altijd" })).toBeChecked();
  await expect(page.getByLabel("Een belofte loopt af")).toHaveValue("30");
  // The stand-in forgets at a reload; the page makes a new address known by itself.
  await expect(own(page)).toHaveText("Dit toestel krijgt meldingen.");
  await press(page.getByRole("button", { name: "Op dit toestel uitzetten" }));
  await expect(page.getByRole("button", { name: "Meldingen aanzetten" })).toBeVisible();
});

test("the list asks once whether this device should ring; who refused reads what to do, and the browser asks on no opening", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Notification.requestPermission = async () => {
      document.documentElement.dataset.asked = "yes";
      return "denied";
    };
    Object.defineProperty(Notification, "permission", { get: () => "default" });
  });
  await signIn(page, "Beheer", "/admin/aanvragen");
  const asked = page.getByText("Dit toestel krijgt nog geen meldingen.");
  await expect(asked).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole("link", { name: "Meldingen aanzetten" }).click();
  const button = page.getByRole("button", { name: "Meldingen aanzetten" });
  await expect(button).toBeVisible();
  await expect(page.locator("html")).not.toHaveAttribute("data-asked");
  await button.click();
  await expect(own(page)).toContainText("Deze browser mag van u geen meldingen tonen");
  // The stand-in has forgotten the answer: the list asks until one says no to it.
  await page.goBack();
  await press(page.getByRole("button", { name: "Niet op dit toestel" }));
  await expect(asked).toHaveCount(0);
  await expect(page.locator("body")).not.toBeFocused();
  await page.reload();
  await page.waitForLoadState("networkidle");
  await expect(asked).toHaveCount(0);
});

test("an iPhone outside the app is told how to install it", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "userAgent", { get: () => "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5)" });
    Reflect.deleteProperty(window, "PushManager");
  });
  await signIn(page, "Beheer", page1);
  await expect(own(page)).toContainText("Zet op beginscherm");
});

test("the service worker works for the whole of /admin, and only for it", async ({ page }) => {
  await signIn(page, "Beheer");
  const scope = await page.evaluate(async () => {
    await navigator.serviceWorker.register("/kantoor-app.js", { scope: "/admin" });
    const { scope, active } = await navigator.serviceWorker.ready;
    return [new URL(scope).pathname, new URL(active?.scriptURL ?? "").pathname];
  });
  expect(scope).toEqual(["/admin", "/kantoor-app.js"]);
  // What is in the page is what the server says: the worker answers no request.
  await page.reload();
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
});

test("the roster is filled in by keyboard, and a mistake is said beside its line", async ({
  page,
  allowErrors,
}) => {
  allowErrors(/422/);
  await signIn(page, "Beheer", "/admin/instellingen/dienst");
  const fresh = page.getByRole("group", { name: "Nieuwe regel" });
  await tabTo(fresh.getByRole("checkbox", { name: "maandag" }));
  await page.keyboard.press("Space");
  await press(page.getByRole("button", { name: "Rooster bewaren" }));
  const who = page
    .getByRole("group", { name: /^Regel/ })
    .last()
    .getByLabel("Eerst");
  await expect(who).toBeFocused();
  await expect(who).toHaveAttribute("aria-invalid", "true");
  await expect(who).toHaveAccessibleDescription("Kies wie er dienst heeft");
  await expect(
    page
      .getByRole("group", { name: /^Regel/ })
      .last()
      .getByRole("checkbox", { name: "maandag" }),
  ).toBeChecked();
  await expectNoAxeViolations(page);
  expect((await layoutProblems(page)).filter((problem) => !problem.startsWith("cut off"))).toEqual([]);
});
