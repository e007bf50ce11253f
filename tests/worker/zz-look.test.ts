import { chromium } from "playwright";
import { test } from "vitest";
import { browserArgs, findBrowser } from "../support/browser.ts";
import { seedProject } from "../support/project-rows.ts";
import { startTwoWorkers } from "../support/two-workers.ts";

const svg = (id: string) => {
  const old = /b|d/.test(id.slice(-2));
  const hue = Number.parseInt(id.slice(-1), 16) * 40;
  const rows = Array.from({ length: 14 }, (_, y) =>
    Array.from(
      { length: 34 },
      (_, x) =>
        `<path d="M${x * 40 + 120 + (y % 2) * 20} ${y * 28 + 240}q20 18 40 0v28h-40z" fill="hsl(${old ? 70 : 15 + hue / 8} ${old ? 18 : 35}% ${old ? 28 + ((x * 7 + y * 5) % 5) * 4 : 22 + ((x + y) % 3) * 3}%)"/>`,
    ).join(""),
  ).join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200" viewBox="0 0 1600 1200"><rect width="1600" height="1200" fill="hsl(205 ${old ? 12 : 45}% ${old ? 70 : 78}%)"/><rect y="900" width="1600" height="300" fill="hsl(95 25% 40%)"/><rect x="180" y="600" width="1240" height="380" fill="hsl(18 ${old ? 25 : 35}% 45%)"/>${rows}<rect x="1050" y="120" width="120" height="200" fill="hsl(12 40% 40%)"/><rect x="400" y="700" width="160" height="180" fill="#dfe8ee"/><rect x="900" y="700" width="160" height="180" fill="#dfe8ee"/></svg>`;
};

test("look", async () => {
  const pair = await startTwoWorkers();
  await seedProject(pair.db, "dakrenovatie-best");
  const works = [
    ["schoorsteen/schoorsteen-renovatie", "veldhoven"],
    ["onderhoud/schilder", "eindhoven"],
    ["bouwen/aanbouwen-aan-uw-huis", "nuenen"],
    ["daken/dakbedekking", "best"],
    ["daken/dakrenovatie", "son-en-breugel"],
    ["daken/dakrenovatie", "lommel"],
  ] as const;
  for (const [n, [service, town]] of works.entries())
    await seedProject(pair.db, `p-${n}`, {
      service: service as never,
      town,
      finished: `2025-0${n + 1}-11`,
      nearby: n === 2,
      title: n === 1 ? "Alle kozijnen van een jarendertighuis in de verf" : null,
    });
  await seedProject(pair.db, "kaal", {
    service: "onderhoud/schilder",
    town: "geldrop",
    finished: "2024-03-03",
    photos: [{ stage: "after", photo: { media: "00112233445566a3", alt: "", width: 1600, height: 1200 } }],
    materials: [],
    words: null,
    price: { from: null, to: null },
    weeks: null,
    built: null,
  });
  const found = await findBrowser();
  const browser = await chromium.launch({
    executablePath: found.executablePath,
    args: browserArgs,
    env: { ...process.env, ...found.env } as never,
  });
  const paths = (process.env.LOOK ?? "/onze-projecten,/onze-projecten/dakrenovatie-best").split(",");
  for (const width of [390, 1440])
    for (const js of [true, false]) {
      if (!js && !process.env.NOJS) continue;
      const context = await browser.newContext({
        viewport: { width, height: width === 390 ? 844 : 900 },
        javaScriptEnabled: js,
      });
      const page = await context.newPage();
      await page.route("**/media/**", (route) =>
        route.fulfill({
          contentType: "image/svg+xml",
          body: svg(new URL(route.request().url()).pathname.split("/")[2] ?? ""),
        }),
      );
      for (const path of paths) {
        await page.goto(pair.urls[0] + path, { waitUntil: "load" });
        await page.evaluate(() => {
          for (const i of document.querySelectorAll("img")) i.loading = "eager";
        });
        await page.waitForLoadState("networkidle");
        if (js && process.env.SLIDE) {
          const r = page.locator("[data-compare] input");
          if (await r.count()) {
            await r.focus();
            for (let i = 0; i < 20; i++) await page.keyboard.press("ArrowLeft");
          }
        }
        const name = `${path.replace(/\W+/g, "_")}-${width}${js ? "" : "-nojs"}.png`;
        const main = page.locator(process.env.PART ?? "main").first();
        await main.screenshot({ path: `/tmp/pubimg/${name}` });
      }
      await context.close();
    }
  await browser.close();
  await pair.stop();
}, 300_000);
