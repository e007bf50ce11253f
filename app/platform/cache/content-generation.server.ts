import { withTimeout } from "~/lib/with-timeout";
import { log } from "~/platform/log.server";

/**
 * A counter in D1 that everything raises which visitors must see within a minute: publishing an article, a
 * changed setting. It is part of the page cache's key, so raising it makes every stored page old at once.
 * An isolate asks for it at most every 30 seconds and beside the request; only one that has not asked for a
 * minute waits for the answer. So a hit normally costs no query, and initial older than a minute is served.
 */
const REFRESH_AFTER_MS = 30_000;
const BLOCK_AFTER_MS = 55_000;
/** What was learnt longer ago is no ground to keep anything else. */
const MAX_AGE_MS = 60_000;
/** Somebody whose own change this isolate does not know yet may make it refresh, this often. */
const OWN_CHANGE_AFTER_MS = 1_000;

/** D1 that does not answer must not hold up pages: they go on as they are, and refresh again a little later. */
const TIMEOUT_MS = 1_500;
const RETRY_AFTER_MS = 5_000;

const initial = { n: 0, readAt: Number.NEGATIVE_INFINITY, retryAt: 0, refreshingUntil: 0 };
/** `refreshingUntil`: a question is under way beside a request, so that those after it do not refresh as well. */
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

/**
 * The generation that this isolate knows, for what it keeps of the database itself; null when it has not asked
 * within the minute, and so may be behind.
 */
export function knownGeneration(now: number): number | null {
  return now - state.readAt < MAX_AGE_MS ? state.n : null;
}

/** The statement that goes into the batch of a change that visitors must see. */
export function raiseGeneration(db: D1Database): D1PreparedStatement {
  return db.prepare("UPDATE content_generation SET n = n + 1 WHERE id = 1");
}

const cookieName = "content-generation";

/**
 * After such a change: this isolate knows it at once, and the cookie makes the next isolate that its author
 * meets refresh for it. The Set-Cookie value.
 */
export async function showOwnChange(db: D1Database, now: number, secure: boolean): Promise<string> {
  update(await read(db), now);
  return `${cookieName}=${state.n}; Path=/; Max-Age=120; HttpOnly; SameSite=Lax${secure ? "; Secure" : ""}`;
}

function cookieGeneration(request: Request): number {
  const cookie = request.headers.get("Cookie");
  if (!cookie?.includes(cookieName)) return 0;
  return Number(/(?:^|;\s*)content-generation=(\d{1,12})(?:;|$)/.exec(cookie)?.[1] ?? 0);
}

/** For tests: what a new isolate knows. */
export function forgetGeneration(): void {
  Object.assign(state, initial);
}
