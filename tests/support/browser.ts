import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { type Browser, chromium } from "playwright";
import { projectFolder, run } from "../../scripts/cli/run.ts";

type TestBrowser = {
  /** Where it was found, for messages. */
  from: string;
  executablePath: string;
  /** Environment variables to add. */
  env: Record<string, string>;
};

/** Chromium as root refuses its sandbox; the other flags stop its own network traffic. */
export const browserArgs = [
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-domain-reliability",
  "--no-pings",
  "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost",
];

/**
 * Finds a Chromium that starts: Playwright's, the system's, the one of an npm package, or (as root on Debian)
 * the distribution's, which is then installed. Cached in the environment for child processes.
 */
export async function findBrowser(): Promise<TestBrowser> {
  if (process.env.TEST_BROWSER) return JSON.parse(process.env.TEST_BROWSER);
  const tried: string[] = [];
  for (const find of [playwrights, systems, packaged, debians]) {
    const browser = await find().catch((error: Error) => {
      tried.push(error.message);
      return null;
    });
    if (browser === null) continue;
    const problem = await starts(browser);
    if (problem === null) {
      process.env.TEST_BROWSER = JSON.stringify(browser);
      return browser;
    }
    tried.push(`${browser.from}: ${problem}`);
  }
  throw new Error(`No Chromium that starts was found. Tried:\n- ${tried.join("\n- ")}`);
}

/** Starts the one that `findBrowser` finds. */
export async function launchBrowser(): Promise<Browser> {
  return launch(await findBrowser());
}

function launch({ executablePath, env }: TestBrowser): Promise<Browser> {
  return chromium.launch({ executablePath, args: browserArgs, env: { ...process.env, ...env } });
}

async function playwrights(): Promise<TestBrowser | null> {
  const executablePath = chromium.executablePath();
  return existsSync(executablePath) ? { from: "installed by Playwright", executablePath, env: {} } : null;
}

const systemNames = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
const applications = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:/Program Files/Google/Chrome/Application/chrome.exe",
];

async function systems(): Promise<TestBrowser | null> {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const candidates = systemNames.flatMap((name) => folders.map((folder) => join(folder, name)));
  const executablePath = [...candidates, ...applications].find((path) => existsSync(path));
  return executablePath ? { from: `the system's, ${executablePath}`, executablePath, env: {} } : null;
}

/** Unpacks the Chromium of @sparticuz/chromium with the libraries that a bare machine lacks. */
async function packaged(): Promise<TestBrowser | null> {
  const folder = join(projectFolder, ".local", "browser");
  if (!existsSync(folder)) {
    const fresh = `${folder}.new`;
    rmSync(fresh, { recursive: true, force: true });
    mkdirSync(fresh, { recursive: true });
    await withEnvironment({ TMPDIR: fresh, AWS_EXECUTION_ENV: "AWS_Lambda_nodejs24.x" }, async () => {
      // The package reads this variable at import.
      const { default: shipped } = await import("@sparticuz/chromium");
      await shipped.executablePath();
    });
    writeFileSync(join(fresh, "fonts", "fonts.conf"), fontConfig(folder));
    renameSync(fresh, folder);
  }
  return {
    from: "shipped in @sparticuz/chromium",
    executablePath: join(folder, "chromium"),
    env: { LD_LIBRARY_PATH: join(folder, "al2023", "lib"), FONTCONFIG_PATH: join(folder, "fonts") },
  };
}

/** The package's configuration knows /tmp/fonts only; without fonts no text is drawn. */
const fontConfig = (folder: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>/usr/share/fonts</dir>
  <dir>${join(folder, "fonts")}</dir>
  <cachedir>${join(folder, "fonts-cache")}</cachedir>
</fontconfig>
`;

async function debians(): Promise<TestBrowser | null> {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return null;
  console.log("Installing Debian's chromium package …");
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  await run("apt-get", ["update", "-qq"], { env });
  const { code, output } = await run("apt-get", ["install", "-y", "-qq", "chromium"], { env });
  if (code !== 0) throw new Error(`apt-get install chromium: ${output.trim()}`);
  return { from: "Debian's package", executablePath: "/usr/bin/chromium", env: {} };
}

/** Null when it starts, else its error output. */
async function starts(browser: TestBrowser): Promise<string | null> {
  try {
    await (await launch(browser)).close();
    return null;
  } catch (error) {
    return (error as Error).message.split("\n").slice(0, 6).join("\n  ");
  }
}

async function withEnvironment(changes: Record<string, string>, work: () => Promise<void>): Promise<void> {
  const before = { ...process.env };
  Object.assign(process.env, changes);
  try {
    await work();
  } finally {
    // Removes the other variables that the package sets.
    for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
    Object.assign(process.env, before);
  }
}
