import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium, firefox, webkit } from "playwright";
import { run } from "../../../scripts/cli/run.ts";
import { browserArgs, findBrowser } from "../../support/browser.ts";
import { startFirefox } from "./firefox.ts";
import { startPlaywright } from "./playwright.ts";
import type { Engine, EngineName } from "./tab.ts";
import { startWebKit, type WebKitPrograms } from "./webkit.ts";

/**
 * Starts a real build of the engine: Playwright's where it is installed, else the system's. As root on Debian
 * the distribution's is installed first. Throws with what to install when there is none.
 */
export async function startEngine(name: EngineName): Promise<Engine> {
  if (name === "chromium") {
    const { from, executablePath, env } = await findBrowser();
    return startPlaywright(
      name,
      chromium,
      { executablePath, args: browserArgs, env: { ...process.env, ...env } },
      from,
    );
  }
  const type = { firefox, webkit }[name];
  if (existsSync(type.executablePath())) return startPlaywright(name, type, {}, "installed by Playwright");
  const start = { firefox: systemsFirefox, webkit: systemsWebKit }[name];
  const found = start();
  if (found) return found;
  await install(name);
  const installed = start();
  if (installed) return installed;
  throw new Error(`No ${name} was found. ${advice(name)}`);
}

function systemsFirefox(): Promise<Engine> | null {
  const path =
    program("firefox-esr", "firefox") ?? existing("/Applications/Firefox.app/Contents/MacOS/firefox");
  return path ? startFirefox(path, `the system's ${path}`) : null;
}

function systemsWebKit(): Promise<Engine> | null {
  const driver = program("WebKitWebDriver");
  const screen = program("Xvfb");
  const folders = ["x86_64-linux-gnu", "aarch64-linux-gnu"].map((kind) => `/usr/lib/${kind}/webkit2gtk-4.1`);
  const browser = existing(...folders.map((folder) => join(folder, "MiniBrowser")));
  if (!driver || !screen || !browser) return null;
  const programs: WebKitPrograms = { driver, screen, browser };
  return startWebKit(programs, "WebKitGTK of the system");
}

const packages = { firefox: ["firefox-esr"], webkit: ["webkit2gtk-driver", "xvfb"] };

/** WebKitGTK looks for its processes where its package puts them, so unpacking elsewhere does not do. */
async function install(name: keyof typeof packages): Promise<void> {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return;
  console.log(`Installing Debian's ${packages[name].join(" and ")} …`);
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  // Another installation may hold the lock.
  const patient = ["-qq", "-o", "DPkg::Lock::Timeout=300"];
  await run("apt-get", [...patient, "update"], { env });
  const args = [...patient, "install", "-y", "--no-install-recommends", ...packages[name]];
  const { code, output } = await run("apt-get", args, { env });
  if (code !== 0) throw new Error(`apt-get ${args.join(" ")}: ${output.trim()}\n${advice(name)}`);
}

const advice = (name: keyof typeof packages) =>
  `Install it: npx playwright install --with-deps ${name}, or on Debian: sudo apt-get install ${packages[name].join(" ")}. ` +
  "To leave it out this once: npm test -- --engines chromium";

function program(...names: string[]): string | undefined {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return existing(...names.flatMap((name) => folders.map((folder) => join(folder, name))));
}

const existing = (...paths: string[]) => paths.find((path) => existsSync(path));
