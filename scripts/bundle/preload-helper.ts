import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const OURS = fileURLToPath(new URL("../../app/lib/preload.ts", import.meta.url));

/**
 * Vite wraps each `import()` with a helper of its own, 0.5 kB (gzip) in the first script of every page: it also waits for style
 * sheets, carries a nonce and fires events, none of which is needed here. Ours takes its place. Should Vite ask for its
 * helper by another name some day, the budget of the first script fails; tests/worker/budgets.test.ts also sees to the style sheets.
 */
export function preloadHelper(): Plugin {
  return {
    name: "preload-helper",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    resolveId: { filter: { id: /^\0vite\/preload-helper\.js$/ }, handler: () => OURS },
  };
}
