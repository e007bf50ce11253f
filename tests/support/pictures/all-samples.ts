import type { PictureKind } from "../../../app/lib/files/pictures/clean-picture.ts";
import { heifSamples } from "./heif-samples.ts";
import { jpegSamples } from "./jpeg-samples.ts";
import type { Bytes } from "./parts.ts";
import { gifSamples, pngSamples, webpSamples } from "./raster-samples.ts";

type PictureSample = { name: string; kind: PictureKind; bytes: Bytes };

/** Pictures of every kind, each with a place and a serial number in every spot where one can be. */
export function pictureSamples(seed: number, orientation = 1): PictureSample[] {
  const heif = Object.entries(heifSamples(seed)).map(([name, bytes]): PictureSample => {
    return { name: `heif ${name}`, kind: name === "avif" ? "avif" : "heic", bytes };
  });
  const of = (kind: PictureKind, samples: Record<string, Bytes>) =>
    Object.entries(samples).map(([name, bytes]): PictureSample => ({ name: `${kind} ${name}`, kind, bytes }));
  return [
    ...of("jpeg", jpegSamples(seed, orientation)),
    ...of("png", pngSamples(seed, orientation)),
    ...of("webp", webpSamples(seed, orientation)),
    ...of("gif", gifSamples(seed)),
    ...heif,
  ];
}

/** A hundred, no two alike, orientations of all sorts among them. */
export function hundredPictures(): PictureSample[] {
  const all = [1, 2, 3, 4].flatMap((n) =>
    pictureSamples(n * 10, [1, 6, 8, 3][n - 1]).map((sample) => ({ ...sample, name: `${sample.name} ${n}` })),
  );
  return all.slice(0, 100);
}
