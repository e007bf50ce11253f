import type { Page } from "playwright/test";

/** One form as the page sent it: text by name, and the names of its files. */
export type SentForm = { endpoint: string; fields: Record<string, string>; files: string[] };

/** Keeps what the page's script posts. Looked at in the page: a browser does not show the files of a request. */
export async function keepSentForms(page: Page): Promise<() => Promise<SentForm[]>> {
  await page.addInitScript(() => {
    const kept: SentForm[] = [];
    const photos: File[] = [];
    Object.assign(window, { sentForms: kept, sentPhotos: photos });
    const send = window.fetch;
    window.fetch = (input, init) => {
      if (init?.body instanceof FormData) {
        const form: SentForm = { endpoint: String(input), fields: {}, files: [] };
        for (const [name, value] of init.body) {
          if (typeof value === "string") form.fields[name] = value;
          else {
            form.files.push(value.name);
            photos.push(value);
          }
        }
        kept.push(form);
      }
      return send(input, init);
    };
  });
  return () => page.evaluate(() => (window as unknown as { sentForms: SentForm[] }).sentForms);
}

export type SentPhoto = {
  name: string;
  /** As a browser shows it, so upright; null when it shows nothing. */
  size: string | null;
  /** It still tells where it was taken. */
  place: boolean;
};

/** What the page sent as photos; after `keepSentForms`. */
export function sentPhotos(page: Page): Promise<SentPhoto[]> {
  return page.evaluate(async () => {
    const { sentPhotos: files } = window as unknown as { sentPhotos: File[] };
    return Promise.all(
      files.map(async (file) => {
        const text = new TextDecoder("latin1").decode(await file.arrayBuffer());
        const picture = await createImageBitmap(file).catch(() => null);
        const size = picture && `${picture.width} × ${picture.height}`;
        return { name: file.name, size, place: text.includes("GPS 51.4416") };
      }),
    );
  });
}
