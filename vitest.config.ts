import { globSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { configDefaults, defineConfig } from "vitest/config";
import { newestMigration } from "./scripts/runtime/migrations.ts";

// The local runtime must not ask the outside for a request.cf sample or send metrics.
process.env.CLOUDFLARE_CF_FETCH_ENABLED ??= "false";
process.env.WRANGLER_SEND_METRICS ??= "false";

/**
 * Tests of the site's plain code, of the browser and of both sides: without a runtime, and none replaces a module or a
 * global. They can share a process and what it loaded; a process for each took ten times as long.
 */
const plain = globSync("app/**/*.test.{ts,tsx}", { exclude: ["**/*.server.test.*"] }).filter(
  (file) => !/\bvi\.(mock|doMock|resetModules|stubGlobal)\b/.test(readFileSync(file, "utf8")),
);

// One more than two cores have: some of their time they wait for the local runtime or the disk.
const unitWorkers = Math.max(3, availableParallelism());

// `allowOnly: false`: a forgotten `.only` would hide every other test of its file. `silent`: what the code
// logs is shown for failing tests only.
export default defineConfig({
  resolve: { tsconfigPaths: true },
  define: { "import.meta.env.NEWEST_MIGRATION": JSON.stringify(newestMigration("migrations")) },
  test: {
    allowOnly: false,
    silent: "passed-only",
    // Many start the local runtime; on a busy machine that takes seconds.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // It imports a package of types alone, which only a bundler can resolve.
    server: { deps: { inline: ["@react-router/cloudflare"] } },
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          environment: "node",
          include: [
            "app/**/*.test.{ts,tsx}",
            "workers/**/*.test.ts",
            "scripts/**/*.test.ts",
            "tests/unit/**/*.test.ts",
          ],
          exclude: [...configDefaults.exclude, ...plain],
          maxWorkers: unitWorkers,
        },
      },
      {
        extends: true,
        test: {
          name: "unit-plain",
          environment: "node",
          include: plain,
          isolate: false,
          maxWorkers: unitWorkers,
        },
      },
      {
        extends: true,
        test: {
          name: "worker",
          environment: "node",
          include: ["tests/worker/**/*.test.ts"],
          // Each file starts the built Worker once, which takes a core; a third of their time they wait for one
          // of its pauses.
          maxWorkers: 3,
        },
      },
      {
        extends: true,
        test: {
          name: "engines",
          environment: "node",
          include: ["tests/engines/*.test.ts"],
          // Each file is one engine with a server of its own, and waits for a third of its time.
          maxWorkers: 3,
          testTimeout: 180_000,
          // The first run installs what is missing.
          hookTimeout: 600_000,
        },
      },
    ],
  },
});
