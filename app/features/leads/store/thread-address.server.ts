import { parseSecrets } from "~/platform/http/signed-token.server";

/** RFC 4648 in lower case: mail servers fold the case of what stands before the @. */
const alphabet = "abcdefghijklmnopqrstuvwxyz234567";

/** 80 bits: enough that nobody guesses one, short enough for the 64 characters before the @. */
const length = 16;

/**
 * Names the thread of a lead in mails, in lower case: '7kq2m9xp.mfrggzdfmztwq2lk', the reference and a signature. It proves
 * which lead is meant, not who writes. Null when nothing can be signed.
 */
export async function threadToken(reference: string, secrets: string | undefined): Promise<string | null> {
  const [secret] = parseSecrets(secrets ?? "");
  return secret === undefined ? null : `${reference.toLowerCase()}.${await signature(reference, secret)}`;
}

/** The reference that a token names, in any case; null for one that is not ours. All secrets verify (rotation). */
export async function threadReference(token: string, secrets: string | undefined): Promise<string | null> {
  const [, reference = "", given = ""] = /^([a-z0-9]{8})\.([a-z2-7]{16})$/.exec(token.toLowerCase()) ?? [];
  if (reference === "") return null;
  const named = reference.toUpperCase();
  for (const secret of parseSecrets(secrets ?? "")) {
    if ((await signature(named, secret)) === given) return named;
  }
  return null;
}

/** `inbox` is the address that takes answers (MAIL_REPLY): 'aanvraag@bedrijf.nl' becomes 'aanvraag+<token>@bedrijf.nl'. */
export function threadAddress(inbox: string, token: string): string {
  const at = inbox.lastIndexOf("@");
  return `${inbox.slice(0, at)}+${token}${inbox.slice(at)}`;
}

/** The token in an address that a mail was sent to; null when it has none. */
export function tokenOfAddress(address: string): string | null {
  return /\+([^@]+)@/.exec(address)?.[1] ?? null;
}

async function signature(reference: string, secret: string): Promise<string> {
  const key = await crypto.subtle.importKey(
    "raw",
    new TextEncoder().encode(secret),
    { name: "HMAC", hash: "SHA-256" },
    false,
    ["sign"],
  );
  const bytes = await crypto.subtle.sign("HMAC", key, new TextEncoder().encode(`thread.${reference}`));
  const bits = Array.from(new Uint8Array(bytes), (byte) => byte.toString(2).padStart(8, "0")).join("");
  return Array.from({ length }, (_, n) => alphabet[Number.parseInt(bits.slice(n * 5, n * 5 + 5), 2)]).join(
    "",
  );
}
