import { type ComponentType, createElement, type ReactNode } from "react";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { htmlOf, type KeptHtml, keepHtml, type Slots } from "./html-slots.server";
import { serverIslands } from "./islands.server";
import type { PageTokens } from "./lib/page-tokens";
import { DocumentContext, type DocumentParts } from "./ui/document-context";

type Variant = { id: string; by: readonly unknown[]; kept: KeptHtml };

/** All fixed pages fit in; what is not stable by identity would otherwise grow without end. */
const MAX_BYTES = 12_000_000;
const MAX_ISLANDS = 200;

const frozen = new Map<string, Variant[]>();
/** All variants, those used longest ago first. */
const byUse = new Set<Variant>();
let frozenBytes = 0;
const islands = new Map<string, KeptHtml>();

/**
 * What the document of one answer needs. Parts that are the same for every visitor and islands are rendered once
 * per isolate; in the page a slot stands for each. In development they are rendered each time.
 */
export function documentParts(
  tokens: PageTokens,
  slots: Slots,
  entry: { entry: string; hmrRuntime?: string | undefined },
): DocumentParts {
  const inPage = (made: KeptHtml | string) => (typeof made === "string" ? made : slots.put(made));
  // What is kept for all must not hold what belongs to one: reading a token in there is an error.
  const forAll: DocumentParts = Object.assign(refusing("nonce", "formKey", "formTime"), {
    ...entry,
    renderIsland: (...island: RenderIsland) => inFull(renderIsland(tokens, ...island)),
    freeze: (...part: Freeze) => inFull(freeze(forAll, ...part)),
  });
  return {
    ...tokens,
    ...entry,
    renderIsland: (...island) => inPage(renderIsland(tokens, ...island)),
    freeze: (...part) => inPage(freeze(forAll, ...part)),
  };
}

type RenderIsland = Parameters<DocumentParts["renderIsland"]>;
type Freeze = Parameters<DocumentParts["freeze"]>;

const inFull = (made: KeptHtml | string) => (typeof made === "string" ? made : htmlOf(made));

/** HTML of a part that is the same for every visitor. */
function freeze(
  parts: DocumentParts,
  id: string,
  by: readonly unknown[],
  children: () => ReactNode,
): KeptHtml | string {
  const known = frozen
    .get(id)
    ?.find(
      (variant) => variant.by.length === by.length && variant.by.every((value, i) => Object.is(value, by[i])),
    );
  if (known) {
    byUse.delete(known);
    byUse.add(known);
    return known.kept;
  }
  const html = renderToStaticMarkup(<DocumentContext value={parts}>{children()}</DocumentContext>, {
    identifierPrefix: `${id}-`,
  });
  return import.meta.env.DEV ? html : remember({ id, by, kept: keepHtml(html) });
}

function remember(variant: Variant): KeptHtml {
  frozen.set(variant.id, [variant, ...(frozen.get(variant.id) ?? [])]);
  byUse.add(variant);
  frozenBytes += variant.kept.bytes.length;
  for (const oldest of byUse) {
    if (frozenBytes <= MAX_BYTES) break;
    byUse.delete(oldest);
    frozenBytes -= oldest.kept.bytes.length;
    const others = frozen.get(oldest.id)?.filter((other) => other !== oldest) ?? [];
    if (others.length > 0) frozen.set(oldest.id, others);
    else frozen.delete(oldest.id);
  }
  return variant.kept;
}

function refusing(...names: (keyof PageTokens)[]): PageTokens {
  const parts = {} as PageTokens;
  for (const name of names) {
    Object.defineProperty(parts, name, {
      enumerable: true,
      get(): never {
        throw new Error(`A frozen part cannot use ${name}: it differs per visitor.`);
      },
    });
  }
  return parts;
}

/** HTML of an island with these props, kept unless a visitor's own tokens are among them. */
function renderIsland(
  tokens: PageTokens,
  name: string,
  props: object,
  identifierPrefix: string,
): KeptHtml | string {
  const key = `${name} ${identifierPrefix} ${JSON.stringify(props)}`;
  const known = islands.get(key);
  if (known) return known;
  const island = serverIslands[name as keyof typeof serverIslands] as ComponentType;
  const html = renderToString(createElement(island, props), { identifierPrefix });
  const own = [tokens.formKey, tokens.formTime, tokens.nonce].some((token) => key.includes(token));
  if (own || import.meta.env.DEV || islands.size >= MAX_ISLANDS) return html;
  const kept = keepHtml(html);
  islands.set(key, kept);
  return kept;
}
