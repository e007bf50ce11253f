/**
 * A reason that trying again does not take away. `code` is a short word: it is kept with the run and logged, the
 * message is for the person at the command line.
 */
export class BackupError extends Error {
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.name = "BackupError";
    this.code = code;
  }
}

type BackupKey = { id: string; key: CryptoKey };

/** The first one writes; all read, so that a key can be replaced while backups of the one before still live. */
export type BackupKeys = [BackupKey, ...BackupKey[]];

type Bytes = Uint8Array<ArrayBuffer>;

/** Form of a sealed object: version, the key's id, the random start of AES-GCM, then what it made. */
const version = 1;
const idBytes = 4;
const ivBytes = 12;
const headBytes = 1 + idBytes + ivBytes;

/** `secret`: keys of 32 bytes in base64, the newest first, with commas between. Throws when one is none. */
export async function readBackupKeys(secret: string): Promise<BackupKeys> {
  const [first, ...others] = await Promise.all(secret.split(",").map((text) => readKey(text.trim())));
  if (!first) throw noKey();
  return [first, ...others];
}

async function readKey(text: string): Promise<BackupKey> {
  if (!/^[A-Za-z0-9+/_-]{43}=?$/.test(text)) throw noKey();
  const raw = Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (c) => c.charCodeAt(0));
  const key = await crypto.subtle.importKey("raw", raw, "AES-GCM", false, ["encrypt", "decrypt"]);
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", raw));
  return { id: hex(digest.subarray(0, idBytes)), key };
}

const noKey = () =>
  new BackupError("bad-key", "BACKUP_KEY is no key of 32 bytes in base64 (openssl rand -base64 32).");

/** Encrypted under the first key and bound to `name`: under another name it does not open. */
export async function seal([{ id, key }]: BackupKeys, name: string, content: Bytes): Promise<Bytes> {
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes));
  const made = await crypto.subtle.encrypt(
    { name: "AES-GCM", iv, additionalData: about(name) },
    key,
    content,
  );
  const sealed = new Uint8Array(headBytes + made.byteLength);
  sealed.set([version, ...fromHex(id)]);
  sealed.set(iv, 1 + idBytes);
  sealed.set(new Uint8Array(made), headBytes);
  return sealed;
}

/** Throws BackupError `wrong-key` or `damaged`. */
export async function open(keys: BackupKeys, name: string, sealed: Bytes): Promise<Bytes> {
  if (sealed.length < headBytes || sealed[0] !== version) throw damaged(name);
  const id = hex(sealed.subarray(1, 1 + idBytes));
  const found = keys.find((one) => one.id === id);
  if (!found) {
    const ours = keys.map((one) => one.id).join(", ");
    throw new BackupError("wrong-key", `${name} was written with key ${id}; BACKUP_KEY holds ${ours}.`);
  }
  const iv = sealed.slice(1 + idBytes, headBytes);
  const algorithm = { name: "AES-GCM", iv, additionalData: about(name) };
  return crypto.subtle.decrypt(algorithm, found.key, sealed.subarray(headBytes)).then(
    (content) => new Uint8Array(content),
    () => Promise.reject(damaged(name)),
  );
}

const about = (name: string) => new TextEncoder().encode(`${version} ${name}`);

const damaged = (name: string) =>
  new BackupError("damaged", `${name} is not what was written under that name.`);

export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function fromHex(text: string): number[] {
  return (text.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));
}

/** SHA-256 in lower-case hexadecimal. */
export async function checksum(content: Bytes): Promise<string> {
  return hex(new Uint8Array(await crypto.subtle.digest("SHA-256", content)));
}
