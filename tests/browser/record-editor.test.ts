import type { Page, Request } from "playwright/test";
import { expect, hold, test } from "../support/page.ts";
import { drawPhoto } from "../support/photos.ts";
import { startServer, type TestServer } from "../support/server.ts";

/** What two people and a bad line do to one record; it has a site of its own. */
let server: TestServer;
test.beforeAll(async () => {
  server = await startServer({ admin: true });
});
test.afterAll(() => server?.stop());

async function signIn(page: Page, role: "Redactie" | "Beheer", path = "/admin/inhoud"): Promise<void> {
  await page.goto(server.adminUrl + path);
  await page.getByRole("button", { name: new RegExp(`^${role}`) }).click();
  await page.waitForLoadState("networkidle");
}

/** Begins a project; the address of its editor. */
async function begin(page: Page, town: string): Promise<string> {
  await page.goto(`${server.adminUrl}/admin/inhoud/project/nieuw`);
  await page.waitForLoadState("networkidle");
  await page.getByLabel("Welk werk").selectOption("daken/dakrenovatie");
  await page.getByLabel("Plaats", { exact: true }).selectOption(town);
  await page.getByRole("button", { name: "Beginnen" }).click();
  await expect(page.getByRole("button", { name: "Publiceren" })).toBeVisible();
  await page.waitForLoadState("networkidle");
  return page.url();
}

const saved = (page: Page) => expect(page.getByText("Opgeslagen", { exact: true })).toBeVisible();
const problem = (page: Page) => page.getByLabel("Wat er aan de hand was");
const draftOf = async (town: string) => {
  const [row] = await server.sql<{ draft: string }>(
    "SELECT draft FROM content_records WHERE key = ?",
    `dakrenovatie-${town}`,
  );
  return JSON.parse(row?.draft ?? "{}") as { problem: string };
};

test("who publishes what somebody else changed meanwhile chooses first, and what is chosen is what is kept", async ({
  page,
  browser,
  allowErrors,
}) => {
  allowErrors(/status of 409/);
  await signIn(page, "Redactie");
  const address = await begin(page, "best");
  await problem(page).fill("Van mij");
  await saved(page);
  const context = await browser.newContext();
  const other = await context.newPage();
  await signIn(other, "Beheer", new URL(address).pathname);
  await problem(other).fill("Van de ander");
  await expect.poll(async () => (await draftOf("best")).problem).toBe("Van de ander");
  await context.close();

  await page.getByRole("button", { name: "Publiceren" }).click();
  await expect(page.getByRole("heading", { name: /^Intussen heeft/ })).toBeVisible();
  await page.getByRole("button", { name: "Mijn tekst houden" }).click();
  await expect.poll(async () => (await draftOf("best")).problem).toBe("Van mij");
  await page.reload();
  await expect(problem(page)).toHaveValue("Van mij");
});

test("text that was left on a device is not sent over a newer one before its writer has chosen", async ({
  page,
  browser,
  context,
  allowErrors,
}) => {
  allowErrors(/ERR_|Failed to (fetch|load)|status of 409/);
  await signIn(page, "Redactie");
  const address = await begin(page, "geldrop");
  await page.route("**/admin/api/inhoud/**", (route) => route.abort());
  await problem(page).fill("Alleen op dit apparaat");
  await expect
    .poll(() => page.evaluate(() => JSON.stringify({ ...localStorage })))
    .toContain("Alleen op dit apparaat");
  await page.close();
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await signIn(other, "Beheer", new URL(address).pathname);
  await problem(other).fill("Van de ander");
  await expect.poll(async () => (await draftOf("geldrop")).problem).toBe("Van de ander");
  await elsewhere.close();

  const again = await context.newPage();
  const sent: string[] = [];
  again.on("request", (request) => {
    if (request.method() === "POST" && request.url().includes("/api/inhoud/")) sent.push(request.url());
  });
  await again.goto(address);
  await expect(again.getByRole("heading", { name: /^Intussen heeft/ })).toBeVisible();
  await again.getByLabel("Wat wij hebben gedaan").fill("En verder getypt");
  // What else would send what waits.
  await again.evaluate(() => dispatchEvent(new Event("online")));
  await again.evaluate(() => fetch("/robots.txt").then((answer) => answer.text()));
  expect(sent).toEqual([]);
  await again.getByRole("button", { name: "Mijn tekst houden" }).click();
  await expect
    .poll(() => draftOf("geldrop"))
    .toMatchObject({ problem: "Alleen op dit apparaat", work: "En verder getypt" });
});

