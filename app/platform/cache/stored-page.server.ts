import { setCommonHeaders } from "~/platform/http/security-headers.server";
import type { PageTokens } from "./page-tokens";

type Slots = Record<keyof PageTokens, number[]>;

export type StoredPage = {
  body: Uint8Array<ArrayBuffer>;
  /** With those that every answer has. Copied whole: reading them from pairs takes a tenth of a hit. */
  headers: Headers;
  /** Byte offsets of each token. */
  slots: Slots;
  /** Byte offset of the link to the sheet; -1 where there is none. */
  sheetAt: number;
  /** Without tokens. Null when the page holds a submission key, which must not be reused. */
  etag: string | null;
  storedAt: number;
  freshMs: number;
  /** The moment from which it is served no more, not while it is rendered again either. */
  until?: number;
};

/** The style sheet of all pages. */
export type PageSheet = {
  href: string;
  /** The link to it, to the letter. */
  link: string;
  css: Uint8Array;
};

export type Lifetime = Pick<StoredPage, "freshMs" | "until">;

/** `<seconds>`, or `<seconds> <until>` in ms; set by a route, removed from the response. */
export const CACHE_HEADER = "X-Page-Cache";
const FRESH_SECONDS = 300;

/** For a page that is kept. What it says is true until the first of these, or until something is changed (null). */
export function keptUntil(...ends: (Date | null)[]): Record<typeof CACHE_HEADER, string> {
  const known = ends.flatMap((end) => (end ? [end.getTime()] : []));
  return { [CACHE_HEADER]: [FRESH_SECONDS, ...(known.length > 0 ? [Math.min(...known)] : [])].join(" ") };
}

/** What a response says of itself; null when it must not be kept. */
export function lifetimeOf(response: Response): Lifetime | null {
  const [seconds = 0, until] = saidIn(response.headers);
  return response.status === 200 && seconds > 0 && !response.headers.has("Set-Cookie")
    ? { freshMs: seconds * 1000, ...(until && { until }) }
    : null;
}

/** Headers of a page whose loader says `keptUntil`; what the layout shows around it has an end too. */
export function ownLifetime({ loaderHeaders, parentHeaders }: Record<HeaderSource, Headers>): Headers {
  const headers = new Headers(parentHeaders);
  if (!loaderHeaders.has(CACHE_HEADER)) return headers;
  const ends = [loaderHeaders, parentHeaders].map((said) => saidIn(said)[1]);
  const own = keptUntil(...ends.map((end) => (end ? new Date(end) : null)));
  headers.set(CACHE_HEADER, own[CACHE_HEADER]);
  return headers;
}

function saidIn(headers: Headers): number[] {
  return (headers.get(CACHE_HEADER) ?? "").split(" ").map(Number);
}

type HeaderSource = "loaderHeaders" | "parentHeaders";

export async function toStoredPage(
  response: Response,
  lifetime: Lifetime,
  tokens: PageTokens,
  storedAt: number,
  sheet: PageSheet,
): Promise<StoredPage> {
  const rendered = new Uint8Array(await response.arrayBuffer());
  const headers = new Headers(response.headers);
  headers.delete(CACHE_HEADER);
  headers.delete("Content-Length");
  setCommonHeaders(headers);
  const slots = findSlots(rendered, tokens);
  const blanks = {
    nonce: blank(tokens.nonce),
    formKey: blank(tokens.formKey),
    formTime: blank(tokens.formTime),
  };
  const body = replaceTokens(rendered, slots, blanks);
  const etag = slots.formKey.length > 0 ? null : await validator(body);
  if (etag) headers.set("ETag", etag);
  return { body, headers, slots, sheetAt: latin1(body).indexOf(sheet.link), etag, storedAt, ...lifetime };
}

const blank = (token: string) => "0".repeat(token.length);

/** Weak: the bytes between the content differ per visitor. */
async function validator(body: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", body));
  return `W/"${btoa(String.fromCharCode(...digest.subarray(0, 12)))}"`;
}

/** With a single-byte encoding, string offsets are byte offsets. */
const latin1 = (body: Uint8Array) => new TextDecoder("latin1").decode(body);

export function findSlots(body: Uint8Array, tokens: PageTokens): Slots {
  const text = latin1(body);
  const offsets = (token: string) => {
    const positions: number[] = [];
    for (let at = text.indexOf(token); at >= 0; at = text.indexOf(token, at + token.length))
      positions.push(at);
    return positions;
  };
  return {
    nonce: offsets(tokens.nonce),
    formKey: offsets(tokens.formKey),
    formTime: offsets(tokens.formTime),
  };
}

const encoder = new TextEncoder();

export function replaceTokens(body: Uint8Array<ArrayBuffer>, slots: Slots, tokens: PageTokens) {
  const copy = body.slice();
  writeTokens(copy, slots, tokens, (offset) => offset);
  return copy;
}

/** A copy with a visitor's tokens that brings the sheet along in place of the link to it. */
export function withSheetInside({ body, slots, sheetAt }: StoredPage, tokens: PageTokens, sheet: PageSheet) {
  if (sheetAt < 0) return replaceTokens(body, slots, tokens);
  const after = sheetAt + sheet.link.length;
  const open = encoder.encode(`<style data-sheet="${sheet.href}" nonce="${tokens.nonce}">`);
  const parts = [body.subarray(0, sheetAt), open, sheet.css, closeStyle, body.subarray(after)];
  const copy = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    copy.set(part, at);
    at += part.length;
  }
  const longer = copy.length - body.length;
  writeTokens(copy, slots, tokens, (offset) => (offset < after ? offset : offset + longer));
  return copy;
}

const closeStyle = encoder.encode("</style>");

function writeTokens(
  copy: Uint8Array<ArrayBuffer>,
  slots: Slots,
  tokens: PageTokens,
  placeOf: (offset: number) => number,
) {
  for (const name of ["nonce", "formKey", "formTime"] as const) {
    if (slots[name].length === 0) continue;
    const bytes = encoder.encode(tokens[name]);
    for (const offset of slots[name]) copy.set(bytes, placeOf(offset));
  }
}

/** Weak comparison (RFC 9110, If-None-Match). */
export function matchesEtag(page: StoredPage, ifNoneMatch: string | null): boolean {
  if (page.etag === null || ifNoneMatch === null) return false;
  const opaque = (tag: string) => tag.trim().replace(/^W\//, "");
  const own = opaque(page.etag);
  return ifNoneMatch.split(",").some((tag) => opaque(tag) === own);
}
