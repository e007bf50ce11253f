import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { startEngine } from "../../tests/engines/drivers/find.ts";
import { type EngineName, phone } from "../../tests/engines/drivers/tab.ts";
import { startServer } from "../../tests/support/server.ts";
import { projectFolder, step } from "../cli/run.ts";

const paths = [
  "/",
  "/daken",
  "/daken/daklekkage",
  "/nl/waalre",
  "/nl/waalre/daklekkage",
  "/kennisbank/plat-dak",
  "/gratis-offerte",
  "/contact",
  "/zorgeloos-wonen",
  "/over-ons",
];

/** Windows of a page that are pictured, from the top down. */
const WINDOWS = 3;

/** Pictures of ten templates as wide as a phone, to be laid side by side with those of another engine. */
export async function templateShots(name: EngineName): Promise<void> {
  const folder = join(projectFolder, ".local", "screenshots", name);
  mkdirSync(folder, { recursive: true });
  const server = await startServer();
  try {
    const engine = await startEngine(name);
    try {
      const tab = await engine.open(phone);
      for (const path of paths) {
        await step(`${name} ${path}`, async () => {
          await tab.goto(server.url + path);
          for (let window = 0; window < WINDOWS; window++) {
            await tab.evaluate((top) => scrollTo({ top, behavior: "instant" }), window * phone.height * 0.85);
            await tab.evaluate(() => new Promise<void>((resolve) => setTimeout(resolve, 500)));
            const file = `${path.slice(1).replaceAll("/", "-") || "home"}-${window + 1}.png`;
            writeFileSync(join(folder, file), await tab.screenshot());
          }
        });
      }
      await tab.close();
    } finally {
      await engine.stop();
    }
  } finally {
    await server.stop();
  }
}
