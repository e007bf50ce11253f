import type { PageTokens } from "./page-tokens";

type Slots = Record<keyof PageTokens, number[]>;

export type StoredPage = {
  body: Uint8Array<ArrayBuffer>;
  headers: [string, string][];
  /** Byte offsets of each token. */
  slots: Slots;
  /** Without tokens. Null when the page holds a submission key, which must not be reused. */
  etag: string | null;
  storedAt: number;
  freshMs: number;
};

/** Seconds, set by a route; removed from the response. */
export const CACHE_HEADER = "X-Page-Cache";
const DROPPED_HEADERS = [CACHE_HEADER.toLowerCase(), "content-length"];

export async function toStoredPage(
  response: Response,
  freshMs: number,
  tokens: PageTokens,
  storedAt: number,
): Promise<StoredPage> {
  const rendered = new Uint8Array(await response.arrayBuffer());
  const headers = [...response.headers].filter(([name]) => !DROPPED_HEADERS.includes(name));
  const slots = findSlots(rendered, tokens);
  const blanks = {
    nonce: blank(tokens.nonce),
    formKey: blank(tokens.formKey),
    formTime: blank(tokens.formTime),
  };
  const body = replaceTokens(rendered, slots, blanks);
  const etag = slots.formKey.length > 0 ? null : await validator(body);
  return { body, headers, slots, etag, storedAt, freshMs };
}

const blank = (token: string) => "0".repeat(token.length);

/** Weak: the bytes between the content differ per visitor. */
async function validator(body: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", body));
  return `W/"${btoa(String.fromCharCode(...digest.subarray(0, 12)))}"`;
}

export function findSlots(body: Uint8Array, tokens: PageTokens): Slots {
  // With a single-byte encoding, string offsets are byte offsets.
  const text = new TextDecoder("latin1").decode(body);
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
  for (const name of ["nonce", "formKey", "formTime"] as const) {
    if (slots[name].length === 0) continue;
    const bytes = encoder.encode(tokens[name]);
    for (const offset of slots[name]) copy.set(bytes, offset);
  }
  return copy;
}

/** Weak comparison (RFC 9110, If-None-Match). */
export function matchesEtag(page: StoredPage, ifNoneMatch: string | null): boolean {
  if (page.etag === null || ifNoneMatch === null) return false;
  const opaque = (tag: string) => tag.trim().replace(/^W\//, "");
  const own = opaque(page.etag);
  return ifNoneMatch.split(",").some((tag) => opaque(tag) === own);
}
