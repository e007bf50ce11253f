/**
 * Makes app/fonts from the npm font packages: the characters that pages show in one file per family, what else names
 * and texts may hold in a second, which a browser fetches with the first such character. docs/decisions/fonts.md
 */
import { readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";

const run = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCharCode(from + i)).join("");
const without = (text: string, left: string) => [...text].filter((c) => !left.includes(c)).join("");

const ascii = run(0x20, 0x7e);
const accents = "éëïöüèêàâçáíóúÉË";
const marks = "\u00a0–—‘’“”„…€";
const latin = `${ascii}${run(0xa0, 0xff)}ŒœŸ€–—‘’“”„…•→←↑↓×²³½¼¾′″≥≤≈−\u2011\u202f`;
const latinExtended = `${without(run(0x100, 0x17f), "ŒœŸ")}ȘșȚț`;

const text = `${without(ascii, "#$<>[]\\^_`{|}~*")}${accents}${marks}·×²\u2011\u202f`;
const display = `${without(ascii, "#$<>[]\\^_`{|}~*=;")}${accents}${marks}`;

const hanken = {
  family: "Hanken Grotesk",
  from: "hanken-grotesk/files/hanken-grotesk",
  weight: { min: 400, max: 700 },
  // Its figures are tabular as they are.
  features: ["kern", "liga"],
};
// One weight: a range of weights would double the file. Headings have no ligatures, because they are letter-spaced.
const besley = { family: "Besley", from: "besley/files/besley", weight: 600, features: ["kern", "tnum"] };

// Where ranges overlap, the face that stands last is taken: what the others cover need not be left out.
const moreRange = "U+20-178, U+2011-2265";
const extendedRange = "U+100-151, U+154-177, U+179-17f, U+218-21b";

const fonts = [
  { ...hanken, to: "hanken-grotesk-more", part: "latin", characters: without(latin, text), range: moreRange },
  {
    ...hanken,
    to: "hanken-grotesk-extended",
    part: "latin-ext",
    characters: latinExtended,
    range: extendedRange,
  },
  { ...hanken, to: "hanken-grotesk", part: "latin", characters: text, range: unicodeRange(text) },
  { ...besley, to: "besley-more", part: "latin", characters: without(latin, display), range: moreRange },
  { ...besley, to: "besley-extended", part: "latin-ext", characters: latinExtended, range: extendedRange },
  { ...besley, to: "besley", part: "latin", characters: display, range: unicodeRange(display) },
  // The lighter word of every logo.
  {
    ...besley,
    family: "Besley Logo",
    weight: 450,
    to: "besley-logo",
    part: "latin",
    characters: "Specialistn",
    range: unicodeRange("Specialistn"),
  },
];

/** `U+20-22,U+25` for these characters. */
function unicodeRange(characters: string): string {
  const codes = [...new Set(characters)].map((c) => c.codePointAt(0) ?? 0).sort((a, b) => a - b);
  const runs: [number, number][] = [];
  for (const code of codes) {
    const last = runs.at(-1);
    if (last && last[1] === code - 1) last[1] = code;
    else runs.push([code, code]);
  }
  const hex = (code: number) => code.toString(16);
  return runs.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(", ");
}

let css = "/* Written by scripts/fonts.ts. */\n";
for (const { family, from, to, part, characters, range, weight, features } of fonts) {
  const package_ = `../node_modules/@fontsource-variable/${from}-${part}-wght-normal.woff2`;
  const source = await readFile(new URL(package_, import.meta.url));
  const subset = await subsetFont(source, characters, {
    targetFormat: "woff2",
    variationAxes: { wght: weight },
    keepFeatures: features,
  });
  await writeFile(new URL(`../app/fonts/${to}.woff2`, import.meta.url), subset);
  console.log(`${to}: ${source.length} → ${subset.length} bytes`);
  css += `@font-face {
  font-family: "${family}";
  src: url("./${to}.woff2") format("woff2");
  font-weight: ${typeof weight === "number" ? weight : `${weight.min} ${weight.max}`};
  font-display: swap;
  unicode-range: ${range};
}
`;
}
await writeFile(new URL("../app/fonts/fonts.css", import.meta.url), css);
