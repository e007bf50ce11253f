import { readOptions } from "./cli/options.ts";
import { fail } from "./cli/run.ts";

type Check = { name: string; problems: string[] };

const agent = { "User-Agent": "Mozilla/5.0 (X11; Linux x86_64) Chrome/153.0.0.0 Safari/537.36" };
const timeLimitMs = 15_000;

/** Looks at a running site from outside, read-only, as a visitor would: a minute's work after a deploy. */
export async function smoke(origin: string): Promise<Check[]> {
  const get = (path: string, headers = {}) =>
    fetch(new URL(path, origin), {
      headers: { ...agent, ...headers },
      redirect: "manual",
      signal: AbortSignal.timeout(timeLimitMs),
    });
  const checks: Check[] = [];
  const check = async (name: string, look: () => Promise<(string | false)[]>) => {
    const found: (string | false)[] = await look().catch((error: Error) => [error.message]);
    checks.push({ name, problems: found.filter((problem) => typeof problem === "string") });
  };

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
    return [answer.status !== 200 && `status ${answer.status}: ${(await answer.text()).slice(0, 300)}`];
  });
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
  const help = "npm run smoke -- https://www.example.nl";
  const [origin = ""] = readOptions(help, {}, { words: 1 }).words;
  if (!URL.canParse(origin)) throw new Error(`Which site? Usage: ${help}`);
  const checks = await smoke(new URL(origin).origin);
  for (const { name, problems } of checks) {
    console.log(`${problems.length === 0 ? "ok  " : "FAIL"}  ${name}`);
    for (const problem of problems) console.log(`        ${problem}`);
  }
  process.exitCode = checks.every(({ problems }) => problems.length === 0) ? 0 : 1;
}

if (import.meta.main) main().catch((error) => fail(error));
