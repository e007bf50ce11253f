import { withTimeout } from "~/lib/with-timeout";
import { log } from "~/platform/log.server";

/** Read in the background after 30 s, awaited after 55 s: no cached page is older than a minute. */
const REFRESH_AFTER_MS = 30_000;
const BLOCK_AFTER_MS = 55_000;
const MAX_AGE_MS = 60_000;
const OWN_CHANGE_AFTER_MS = 1_000;

const TIMEOUT_MS = 1_500;
const RETRY_AFTER_MS = 5_000;

const initial = { n: 0, readAt: Number.NEGATIVE_INFINITY, retryAt: 0, refreshingUntil: 0 };
const state = { ...initial };

export async function contentGeneration(
  db: D1Database,
  request: Request,
  now: number,
  waitUntil: (work: Promise<unknown>) => void,
): Promise<number> {
  if (now < state.retryAt) return state.n;
  const age = now - state.readAt;
  if (age >= BLOCK_AFTER_MS || (age >= OWN_CHANGE_AFTER_MS && cookieGeneration(request) > state.n))
    await refresh(db, now);
  else if (age >= REFRESH_AFTER_MS && now >= state.refreshingUntil) {
    state.refreshingUntil = now + RETRY_AFTER_MS;
    waitUntil(refresh(db, now));
  }
  return state.n;
}

async function refresh(db: D1Database, now: number): Promise<void> {
  const n = await withTimeout(TIMEOUT_MS, read(db), null);
  if (n !== null) return update(n, now);
  state.retryAt = now + RETRY_AFTER_MS;
  log("warn", "generation.unknown", {});
}

async function read(db: D1Database): Promise<number> {
  return (await db.prepare("SELECT n FROM content_generation WHERE id = 1").first<number>("n")) ?? 0;
}

function update(n: number, now: number): void {
  state.n = Math.max(state.n, n);
  state.readAt = now;
}

/** For other caches of database content. Null when the value may be out of date. */
export function knownGeneration(now: number): number | null {
  return now - state.readAt < MAX_AGE_MS ? state.n : null;
}

/** What this isolate knows; `readAt` in ms, null before it has read anything. */
export function generationState(): { n: number; readAt: number | null } {
  return { n: state.n, readAt: Number.isFinite(state.readAt) ? state.readAt : null };
}

/** Invalidates all cached pages; goes into the batch of the change. */
export function raiseGeneration(db: D1Database): D1PreparedStatement {
  return db.prepare("UPDATE content_generation SET n = n + 1 WHERE id = 1");
}

const cookieName = "content-generation";

/** The Set-Cookie value with which the author of a change sees it at once, in any isolate. */
export async function showOwnChange(db: D1Database, now: number, secure: boolean): Promise<string> {
  update(await read(db), now);
  return `${cookieName}=${state.n}; Path=/; Max-Age=120; HttpOnly; SameSite=Lax${secure ? "; Secure" : ""}`;
}

function cookieGeneration(request: Request): number {
  const cookie = request.headers.get("Cookie");
  if (!cookie?.includes(cookieName)) return 0;
  return Number(/(?:^|;\s*)content-generation=(\d{1,12})(?:;|$)/.exec(cookie)?.[1] ?? 0);
}

/** For tests: the state of a new isolate. */
export function forgetGeneration(): void {
  Object.assign(state, initial);
}
