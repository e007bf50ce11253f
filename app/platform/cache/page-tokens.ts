/**
 * The only parts of a public page that differ per visitor. They have a fixed length and are unique in the
 * page, so that a stored copy can be renewed by overwriting bytes in place (see platform/page-cache).
 */
export type PageTokens = {
  /** CSP nonce, 24 characters. */
  nonce: string;
  /** Submission key of forms that are posted without script: a UUID, 36 characters. */
  formKey: string;
  /** When the form was handed out: 13 digits (ms), a dash and 8 random characters. */
  formTime: string;
};

export function newPageTokens(now: number): PageTokens {
  const random = crypto.getRandomValues(new Uint8Array(18));
  return {
    nonce: btoa(String.fromCharCode(...random))
      .replaceAll("+", "A")
      .replaceAll("/", "B"),
    formKey: crypto.randomUUID(),
    formTime: `${now}-${crypto.randomUUID().slice(0, 8)}`,
  };
}
