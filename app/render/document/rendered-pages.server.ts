import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { PageTokens } from "~/platform/cache/page-tokens";
import { findSlots, replaceTokens } from "~/platform/cache/stored-page.server";

type LoaderData = Record<string, unknown>;
type Rendered = { data: LoaderData; body: Uint8Array<ArrayBuffer>; slots: ReturnType<typeof findSlots> };

const maxBytes = 24_000_000;
/** What a page shows is kept as bytes and as the data it was made of. */
const copiesKept = 3;

/** By path; those used longest ago first. */
const pages = new Map<string, Rendered>();
let bytes = 0;

const encoder = new TextEncoder();

export function renderPage(document: ReactNode): Uint8Array<ArrayBuffer> {
  const html = renderToStaticMarkup(document);
  // React closes every element of SVG with a tag of its own; a slash does the same.
  return encoder.encode(
    `<!DOCTYPE html>${html.replace(/><\/(?:path|circle|use|rect|ellipse|line)>/g, "/>")}`,
  );
}

export const isPending = (loaderData: LoaderData) =>
  Object.values(loaderData).some((data) =>
    Object.values(data ?? {}).some((value) => value instanceof Promise),
  );

/** Depends on loader data and tokens alone: with the same data, only tokens are renewed in the last bytes. */
export function renderWhenChanged(
  path: string,
  loaderData: LoaderData,
  tokens: PageTokens,
  render: () => Uint8Array<ArrayBuffer>,
): Uint8Array<ArrayBuffer> {
  const known = pages.get(path);
  forget(path);
  if (known && isSame(known.data, loaderData)) {
    keep(path, known);
    return replaceTokens(known.body, known.slots, tokens);
  }
  const body = render();
  keep(path, { data: loaderData, body, slots: findSlots(body, tokens) });
  return body;
}

function keep(path: string, page: Rendered) {
  pages.set(path, page);
  bytes += size(page);
  for (const oldest of pages.keys()) {
    if (bytes <= maxBytes) break;
    forget(oldest);
  }
}

function forget(path: string) {
  const page = pages.get(path);
  if (page) bytes -= size(page);
  pages.delete(path);
}

/**
 * Much of what loaders return are the same records every time, so that most comparisons end at once. What is neither a
 * list nor a plain object is the same only as itself: it need not show what it holds.
 */
function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item, at) => isSame(item, b[at]));
  if (!isPlain(a) || !isPlain(b)) return false;
  const [names, others] = [Object.keys(a), Object.keys(b)];
  return (
    names.length === others.length &&
    names.every((name, at) => name === others[at] && isSame(a[name], b[name]))
  );
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

const size = ({ body }: Rendered) => copiesKept * body.length;
