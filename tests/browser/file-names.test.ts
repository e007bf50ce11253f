import type { Download, Locator, Page } from "playwright/test";
import { readMails } from "../../scripts/runtime/mailbox.ts";
import { sendLead, signIn, unique } from "../support/admin-pages.ts";
import { adminUrl, expect, expectNoAxeViolations, test } from "../support/page.ts";
import { pdfOf } from "../support/sample-documents.ts";
import { sampleFiles } from "../support/sample-files.ts";

/** A form of an authority: script that adds up fields. */
const active = pdfOf({ objects: ["<< /S /JavaScript /JS (this.calculate = true) >>"] });

/** Programs by their names; pictures and documents by their content. */
const files = [
  { name: "offerte.pdf.bat", content: sampleFiles.docx },
  { name: "offerte.hta", content: active },
];

async function nameSaved(page: Page, press: () => Promise<void>): Promise<string> {
  const download: Promise<Download> = page.waitForEvent("download");
  await press();
  return (await download).suggestedFilename();
}

const theirName = (around: Page | Locator, name: string) => around.locator("bdi").filter({ hasText: name });

test("in the office every file is saved under our name; one that may act by itself after a warning", async ({
  page,
}) => {
  const name = unique("Namen");
  await sendLead(page, name, {}, files);
  await signIn(page, "Beheer", `/admin/aanvragen?q=${encodeURIComponent(name)}`);
  await page.getByRole("link", { name: `Jan ${name}`, exact: true }).click();
  const list = page.getByRole("region", { name: "Andere bestanden" });
  await expect(theirName(list, "offerte.pdf.bat")).toBeVisible();
  const plain = list.getByRole("link", { name: /offerte\.pdf\.bat/ });
  expect(await nameSaved(page, () => plain.click())).toMatch(/^TS-[2-9A-Z]{8}-4\.docx$/);

  await expect(list.getByRole("link", { name: /offerte\.hta/ })).toHaveCount(0);
  const button = list.getByRole("button", { name: "Toch downloaden" });
  await expect(button).toBeHidden();
  await list.getByText("Let op").click();
  await expect(list.getByText("zelf kan handelen")).toBeVisible();
  await expectNoAxeViolations(page, { atBothWidths: true });
  expect(await nameSaved(page, () => button.click())).toMatch(/^TS-[2-9A-Z]{8}-5\.pdf$/);
  await expect(list).toBeVisible();

  // Its address alone shows the page with the warning.
  const lead = page.url();
  await page.goto(`${lead.replace(/[?#].*/, "")}/bestanden/5`);
  await expect(page).toHaveURL(`${lead.replace(/[?#].*/, "")}#bestanden`);
  await expect(list.getByText("Let op")).toBeVisible();
});

test("a photo is saved under our name from the page and by its own address", async ({ page }) => {
  const name = unique("Foto");
  await sendLead(page, name);
  await signIn(page, "Beheer", `/admin/aanvragen?q=${encodeURIComponent(name)}`);
  await page.getByRole("link", { name: `Jan ${name}`, exact: true }).click();
  const thumbnail = page.getByRole("link", { name: "Foto 1 van 2 groot bekijken" });
  await expect(thumbnail).toHaveAttribute("href", /\/bestanden\/1\/TS-[2-9A-Z]{8}-1\.png$/);
  await thumbnail.click();
  const viewer = page.getByRole("dialog", { name: "Foto’s van deze aanvraag" });
  await expect(theirName(viewer, "voor.png")).toBeVisible();
  const save = viewer.getByRole("link", { name: "Downloaden" });
  expect(await nameSaved(page, () => save.click())).toMatch(/^TS-[2-9A-Z]{8}-1\.png$/);
});

test("on the visitor's own page too, and the visitor's names are text", async ({ page }) => {
  const email = `test@${unique("bezoeker").toLowerCase()}.example`;
  await sendLead(page, unique("Bezoeker"), { email }, files);
  const mail = () => readMails(`${process.env.SITE_STATE}/mail`).find(({ to }) => String(to).includes(email));
  await expect.poll(() => mail()?.text ?? "", { timeout: 30_000 }).toContain("/aanvraag/");
  const text = mail()?.text ?? "";
  for (const { name } of files) expect(text).not.toContain(name);
  await page.goto(/\/aanvraag\/[\w.-]+/.exec(text)?.[0] ?? "");
  const list = page.getByRole("list", { name: "Uw foto's en bestanden" });
  await expect(theirName(list, "offerte.pdf.bat")).toBeVisible();
  const plain = list.getByRole("link", { name: /offerte\.pdf\.bat/ });
  expect(await nameSaved(page, () => plain.click())).toMatch(/^TS-[2-9A-Z]{8}-4\.docx$/);
  await list.getByText("Let op").click();
  await expect(list.getByText("Open het alleen als u het zelf hebt gestuurd.")).toBeVisible();
  await expectNoAxeViolations(page, { atBothWidths: true });
  const button = list.getByRole("button", { name: "Toch downloaden" });
  expect(await nameSaved(page, () => button.click())).toMatch(/^TS-[2-9A-Z]{8}-5\.pdf$/);
});

test("another site cannot press the button", async ({ page }) => {
  const name = unique("Vreemd");
  await sendLead(page, name, {}, files);
  await signIn(page, "Beheer", `/admin/aanvragen?q=${encodeURIComponent(name)}`);
  await page.getByRole("link", { name: `Jan ${name}`, exact: true }).click();
  const path = new URL(page.url()).pathname;
  const headers = { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" };
  const answer = await page.request.post(`${adminUrl}${path}/bestanden/5`, { headers, form: {} });
  expect([400, 403]).toContain(answer.status());
});
