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

type Kept = { turnstile: string; reason: string | null };

async function kept(page: Page): Promise<Kept> {
  const [reference] =
    REFERENCE.exec((await confirmationIn(page).locator("strong").textContent()) ?? "") ?? [];
  const rows = await server.sql<Kept>(
    "SELECT turnstile, quarantine_reason AS reason FROM leads WHERE reference = ?",
    reference,
  );
  if (!rows[0]) throw new Error("not kept");
  return rows[0];
}

/** Enough to be asked, too little for quarantine. */
/** Of texts that are alike the later ones are held for that. */
const suspicious = (words: string) => `${words}: http://een.example http://twee.example http://drie.example`;

for (const walk of formWalks) {
  test(`${walk.name}: an ordinary lead asks nothing of Cloudflare and is not held`, async ({ page }) => {
    let asked = 0;
    await page.route("https://challenges.cloudflare.com/**", (route) => {
      asked++;
      return route.abort();
    });
    const form = await openForm(page, { ...walk, path: server.url + walk.path });
    await walk.fill(form);
    await form.getByRole("button", { name: walk.button }).click();
    await expect(confirmationIn(page)).toContainText(REFERENCE);
    expect(asked).toBe(0);
    const { turnstile, reason } = await kept(page);
    expect(turnstile).toBe("unchecked");
    // A page's own form may be filled in faster here than people do.
    expect([null, ...(walk.opener ? [] : ["too-fast"])]).toContain(reason);
  });
}

const modal = formWalks.find(({ name }) => name === "quote modal");

async function sendSuspicious(page: Page, words: string): Promise<void> {
  if (!modal) throw new Error("no walk");
  const form = await openForm(page, { ...modal, path: server.url + modal.path });
  await modal.fill(form);
  await form.getByRole("button", { name: "Vorige" }).click();
  await form.getByLabel("Wat is er aan de hand?").fill(suspicious(words));
  await form.getByRole("button", { name: "Volgende" }).click();
  await form.getByRole("button", { name: modal.button }).click();
  await expect(confirmationIn(page)).toContainText(REFERENCE);
}

test("a suspicious visitor is asked after the lead is kept, and passing lets it through", async ({
  page,
}) => {
  await playScript(page, "good");
  await sendSuspicious(page, "Het dak lekt sinds gisteren boven de keuken");
  expect(await kept(page)).toEqual({ turnstile: "passed", reason: null });
});

for (const token of ["refused", "spent"]) {
  test(`with the answer '${token}' the lead is kept and waits for the office`, async ({ page }) => {
    await playScript(page, token);
    await sendSuspicious(
      page,
      `De ${token === "spent" ? "goot loopt over naast" : "schoorsteen rookt achter"} ons huis`,
    );
    expect(await kept(page)).toEqual({ turnstile: "unchecked", reason: "check" });
  });
}

test("where the check does not come the lead is kept and waits for the office", async ({ page }) => {
  await page.route("https://challenges.cloudflare.com/**", (route) => route.abort());
  await sendSuspicious(page, "Graag een prijs voor het schilderen van acht ramen");
  expect(await kept(page)).toEqual({ turnstile: "unchecked", reason: "check" });
});
