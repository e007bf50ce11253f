import type { Locator, Page } from "playwright/test";
import { usualChoices } from "../../app/features/push/choices.ts";
import { answerTo } from "../../scripts/mail/mime.ts";
import { type PushService, startPushService } from "../../scripts/stand-ins/push-service.ts";
import { choose, press, tabTo, typeIn } from "../support/keyboard.ts";
import { layoutProblems } from "../support/layout-problems.ts";
import { expect, expectNoAxeViolations, test } from "../support/page.ts";
import { drawPhoto } from "../support/photos.ts";
import { leadPosts } from "../support/sent-leads.ts";
import { startServer, type TestServer } from "../support/server.ts";

/** Pushes and mails leave and arrive, so it has a site, a push service and a mailbox of its own. */
let service: PushService;
let server: TestServer;
const { post } = leadPosts(() => server);
test.beforeAll(async () => {
  service = await startPushService();
  server = await startServer({ admin: true, vars: { PUSH_URL: service.url } });
});
test.afterAll(async () => {
  await server?.stop();
  await service?.close();
});

const visitor = "jan@bezoeker.example";
const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name });
const said = (page: Page, words: string | RegExp) =>
  expect(page.getByRole("status").getByText(words)).toBeVisible();
const thread = (page: Page) => page.getByRole("region", { name: "Gesprek" });
const step = (page: Page) => page.getByRole("list", { name: "Voortgang" }).locator("[aria-current=step]");
const toVisitor = () => server.mails().filter(({ to }) => [to].flat().includes(visitor));

/** Nobody needs a mouse for it, everything can be heard, and nothing stands over another thing. */
async function inOrder(page: Page): Promise<void> {
  await expectNoAxeViolations(page);
  const problems = (await layoutProblems(page)).filter((problem) => !problem.startsWith("cut off"));
  expect(problems).toEqual([]);
}

/** Signs in, and gives this person a telephone that the push service knows. */
async function signIn(page: Page): Promise<void> {
  await page.goto(`${server.adminUrl}/admin/aanvragen`);
  await press(page.getByRole("button", { name: /^Beheer/ }));
  await expect(heading(page, "Aanvragen")).toBeVisible();
  const { endpoint, keys } = service.subscribe();
  const status = await page.evaluate(
    async (fields) =>
      (await fetch("/admin/api/meldingen", { method: "POST", body: new URLSearchParams(fields) })).status,
    { action: "subscribe", endpoint, ...keys, was: "" },
  );
  expect(status).toBe(200);
  // At any hour at which this runs.
  const awake = { ...usualChoices, quiet: { ...usualChoices.quiet, on: false } };
  await server.sql(
    "INSERT INTO push_choices (email, value) VALUES ('beheer@voorbeeld.example', ?)",
    JSON.stringify(awake),
  );
}

/** What the sender does every minute, until this is there. */
async function sentUntil(there: () => boolean | Promise<boolean>): Promise<void> {
  await expect
    .poll(
      async () => {
        await server.cron("* * * * *");
        return there();
      },
      { timeout: 60_000 },
    )
    .toBe(true);
}

