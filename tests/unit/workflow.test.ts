import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const workflow = readFileSync(".github/workflows/site.yml", "utf8");
const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };

test("the pipeline runs commands of package.json", () => {
  const commands = [...workflow.matchAll(/run: npm (?:run )?([\w:-]+)/g)].map(([, name = ""]) => name);
  expect(commands).toEqual(expect.arrayContaining(["check", "test", "audit", "deploy"]));
  expect(commands.filter((name) => name !== "ci" && !(name in scripts))).toEqual([]);
});

test("actions are pinned to a commit, and the token is for the deploys alone", () => {
  const uses = [...workflow.matchAll(/uses: (.+)/g)].map(([, action = ""]) => action);
  expect(uses.length).toBeGreaterThan(0);
  for (const action of uses) expect(action).toMatch(/^[\w/-]+@[0-9a-f]{40} # v\d/);
  expect(workflow).toMatch(/^permissions:\n {2}contents: read$/m);
  expect(workflow.match(/secrets\.CLOUDFLARE_API_TOKEN/g)).toHaveLength(1);
});

test("the updates that must move together are in one group", () => {
  const dependabot = readFileSync(".github/dependabot.yml", "utf8");
  const platform = /platform:\n\s+patterns:\n((?:\s+- .+\n)+)/.exec(dependabot)?.[1] ?? "";
  for (const name of ["@cloudflare/*", "wrangler", "miniflare", "@react-router/*", "react-router"])
    expect(platform).toContain(name);
});
