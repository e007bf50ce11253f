import { z } from "zod";
import type { Picture } from "~/content/types";
import { MEDIA_ID } from "~/lib/document";
import { typed } from "./field-checks";

const pixels = z.number().int().min(1).max(32_000);

/** Of `Picture`. */
export const focus = z.string().regex(/^(100|\d{1,2})% (100|\d{1,2})%$/);

/** `described`: it may not be published without saying what there is to see. */
export function picture({ described }: { described: boolean }) {
  const alt = typed(300).max(300, "Hoogstens 300 tekens");
  return z.strictObject(
    {
      media: z.string().regex(MEDIA_ID),
      alt: described ? alt.min(1, "Schrijf wat er op de foto te zien is") : alt,
      width: pixels,
      height: pixels,
      focus: focus.optional(),
    },
    "Kies een foto",
  );
}

/** The pictures in a record, finished or not, in its order: wherever they stand in it. */
export function picturesOf(value: unknown): Picture[] {
  if (typeof value !== "object" || value === null) return [];
  const { media, width, height, alt, focus: kept } = value as Partial<Picture>;
  const own =
    typeof media === "string" && MEDIA_ID.test(media)
      ? [
          {
            media,
            alt: typeof alt === "string" ? alt : "",
            width: Number(width) || 1,
            height: Number(height) || 1,
            ...(typeof kept === "string" && { focus: kept }),
          },
        ]
      : [];
  return [...own, ...Object.values(value).flatMap(picturesOf)];
}

/** Their ids, each once. */
export const picturesIn = (value: unknown): string[] => [
  ...new Set(picturesOf(value).map(({ media }) => media)),
];

/** Where a record shows one of these pictures: 'photos.2.photo'. */
export function placesOf(value: unknown, pictures: ReadonlySet<string>, at = ""): string[] {
  if (typeof value !== "object" || value === null || pictures.size === 0) return [];
  const own = pictures.has((value as Picture).media) ? [at] : [];
  const inner = Object.entries(value).flatMap(([name, part]) =>
    placesOf(part, pictures, at === "" ? name : `${at}.${name}`),
  );
  return [...own, ...inner];
}
