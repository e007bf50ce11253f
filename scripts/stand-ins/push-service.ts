import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  verify,
} from "node:crypto";
import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import { join } from "node:path";
import { stubServer } from "../../tests/support/stub-server.ts";

/** What a browser would give us. */
export type Subscription = { endpoint: string; keys: { p256dh: string; auth: string } };

export type ReceivedPush = {
  /** Last part of the endpoint. */
  device: string;
  at: number;
  headers: { ttl: string; urgency: string; topic: string };
  /** Of the VAPID token: which push service it is for, and who sends. */
  claims: { aud: string; sub: string; exp: number };
  /** As the browser would read it. */
  text: string;
};

export type PushService = {
  /** PUSH_URL: the Worker posts here what is addressed to https://push.test. */
  url: string;
  /** A new device; its keys stay here, so that what it gets can be read. */
  subscribe(): Subscription;
  received(): ReceivedPush[];
  /** With which status one device, or every one, is answered from now on; 201 is the usual. */
  answer(status: number, device?: string): void;
  /** Resolves once so many have come. */
  until(count: number): Promise<ReceivedPush[]>;
  close(): Promise<void>;
};

/**
 * Stands in for the push service of a browser: checks the sender's signature, decrypts (RFC 8291) and keeps what came,
 * as files too when a folder is given. `/control/subscription` makes a device over HTTP.
 */
export async function startPushService({
  folder,
  port = 0,
}: {
  folder?: string;
  port?: number;
} = {}): Promise<PushService> {
  const devices = new Map<string, { ecdh: ECDH; auth: Buffer }>();
  const statuses = new Map<string, number>();
  const received: ReceivedPush[] = [];
  const waiting: { count: number; resolve(all: ReceivedPush[]): void }[] = [];
  if (folder) mkdirSync(folder, { recursive: true });

  const server = await stubServer(async (request, response) => {
    const path = new URL(request.url ?? "/", "http://push").pathname;
    if (path === "/control/subscription") return void response.end(JSON.stringify(subscribe()));
    const id = path.slice(1);
    const device = devices.get(id);
    const body = await bytesOf(request);
    if (!device) return void response.writeHead(404).end();
    const status = statuses.get(id) ?? statuses.get("") ?? 201;
    if (status === 201) {
      try {
        keep(read(id, device, request, body));
      } catch (error) {
        return void response.writeHead(400).end(String(error));
      }
    }
    response.writeHead(status).end();
  }, port);

  function subscribe(): Subscription {
    const ecdh = createECDH("prime256v1");
    ecdh.generateKeys();
    const [id, auth] = [randomBytes(12).toString("hex"), randomBytes(16)];
    devices.set(id, { ecdh, auth });
    const keys = { p256dh: ecdh.getPublicKey("base64url"), auth: auth.toString("base64url") };
    return { endpoint: `https://push.test/${id}`, keys };
  }

  function keep(push: ReceivedPush): void {
    received.push(push);
    if (folder) {
      const name = join(folder, `${new Date(push.at).toISOString().replaceAll(":", "-")}-${received.length}`);
      writeFileSync(`${name}.tmp`, JSON.stringify(push, null, 2));
      renameSync(`${name}.tmp`, `${name}.json`);
    }
    for (const { count, resolve } of waiting) if (received.length >= count) resolve([...received]);
  }

  return {
    url: server.origin,
    subscribe,
    received: () => [...received],
    answer: (status, device = "") => void statuses.set(device.split("/").at(-1) ?? "", status),
    until: (count) =>
      new Promise((resolve) => {
        if (received.length >= count) resolve([...received]);
        else waiting.push({ count, resolve });
      }),
    close: server.close,
  };
}

function read(
  id: string,
  device: { ecdh: ECDH; auth: Buffer },
  request: IncomingMessage,
  body: Buffer,
): ReceivedPush {
  const { authorization = "", ttl, urgency, topic = "" } = request.headers as Record<string, string>;
  if (request.headers["content-encoding"] !== "aes128gcm") throw new Error("not aes128gcm");
  if (!/^\d+$/.test(ttl ?? "")) throw new Error("no TTL");
  if (!/^[\w-]{0,32}$/.test(topic)) throw new Error("no topic");
  const text = decrypt(device.ecdh, device.auth, body);
  const headers = { ttl: ttl ?? "", urgency: urgency ?? "", topic };
  return { device: id, at: Date.now(), headers, claims: claimsOf(authorization), text };
}

/** RFC 8188 and 8291: one record. */
function decrypt(ecdh: ECDH, auth: Buffer, body: Buffer): string {
  const [salt, idLength] = [body.subarray(0, 16), body[20] ?? 0];
  const senderKey = body.subarray(21, 21 + idLength);
  const secret = ecdh.computeSecret(senderKey);
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), ecdh.getPublicKey(), senderKey]);
  const material = Buffer.from(hkdfSync("sha256", secret, auth, info, 32));
  const derived = (name: string, length: number) =>
    Buffer.from(hkdfSync("sha256", material, salt, `Content-Encoding: ${name}\0`, length));
  const sealed = body.subarray(21 + idLength);
  const decipher = createDecipheriv("aes-128-gcm", derived("aes128gcm", 16), derived("nonce", 12));
  decipher.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString("utf8");
}

/** RFC 8292; throws for a signature that is not of the key beside it. */
function claimsOf(authorization: string): ReceivedPush["claims"] {
  const [, token = "", key = ""] = /^vapid t=([\w.-]+), k=([\w-]{87})$/.exec(authorization) ?? [];
  const [head, claims = "", signature = ""] = token.split(".");
  const point = Buffer.from(key, "base64url");
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString("base64url"));
  const publicKey = createPublicKey({ key: { kty: "EC", crv: "P-256", x, y } as never, format: "jwk" });
  const signed = Buffer.from(`${head}.${claims}`);
  const options = { key: publicKey, dsaEncoding: "ieee-p1363" as const };
  if (!verify("sha256", signed, options, Buffer.from(signature, "base64url"))) throw new Error("not signed");
  return JSON.parse(Buffer.from(claims, "base64url").toString("utf8"));
}

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}

if (import.meta.main) {
  const [folder = "push"] = process.argv.slice(2);
  const { url } = await startPushService({ folder });
  console.log(`PUSH_URL=${url}\nA device: curl ${url}/control/subscription\nWhat comes: ${folder}`);
}
