import { z } from "zod";
import type { Picture } from "~/content/types";

const pixels = z.number().int().min(1).max(32_000);

/** `described`: it may not be published without saying what there is to see. */
export function picture({ described }: { described: boolean }) {
  const alt = z.string().trim().max(300, "Hoogstens 300 tekens");
  return z.strictObject(
    {
      media: z.string().regex(/^[a-f0-9]{16}$/),
      alt: described ? alt.min(1, "Schrijf wat er op de foto te zien is") : alt,
      width: pixels,
      height: pixels,
    },
    "Kies een foto",
  );
}

/** Ids of the pictures in a record, finished or not: wherever they stand in it. */
export function picturesIn(value: unknown): string[] {
  const found = new Set<string>();
  const walk = (part: unknown): void => {
    if (typeof part !== "object" || part === null) return;
    const { media } = part as Partial<Picture>;
    if (typeof media === "string" && /^[a-f0-9]{16}$/.test(media)) found.add(media);
    for (const inner of Object.values(part)) walk(inner);
  };
  walk(value);
  return [...found];
}