test("an answer that was lost on its way costs nothing: the same command again is done", async ({
  page,
  allowErrors,
}) => {
  allowErrors(/ERR_|Failed to (fetch|load)/);
  await signIn(page, "Beheer", "/admin/inhoud/company/company");
  await page.getByLabel("Wat het bedrijf in één regel is").fill("Eén keer geplaatst");
  await saved(page);
  await page.route(
    "**/admin/api/inhoud/**",
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await page.getByRole("button", { name: "Publiceren" }).click();
  await expect(page.getByRole("alert")).toContainText("Er is geen verbinding");
  await page.getByRole("button", { name: "Publiceren" }).click();
  const done = page.getByText("De wijzigingen staan op de website.");
  await expect(done).toBeVisible();
  await expect(page.getByText("Gepubliceerd", { exact: true })).toBeVisible();
  // True of what was published only.
  await page.getByLabel("Wat het bedrijf in één regel is").fill("Nog niet geplaatst");
  await saved(page);
  await expect(page.getByText("Gewijzigd", { exact: true })).toBeVisible();
  await expect(done).toHaveCount(0);
});

for (const [when, comes] of [
  ["before the page is read anew", "first"],
  ["after that", "late"],
] as const) {
  test(`a save that was on its way when the page was left is no colleague's: it arrives ${when}`, async ({
    page,
    allowErrors,
  }) => {
    allowErrors(/status of 409/);
    await signIn(page, "Beheer");
    const town = comes === "first" ? "waalre" : "nuenen";
    await begin(page, town);
    const posts: Request[] = [];
    const arrive = ([post]: Request[]) =>
      page.request.post(post?.url() ?? "", { data: post?.postData() ?? "", headers: post?.headers() ?? {} });
    await page.route("**/admin/api/inhoud/**", async (route) => {
      posts.push(route.request());
      // Of the first no answer comes.
      if (posts.length === 1) return;
      if (posts.length === 2 && comes === "late") await arrive(posts);
      await route.continue();
    });
    await problem(page).fill("Eerst dit");
    await expect.poll(() => posts.length).toBe(1);
    await problem(page).fill("Eerst dit, en toen dat");
    if (comes === "first") await arrive(posts);
    await page.reload();
    await expect.poll(async () => (await draftOf(town)).problem).toBe("Eerst dit, en toen dat");
    await expect(page.getByRole("heading", { name: /^Intussen/ })).toHaveCount(0);
    await expect(problem(page)).toHaveValue("Eerst dit, en toen dat");
    await saved(page);
  });
}

test("leaving by a link asks first while photos are not stored, and stays where it is told to", async ({
  page,
  allowErrors,
}) => {
  allowErrors(/ERR_|Failed to (fetch|load)/);
  await signIn(page, "Redactie");
  const address = await begin(page, "nuenen");
  const photo = await drawPhoto(page, "dak.jpg", { width: 640, height: 480 });
  const release = await hold(page, "**/admin/api/media");
  await page.getByLabel("Foto’s toevoegen").setInputFiles(photo);
  await expect(page.getByText("Nog 1 foto bezig …")).toBeVisible();
  const back = page.getByRole("link", { name: "Terug naar alle projecten" });
  const asked: string[] = [];
  page.once("dialog", (dialog) => {
    asked.push(dialog.message());
    void dialog.dismiss();
  });
  await back.click();
  await expect.poll(() => asked).toEqual(["1 foto is nog niet opgeslagen. Toch weggaan?"]);
  await expect(page).toHaveURL(address);
  release();
  await expect(page.getByLabel("Wanneer", { exact: true })).toHaveCount(1);
  await saved(page);
  await back.click();
  await expect(page.getByRole("heading", { level: 1, name: "Projecten" })).toBeVisible();
});

test("by keyboard alone: the focus goes to what was added, and stays in the list when something is taken out", async ({
  page,
}) => {
  await signIn(page, "Redactie");
  await begin(page, "waalre");
  const add = page.getByRole("button", { name: "Materiaal toevoegen" });
  for (const material of ["Pannen", "Lood"]) {
    await add.press("Enter");
    await page.keyboard.type(material);
  }
  await expect(page.getByLabel("Materiaal 2", { exact: true })).toHaveValue("Lood");
  const remove = (n: number) => page.getByRole("button", { name: new RegExp(`^Weghalen.*Materiaal ${n}$`) });
  await remove(2).press("Enter");
  await expect(page.getByRole("button", { name: "Ongedaan maken" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Materiaal 2", { exact: true })).toBeFocused();

  const chooser = page.getByLabel("Foto’s toevoegen");
  await chooser.setInputFiles(await drawPhoto(page, "dak.jpg", { width: 640, height: 480 }));
  await page.getByRole("button", { name: /^Weghalen.*Foto 1$/ }).press("Enter");
  await expect(chooser).toBeFocused();
});

test("what is too long stays whole and is said beside its field, to which the keyboard goes when it is to be published", async ({
  page,
  allowErrors,
}) => {
  allowErrors(/status of 422/);
  await signIn(page, "Beheer", "/admin/inhoud/company/company");
  const line = page.getByLabel("Wat het bedrijf in één regel is");
  await line.fill("");
  const long = "Daken, gevels en schoorstenen. ".repeat(12).trim();
  await page.keyboard.insertText(long);
  await expect(line).toHaveValue(long);
  await expect(line).toHaveAccessibleDescription(/Hoogstens \d+ tekens/);
  await page.getByRole("button", { name: "Publiceren" }).press("Enter");
  await expect(page.getByRole("alert")).toContainText("Hoogstens");
  await expect(line).toBeFocused();
  await page.reload();
  await expect(line).toHaveValue(long);

  // What is missing of a project is first a list, which is no control itself.
  await begin(page, "mierlo");
  await page.getByRole("button", { name: "Publiceren" }).press("Enter");
  await expect(page.getByLabel("Foto’s toevoegen")).toBeFocused();
  const photos = page.getByRole("group", { name: "Foto’s", exact: true });
  await expect(photos).toHaveAccessibleDescription(
    /komen naast elkaar te staan\. Voeg minstens één foto toe$/,
  );

  await page.goto(`${server.adminUrl}/admin/inhoud/person/nieuw`);
  await page.getByLabel("Naam").fill("Bas");
  await page.getByLabel("Functie").fill("voorman daken");
  await page.getByRole("button", { name: "Beginnen" }).click();
  await page.getByLabel("Plaats in de rij").fill("1");
  await page.getByRole("button", { name: "Publiceren" }).press("Enter");
  const consent = page.getByRole("checkbox", { name: "De collega vindt het goed om zo op de site te staan" });
  await expect(consent).toBeFocused();
  await expect(consent).toHaveAccessibleDescription("Zonder toestemming komt een collega niet op de site");
});

test("what was said of an empty field is gone with the first key, and said again of what is saved so", async ({
  page,
  allowErrors,
}) => {
  allowErrors(/status of 422/);
  await signIn(page, "Redactie");
  await begin(page, "waalre");
  await page.getByRole("button", { name: "Publiceren" }).click();
  await expect(problem(page)).toHaveAttribute("aria-invalid", "true");
  const release = await hold(page, "**/admin/api/inhoud/**");
  await problem(page).fill("Pannen lagen los");
  await expect(problem(page)).not.toHaveAttribute("aria-invalid", "true");
  release();
  await saved(page);
  await problem(page).fill("");
  await saved(page);
  await expect(problem(page)).toHaveAttribute("aria-invalid", "true");
});
