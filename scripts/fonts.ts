/** Makes app/fonts from the npm font packages: only the characters that Dutch text needs, only the weights used. */
import { readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";

const latin = Array.from({ length: 0x17f - 0x20 }, (_, i) => String.fromCharCode(0x20 + i)).filter(
  (c) => c < "\u007f" || (c >= "\u00a0" && c <= "\u00ff") || "ĲĳŒœŠšŽžŸ".includes(c),
);
const text = `${latin.join("")}€–—‘’“”„…•→←↑↓×²³½¼¾′″≥≤≈−\u2011\u202f`;

const fonts = [
  { from: "besley/files/besley-latin-wght-normal.woff2", to: "besley.woff2", weight: { min: 400, max: 700 } },
  {
    from: "hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2",
    to: "hanken-grotesk.woff2",
    weight: { min: 400, max: 700 },
  },
];

for (const { from, to, weight } of fonts) {
  const source = await readFile(new URL(`../node_modules/@fontsource-variable/${from}`, import.meta.url));
  const subset = await subsetFont(source, text, { targetFormat: "woff2", variationAxes: { wght: weight } });
  await writeFile(new URL(`../app/fonts/${to}`, import.meta.url), subset);
  console.log(`${to}: ${source.length} → ${subset.length} bytes`);
}
