import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { PageTokens } from "~/platform/cache/page-tokens";
import { findSlots, replaceTokens } from "~/platform/cache/stored-page.server";

type LoaderData = Record<string, unknown>;
type Rendered = { data: string; body: Uint8Array<ArrayBuffer>; slots: ReturnType<typeof findSlots> };

const maxBytes = 24_000_000;

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
  const data = JSON.stringify(loaderData, listed);
  const known = pages.get(path);
  forget(path);
  if (known?.data === data) {
    keep(path, known);
    return replaceTokens(known.body, known.slots, tokens);
  }
  const body = render();
  keep(path, { data, body, slots: findSlots(body, tokens) });
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

/** As JSON a Map or a Set would be empty, whatever it holds. */
const listed = (_: string, value: unknown) =>
  value instanceof Map || value instanceof Set ? [...value] : value;

const size = ({ data, body }: Rendered) => 2 * data.length + body.length;