test("from an urgent push to a project, in one day and by keys alone", async ({ page }) => {
  test.setTimeout(300_000);
  await signIn(page);

  await test.step("a push wakes whoever is on duty, and leads to the request", async () => {
    const place = { address: "Kerkstraat 1, 5683 AB Best", city: "Best", postcode: "5683 AB" };
    const urgent = { serviceType: "spoedservice", urgencyLevel: "urgent", projectType: "daklekkage" };
    const fields = { ...place, ...urgent, firstName: "Jan", lastName: "Daklek", email: visitor };
    expect((await post({ fields })).status).toBe(200);
    const [push] = await service.until(1);
    expect(push?.headers.urgency).toBe("high");
    expect(push?.text).not.toMatch(/Daklek|Kerkstraat|bezoeker/);
    const { notification } = JSON.parse(push?.text ?? "{}");
    expect(notification.title).toBe("Spoed: daklekkage in Best");
    await page.goto(server.adminUrl + new URL(notification.navigate).pathname);
    await expect(heading(page, "Jan Daklek")).toBeVisible();
    await inOrder(page);
  });

  await test.step("take it, call, and log it", async () => {
    await press(page.getByRole("button", { name: "Ik pak deze op" }));
    await said(page, "Toegewezen aan beheer.");
    const call = page.getByRole("link", { name: "Bellen", exact: true });
    await call.evaluate((link) => link.addEventListener("click", (event) => event.preventDefault()));
    await press(call);
    const log = page.getByRole("form", { name: "Hebt u gebeld?" });
    await typeIn(log.getByLabel("Wat is er gezegd?"), "Emmer eronder; wij komen kijken.");
    await press(log.getByRole("button", { name: "Gebeld: bereikt" }));
    await said(page, "Genoteerd: gebeld en bereikt.");
    await expect(step(page)).toHaveText("In gesprek");
    await expect(thread(page)).toContainText("Emmer eronder; wij komen kijken.");
    await inOrder(page);
  });

  await test.step("plan a visit with an invitation", async () => {
    const plan = page.getByRole("link", { name: "Inplannen" });
    await page.keyboard.press("e");
    await expect(plan).toBeFocused();
    await press(plan);
    await expect(heading(page, "Inplannen")).toBeVisible();
    const day = page.getByRole("navigation", { name: "Dagen" }).getByRole("link").nth(3);
    await press(day);
    await expect(day).toHaveAttribute("aria-current", "date");
    await inOrder(page);
    await press(page.getByRole("button", { name: "Plannen en mailen" }));
    await said(page, "Ingepland:");
    await expect(step(page)).toHaveText("Ingepland");
    await sentUntil(() => toVisitor().some(({ subject }) => /afspraak/i.test(subject)));
    await inOrder(page);
  });

  await test.step("answer from a template, and hear back", async () => {
    await choose(page.getByLabel("Voorbeeldtekst"), "Niet bereikt");
    await typeIn(page.getByLabel("Tekst van het antwoord"), "Kunt u een foto van het plafond sturen?");
    await press(page.getByRole("button", { name: "Versturen", exact: true }));
    const sent = thread(page).getByRole("listitem").filter({ hasText: "Kunt u een foto van het plafond" });
    await expect(sent).toBeVisible();
    const answer = () => toVisitor().find(({ text }) => text?.includes("Kunt u een foto van het plafond"));
    await sentUntil(() => answer() !== undefined);
    await inOrder(page);
    const mail = answer();
    if (!mail) throw new Error("no answer was sent");
    const { buffer } = await drawPhoto(page, "plafond.jpg", { width: 640, height: 480 });
    const photo = { name: "plafond.jpg", type: "image/jpeg", content: new Uint8Array(buffer) };
    const reply = answerTo(mail, { text: "Hij is nu zo groot als een bord.", files: [photo] });
    await server.arrive(reply);
    await sentUntil(
      async () => (await server.sql("SELECT 1 FROM lead_messages WHERE direction = 'in'")).length > 0,
    );
    // The page follows by itself.
    const answered = thread(page)
      .getByRole("listitem")
      .filter({ hasText: "Hij is nu zo groot als een bord." });
    const came = answered.getByRole("list", { name: "Kwam mee met deze mail" }).getByRole("img");
    await came.scrollIntoViewIfNeeded();
    await expect.poll(() => came.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(640);
    await inOrder(page);
    await press(page.getByRole("link", { name: "Terug naar de lijst" }));
    const row = page.getByRole("article").filter({ hasText: "Jan Daklek" });
    await expect(row.getByText("Antwoord binnen")).toBeVisible();
    await inOrder(page);
    const link = row.getByRole("link", { name: "Jan Daklek", exact: true });
    await tabTo(link);
    // Around the row: around the name it was cut off with what is too long.
    expect(await link.evaluate((element) => getComputedStyle(element, "::after").outlineStyle)).toBe("solid");
    await press(link);
    await expect(heading(page, "Jan Daklek")).toBeVisible();
  });

  await test.step("the work is won, and becomes a project", async () => {
    const go = async (button: Locator, status: string) => {
      await press(button);
      await expect(step(page)).toHaveText(status);
    };
    await go(page.getByRole("button", { name: "Gewonnen", exact: true }), "Gewonnen");
    await typeIn(page.getByLabel(/^Gewonnen voor/), "1.250");
    await press(page.getByRole("button", { name: "Bewaren", exact: true }));
    await expect(page.getByRole("status").getByText(/Gewonnen voor €\s1\.250/)).toBeVisible();
    await inOrder(page);
    await press(page.getByRole("button", { name: "Maak er een project van" }));
    await expect(page.getByRole("button", { name: "Publiceren" })).toBeVisible();
    await tabTo(page.getByRole("button", { name: "Publiceren" }));
    await inOrder(page);
  });
});
