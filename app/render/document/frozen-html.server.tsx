import { type ComponentType, createElement, type ReactNode } from "react";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import type { PageTokens } from "~/platform/cache/page-tokens";
import { serverIslands } from "~/render/islands/registry.server";
import { iconLedger } from "~/ui/icons/icon-ledger";
import { type IconName, iconsIn } from "~/ui/icons/icon-shapes";
import { DocumentContext, type DocumentParts } from "~/ui/islands/document-context";
import { htmlOf, type KeptHtml, keepHtml, type Slots } from "./html-slots.server";

/** With the icons that it shows: the page has to print them, also where the HTML was made for an earlier one. */
type Kept = KeptHtml & { icons: readonly IconName[] };
type Variant = { id: string; by: readonly unknown[]; kept: Kept };

/** All fixed pages fit in; what is not stable by identity would otherwise grow without end. */
const MAX_BYTES = 12_000_000;
const MAX_ISLANDS = 200;

const frozen = new Map<string, Variant[]>();
/** All variants, those used longest ago first. */
const byUse = new Set<Variant>();
let frozenBytes = 0;
const islands = new Map<string, Kept>();

/**
 * What the document of one answer needs. Parts that are the same for every visitor and islands are rendered once
 * per isolate; in the page a slot stands for each. In development they are rendered each time.
 */
export function documentParts(
  tokens: PageTokens,
  slots: Slots,
  entry: { entry: string; hmrRuntime?: string | undefined },
): DocumentParts {
  const icons = iconLedger();
  const inPage = (made: Kept | string) => {
    icons.note(typeof made === "string" ? iconsIn(made) : made.icons);
    return typeof made === "string" ? made : slots.put(made);
  };
  // What is kept for all must not hold what belongs to one: reading a token in there is an error.
  const forAll: DocumentParts = Object.assign(refusing("nonce", "formKey", "formTime"), {
    ...entry,
    icons: iconLedger(),
    renderIsland: (...island: RenderIsland) => inFull(renderIsland(tokens, ...island)),
    freeze: (...part: Freeze) => inFull(freeze(forAll, ...part)),
  });
  return {
    ...tokens,
    ...entry,
    icons,
    renderIsland: (...island) => inPage(renderIsland(tokens, ...island)),
    freeze: (...part) => inPage(freeze(forAll, ...part)),
  };
}

type RenderIsland = Parameters<DocumentParts["renderIsland"]>;
type Freeze = Parameters<DocumentParts["freeze"]>;

const keep = (html: string): Kept => ({ ...keepHtml(html), icons: iconsIn(html) });

/** React closes every element of SVG with a tag of its own; a slash does the same. */
const brief = (html: string) => html.replace(/><\/(?:path|circle|use|rect|ellipse|line)>/g, "/>");

const inFull = (made: Kept | string) => (typeof made === "string" ? made : htmlOf(made));

/** HTML of a part that is the same for every visitor. */
function freeze(
  parts: DocumentParts,
  id: string,
  by: readonly unknown[],
  children: () => ReactNode,
): Kept | string {
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
  const html = brief(
    renderToStaticMarkup(<DocumentContext value={parts}>{children()}</DocumentContext>, {
      identifierPrefix: `${id}-`,
    }),
  );
  return import.meta.env.DEV ? html : remember({ id, by, kept: keep(html) });
}

function remember(variant: Variant): Kept {
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
): Kept | string {
  const key = `${name} ${identifierPrefix} ${JSON.stringify(props)}`;
  const known = islands.get(key);
  if (known) return known;
  const island = serverIslands[name as keyof typeof serverIslands] as ComponentType;
  const html = brief(renderToString(createElement(island, props), { identifierPrefix }));
  const own = [tokens.formKey, tokens.formTime, tokens.nonce].some((token) => key.includes(token));
  if (own || import.meta.env.DEV || islands.size >= MAX_ISLANDS) return html;
  const kept = keep(html);
  islands.set(key, kept);
  return kept;
}
