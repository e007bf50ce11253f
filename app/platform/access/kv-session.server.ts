import { createWorkersKVSessionStorage } from "@react-router/cloudflare";
import { redirect, replace, type SessionStorage } from "react-router";
import { isLoopback } from "~/lib/loopback";
import { parseSecrets } from "~/platform/http/signed-token.server";
import { log } from "~/platform/log.server";

/** Shown once on the next page of /admin. Contains no data of a visitor. */
type Flash = {
  tone: "success" | "error";
  text: string;
  /** The POST that undoes the action; `until`: for how long it can, and what is true then. */
  undo?: { href: string; fields: Record<string, string>; until?: { seconds: number; text: string } };
};

type SessionEnv = { CACHE: KVNamespace; LINK_SECRET?: string };
type FlashSessions = SessionStorage<{ flash: Flash }, { flash: Flash }>;

const cookieName = "admin-flash";

/** Null when sessions cannot be signed or KV fails. */
async function withSessions<Result>(
  request: Request,
  { CACHE, LINK_SECRET }: SessionEnv,
  use: (sessions: FlashSessions) => Promise<Result>,
): Promise<Result | null> {
  const secrets = parseSecrets(LINK_SECRET ?? "");
  if (secrets.length === 0) return null;
  const { protocol, hostname } = new URL(request.url);
  const secure = protocol === "https:" || !isLoopback(hostname);
  const cookie = { name: cookieName, path: "/admin", httpOnly: true, sameSite: "lax", maxAge: 600 } as const;
  try {
    return await use(createWorkersKVSessionStorage({ kv: CACHE, cookie: { ...cookie, secure, secrets } }));
  } catch (error) {
    log("warn", "session.failed", { error });
    return null;
  }
}

/** The Set-Cookie value. Null without LINK_SECRET or while KV fails: the message is then not shown. */
export async function flashCookie(request: Request, env: SessionEnv, flash: Flash): Promise<string | null> {
  return withSessions(request, env, async (sessions) => {
    const session = await sessions.getSession();
    session.flash("flash", flash);
    return sessions.commitSession(session);
  });
}

/** `stay`: it is the page on which one is, also for a part of it that posts by itself; Back then leads to the one before. */
export async function redirectWith(
  request: Request,
  env: SessionEnv,
  href: string,
  flash: Flash,
  { stay = false } = {},
): Promise<Response> {
  const cookie = await flashCookie(request, env, flash);
  return (stay ? replace : redirect)(href, cookie ? { headers: { "Set-Cookie": cookie } } : undefined);
}

/** The pending message; `setCookie` ends its session. */
export async function takeFlash(
  request: Request,
  env: SessionEnv,
): Promise<{ flash: Flash; setCookie: string } | null> {
  return withSessions(request, env, async (sessions) => {
    const session = await sessions.getSession(request.headers.get("Cookie"));
    const flash = session.get("flash");
    return flash ? { flash, setCookie: await sessions.destroySession(session) } : null;
  });
}
