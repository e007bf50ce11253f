import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type SocialImageName, socialImages } from "~/content/site/social-images";
import { listedPages } from "./page-list";
import { pageSocialImage } from "./page-social-image";

const FOLDER = new URL("../../../public/og/", import.meta.url);

/** Width and height of a JPEG: they stand in its frame header, a segment SOF0 to SOF2. */
function sizeOf(jpeg: Buffer): [width: number, height: number] {
  for (let at = 2; at < jpeg.length; at += 2 + jpeg.readUInt16BE(at + 2)) {
    const marker = jpeg.readUInt16BE(at);
    if (marker >= 0xffc0 && marker <= 0xffc2) return [jpeg.readUInt16BE(at + 7), jpeg.readUInt16BE(at + 5)];
  }
  return [0, 0];
}

test("every template and division has its picture of 1200 × 630 under 100 kB, and none is left over", () => {
  const files = readdirSync(FOLDER).sort();
  expect(files).toEqual(
    Object.keys(socialImages)
      .map((name) => `${name}.jpg`)
      .sort(),
  );
  for (const file of files) {
    const jpeg = readFileSync(new URL(file, FOLDER));
    expect([file, ...sizeOf(jpeg)]).toEqual([file, 1200, 630]);
    expect([file, jpeg.length < 100_000]).toEqual([file, true]);
  }
});

test("every listed page has a picture, and every picture is the one of some page", () => {
  const used = new Set(listedPages().map(({ path }) => pageSocialImage(path).path));
  expect([...used].sort()).toEqual(
    Object.keys(socialImages)
      .map((name) => `/og/${name}.jpg`)
      .sort(),
  );
});

test.each<[string, SocialImageName]>([
  ["/daken", "roof-hub"],
  ["/schoorsteen/schoorsteen-vegen", "chimney-service"],
  ["/be/pelt/bouw", "building-town"],
  ["/be/pelt", "town"],
  ["/eindhoven/plat-dak-specialist", "roof-town"],
  ["/kennisbank/plat-dak", "roof-article"],
  ["/kennisbank/van-kantoor", "knowledge"],
  ["/privacy", "legal"],
])("%s is shown with the picture %s", (path, name) => {
  expect(pageSocialImage(path).path).toBe(`/og/${name}.jpg`);
});
