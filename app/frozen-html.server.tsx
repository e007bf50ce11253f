import { type ComponentType, createElement, type ReactNode } from "react";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { serverIslands } from "./islands.server";
import type { PageTokens } from "./lib/page-tokens";
import { DocumentContext, type DocumentParts } from "./ui/document-context";

type Variant = { by: readonly unknown[]; html: string };

/** More than any part has; what is not stable by identity would otherwise grow without end. */
const MAX_VARIANTS = 24;
const MAX_ISLANDS = 200;

const frozen = new Map<string, Variant[]>();
const islands = new Map<string, string>();

/** HTML of a part that is the same for every visitor, made once per isolate; in development each time. */
export function freeze(
  parts: DocumentParts,
  id: string,
  by: readonly unknown[],
  children: () => ReactNode,
): string {
  const variants = frozen.get(id) ?? [];
  const known = variants.find(
    (variant) => variant.by.length === by.length && variant.by.every((value, i) => Object.is(value, by[i])),
  );
  if (known && !import.meta.env.DEV) return known.html;
  const html = renderToStaticMarkup(
    <DocumentContext value={withoutTokens(parts)}>{children()}</DocumentContext>,
    { identifierPrefix: `${id}-` },
  );
  frozen.set(id, [{ by, html }, ...variants].slice(0, MAX_VARIANTS));
  return html;
}

/** What is kept for all must not hold what belongs to one: reading a token in there is an error. */
function withoutTokens(parts: DocumentParts): DocumentParts {
  const refuse = (name: string) => ({
    get(): never {
      throw new Error(`A frozen part cannot use ${name}: it differs per visitor.`);
    },
  });
  return Object.defineProperties(
    { ...parts, nonce: "", formKey: "", formTime: "" },
    { nonce: refuse("nonce"), formKey: refuse("formKey"), formTime: refuse("formTime") },
  );
}

/** HTML of an island with these props, kept unless a visitor's own tokens are among them. */
export function renderIsland(name: string, props: object, identifierPrefix: string, tokens: PageTokens) {
  const key = `${name} ${identifierPrefix} ${JSON.stringify(props)}`;
  const kept = islands.get(key);
  if (kept !== undefined && !import.meta.env.DEV) return kept;
  const island = serverIslands[name as keyof typeof serverIslands] as ComponentType;
  const html = renderToString(createElement(island, props), { identifierPrefix });
  const own = [tokens.formKey, tokens.formTime, tokens.nonce].some((token) => key.includes(token));
  if (!own && islands.size < MAX_ISLANDS) islands.set(key, html);
  return html;
}
