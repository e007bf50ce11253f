/** What differs per visitor, in a fixed length, so that it can be overwritten in a cached page. */
export type PageTokens = {
  /** CSP nonce, 24 characters. */
  nonce: string;
  /** Submission key of a form without script: a UUID. */
  formKey: string;
  /** When the form was rendered: 13 digits (ms), a dash and 8 random characters. */
  formTime: string;
};

export function newPageTokens(now: number): PageTokens {
  const random = crypto.getRandomValues(new Uint8Array(18));
  const formKey = crypto.randomUUID();
  return {
    nonce: btoa(String.fromCharCode(...random))
      .replaceAll("+", "A")
      .replaceAll("/", "B"),
    formKey,
    // Not drawn anew: with the time it stands in no other place, and every request pays for a draw.
    formTime: `${now}-${formKey.slice(0, 8)}`,
  };
}
