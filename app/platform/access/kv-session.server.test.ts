import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { signToken } from "~/platform/http/signed-token.server";
import { localBindings } from "~tests/support/local-bindings";
import { flashCookie, redirectWith, takeFlash } from "./kv-session.server";

let kv: KVNamespace;
let dispose: () => Promise<void>;
beforeAll(async () => {
  const local = await localBindings();
  kv = local.env.CACHE;
  dispose = local.dispose;
}, 30_000);
afterAll(() => dispose());

const flash = { tone: "success", text: "De aanvraag is vrijgegeven." } as const;
const secret = "geheim-voor-de-test";

function request(cookie?: string, url = "https://site.example/admin/aanvragen"): Request {
  return new Request(url, cookie === undefined ? {} : { headers: { Cookie: cookie } });
}

function env(LINK_SECRET = secret) {
  return { CACHE: kv, LINK_SECRET };
}

function sent(setCookie: string | null): string {
  return setCookie?.split(";")[0] ?? "";
}

test("a message reaches the next page once", async () => {
  const cookie = sent(await flashCookie(request(), env(), flash));
  const [waiting] = (await kv.list()).keys;
  expect(waiting?.expiration).toBeDefined();
  const taken = await takeFlash(request(cookie), env());
  expect(taken?.flash).toEqual(flash);
  expect(taken?.setCookie).toContain("Expires=Thu, 01 Jan 1970");
  expect(await takeFlash(request(cookie), env())).toBeNull();
  expect((await kv.list()).keys).toEqual([]);
});

test("the cookie is for /admin alone, out of reach of scripts and other sites, and says nothing", async () => {
  const cookie = (await flashCookie(request(), env(), flash)) ?? "";
  expect(cookie).toMatch(/; Path=\/admin;/);
  for (const attribute of ["HttpOnly", "Secure", "SameSite=Lax"]) expect(cookie).toContain(attribute);
  expect(decodeURIComponent(cookie)).not.toContain("vrijgegeven");
});

test("only plain http on this machine does without Secure", async () => {
  const local = await flashCookie(request(undefined, "http://127.0.0.1:5350/admin"), env(), flash);
  expect(local).not.toContain("Secure");
  const plain = await flashCookie(request(undefined, "http://site.example/admin"), env(), flash);
  expect(plain).toContain("Secure");
  const tls = await flashCookie(request(undefined, "https://127.0.0.1:5350/admin"), env(), flash);
  expect(tls).toContain("Secure");
});

test("the message goes along with a redirect, which goes on without one too", async () => {
  const answer = await redirectWith(request(), env(), "/admin/aanvragen", flash);
  expect([answer.status, answer.headers.get("Location")]).toEqual([302, "/admin/aanvragen"]);
  expect(answer.headers.get("Set-Cookie")).toMatch(/^admin-flash=/);
  expect((await takeFlash(request(sent(answer.headers.get("Set-Cookie"))), env()))?.flash).toEqual(flash);
  const { LINK_SECRET: _, ...without } = env();
  const bare = await redirectWith(request(), without, "/admin/aanvragen", flash);
  expect([bare.status, bare.headers.get("Set-Cookie")]).toEqual([302, null]);
});

test("a page that no message is for costs no question to KV", async () => {
  let asked = 0;
  const get = async () => void asked++;
  const counting = { CACHE: { get } as unknown as KVNamespace, LINK_SECRET: secret };
  expect(await takeFlash(request(), counting)).toBeNull();
  expect(await takeFlash(request("thema=donker"), counting)).toBeNull();
  expect(asked).toBe(0);
  const cookie = sent(await flashCookie(request(), env(), flash));
  await takeFlash(request(`thema=donker; ${cookie}`), counting);
  expect(asked).toBe(1);
});

test("a cookie that was not signed with our secret is no session", async () => {
  await kv.put("0123456789abcdef", JSON.stringify({ __flash_flash__: flash }));
  const forged = Buffer.from(JSON.stringify("0123456789abcdef")).toString("base64");
  expect(await takeFlash(request(`admin-flash=${encodeURIComponent(forged)}`), env())).toBeNull();
  // The signature of a real one under the name of another entry, and our own signature under another purpose.
  const [, signature = ""] = decodeURIComponent(sent(await flashCookie(request(), env(), flash))).split(".");
  expect(
    await takeFlash(request(`admin-flash=${encodeURIComponent(`${forged}.${signature}`)}`), env()),
  ).toBeNull();
  const link = await signToken(Object("0123456789abcdef"), secret, "status");
  expect(await takeFlash(request(`admin-flash=${encodeURIComponent(link)}`), env())).toBeNull();
  const foreign = sent(await flashCookie(request(), env("een ander geheim"), flash));
  expect(await takeFlash(request(foreign), env())).toBeNull();
});

test("a message that is on its way survives a rotation of the secret", async () => {
  const cookie = sent(await flashCookie(request(), env(), flash));
  expect((await takeFlash(request(cookie), env(`een-nieuw-geheim-erbij, ${secret}`)))?.flash).toEqual(flash);
});

test("without a secret or with a failing KV there is no message and no error", async () => {
  expect(await flashCookie(request(), env(""), flash)).toBeNull();
  const cookie = sent(await flashCookie(request(), env(), flash));
  const fail = () => Promise.reject(new Error("KV weg"));
  const broken = { get: fail, put: fail, delete: fail } as unknown as KVNamespace;
  expect(await flashCookie(request(), { CACHE: broken, LINK_SECRET: secret }, flash)).toBeNull();
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  expect(await takeFlash(request(cookie), { CACHE: broken, LINK_SECRET: secret })).toBeNull();
  expect(JSON.parse(warn.mock.lastCall?.[0])).toMatchObject({ event: "session.failed", error: "Error" });
});
