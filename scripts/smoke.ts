import { setTimeout as pause } from "node:timers/promises";
import { accessHeaders } from "./cli/access-token.ts";
import { readOptions } from "./cli/options.ts";
import { fail } from "./cli/run.ts";
import { emptyForms, failingAnswers, failingForms, failingPages } from "./smoke/routes.ts";
import type { Ask } from "./smoke/sitemap-sample.ts";

export type Check = { name: string; problems: string[] };

export type SmokeOptions = {
  /** Sent with every request: a version override, a service token. */
  headers?: Record<string, string>;
  /** The version that must answer; it is waited for, because a deployment takes some seconds to be everywhere. */
  version?: string;
};

const agent = { "User-Agent": "Mozilla/5.0 (X11; Linux x86_64) Chrome/153.0.0.0 Safari/537.36" };
const timeLimitMs = 15_000;
const versionLimitMs = 60_000;
/** Problems of one check that are printed. */
const shown = 10;

/**
 * Looks at a running site from outside, as a visitor would, and leaves nothing behind: forms are sent empty. Some
 * seconds of work, a few hundred requests.
 */
export async function smoke(
  origin: string,
  { headers: own = {}, version }: SmokeOptions = {},
): Promise<Check[]> {
  const get: Ask = (path, init = {}) =>
    fetch(new URL(path, origin), {
      ...init,
      headers: { ...agent, ...own },
      redirect: "manual",
      signal: AbortSignal.timeout(timeLimitMs),
    });
  const checks: Check[] = [];
  const check = async (name: string, look: () => Promise<(string | false)[]>) => {
    const found: (string | false)[] = await look().catch((error: Error) => [error.message]);
    checks.push({ name, problems: found.filter((problem) => typeof problem === "string") });
  };

  if (version) {
    const asked = version;
    await check("the version that was sent is the one that answers", async () => {
      const answered = await versionAt(get, asked);
      return [answered !== asked && `it is ${answered ?? "unknown"}`];
    });
  }
  let asset = "";
  await check("the home page opens, with a nonce of its own each time", async () => {
    const [first, second] = [await get("/"), await get("/")];
    const html = await first.text();
    await second.text();
    const [nonce, otherNonce] = [nonceOf(first), nonceOf(second)];
    asset = /\/assets\/[\w.-]+\.js/.exec(html)?.[0] ?? "";
    return [
      first.status !== 200 && `status ${first.status}`,
      !html.includes("<h1") && "no heading in the HTML",
      !nonce && "no nonce in the Content-Security-Policy",
      nonce === otherNonce && "two answers share a nonce",
      !!nonce && !html.includes(`nonce="${nonce}"`) && "the nonce of the policy is not the one in the page",
      asset === "" && "no script of ours in the page",
      ...securityHeaders(first, origin),
    ];
  });
  await check("the first bytes of a page are there within two seconds", async () => {
    const asked = Date.now();
    const reader = (await get("/")).body?.getReader();
    await reader?.read();
    const waited = Date.now() - asked;
    await reader?.cancel();
    return [waited > 2000 && `it took ${waited} ms`];
  });
  await check("/healthz says that the stores work", async () => {
    const answer = await get("/healthz");
    return answer.status === 200 ? [] : [`status ${answer.status}`, ...(await whatFails(answer))];
  });
  await check("the pages of the sitemap open", () => failingPages(get));
  await check("what pages and machines ask for answers", () => failingAnswers(get));
  for (const path of emptyForms) {
    await check(`an empty form to ${path} is refused, and does not fail`, () => failingForms(get, path));
  }
  await check("an unknown address is a real 404 page", async () => {
    const answer = await get(`/bestaat-niet-${Date.now()}`);
    const html = await answer.text();
    return [
      answer.status !== 404 && `status ${answer.status}`,
      !html.includes("<h1") && "no heading in the HTML",
      ...securityHeaders(answer, origin),
    ];
  });
  for (const path of ["/admin", "/admin.data", "/admin/aanvragen"]) {
    await check(`${path} is closed`, async () => {
      const answer = await get(path);
      const signIn = URL.parse(answer.headers.get("Location") ?? "", origin)?.pathname ?? "";
      const closed =
        answer.status === 403 || (answer.status < 400 && signIn.startsWith("/cdn-cgi/access/login"));
      return [!closed && `status ${answer.status}`];
    });
  }
  await check("an old address leads to the new one", async () => {
    const answer = await get("/dak/dakgoten?a=1");
    const target = URL.parse(answer.headers.get("Location") ?? "", origin);
    return [
      answer.status !== 301 && `status ${answer.status}`,
      `${target?.pathname}${target?.search}` !== "/daken/dakgoten?a=1" && `it leads to ${target}`,
      ...securityHeaders(answer, origin),
    ];
  });
  await check("scripts are kept by the browser for a year", async () => {
    const answer = await get(asset || "/assets/none.js");
    return [
      answer.status !== 200 && `status ${answer.status}`,
      !/max-age=31536000.*immutable/.test(answer.headers.get("Cache-Control") ?? "") &&
        "no lasting Cache-Control",
      ...securityHeaders(answer, origin),
    ];
  });
  return checks;
}

