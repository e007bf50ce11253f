import { createWorkersKVSessionStorage } from "@react-router/cloudflare";
import { redirect, type Session, type SessionStorage } from "react-router";
import { isLoopback } from "~/lib/loopback";
import { parseSecrets } from "~/platform/http/signed-token.server";
import { log } from "~/platform/log.server";

/** Shown once on the next page of /admin. Contains no data of a visitor. */
export type Flash = {
  tone: "success" | "error";
  text: string;
  /** The POST that undoes the action. */
  undo?: { href: string; fields: Record<string, string> };
};

type Stored = { flash: Flash };
type SessionEnv = { CACHE: KVNamespace; LINK_SECRET?: string };

const maxAgeSeconds = 600;

/** The Set-Cookie value. Null without LINK_SECRET or while KV fails: the message is then not shown. */
export async function flashCookie(request: Request, env: SessionEnv, flash: Flash): Promise<string | null> {
  return nullOnFailure(
    async (storage) => {
      const session = await storage.getSession();
      session.flash("flash", flash);
      return storage.commitSession(session);
    },
    storageFor(request, env),
  );
}

export async function redirectWith(
  request: Request,
  env: SessionEnv,
  href: string,
  flash: Flash,
): Promise<Response> {
  const cookie = await flashCookie(request, env, flash);
  return redirect(href, cookie ? { headers: { "Set-Cookie": cookie } } : undefined);
}

/** The pending message; `setCookie` ends its session. */
export async function takeFlash(
  request: Request,
  env: SessionEnv,
): Promise<{ flash: Flash; setCookie: string } | null> {
  const cookie = request.headers.get("Cookie");
  if (!cookie?.includes(`${cookieName}=`)) return null;
  return nullOnFailure(
    async (storage) => {
      const session: Session<Stored, Stored> = await storage.getSession(cookie);
      const flash = session.get("flash");
      return flash ? { flash, setCookie: await storage.destroySession(session) } : null;
    },
    storageFor(request, env),
  );
}

const cookieName = "admin-flash";

function storageFor(request: Request, env: SessionEnv): SessionStorage<Stored, Stored> | null {
  const secrets = parseSecrets(env.LINK_SECRET ?? "");
  if (secrets.length === 0) return null;
  const { protocol, hostname } = new URL(request.url);
  return createWorkersKVSessionStorage<Stored, Stored>({
    kv: withKeyPrefix(env.CACHE),
    cookie: {
      name: cookieName,
      path: "/admin",
      httpOnly: true,
      sameSite: "lax",
      secure: protocol === "https:" || !isLoopback(hostname),
      maxAge: maxAgeSeconds,
      secrets,
    },
  });
}

/** KV is shared, and the session storage uses its ids as keys. */
function withKeyPrefix(kv: KVNamespace): KVNamespace {
  const key = (id: string) => `session ${id}`;
  return {
    get: (id: string, type?: "json") => (type === "json" ? kv.get(key(id), type) : kv.get(key(id))),
    put: (id: string, value: string) => kv.put(key(id), value, { expirationTtl: maxAgeSeconds }),
    delete: (id: string) => kv.delete(key(id)),
  } as KVNamespace;
}

async function nullOnFailure<T>(
  use: (storage: SessionStorage<Stored, Stored>) => Promise<T>,
  storage: SessionStorage<Stored, Stored> | null,
): Promise<T | null> {
  if (storage === null) return null;
  try {
    return await use(storage);
  } catch (error) {
    log("warn", "session.failed", { error });
    return null;
  }
}
