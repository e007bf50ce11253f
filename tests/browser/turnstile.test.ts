import type { Page } from "playwright/test";
import { formWalks, openForm } from "../support/form-walks.ts";
import { confirmationIn, REFERENCE } from "../support/forms.ts";
import { expect, test } from "../support/page.ts";
import { startServer, type TestServer } from "../support/server.ts";
import { type StandIns, startStandIns } from "../support/stand-ins.ts";

let standIns: StandIns;
let server: TestServer;
test.beforeAll(async () => {
  standIns = await startStandIns();
  server = await startServer({ vars: { ...standIns.vars.turnstile, TURNSTILE_SITE_KEY: "stand-in-key" } });
});
test.afterAll(async () => {
  await server?.stop();
  await standIns?.close();
});
test.beforeEach(({ allowErrors }) => {
  allowErrors(
    /request to another machine: https:\/\/challenges\.cloudflare\.com\//,
    /Failed to load resource/,
  );
});

/** Replaces Cloudflare's script: returns the tokens in turn, then the last one. */
async function playScript(page: Page, ...tokens: string[]): Promise<void> {
  const script = `const tokens = ${JSON.stringify(tokens)}; window.turnstile = {
    render: (place, { sitekey, callback }) => {
      if (sitekey === "stand-in-key") setTimeout(() => callback(tokens.length > 1 ? tokens.shift() : tokens[0]));
      return "widget";
    },
    remove: () => {},
  };`;
  await page.route("https://challenges.cloudflare.com/**", (route) =>
    route.fulfill({ contentType: "text/javascript", body: script }),
  );
}

async function kept(page: Page): Promise<unknown> {
  const [reference] =
    REFERENCE.exec((await confirmationIn(page).locator("strong").textContent()) ?? "") ?? [];
  const rows = await server.sql<{ turnstile: string }>(
    "SELECT turnstile FROM leads WHERE reference = ?",
    reference,
  );
  return rows[0]?.turnstile;
}

for (const walk of formWalks) {
  test(`${walk.name}: is sent with the token of the check`, async ({ page }) => {
    await playScript(page, "good");
    const form = await openForm(page, { ...walk, path: server.url + walk.path });
    await walk.fill(form);
    await form.getByRole("button", { name: walk.button }).click();
    await expect(confirmationIn(page)).toContainText(REFERENCE);
    expect(await kept(page)).toBe("passed");
  });
}

const [walk] = formWalks;

test("a refused visitor keeps everything and can try again", async ({ page }) => {
  if (!walk) throw new Error("no walk");
  await playScript(page, "refused", "good");
  const form = await openForm(page, { ...walk, path: server.url + walk.path });
  await walk.fill(form);
  await form.getByRole("button", { name: walk.button }).click();
  await expect(page.getByText("De controle tegen misbruik is niet gelukt").first()).toBeVisible();
  await expect(form.getByLabel("Voornaam")).toHaveValue("Test");
  await form.getByRole("button", { name: walk.button }).click();
  await expect(confirmationIn(page)).toContainText(REFERENCE);
  expect(await kept(page)).toBe("passed");
});

test("nothing is asked of Cloudflare before something is entered, and where it does not come the lead goes", async ({
  page,
}) => {
  if (!walk) throw new Error("no walk");
  let asked = 0;
  await page.route("https://challenges.cloudflare.com/**", (route) => {
    asked++;
    return route.abort();
  });
  const form = await openForm(page, { ...walk, path: server.url + walk.path });
  await page.waitForLoadState("networkidle");
  expect(asked).toBe(0);
  await walk.fill(form);
  await form.getByRole("button", { name: walk.button }).click();
  await expect(confirmationIn(page)).toContainText(REFERENCE);
  expect(asked).toBeGreaterThan(0);
  expect(await kept(page)).toBe("unchecked");
});
