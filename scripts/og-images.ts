import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "playwright";
import { type SocialImage, socialImages } from "../app/content/site/social-images.ts";
import { launchBrowser } from "../tests/support/browser.ts";
import { startServer } from "../tests/support/server.ts";
import { readOptions } from "./cli/options.ts";
import { fail, projectFolder, step } from "./cli/run.ts";

/** Some networks leave larger ones out. */
const MAX_BYTES = 100_000;
const folder = join(projectFolder, "public", "og");

const help = `npm run og-images

Draws the pictures for social networks in public/og from the last build.`;

/**
 * Draws the pictures for social networks from the last build: the site's own drawings, colours and type on a sheet
 * of 1200 × 630. Run it after a change of those, and commit what it writes.
 */
async function ogImages(): Promise<void> {
  readOptions(help, {});
  const server = await startServer({});
  const browser = await launchBrowser();
  mkdirSync(folder, { recursive: true });
  try {
    for (const [name, image] of Object.entries(socialImages))
      await step(name, () => draw(browser, server.url, name, image));
  } finally {
    await browser.close();
    await server.stop();
  }
}

async function draw(browser: Browser, origin: string, name: string, image: SocialImage): Promise<void> {
  const page = await browser.newPage({
    baseURL: origin,
    viewport: { width: 1200, height: 630 },
    reducedMotion: "reduce",
    // The sheet is put together in the page, with styles of its own.
    bypassCSP: true,
  });
  await page.goto(image.page);
  await page.evaluate(layOut, { ...image, sheet: SHEET });
  await page.evaluate(() => document.fonts.ready);
  for (const quality of [88, 80, 72, 64]) {
    const picture = await page.screenshot({ animations: "disabled", type: "jpeg", quality });
    writeFileSync(join(folder, `${name}.jpg`), picture);
    if (picture.length < MAX_BYTES) break;
  }
  await page.close();
}

const SHEET = `
  html, body { overflow: hidden; }
  .og { position: fixed; inset: 0; z-index: 99; display: grid; grid-template-columns: 34rem 1fr; background: var(--color-paper);
    border-left: 1.5rem solid var(--accent); }
  .og-words { display: flex; flex-direction: column; padding: 3.5rem 0 3.25rem 3.5rem; z-index: 1; }
  .og-words .label { color: var(--accent-text); font-size: 1.125rem; }
  .og-words .title { margin: 1.25rem 0 auto; font: 600 4rem/1.08 var(--font-display); letter-spacing: -0.02em; text-wrap: balance; }
  .og-words .logo { font-size: 1.5rem; border-top: 1px solid var(--color-ink); padding-top: 1.5rem; }
  .og-words .logo svg { width: 3.5rem; height: 3.5rem; max-width: none; }
  .og-drawing { position: relative; overflow: hidden; }
  .og-drawing .drawing { position: absolute; top: 50%; left: 2rem; width: auto; max-width: none; height: 500px; translate: 0 -50%; overflow: visible; }
  .og-drawing .drawing.corner { top: auto; bottom: 0; height: 560px; translate: none; left: -3rem; }
  .og-drawing[data-kind="street"] { position: fixed; inset: auto 0 0 1.5rem; height: 240px; }
  .og-drawing[data-kind="street"] .drawing { inset: auto 0 0 auto; height: 240px; translate: none; }
  .og-words:has(+ [data-kind="street"]) .logo { position: fixed; top: 2.75rem; right: 4rem; border: 0; }
  .og-drawing .house-section { height: 590px; left: 0; }
  .og-drawing :is(.mark, .part-balloon, .callout, .fine, .dim, .label, text) { display: none; }
`;

/** Runs in the page: clears it but for what the sheet needs. */
function layOut({ drawing, theme, label, title, sheet }: SocialImage & { sheet: string }) {
  const source = document.querySelector(drawing);
  const logo = document.querySelector("footer .logo") ?? document.querySelector(".logo");
  const defs = [...document.querySelectorAll(".drawing-defs")];
  if (!source || !logo) throw new Error(`no ${drawing} or logo on ${location.pathname}`);
  document.documentElement.dataset.theme = theme;
  const style = document.createElement("style");
  style.textContent = sheet;
  document.head.appendChild(style);
  const og = document.createElement("div");
  og.className = "og";
  const words = document.createElement("div");
  words.className = "og-words";
  for (const [kind, text] of [
    ["label label-caps", label],
    ["title", title],
  ]) {
    const line = document.createElement("div");
    line.className = kind ?? "";
    line.textContent = text ?? "";
    words.appendChild(line);
  }
  words.appendChild(logo);
  const field = document.createElement("div");
  field.className = "og-drawing";
  if (drawing.includes("street")) field.dataset.kind = "street";
  field.appendChild(source);
  og.appendChild(words);
  og.appendChild(field);
  document.body.replaceChildren(...defs, og);
}

ogImages().catch((error) => fail(error));
