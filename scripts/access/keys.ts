import { existsSync, readFileSync, writeFileSync } from "node:fs";
import {
  type CryptoKey,
  calculateJwkThumbprint,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWK,
  type JWTPayload,
  SignJWT,
} from "jose";

/** A claim set to `undefined` is left out of the token. */
export type Claims = Partial<Record<string, unknown>>;

export type SignOptions = {
  /** Replaces or adds fields of the protected header; `alg` decides how it is signed. */
  header?: Record<string, unknown>;
  /** Signs with another key than the published one, e.g. to forge. */
  key?: CryptoKey | Uint8Array;
};

export type Signer = {
  /** What the certs endpoint publishes: the current key first, then those before it. */
  publicKeys(): JWK[];
  sign(payload: JWTPayload, options?: SignOptions): Promise<string>;
  /** A new key, as Access does every six weeks; the old one stays published when `keepPrevious`. */
  rotate(keepPrevious?: boolean): Promise<void>;
};

type Key = { id: string; secret: CryptoKey; published: JWK };

/**
 * Signs like Access: RS256 with a key id. With a `keyFile` the key survives a restart, so that who was
 * signed in stays so and a Worker that cached the public keys does not refuse the new ones.
 */
export async function createSigner(keyFile?: string): Promise<Signer> {
  let keys = [keyFile && existsSync(keyFile) ? await readKey(keyFile) : await newKey(keyFile)];
  return {
    publicKeys: () => keys.map((key) => key.published),
    sign(payload, { header = {}, key } = {}) {
      const [current] = keys as [Key];
      return new SignJWT(JSON.parse(JSON.stringify(payload)))
        .setProtectedHeader({ alg: "RS256", kid: current.id, typ: "JWT", ...header })
        .sign(key ?? current.secret);
    },
    async rotate(keepPrevious = true) {
      keys = [await newKey(keyFile), ...(keepPrevious ? keys : [])];
    },
  };
}

async function newKey(file?: string): Promise<Key> {
  const { privateKey } = await generateKeyPair("RS256", { extractable: true });
  const jwk = await exportJWK(privateKey);
  if (file) writeFileSync(file, JSON.stringify(jwk), { mode: 0o600 });
  return keyFrom(jwk);
}

async function readKey(file: string): Promise<Key> {
  return keyFrom(JSON.parse(readFileSync(file, "utf8")));
}

async function keyFrom(jwk: JWK): Promise<Key> {
  const id = await calculateJwkThumbprint(jwk);
  const { kty, n, e } = jwk;
  return {
    id,
    secret: (await importJWK(jwk, "RS256")) as CryptoKey,
    published: { kid: id, kty, alg: "RS256", use: "sig", n, e } as JWK,
  };
}
