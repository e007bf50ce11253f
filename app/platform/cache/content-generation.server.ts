import { withTimeout } from "~/lib/with-timeout";
import { log } from "~/platform/log.server";

/**
 * A counter in D1 that everything raises which visitors must see within a minute: publishing an article, a
 * changed setting. It is part of the page cache's key, so raising it makes every stored page old at once.
 * An isolate asks for it at most every 30 seconds and beside the request; only one that has not asked for a
 * minute waits for the answer. So a hit normally costs no query, and nothing older than a minute is served.
 */
const ASK_AFTER_MS = 30_000;
const WAIT_AFTER_MS = 55_000;
/** What was learnt longer ago is no ground to keep anything else. */
const FRESH_MS = 60_000;
/** Somebody whose own change this isolate does not know yet may make it ask, this often. */
const OWN_AFTER_MS = 1_000;

/** D1 that does not answer must not hold up pages: they go on as they are, and ask again a little later. */
const PATIENCE_MS = 1_500;
const RETRY_AFTER_MS = 5_000;

const nothing = { n: 0, askedAt: Number.NEGATIVE_INFINITY, quietUntil: 0, askingUntil: 0 };
/** `askingUntil`: a question is under way beside a request, so that those after it do not ask as well. */
const known = { ...nothing };

export async function contentGeneration(
  db: D1Database,
  request: Request,
  now: number,
  waitUntil: (work: Promise<unknown>) => void,
): Promise<number> {
  if (now < known.quietUntil) return known.n;
  const age = now - known.askedAt;
  if (age >= WAIT_AFTER_MS || (age >= OWN_AFTER_MS && ownGeneration(request) > known.n)) await ask(db, now);
  else if (age >= ASK_AFTER_MS && now >= known.askingUntil) {
    known.askingUntil = now + RETRY_AFTER_MS;
    waitUntil(ask(db, now));
  }
  return known.n;
}

async function ask(db: D1Database, now: number): Promise<void> {
  const n = await withTimeout(PATIENCE_MS, read(db), null);
  if (n !== null) return learn(n, now);
  known.quietUntil = now + RETRY_AFTER_MS;
  log("warn", "generation.unknown", {});
}

async function read(db: D1Database): Promise<number> {
  return (await db.prepare("SELECT n FROM content_generation WHERE id = 1").first<number>("n")) ?? 0;
}

function learn(n: number, now: number): void {
  known.n = Math.max(known.n, n);
  known.askedAt = now;
}

/**
 * The generation that this isolate knows, for what it keeps of the database itself; null when it has not asked
 * within the minute, and so may be behind.
 */
export function knownGeneration(now: number): number | null {
  return now - known.askedAt < FRESH_MS ? known.n : null;
}

/** The statement that goes into the batch of a change that visitors must see. */
export function raiseGeneration(db: D1Database): D1PreparedStatement {
  return db.prepare("UPDATE content_generation SET n = n + 1 WHERE id = 1");
}

const cookieName = "content-generation";

/**
 * After such a change: this isolate knows it at once, and the cookie makes the next isolate that its author
 * meets ask for it. The Set-Cookie value.
 */
export async function showOwnChange(db: D1Database, now: number, secure: boolean): Promise<string> {
  learn(await read(db), now);
  return `${cookieName}=${known.n}; Path=/; Max-Age=120; HttpOnly; SameSite=Lax${secure ? "; Secure" : ""}`;
}

function ownGeneration(request: Request): number {
  const cookie = request.headers.get("Cookie");
  if (!cookie?.includes(cookieName)) return 0;
  return Number(/(?:^|;\s*)content-generation=(\d{1,12})(?:;|$)/.exec(cookie)?.[1] ?? 0);
}

/** For tests: what a new isolate knows. */
export function forgetGeneration(): void {
  Object.assign(known, nothing);
}
