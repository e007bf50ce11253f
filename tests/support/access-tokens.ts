import {
  constants,
  createHmac,
  generateKeyPairSync,
  type KeyObject,
  type SignKeyObjectInput,
  sign,
} from "node:crypto";

/** Claims of a valid token, and signers for valid and invalid ones. */
export const issuer = "https://huis.cloudflareaccess.com";
export const audience = "a".repeat(64);

export type Keys = { kid: string; publicKey: KeyObject; privateKey: KeyObject };

export function newKeys(kid: string): Keys {
  return { kid, ...generateKeyPairSync("rsa", { modulusLength: 2048 }) };
}

/** The key set document of the certs endpoint. */
export function keySet(...keys: Keys[]): { keys: object[] } {
  return {
    keys: keys.map(({ kid, publicKey }) => ({
      ...publicKey.export({ format: "jwk" }),
      kid,
      alg: "RS256",
      use: "sig",
    })),
  };
}

export type Claims = Record<string, unknown>;

export function goodClaims(now: Date, changes: Claims = {}): Claims {
  const seconds = Math.floor(now.getTime() / 1000);
  const claims: Claims = {
    aud: [audience],
    email: "beheer@huis.example",
    exp: seconds + 3600,
    iat: seconds - 10,
    nbf: seconds - 10,
    iss: issuer,
    type: "app",
    identity_nonce: "6ei69kawdKzMIAPF",
    sub: "7335d417-61da-459d-899c-0a01c76a2f94",
    country: "NL",
    ...changes,
  };
  return Object.fromEntries(Object.entries(claims).filter(([, value]) => value !== undefined));
}

type Signer = (input: string) => Buffer;

export function rs256(keys: Keys): Signer {
  return (input) => sign("sha256", Buffer.from(input), keys.privateKey);
}

export function withHash(keys: Keys, hash: string): Signer {
  return (input) => sign(hash, Buffer.from(input), keys.privateKey);
}

export function ps256(keys: Keys): Signer {
  const key: SignKeyObjectInput = {
    key: keys.privateKey,
    padding: constants.RSA_PKCS1_PSS_PADDING,
    saltLength: 32,
  };
  return (input) => sign("sha256", Buffer.from(input), key);
}

/** Algorithm confusion: the public key as an HMAC secret. */
export function hs256(secret: string | Buffer): Signer {
  return (input) => createHmac("sha256", secret).update(input).digest();
}

export function noSignature(): Buffer {
  return Buffer.alloc(0);
}

export function token(header: object, claims: unknown, signer: Signer): string {
  const input = `${encode(header)}.${encode(claims)}`;
  return `${input}.${signer(input).toString("base64url")}`;
}

export function goodToken(keys: Keys, now: Date, changes?: Claims): string {
  return token({ alg: "RS256", kid: keys.kid, typ: "JWT" }, goodClaims(now, changes), rs256(keys));
}

export function encode(value: unknown): string {
  return Buffer.from(typeof value === "string" ? value : JSON.stringify(value)).toString("base64url");
}
