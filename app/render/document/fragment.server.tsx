import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { PageTokens } from "~/platform/cache/page-tokens";
import { DocumentContext } from "~/ui/islands/document-context";
import { documentParts } from "./document-parts.server";

/** HTML of a part of a page that is put into it later. `name` keeps its ids apart from those of the page. */
export async function renderFragment(part: ReactNode, name: string, tokens: PageTokens): Promise<string> {
  const parts = await documentParts(tokens, { entry: "" });
  return renderToStaticMarkup(<DocumentContext value={parts}>{part}</DocumentContext>, {
    identifierPrefix: `${name}-`,
  });
}
