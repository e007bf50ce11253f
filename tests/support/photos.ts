import type { Page } from "playwright/test";
import { heifSamples } from "./pictures/heif-samples.ts";
import { jpegSamples } from "./pictures/jpeg-samples.ts";

export type TestFile = { name: string; mimeType: string; buffer: Buffer };

/** A photo with real pixels, encoded by the browser. */
export async function drawPhoto(
  page: Page,
  name: string,
  { width = 3000, height = 2000, type = "image/jpeg" } = {},
): Promise<TestFile> {
  const base64 = await page.evaluate(
    async ([w, h, kind]) => {
      const canvas = new OffscreenCanvas(Number(w), Number(h));
      const pen = canvas.getContext("2d") as OffscreenCanvasRenderingContext2D;
      for (let i = 0; i < 400; i++) {
        pen.fillStyle = `hsl(${(i * 47) % 360} 60% ${30 + (i % 5) * 10}%)`;
        pen.fillRect((i * 131) % Number(w), (i * 71) % Number(h), 220, 160);
      }
      const blob = await canvas.convertToBlob({ type: String(kind), quality: 0.9 });
      const bytes = new Uint8Array(await blob.arrayBuffer());
      let text = "";
      for (const byte of bytes) text += String.fromCharCode(byte);
      return btoa(text);
    },
    [width, height, type],
  );
  return { name, mimeType: type, buffer: Buffer.from(base64, "base64") };
}

/** As a phone stores it: rotated (EXIF orientation 6) and with GPS. */
export function asFromPhone({ name, mimeType, buffer }: TestFile): TestFile {
  const tiff = Buffer.from([
    0x49, 0x49, 0x2a, 0, 8, 0, 0, 0, 1, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0,
  ]);
  const body = Buffer.concat([
    Buffer.from("Exif\0\0", "latin1"),
    tiff,
    Buffer.from("GPS 51.4416 5.4697", "latin1"),
  ]);
  const head = Buffer.from([0xff, 0xe1, (body.length + 2) >> 8, (body.length + 2) & 0xff]);
  return { name, mimeType, buffer: Buffer.concat([buffer.subarray(0, 2), head, body, buffer.subarray(2)]) };
}

/** One pixel, padded to `megabytes`. */
export function pngOf(name: string, megabytes: number): TestFile {
  const pixel =
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==";
  const buffer = Buffer.concat([Buffer.from(pixel, "base64"), Buffer.alloc(megabytes * 1024 * 1024)]);
  return { name, mimeType: "image/png", buffer };
}

/** An iPhone photo by its structure, with its place, which Chromium cannot decode. */
export function heicPhoto(name: string): TestFile {
  return { name, mimeType: "image/heic", buffer: Buffer.from(heifSamples(1).iphone ?? []) };
}

/** A photo with its place, whole, but with 12 bits a colour, which no browser decodes. */
export function strangeJpeg(name: string): TestFile {
  const buffer = Buffer.from(jpegSamples(1).samsung ?? []);
  const frame = buffer.indexOf(Buffer.from([0xff, 0xc0, 0, 11, 8]));
  buffer.set([0xff, 0xc1, 0, 11, 12], frame);
  return { name, mimeType: "image/jpeg", buffer };
}

/** Only the first bytes of a JPEG. */
export function brokenJpeg(name: string): TestFile {
  const buffer = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2]);
  return { name, mimeType: "image/jpeg", buffer };
}