/** The version that /healthz tells, once it is `wanted` or the time is up. */
async function versionAt(get: Ask, wanted: string): Promise<string | undefined> {
  const until = Date.now() + versionLimitMs;
  for (;;) {
    const answer = await get("/healthz");
    const { version } = (await answer.json().catch(() => ({}))) as { version?: { id?: string } };
    if (version?.id === wanted || Date.now() > until) return version?.id;
    await pause(2000);
  }
}

/** Each check that is red, by itself: a deploy compares them with those of before, of which some may be over. */
async function whatFails(answer: Response): Promise<string[]> {
  const text = await answer.text();
  try {
    const { red } = JSON.parse(text) as { red: string[] };
    return red.map((name) => `${name} is red`);
  } catch {
    return [text.slice(0, 100)];
  }
}

const nonceOf = (answer: Response) =>
  /'nonce-([^']+)'/.exec(answer.headers.get("Content-Security-Policy") ?? "")?.[1];

/** What every answer must carry, whatever it is. */
function securityHeaders({ headers }: Response, origin: string): (string | false)[] {
  const expected: [string, RegExp][] = [
    ["Content-Security-Policy", /frame-ancestors 'none'/],
    ["X-Content-Type-Options", /^nosniff$/],
    ["Referrer-Policy", /^strict-origin-when-cross-origin$/],
    ["Permissions-Policy", /camera=\(\)/],
    ["Cross-Origin-Resource-Policy", /^same-(origin|site)$/],
    ...(origin.startsWith("https:")
      ? [["Strict-Transport-Security", /max-age=\d{7,}/] as [string, RegExp]]
      : []),
  ];
  return expected.map(
    ([name, value]) => !value.test(headers.get(name) ?? "") && `${name}: ${headers.get(name)}`,
  );
}

async function main(): Promise<void> {
  const help = `npm run smoke -- https://www.example.nl

Looks at a running site from outside and sends nothing that is kept. A site behind Access asks for a service token:
CF_ACCESS_CLIENT_ID and CF_ACCESS_CLIENT_SECRET.`;
  const [origin = ""] = readOptions(help, {}, { words: 1 }).words;
  if (!URL.canParse(origin)) throw new Error("Which site? Usage: npm run smoke -- https://www.example.nl");
  const checks = await smoke(new URL(origin).origin, { headers: accessHeaders() });
  showChecks(checks);
  process.exitCode = checks.every(({ problems }) => problems.length === 0) ? 0 : 1;
}

/** One line per check, and under it what is wrong. */
export function showChecks(checks: Check[]): void {
  for (const { name, problems } of checks) {
    console.log(`${problems.length === 0 ? "ok  " : "FAIL"}  ${name}`);
    for (const problem of problems.slice(0, shown)) console.log(`        ${problem}`);
    if (problems.length > shown) console.log(`        and ${problems.length - shown} more`);
  }
}

if (import.meta.main) main().catch((error) => fail(error));
