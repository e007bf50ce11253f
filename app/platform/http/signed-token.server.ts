/** `<payload>.<HMAC-SHA256>`, base64url. Of several secrets the first signs and all verify (rotation). */
export async function signToken(payload: object, secrets: string, purpose: string): Promise<string> {
  const [secret = ""] = parseSecrets(secrets);
  const body = toBase64Url(new TextEncoder().encode(JSON.stringify(payload)));
  return `${body}.${toBase64Url(new Uint8Array(await mac(secret, `${purpose}.${body}`)))}`;
}

/** Null when the signature is not valid for this purpose. The caller checks the age. */
export async function verifyToken<T>(token: string, secrets: string, purpose: string): Promise<T | null> {
  const [body = "", signature = ""] = token.split(".");
  const given = fromBase64Url(signature);
  if (!given || token.length > 2000) return null;
  for (const secret of parseSecrets(secrets)) {
    const key = await hmacKey(secret);
    const text = new TextEncoder().encode(`${purpose}.${body}`);
    if (!(await crypto.subtle.verify("HMAC", key, given, text))) continue;
    const bytes = fromBase64Url(body);
    return bytes ? (JSON.parse(new TextDecoder().decode(bytes)) as T) : null;
  }
  return null;
}

/** Of a text that must not be readable from what is kept; null without a secret. Another secret gives another hash. */
export async function keyedHash(
  text: string,
  secrets: string | undefined,
  purpose: string,
): Promise<string | null> {
  const [secret] = parseSecrets(secrets ?? "");
  if (secret === undefined) return null;
  return toBase64Url(new Uint8Array(await mac(secret, `${purpose} ${text}`)).subarray(0, 18));
}

/** Comma separated; secrets under 16 characters are ignored. */
export function parseSecrets(setting: string): string[] {
  return setting
    .split(",")
    .map((secret) => secret.trim())
    .filter((secret) => secret.length >= 16);
}

function hmacKey(secret: string) {
  const bytes = new TextEncoder().encode(secret);
  return crypto.subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, ["sign", "verify"]);
}

async function mac(secret: string, text: string) {
  return crypto.subtle.sign("HMAC", await hmacKey(secret), new TextEncoder().encode(text));
}

function toBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[\w-]+$/.test(text)) return null;
  try {
    const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
    return Uint8Array.from(binary, (char) => char.charCodeAt(0));
  } catch {
    return null;
  }
}

export function canSign(secrets: string | undefined): secrets is string {
  return secrets !== undefined && parseSecrets(secrets).length > 0;
}
