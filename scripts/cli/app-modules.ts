import { registerHooks } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { projectFolder } from "./run.ts";

const app = pathToFileURL(join(projectFolder, "app/")).href;

/**
 * From now on `import()` of a file of app/ works without a bundler, as long as nothing of it is JSX: `~/` is that folder,
 * and the names of its files end in `.ts`.
 */
export function loadAppModules(): void {
  registerHooks({
    resolve(specifier, context, next) {
      const ours = specifier.startsWith("~/")
        ? new URL(specifier.slice(2), app).href
        : specifier.startsWith(".") && context.parentURL?.startsWith(app)
          ? new URL(specifier, context.parentURL).href
          : null;
      if (ours === null) return next(specifier, context);
      return next(/\.[jt]sx?$/.test(ours) ? ours : `${ours}.ts`, context);
    },
  });
}
