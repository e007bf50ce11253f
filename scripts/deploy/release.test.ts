import { expect, test, vi } from "vitest";
import { release } from "./release.ts";
import type { Wrangler } from "./wrangler.ts";

/** Wrangler in memory: `fails` names the command that breaks off. */
async function releaseWith(fails: string) {
  vi.spyOn(console, "log").mockImplementation(() => {});
  const calls: string[] = [];
  const wrangler: Wrangler = async (...args) => {
    const call = args.slice(0, 3).join(" ");
    calls.push(call);
    if (call.startsWith(fails)) throw new Error(`wrangler ${call} failed.`);
    if (args[0] === "deployments")
      return { output: '{"versions":[{"version_id":"old","percentage":100}]}', entries: [] };
    return { output: "", entries: [{ type: "version-upload", version_id: "new" }] };
  };
  const label = { tag: "abc", message: "A good day's work" };
  const error = await release({ wrangler, label, look: async () => [{ name: "all", problems: [] }] }).catch(
    (thrown: Error) => thrown.message,
  );
  return { calls, error };
}

test("a command that breaks off while visitors are moved is taken back", async () => {
  const { calls, error } = await releaseWith("versions deploy new@100%");
  expect(calls.slice(-2)).toEqual(["versions deploy new@100%", "rollback old -y"]);
  expect(error).toContain("ROLLED BACK. old is live again");
});

test("an upload that fails leaves everything as it was", async () => {
  const { calls, error } = await releaseWith("versions upload");
  expect(calls.at(-1)).toBe("versions upload --tag");
  expect(error).toContain("failed");
});

test("triggers that cannot be set leave the new version live, and say so", async () => {
  const { calls, error } = await releaseWith("triggers");
  expect(calls).not.toContain("rollback old -y");
  expect(error).toContain("The new version is live, but its routes, cron triggers and queue consumers");
});

test("a site of which nothing is live yet is told how to begin", async () => {
  const { calls, error } = await releaseWith("deployments");
  expect(calls).toEqual(["deployments status --json"]);
  expect(error).toContain("npm run deploy -- --first");
});
