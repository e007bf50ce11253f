const asked = new Set<string>();
let only: RequestPriority | undefined;

/**
 * Has the scripts of an `import()` fetched, and none of them run: that could hold up the answer to a tap. Nothing of a script
 * that imports no other: it has no list. Without a build, in development, they are run. `low`: after what is fetched already.
 */
export function preload(load: () => Promise<unknown>, priority: RequestPriority = "auto"): void {
  only = priority;
  try {
    load();
  } finally {
    only = undefined;
  }
}

/**
 * What the build wraps around every `import()`, in place of Vite's own helper (scripts/bundle/preload-helper.ts): what a script
 * imports comes beside it, not after it. `paths`, without the leading slash, are of the script and what it imports; empty
 * where it imports nothing.
 */
export function __vitePreload<Code>(load: () => Promise<Code>, paths: readonly string[] = []): Promise<Code> {
  for (const path of paths) {
    if (asked.has(path)) continue;
    asked.add(path);
    const link = { rel: "modulepreload", href: `/${path}`, fetchPriority: only ?? "auto" };
    document.head.appendChild(Object.assign(document.createElement("link"), link));
  }
  return only ? new Promise(() => {}) : load();
}
