/** Pixels. */
const WIDTHS = [480, 960, 1600];

export const mediaFormats = { webp: "image/webp", jpg: "image/jpeg" } as const;
type MediaFormat = keyof typeof mediaFormats;

/** Cut from the middle. */
export const SOCIAL = { file: "social.jpg", width: 1200, height: 630 };

/** Never wider than the original; the original's own width is included when it is below 1600. */
export function variantWidths(width: number): number[] {
  const largest = Math.min(width, WIDTHS.at(-1) ?? width);
  return [...WIDTHS.filter((one) => one < largest), largest];
}

export function variantHeight(width: number, picture: { width: number; height: number }): number {
  return Math.max(1, Math.round((picture.height * width) / picture.width));
}

export function variantFiles(width: number): string[] {
  const names = Object.keys(mediaFormats).flatMap((format) =>
    variantWidths(width).map((one) => `${one}.${format}`),
  );
  return [...names, SOCIAL.file];
}

export function mediaUrl(id: string, file: string): string {
  return `/media/${id}/${file}`;
}

/** For `<picture>`: a `srcset` per format and the fallback `src`. */
export function pictureSources(id: string, width: number) {
  const set = (format: MediaFormat) =>
    variantWidths(width)
      .map((one) => `${mediaUrl(id, `${one}.${format}`)} ${one}w`)
      .join(", ");
  const middle = variantWidths(width).find((one) => one >= 960) ?? variantWidths(width).at(-1);
  return { webp: set("webp"), jpeg: set("jpg"), src: mediaUrl(id, `${middle}.jpg`) };
}
