import { type ComponentType, createElement } from "react";
import { renderToString } from "react-dom/server";
import type { PageTokens } from "~/platform/cache/page-tokens";
import { serverIslands } from "~/render/islands/registry.server";
import { iconLedger } from "~/ui/icons/icon-ledger";
import { iconsIn } from "~/ui/icons/icon-shapes";
import type { DocumentParts } from "~/ui/islands/document-context";

type Entry = Pick<DocumentParts, "entry" | "hmrRuntime">;

const maxIslands = 200;

/** HTML of the islands that hold no token of a visitor, by name, props and prefix: most stand on many pages. */
const islands = new Map<string, string>();

function renderIsland(name: string, props: object, identifierPrefix: string): string {
  const island = serverIslands[name as keyof typeof serverIslands] as ComponentType;
  return renderToString(createElement(island, props), { identifierPrefix });
}

/** What the document of one answer needs beside its loader data. */
export function documentParts(tokens: PageTokens, entry: Entry): DocumentParts {
  const icons = iconLedger();
  return {
    ...tokens,
    ...entry,
    icons,
    renderIsland(...island) {
      const key = JSON.stringify(island);
      const html = islands.get(key) ?? renderIsland(...island);
      const isOwn = [tokens.formKey, tokens.formTime, tokens.nonce].some((token) => key.includes(token));
      if (!isOwn && islands.size < maxIslands) islands.set(key, html);
      icons.note(iconsIn(html));
      return html;
    },
  };
}
