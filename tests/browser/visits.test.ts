import type { Page } from "playwright/test";
import { sendLead, signIn, unique } from "../support/admin-pages.ts";
import { press, tabTo } from "../support/keyboard.ts";
import { layoutProblems } from "../support/layout-problems.ts";
import { adminUrl, expect, expectNoAxeViolations, test } from "../support/page.ts";

async function inOrder(page: Page): Promise<void> {
  await expectNoAxeViolations(page);
  const problems = (await layoutProblems(page)).filter((problem) => !problem.startsWith("cut off"));
  expect(problems).toEqual([]);
}

/** So many weeks from now: a Wednesday on the phone, a Thursday elsewhere. */
function workday(weeks: number, project: string): string {
  const day = new Date();
  const toWednesday = (3 - day.getUTCDay() + 7) % 7;
  day.setUTCDate(day.getUTCDate() + toWednesday + 7 * weeks + (project === "phone" ? 0 : 1));
  return day.toISOString().slice(0, 10);
}

/** The page of a request that was just sent; signs in the first time. */
async function openLead(page: Page, known = false): Promise<string> {
  const name = unique("Afspraak");
  await sendLead(page, name, { email: `${name.toLowerCase()}@voorbeeld.example`, city: "Geldrop" });
  const list = `/admin/aanvragen?q=${name}`;
  if (known) await page.goto(adminUrl + list);
  else await signIn(page, "Beheer", list);
  await page.getByRole("article").filter({ hasText: name }).getByRole("link").first().click();
  await expect(page.getByRole("heading", { level: 1, name: `Jan ${name}` })).toBeVisible();
  return name;
}

test("a request is planned with an invitation in three clicks, and taken back with one", async ({ page }, {
  project,
}) => {
  const name = await openLead(page);
  let clicks = 0;
  const click = async (what: ReturnType<Page["getByRole"]>) => {
    clicks++;
    await what.click();
  };
  await click(page.getByRole("link", { name: "Inplannen" }));
  await expect(page.getByRole("heading", { level: 1, name: "Inplannen" })).toBeVisible();
  await inOrder(page);
  const day = page
    .getByRole("navigation", { name: "Dagen" })
    .getByRole("link")
    .nth(project.name === "phone" ? 3 : 5);
  await click(day);
  await expect(day).toHaveAttribute("aria-current", "date");
  await click(page.getByRole("button", { name: "Plannen en mailen" }));
  expect(clicks).toBe(3);
  await expect(page.getByRole("status").getByText("Ingepland:")).toBeVisible();
  await expect(page.getByRole("heading", { level: 2, name: /09:00–12:00$/ })).toBeVisible();
  await inOrder(page);

  await page.goto(`${adminUrl}/admin/agenda`);
  await expect(page.getByRole("heading", { level: 1, name: "Agenda" })).toBeVisible();
  await inOrder(page);
  await page
    .getByRole("button", { name: "Adres maken" })
    .or(page.getByRole("button", { name: "Nieuw adres maken" }))
    .click();
  await expect(page.getByLabel("Uw adres")).toHaveValue(/\/agenda\/[0-9a-f]{32}\.ics$/);
  await inOrder(page);

  await page.goto(`${adminUrl}/admin/aanvragen?q=${name}`);
  await page.getByRole("article").filter({ hasText: name }).getByRole("link").first().click();
  await page.getByText("Afzeggen", { exact: true }).click();
  await page.getByRole("button", { name: "Afspraak afzeggen" }).click();
  await expect(page.getByText("De afspraak is afgezegd.")).toBeVisible();
  await page.getByRole("button", { name: "Ongedaan maken" }).click();
  await expect(page.getByRole("link", { name: "Verplaatsen" })).toBeVisible();
});

