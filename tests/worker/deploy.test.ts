import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { cleanTree, stampTested } from "../../scripts/cli/tested.ts";
import { startAccount, withAccount } from "../support/account.ts";
import { type Edge, startEdge } from "../support/edge.ts";
import { type Call, fakePrograms } from "../support/fake-wrangler.ts";
import { copyProject } from "../support/project-copy.ts";
import { startServer, type TestServer } from "../support/server.ts";
import type { StubServer } from "../support/stub-server.ts";
import { unknownToWrangler } from "../support/wrangler-commands.ts";

// Each deploy looks at some hundred pages two or three times.
vi.setConfig({ testTimeout: 240_000 });

const copy = copyProject();
const git = (...args: string[]) =>
  execFileSync("git", ["-c", "user.name=bouwer", "-c", "user.email=bouwer@bouwer.example", ...args], {
    cwd: copy.folder,
  });
const stamp = join(copy.folder, ".local", "tested.json");
let server: TestServer;
let edge: Edge;
let api: StubServer;
let programs: Awaited<ReturnType<typeof fakePrograms>>;
let migrationFails: boolean;
let rollbackFails: boolean;

/** Wrangler and the build, as far as a deploy sees them. */
function behave({ program, args, environment }: Call) {
  const name = environment ? `totaal-specialisten-${environment}` : "totaal-specialisten";
  if (program === "react-router")
    return { files: { "build/server/wrangler.json": JSON.stringify({ name }) } };
  const [command, verb] = args;
  if (command === "deployments") {
    const versions = Object.entries(edge.deployment).map(([version_id, percentage]) => ({
      version_id,
      percentage,
    }));
    return { output: JSON.stringify({ id: "deployment", versions }, null, 2) };
  }
  if (command === "d1") return { code: migrationFails ? 1 : 0, output: "no such column: naam" };
  if (command === "versions" && verb === "upload") {
    return {
      entries: [{ type: "version-upload", version_id: "new", preview_alias_url: edge.origin }],
    };
  }
  if (command === "versions" && verb === "deploy") {
    const shares = args.filter((arg) => arg.includes("@")).map((arg) => arg.slice(0, -1).split("@"));
    edge.deployment = Object.fromEntries(shares.map(([id = "", share]) => [id, Number(share)]));
  }
  if (command === "rollback") {
    if (rollbackFails) return { code: 1, output: "the API is away" };
    edge.deployment = { [args[1] ?? ""]: 100 };
  }
  return {};
}

beforeAll(async () => {
  const file = join(copy.folder, "wrangler.toml");
  writeFileSync(file, withAccount(readFileSync(file, "utf8")));
  git("init", "-q");
  git("add", "-A");
  git("commit", "-q", "-m", "A good day's work");
  mkdirSync(join(copy.folder, ".local"), { recursive: true });

  server = await startServer({ admin: true });
  edge = await startEdge(server.url);
  api = await startAccount();
  programs = await fakePrograms(["wrangler", "react-router"], behave);
});
beforeEach(() => {
  edge.deployment = { old: 100 };
  edge.faults = {};
  edge.closed = false;
  migrationFails = false;
  rollbackFails = false;
  programs.calls.length = 0;
  stampTested(cleanTree(copy.folder) ?? "", stamp);
});
// The stand-in takes anything; the real one must know what it was given.
afterEach(() => {
  const calls = programs.calls.filter(({ program }) => program === "wrangler");
  expect(calls.map(({ args }) => unknownToWrangler(args)).filter(Boolean)).toEqual([]);
});
afterAll(async () => {
  await programs?.stop();
  await api?.close();
  await edge?.close();
  await server?.stop();
  copy.remove();
});

const deploy = (args: string[] = [], own: Record<string, string> = {}) =>
  programs.run(copy.folder, ["node", "scripts/deploy.ts", "--site", edge.origin, ...args], {
    CLOUDFLARE_API_TOKEN: "token",
    CLOUDFLARE_ACCOUNT_ID: "acc",
    CLOUDFLARE_API_BASE_URL: api.origin,
    ...own,
  });

/** The commands that were given to wrangler, without messages. */
const commands = () =>
  programs.calls
    .filter(({ program }) => program === "wrangler")
    .map(({ args }) =>
      args.slice(0, args.findIndex((arg) => /^(-y|--tag|--json)$/.test(arg)) >>> 0).join(" "),
    );

const beforeLive = ["deployments status", "d1 migrations apply DB --remote", "versions upload"];

test("a good version is looked at before and after it gets the visitors, and stays", async () => {
  const { code, output } = await deploy();
  expect(output).toContain("Deployed:");
  expect(code).toBe(0);
  expect(commands()).toEqual([
    ...beforeLive,
    "versions deploy new@0% old@100%",
    "versions deploy new@100%",
    "triggers deploy",
  ]);
  expect(edge.deployment).toEqual({ new: 100 });
  expect(new Set(programs.calls.map(({ environment }) => environment))).toEqual(new Set([undefined]));
});

