import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright/test";
import { projectFolder } from "../../scripts/cli/run.ts";
import type { SampleFile } from "./lead-posts.ts";
import { adminUrl, expect } from "./page.ts";
import { sampleFiles } from "./sample-files.ts";

const photo = readFileSync(join(projectFolder, "public", "icon-192.png"));

/** Sends a lead as a visitor, with two photos, a document and at most two files more. */
export async function sendLead(
  page: Page,
  lastName: string,
  fields: Record<string, string> = {},
  more: SampleFile[] = [],
): Promise<void> {
  const form = new FormData();
  const all = {
    ...{
      selectedService: "Spoedservice",
      serviceType: "spoedservice",
      specialist: "General",
      projectType: "",
    },
    ...{ address: "Kerkstraat 1, 5611 GJ Eindhoven", city: "Eindhoven", firstName: "Jan", lastName },
    ...{ projectDescription: "Het dak lekt bij de schoorsteen.", email: "jan@voorbeeld.example" },
    ...{ phone: "06 12345678", contactPreference: "email", urgencyLevel: "urgent", ...fields },
  };
  for (const [name, value] of Object.entries(all)) form.append(name, value);
  for (const name of ["voor.png", "achter.png"]) form.append("files", new Blob([photo]), name);
  form.append("files", new Blob([sampleFiles.pdf]), "rapport.pdf");
  for (const { name, content } of more) form.append("files", new Blob([content]), name);
  const answer = await page.request.post("/api/service-request", { multipart: form });
  expect(answer.status()).toBe(200);
}

/** Signs in through the stand-in for Access. */
export async function signIn(page: Page, role: string, path = "/admin"): Promise<void> {
  await page.goto(adminUrl + path);
  await page.getByRole("button", { name: new RegExp(`^${role}`) }).click();
  // Hydrated once its scripts have loaded.
  await page.waitForLoadState("networkidle");
}

/** All tests share one inbox. */
export function unique(name: string): string {
  return `${name}${Math.random().toString(36).slice(2, 8)}`;
}
