import type { Page } from "playwright/test";

/** One form as the page sent it: text by name, and the names of its files. */
export type SentForm = { endpoint: string; fields: Record<string, string>; files: string[] };

/** Keeps what the page's script posts. Looked at in the page: a browser does not show the files of a request. */
export async function keepSentForms(page: Page): Promise<() => Promise<SentForm[]>> {
  await page.addInitScript(() => {
    const kept: SentForm[] = [];
    Object.assign(window, { sentForms: kept });
    const send = window.fetch;
    window.fetch = (input, init) => {
      if (init?.body instanceof FormData) {
        const form: SentForm = { endpoint: String(input), fields: {}, files: [] };
        for (const [name, value] of init.body) {
          if (typeof value === "string") form.fields[name] = value;
          else form.files.push(value.name);
        }
        kept.push(form);
      }
      return send(input, init);
    };
  });
  return () => page.evaluate(() => (window as unknown as { sentForms: SentForm[] }).sentForms);
}