test("a version that fails on one page is withdrawn before any visitor sees it", async () => {
  edge.faults.new = (path) => path === "/nl/best/daklekkage";
  const { code, output } = await deploy();
  expect(output).toContain("/nl/best/daklekkage: status 500");
  expect(output).toContain("NOT DEPLOYED. No visitor saw the new version; old answers as before.");
  expect(code).toBe(1);
  expect(commands().slice(3)).toEqual(["versions deploy new@0% old@100%", "versions deploy old@100%"]);
});

test("a version that fails in front of visitors is rolled back by itself", async () => {
  edge.faults.new = (path, hidden) => !hidden && path === "/api/offerte";
  const { code, output } = await deploy();
  expect(output).toContain("/api/offerte: status 500, expected 405");
  expect(output).toContain("ROLLED BACK. old is live again, and answers.");
  expect(code).toBe(1);
  expect(commands().slice(3)).toEqual([
    "versions deploy new@0% old@100%",
    "versions deploy new@100%",
    "rollback old",
  ]);
  expect(edge.deployment).toEqual({ old: 100 });
});

test("a rollback that fails says what to do by hand", async () => {
  edge.faults.new = (path, hidden) => !hidden && path === "/daken";
  rollbackFails = true;
  const { code, output } = await deploy();
  expect(output).toContain("ROLLBACK FAILED. At once: npx wrangler rollback old");
  expect(code).toBe(1);
});

test("what was wrong before does not stop the version that repairs something else", async () => {
  const broken = (path: string) => path === "/feed.xml";
  edge.faults = { old: broken, new: broken };
  const { code, output } = await deploy();
  expect(output).toContain("Already wrong before this deploy");
  expect(code).toBe(0);
});

test("after a migration that fails nothing is uploaded", async () => {
  migrationFails = true;
  const { code, output } = await deploy();
  expect(output).toContain("no such column: naam");
  expect(code).toBe(1);
  expect(commands()).toEqual(beforeLive.slice(0, 2));
});

test("what was not tested, or is not committed, is refused before anything is built", async () => {
  stampTested("another-tree", stamp);
  const other = await deploy();
  expect(other.output).toContain("npm test passed on another commit");
  stampTested(cleanTree(copy.folder) ?? "", stamp);
  const edited = join(copy.folder, "app", "routes.ts");
  const source = readFileSync(edited, "utf8");
  writeFileSync(edited, `${source}\n// Not committed.\n`);
  const dirty = await deploy();
  writeFileSync(edited, source);
  expect(dirty.output).toContain("there are changes that are not committed");
  expect([other.code, dirty.code, programs.calls.length]).toEqual([1, 1, 0]);
});

test("the way past the tests says what it skips", async () => {
  stampTested("another-tree", stamp);
  migrationFails = true;
  const { code, output } = await deploy(["--untested"]);
  expect(output).toContain("NOT CHECKED, as asked: npm test passed on another commit");
  // Every other step is as it was.
  expect([code, commands()]).toEqual([1, beforeLive.slice(0, 2)]);
});

test("visitors that are shared out between versions are left alone", async () => {
  edge.deployment = { old: 60, older: 40 };
  const { code, output } = await deploy();
  expect(output).toContain("Visitors are shared out (old 60%, older 40%)");
  expect([code, commands()]).toEqual([1, ["deployments status"]]);
});

test("a rehearsal changes nothing", async () => {
  const { code, output } = await deploy(["--dry-run"]);
  expect(output).toContain("would run: wrangler versions deploy NEW@100% -y");
  expect([code, commands()]).toEqual([0, ["versions upload"]]);
});

const token = { CF_ACCESS_CLIENT_ID: "id", CF_ACCESS_CLIENT_SECRET: "secret" };

test("staging is built, migrated and deployed as itself, behind Access", async () => {
  edge.closed = true;
  const stranger = await deploy(["--env", "staging"]);
  expect(stranger.output).toContain("Access stands in front of");
  expect([stranger.code, commands()]).toEqual([1, []]);
  programs.calls.length = 0;
  // The name of the Worker is part of the header that asks for a version.
  const own = await startEdge(server.url, "totaal-specialisten-staging");
  const before = edge;
  edge = Object.assign(own, { deployment: { old: 100 }, closed: true });
  const { code, output } = await deploy(["--env", "staging"], token);
  await own.close();
  edge = before;
  expect(output).toContain("Deployed:");
  expect(code).toBe(0);
  expect(new Set(programs.calls.map(({ environment }) => environment))).toEqual(new Set(["staging"]));
});

test("a branch is previewed beside staging, never beside production, and never in the open", async () => {
  const production = await deploy(["--preview", "fix/Form"]);
  expect(production.output).toContain("Previews are of an environment only");
  const open = await deploy(["--env", "staging", "--preview", "fix/Form"], token);
  expect(open.output).toContain("does not ask a stranger to sign in");
  edge.closed = true;
  const closed = await deploy(["--env", "staging", "--preview", "fix/Form"], token);
  expect(closed.output).toContain("Preview, behind Access:");
  expect([production.code, open.code, closed.code]).toEqual([1, 1, 0]);
  const uploads = programs.calls.filter(({ program }) => program === "wrangler").map(({ args }) => args);
  expect(uploads.map((args) => args.slice(-2))).toEqual(Array(2).fill(["--preview-alias", "fix-form"]));
});
