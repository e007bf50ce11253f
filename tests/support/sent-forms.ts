import type { Page } from "playwright/test";

/** A form as it was posted: values and file names by field name. */
type SentForm = { endpoint: string; fields: Record<string, string>; files: string[] };

/** Records posts inside the page, because Playwright does not expose the files of a request. */
export async function keepSentForms(page: Page): Promise<() => Promise<SentForm[]>> {
  await page.addInitScript(() => {
    const kept: SentForm[] = [];
    const photos: File[] = [];
    Object.assign(window, { sentForms: kept, sentPhotos: photos });
    const { open, send } = XMLHttpRequest.prototype;
    const endpoints = new WeakMap<XMLHttpRequest, string>();
    XMLHttpRequest.prototype.open = function (...given: unknown[]) {
      endpoints.set(this, String(given[1]));
      return open.apply(this, given as Parameters<typeof open>);
    };
    XMLHttpRequest.prototype.send = function (body) {
      if (body instanceof FormData) {
        const form: SentForm = { endpoint: endpoints.get(this) ?? "", fields: {}, files: [] };
        for (const [name, value] of body) {
          if (typeof value === "string") form.fields[name] = value;
          else {
            form.files.push(value.name);
            photos.push(value);
          }
        }
        kept.push(form);
      }
      return send.call(this, body);
    };
  });
  return () => page.evaluate(() => (window as unknown as { sentForms: SentForm[] }).sentForms);
}

type SentPhoto = {
  name: string;
  /** As rendered, so upright; null when it cannot be decoded. */
  size: string | null;
  /** Whether it contains GPS. */
  place: boolean;
};

/** The posted photos; call `keepSentForms` first. */
export function sentPhotos(page: Page): Promise<SentPhoto[]> {
  return page.evaluate(async () => {
    const { sentPhotos: files } = window as unknown as { sentPhotos: File[] };
    return Promise.all(
      files.map(async (file) => {
        const text = new TextDecoder("latin1").decode(await file.arrayBuffer());
        const picture = await createImageBitmap(file).catch(() => null);
        const size = picture && `${picture.width} × ${picture.height}`;
        return { name: file.name, size, place: /GPS 51\.4416|51\.441642/.test(text) };
      }),
    );
  });
}
