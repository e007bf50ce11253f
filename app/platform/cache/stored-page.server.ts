import type { PageTokens } from "./page-tokens";

type Slots = Record<keyof PageTokens, number[]>;

/** A finished page: its bytes, with blanks where each visitor's own tokens go. */
export type StoredPage = {
  body: Uint8Array<ArrayBuffer>;
  headers: [string, string][];
  /** Where each token goes, as offsets in bytes. */
  slots: Slots;
  /**
   * Validator of the content without its tokens, the same on every machine. Null for a page with a form that
   * is posted without script: a browser that kept its copy would send an old submission key.
   */
  etag: string | null;
  storedAt: number;
  freshMs: number;
};

/** Set by a route: for how many seconds its page is fresh. No visitor gets to see it. */
export const CACHE_HEADER = "X-Page-Cache";
/** Headers of a rendered page that are not its own; the runtime writes the length of what it sends. */
const DROPPED_HEADERS = [CACHE_HEADER.toLowerCase(), "content-length"];

/** Takes over a rendered page; `tokens` are those that it was rendered with. */
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

/** Weak, because what stands between the content differs per visitor. */
async function validator(body: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", body));
  return `W/"${btoa(String.fromCharCode(...digest.subarray(0, 12)))}"`;
}

/** Where each token stands in the page, in bytes. */
export function findSlots(body: Uint8Array, tokens: PageTokens): Slots {
  // A single-byte decoding keeps string offsets equal to byte offsets.
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

/** A copy of the page with these tokens written over those that stand there. */
export function replaceTokens(body: Uint8Array<ArrayBuffer>, slots: Slots, tokens: PageTokens) {
  const copy = body.slice();
  for (const name of ["nonce", "formKey", "formTime"] as const) {
    if (slots[name].length === 0) continue;
    const bytes = encoder.encode(tokens[name]);
    for (const offset of slots[name]) copy.set(bytes, offset);
  }
  return copy;
}

/** Whether a browser's `If-None-Match` names this page. Weak comparison, as the header asks for. */
export function matchesEtag(page: StoredPage, ifNoneMatch: string | null): boolean {
  if (page.etag === null || ifNoneMatch === null) return false;
  const opaque = (tag: string) => tag.trim().replace(/^W\//, "");
  const own = opaque(page.etag);
  return ifNoneMatch.split(",").some((tag) => opaque(tag) === own);
}
