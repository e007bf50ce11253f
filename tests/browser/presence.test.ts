import type { Page } from "playwright/test";
import { expect, test } from "../support/page.ts";
import { leadPosts } from "../support/sent-leads.ts";
import { startServer, type TestServer } from "../support/server.ts";

/** Two people who work there at once; it has a site of its own, because who may enter is the same for all tests of one. */
let server: TestServer;
const { post } = leadPosts(() => server);
test.beforeAll(async () => {
  server = await startServer({ admin: true });
  await server.sql(
    "INSERT INTO colleagues (email, name, role) VALUES ('sanne@voorbeeld.example', 'Sanne', 'office')",
  );
  await server.cron("* * * * *");
});
test.afterAll(() => server?.stop());

/** The time until a page asks again, and some: its own clock goes ahead. */
const nextBeat = (page: Page) => page.clock.fastForward(10_000);

async function signIn(page: Page, person: string): Promise<void> {
  await page.goto(`${server.adminUrl}/admin/aanvragen`);
  await page.getByLabel("Een collega die u in het beheer toevoegde").fill(`${person}@voorbeeld.example`);
  await page.getByRole("button", { name: "Aanmelden", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Aanvragen" })).toBeVisible();
}

test("a colleague is seen in the list and on the page, and what she does there comes by itself", async ({
  page,
  browser,
}) => {
  await post({ fields: { firstName: "Jan", lastName: "Samen" } });
  const open = (who: Page) => who.getByRole("link", { name: "Jan Samen", exact: true }).click();
  const note = (who: Page) => who.getByLabel("Notitie", { exact: true });
  await page.clock.install();
  await signIn(page, "beheer");
  const colleague = await (await browser.newContext()).newPage();
  await colleague.clock.install();
  await signIn(colleague, "sanne");
  await open(colleague);
  await nextBeat(page);
  await expect(page.getByRole("article").getByText("Sanne kijkt nu")).toBeVisible();

  await open(page);
  await expect(page.getByText("Sanne kijkt hier nu ook.")).toBeVisible();
  // Without a beat on its way she leaves: that is seen before her last one is too old to count.
  const beat = colleague.waitForResponse((answer) => answer.url().endsWith("/stand"));
  await colleague.evaluate(() => dispatchEvent(new Event("focus")));
  await (await beat).finished();
  await colleague.getByRole("link", { name: "Terug naar de lijst" }).click();
  await nextBeat(page);
  await expect(page.getByText("kijkt hier nu ook.")).toBeHidden();
  await open(colleague);
  await expect(colleague.getByText("beheer kijkt hier nu ook.")).toBeVisible();
  await nextBeat(page);
  await expect(page.getByText("Sanne kijkt hier nu ook.")).toBeVisible();
  await note(page).fill("Half getypt");
  await note(colleague).fill("Sleutel bij de buren");
  await colleague.getByRole("button", { name: "Notitie bewaren" }).click();
  await expect(colleague.getByRole("listitem").filter({ hasText: "Sleutel bij de buren" })).not.toHaveCount(
    0,
  );
  await nextBeat(page);
  await expect(page.getByRole("listitem").filter({ hasText: "Sleutel bij de buren" }).first()).toBeVisible();
  await expect(note(page)).toHaveValue("Half getypt");

  await colleague.getByLabel("Tekst van het antwoord").fill("Beste Jan, wij komen");
  await expect(colleague.getByText("Concept bewaard")).toBeVisible();
  await nextBeat(page);
  await expect(page.getByRole("status").getByText("Sanne schrijft nu een antwoord.")).toBeVisible();
  await colleague.getByRole("link", { name: "Terug naar de lijst" }).click();
  await nextBeat(colleague);
  await expect(colleague.getByRole("article").getByText("beheer kijkt nu")).toBeVisible();
  await nextBeat(page);
  await expect(page.getByText("kijkt hier nu ook.")).toBeHidden();

  // On a device that both use, what one typed and did not send is not there for the other.
  const call = colleague.getByLabel("Wat is er gezegd?");
  await open(colleague);
  await call.fill("Nog niet genoteerd.");
  await colleague.context().clearCookies();
  await signIn(colleague, "beheer");
  const drawn = colleague.waitForResponse((answer) => answer.url().endsWith("/stand"));
  await open(colleague);
  await drawn;
  await expect(call).toHaveValue("");
  await colleague.context().close();
});
