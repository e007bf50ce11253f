import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { crc32, deflateSync, inflateSync } from "node:zlib";
import type { Browser, Page } from "playwright";
import { type EngineName, engineNames } from "../tests/engines/drivers/tab.ts";
import { launchBrowser } from "../tests/support/browser.ts";
import { startServer, type TestServer } from "../tests/support/server.ts";
import { readOptions } from "./cli/options.ts";
import { fail, projectFolder, step } from "./cli/run.ts";
import { templateShots } from "./screenshots/template-shots.ts";
import { seed } from "./seed.ts";

const folder = join(projectFolder, "docs", "screenshots");
const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

type Shot = {
  name: string;
  size: { width: number; height: number };
  admin?: true;
  prepare(page: Page): Promise<unknown>;
};

const shots: Shot[] = [
  { name: "home-desktop", size: desktop, prepare: (page) => page.goto("/") },
  { name: "home-phone", size: phone, prepare: (page) => page.goto("/") },
  {
    name: "quote-modal",
    size: desktop,
    async prepare(page) {
      await page.goto("/");
      await page.locator('a[data-dialog="quote-dialog"]:visible').first().click();
      const dialog = page.getByRole("dialog");
      await dialog.getByText("Gratis Inspectie").click();
      await dialog.getByRole("button", { name: "Volgende" }).click();
      await dialog.getByLabel("Adres van het werk").fill("Voorbeeldstraat 1, Eindhoven");
      await dialog.getByLabel("Wat is er aan de hand?").fill("Natte plek op zolder, naast de schoorsteen.");
      const photos = ["emmer-op-zolder.jpg", "waar-het-lekt.jpg"];
      await dialog
        .locator('input[type="file"]')
        .setInputFiles(photos.map((name) => join(projectFolder, "scripts", "seed", name)));
      await dialog.getByText("Klaar om te versturen").nth(1).waitFor();
      await dialog.getByText("Klaar om te versturen").nth(1).scrollIntoViewIfNeeded();
    },
  },
  {
    name: "admin-inbox",
    size: { width: 1440, height: 560 },
    admin: true,
    prepare: (page) => page.goto("/admin/aanvragen"),
  },
  {
    name: "admin-request",
    size: desktop,
    admin: true,
    async prepare(page) {
      await page.goto("/admin/aanvragen");
      await page.getByRole("link", { name: /Samira/ }).click();
      await page.locator("img").nth(1).waitFor();
    },
  },
];

const help = `npm run screenshots

Takes the pictures in docs/screenshots from the last build.`;

/** Takes the pictures of the README from the last build, with example requests in it. */
async function screenshots(): Promise<void> {
  readOptions(help, {});
  const server = await startServer({ admin: true });
  const browser = await launchBrowser();
  try {
    await seed(server.url);
    mkdirSync(folder, { recursive: true });
    for (const shot of shots) await step(shot.name, () => take(browser, server, shot));
  } finally {
    await browser.close();
    await server.stop();
  }
}

async function take(
  browser: Browser,
  server: TestServer,
  { name, size, admin, prepare }: Shot,
): Promise<void> {
  const page = await browser.newPage({
    baseURL: admin ? server.adminUrl : server.url,
    viewport: size,
    deviceScaleFactor: size === phone ? 2 : 1,
    // Scrollbars lie over the page, as on phones and tablets; those that are hidden leave an empty gutter.
    isMobile: true,
    locale: "nl-NL",
    reducedMotion: "reduce",
  });
  if (admin) {
    await page.goto("/admin");
    await page.getByRole("button", { name: "Beheer" }).click();
  }
  await prepare(page);
  await page.waitForLoadState("networkidle");
  writeFileSync(join(folder, `${name}.png`), smaller(await page.screenshot({ animations: "disabled" })));
  await page.close();
}

/** The same picture: the browser writes PNG fast rather than small. */
function smaller(png: Buffer): Buffer {
  const kept: Buffer[] = [];
  const pixels: Buffer[] = [];
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at);
    const type = png.toString("latin1", at + 4, at + 8);
    const data = png.subarray(at + 8, at + 8 + length);
    if (type === "IDAT") pixels.push(data);
    else if (type === "IHDR") kept.push(chunk(type, data));
    at += length + 12;
  }
  const packed = deflateSync(inflateSync(Buffer.concat(pixels)), { level: 9, memLevel: 9 });
  return Buffer.concat([png.subarray(0, 8), ...kept, chunk("IDAT", packed), chunk("IEND", Buffer.alloc(0))]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const frame = Buffer.alloc(body.length + 8);
  frame.writeUInt32BE(data.length, 0);
  body.copy(frame, 4);
  frame.writeUInt32BE(crc32(body), body.length + 4);
  return frame;
}

const HELP = `npm run screenshots -- [--engine ${engineNames.join("|")}]
  --engine  pictures of ten templates in this engine, into .local/screenshots, instead of those of the README`;

async function start(): Promise<void> {
  const { engine } = readOptions(HELP, { engine: { type: "string" } });
  if (engine === undefined) return screenshots();
  if (!engineNames.includes(engine as EngineName)) throw new Error(`There is no engine '${engine}'. ${HELP}`);
  await templateShots(engine as EngineName);
}

start().catch((error) => fail(error));
