import { type ComponentType, createElement } from "react";
import { renderToString } from "react-dom/server";
import type { PageTokens } from "~/platform/cache/page-tokens";
import { islands } from "~/render/islands/registry";
import type { DocumentParts } from "~/ui/islands/document-context";

type Components = Record<string, ComponentType>;
type Entry = Pick<DocumentParts, "entry" | "hmrRuntime">;

const maxKept = 200;

/** From the start on, so that the first page need not wait for them. */
const loaded = loadIslands();
/** HTML of islands without a visitor's token, by name, props and prefix: most stand on many pages. */
const kept = new Map<string, string>();

export async function documentParts(tokens: PageTokens, entry: Entry): Promise<DocumentParts> {
  // In development they are other ones after an edit.
  const components = await (import.meta.env.DEV ? loadIslands() : loaded);
  return {
    ...tokens,
    ...entry,
    renderIsland(name, props, identifierPrefix) {
      const key = JSON.stringify([name, props, identifierPrefix]);
      const html = kept.get(key) ?? render(components[name], props, identifierPrefix);
      const isOwn = [tokens.formKey, tokens.formTime, tokens.nonce].some((token) => key.includes(token));
      if (!isOwn && !import.meta.env.DEV && kept.size < maxKept) kept.set(key, html);
      return html;
    },
  };
}

function render(island: ComponentType | undefined, props: object, identifierPrefix: string): string {
  if (!island) throw new Error("There is no island of this name.");
  return renderToString(createElement(island, props), { identifierPrefix });
}

async function loadIslands(): Promise<Components> {
  const loading = Object.entries(islands).map(async ([name, load]) => [name, await load()]);
  return Object.fromEntries(await Promise.all(loading));
}
