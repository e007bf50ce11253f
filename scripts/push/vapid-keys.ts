import { createECDH } from "node:crypto";
import { keptSecret } from "../runtime/state-folder.ts";

export type VapidKeys = { VAPID_PUBLIC_KEY: string; VAPID_PRIVATE_KEY: string };

/** A new pair, as push services know senders: a point of P-256 and its number, in base64url. */
export function newVapidKeys(): VapidKeys {
  const ecdh = createECDH("prime256v1");
  ecdh.generateKeys();
  // Leading zeros belong to it.
  const privateKey = Buffer.concat([Buffer.alloc(32), ecdh.getPrivateKey()]).subarray(-32);
  return {
    VAPID_PUBLIC_KEY: ecdh.getPublicKey("base64url"),
    VAPID_PRIVATE_KEY: privateKey.toString("base64url"),
  };
}

/** Those of a state folder, made on first use: browsers that know another key would have to ask again. */
export function keptVapidKeys(file: string): VapidKeys {
  return JSON.parse(keptSecret(file, () => JSON.stringify(newVapidKeys())));
}