test("with a lost request its appointment is off, as is said before; undoing brings both back", async ({
  page,
}, { project }) => {
  await openLead(page);
  await page.getByRole("link", { name: "Inplannen" }).click();
  // Of its own: all projects share one colleague.
  const date = workday(19, project.name);
  await page.getByLabel("Dag", { exact: true }).fill(date);
  await expect(page).toHaveURL(new RegExp(`day=${date}`));
  await page.getByRole("button", { name: "Plannen en mailen" }).click();
  await expect(page.getByText(/^Mail aan de aanvrager: /)).toBeVisible();
  await expect(page.getByText(/^Bij ‘Verloren’ vervalt de afspraak van /)).toBeVisible();
  await inOrder(page);
  await page.getByRole("button", { name: "Verloren", exact: true }).click();
  await expect(
    page.getByText(/^De aanvraag staat nu op ‘Verloren’\. De afspraak van .* vervalt/),
  ).toBeVisible();
  await expect(page.getByText("Afgezegd", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Ongedaan maken" }).click();
  await expect(page.getByRole("link", { name: "Verplaatsen" })).toBeVisible();
});

test("planning and moving by keyboard alone; what overlaps is asked about first", async ({
  page,
  allowErrors,
}, { project }) => {
  allowErrors(/422/);
  await openLead(page);
  // All projects share one site, and one colleague.
  const date = workday(15, project.name);
  const plan = async (from: string, until: string) => {
    await press(page.getByRole("link", { name: "Inplannen" }));
    await expect(page.getByRole("heading", { level: 1, name: "Inplannen" })).toBeVisible();
    await page.getByLabel("Dag", { exact: true }).fill(date);
    await expect(page).toHaveURL(new RegExp(`day=${date}`));
    await page.getByLabel("Van", { exact: true }).fill(from);
    await page.getByLabel("Tot", { exact: true }).fill(until);
    await tabTo(page.getByRole("checkbox", { name: /Aanvrager mailen/ }));
    await page.keyboard.press("Space");
  };
  // Typed key by key, each of which shows another day, it keeps the focus.
  await press(page.getByRole("link", { name: "Inplannen" }));
  const day = page.getByLabel("Dag", { exact: true });
  await day.focus();
  for (const from of [await day.inputValue(), ""]) {
    await page.keyboard.press("ArrowUp");
    await expect(day).not.toHaveValue(from);
    await expect(page).toHaveURL(new RegExp(`day=${await day.inputValue()}`));
    await expect(page.getByRole("heading", { level: 1, name: "Inplannen" })).toBeVisible();
    await expect(day).toBeFocused();
  }
  await page.getByRole("link", { name: "Terug naar de aanvraag" }).click();
  await plan("07:00", "09:30");
  await expect(page.getByText("Buiten kantooruren")).toBeVisible();
  await press(page.getByRole("button", { name: "Plannen", exact: true }));
  await expect(page.getByRole("status").getByText("Ingepland:")).toBeVisible();

  await openLead(page, true);
  await plan("09:00", "12:00");
  await expect(page.getByText("Valt samen met de gekozen tijd").first()).toBeVisible();
  await press(page.getByRole("button", { name: "Plannen", exact: true }));
  await expect(page.getByRole("alert").getByText(/heeft dan al een bezoek/)).toBeVisible();
  await inOrder(page);
  await press(page.getByRole("button", { name: "Toch plannen" }));
  await expect(page.getByRole("status").getByText("Ingepland:")).toBeVisible();
  await press(page.getByRole("link", { name: "Verplaatsen" }));
  await page.getByLabel("Van", { exact: true }).fill("13:00");
  await page.getByLabel("Tot", { exact: true }).fill("15:00");
  await press(page.getByRole("button", { name: "Verplaatsen", exact: true }));
  await expect(page.getByRole("status").getByText("De afspraak staat nu op")).toBeVisible();
});

test("what was filled in to plan is there after a reload and after another page, until it is planned", async ({
  page,
}, { project }) => {
  await openLead(page);
  const lead = page.url();
  const day = page.getByLabel("Dag", { exact: true });
  const from = page.getByLabel("Van", { exact: true });
  const note = page.getByLabel("Voor wie gaat");
  const filled = async () => {
    await expect(note).toHaveValue("Hond is los");
    await expect(from).toHaveValue("10:30");
    await expect(day).toHaveValue(workday(9, project.name));
    await expect(page.getByRole("checkbox", { name: /^Aanvrager mailen/ })).not.toBeChecked();
  };
  await page.getByRole("link", { name: "Inplannen" }).click();
  await day.fill(workday(9, project.name));
  await expect(page).toHaveURL(/day=/);
  await from.fill("10:30");
  await note.fill("Hond is los");
  await page.getByRole("checkbox", { name: /^Aanvrager mailen/ }).uncheck();
  await page.reload();
  await filled();
  await page.goto(lead);
  await page.getByRole("link", { name: "Inplannen" }).click();
  await filled();
  await page.getByRole("button", { name: "Plannen", exact: true }).click();
  await expect(page.getByRole("status").getByText("Ingepland:")).toBeVisible();
  await page.getByText("Afzeggen", { exact: true }).click();
  await page.getByRole("button", { name: "Afspraak afzeggen" }).click();
  await expect(page.getByRole("status").getByText("De afspraak is afgezegd.")).toBeVisible();
  await page.goto(`${lead.split(/[?#]/)[0]}/afspraak`);
  await expect(page.getByRole("heading", { level: 1, name: "Inplannen" })).toBeVisible();
  await expect(note).toHaveValue("");
  await expect(from).not.toHaveValue("10:30");
});

test("a refused planning leads to the field in error, which says what is wrong", async ({
  page,
  allowErrors,
}, { project }) => {
  allowErrors(/422/);
  await page.setViewportSize({ width: 390, height: 844 });
  await openLead(page);
  await page.getByRole("link", { name: "Inplannen" }).click();
  const day = page.getByLabel("Dag", { exact: true });
  const from = page.getByLabel("Van", { exact: true });
  await day.fill(workday(11, project.name));
  await expect(page).toHaveURL(/day=/);
  await from.fill("14:00");
  await page.getByLabel("Tot", { exact: true }).fill("13:00");
  const send = page.getByRole("button", { name: "Plannen en mailen" });
  await send.click();
  await expect(from).toBeFocused();
  await expect(from).toBeInViewport({ ratio: 1 });
  await expect(from).toHaveAttribute("aria-invalid", "true");
  await expect(from).toHaveAccessibleDescription("De eindtijd moet na de begintijd liggen");
  await expect(page.getByText("De eindtijd moet na de begintijd liggen")).toBeInViewport({ ratio: 1 });
  await inOrder(page);
  await day.fill("2024-05-01");
  await expect(page).toHaveURL(/day=2024/);
  await page.getByLabel("Tot", { exact: true }).fill("15:00");
  await send.click();
  await expect(day).toBeFocused();
  await expect(day).toBeInViewport({ ratio: 1 });
  await expect(day).toHaveAccessibleDescription("Dat moment is al voorbij");
});

test("who plans second keeps what was filled in and is told; back from what was planned leads to the request", async ({
  page,
  context,
  allowErrors,
}, { project }) => {
  // 422: planned by somebody else meanwhile.
  allowErrors(/422/);
  const name = await openLead(page);
  const lead = page.url();
  await page.getByRole("link", { name: "Inplannen" }).click();
  const note = page.getByLabel("Voor wie gaat");
  await page.getByLabel("Dag", { exact: true }).fill(workday(7, project.name));
  await expect(page).toHaveURL(/day=/);
  await note.fill("Ladder mee");
  await page.getByLabel("Van", { exact: true }).fill("10:15");

  const first = await context.newPage();
  await first.goto(lead);
  await first.getByRole("link", { name: "Inplannen" }).click();
  await first.getByLabel("Dag", { exact: true }).fill(workday(8, project.name));
  await expect(first).toHaveURL(/day=/);
  await first.getByRole("button", { name: "Plannen en mailen" }).click();
  await expect(first.getByRole("status").getByText("Ingepland:")).toBeVisible();
  await first.goBack();
  await expect(first.getByRole("heading", { level: 1, name: `Jan ${name}` })).toBeVisible();

  await page.getByRole("button", { name: "Plannen en mailen" }).click();
  await expect(page.getByRole("alert")).toContainText("Niet gepland");
  await expect(note).toHaveValue("Ladder mee");
  await expect(page.getByLabel("Van", { exact: true })).toHaveValue("10:15");
  await expect(page.getByLabel("Dag", { exact: true })).toHaveValue(workday(7, project.name));
});
