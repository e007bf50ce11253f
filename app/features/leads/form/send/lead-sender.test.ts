import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { OutgoingLead } from "~/features/leads/form/send/waiting/waiting-store";
import { sendLead } from "./lead-sender";

const OURS = JSON.stringify({ success: true, reference: "K7MPQ2XR", promise: "U hoort van ons morgen" });

/** What becomes of each post: an answer, a cut line, or nothing at all until it is given up. */
type Fate = { status: number; body: string } | "cut" | "silent";

let fates: Fate[] = [];
let posts: { key: FormDataEntryValue | null; progress: (percent: number) => void }[] = [];

class FakeRequest {
  status = 0;
  responseText = "";
  upload: { onprogress?: (event: object) => void; onload?: () => void } = {};
  onloadend = () => {};
  open() {}
  setRequestHeader() {}
  send(body: FormData) {
    const fate = fates.shift() ?? "silent";
    const progress = (percent: number) =>
      this.upload.onprogress?.({ lengthComputable: true, loaded: percent, total: 100 });
    posts.push({ key: body.get("submissionKey"), progress });
    if (fate === "silent") return;
    if (fate !== "cut") {
      this.upload.onload?.();
      Object.assign(this, { status: fate.status, responseText: fate.body });
    }
    queueMicrotask(() => this.onloadend());
  }
  abort() {
    this.onloadend();
  }
}

/** What other tabs see too. */
const database = vi.hoisted(() => ({ refuses: false, leads: new Map<string, StoredLead>() }));
type StoredLead = { key: string; received: { reference: string } | null };
vi.mock("idb", () => ({
  openDB: async () => ({
    get: async (_: string, key: string) => database.leads.get(key),
    put: async (_: string, lead: StoredLead) => {
      if (database.refuses) throw new DOMException("No room is left.", "QuotaExceededError");
      database.leads.set(lead.key, lead);
    },
    delete: async (_: string, key: string) => database.leads.delete(key),
  }),
}));

const page = new EventTarget();
let online = true;

function outgoing(): OutgoingLead {
  const body = new FormData();
  body.set("submissionKey", "sleutel");
  body.append("files", new File(["x"], "dak.jpg"), "dak.jpg");
  return {
    ...{ key: "sleutel", endpoint: "/api/service-request", action: "/gratis-offerte" },
    ...{ name: "quote", note: undefined, body },
  };
}

/** A lead on its way, with all that was told of it. */
function start() {
  const told: unknown[] = [];
  const keeping: boolean[] = [];
  const lead = sendLead(outgoing(), {
    sending: (percent) => told.push(percent),
    waiting: (why, kept) => {
      told.push(why);
      keeping.push(kept);
    },
  });
  return { told, keeping, ...lead };
}

beforeEach(() => {
  database.refuses = false;
  database.leads.clear();
  fates = [];
  posts = [];
  online = true;
  vi.useFakeTimers();
  vi.stubGlobal("localStorage", { getItem: () => "raised" });
  vi.stubGlobal("XMLHttpRequest", FakeRequest);
  vi.stubGlobal("navigator", {
    get onLine() {
      return online;
    },
  });
  vi.stubGlobal("document", Object.assign(new EventTarget(), { visibilityState: "visible" }));
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
  const picture = {
    ok: true,
    type: "basic",
    status: 200,
    headers: new Headers({ "Content-Type": "image/svg+xml" }),
  };
  vi.stubGlobal("fetch", async () => picture);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("it says how far it is, and is in only when the server said so", async () => {
  fates = ["silent"];
  const { told, cancel } = start();
  await vi.advanceTimersByTimeAsync(0);
  posts[0]?.progress(40);
  expect(told).toEqual([null, 40]);
  cancel();
});

test("that it is kept on the device is said only where it is", async () => {
  fates = ["cut"];
  const first = start();
  await vi.advanceTimersByTimeAsync(0);
  first.cancel();
  expect(first.keeping).toEqual([true]);
  database.refuses = true;
  fates = ["cut"];
  const second = start();
  await vi.advanceTimersByTimeAsync(0);
  second.cancel();
  expect(second.keeping).toEqual([false]);
});

test("a cut line: it waits, and goes again by itself with the same key", async () => {
  fates = ["cut", "cut", { status: 200, body: OURS }];
  const { told, outcome } = start();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await outcome).toMatchObject({ kind: "received", reference: "K7MPQ2XR" });
  expect(posts.map(({ key }) => key)).toEqual(["sleutel", "sleutel", "sleutel"]);
  expect(told.filter((each) => each === "unreachable")).toHaveLength(2);
});

test("without a line nothing is posted, and when it is back it goes at once", async () => {
  online = false;
  fates = [{ status: 200, body: OURS }];
  const { told, outcome } = start();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(told).toEqual([null, "offline"]);
  expect(posts).toHaveLength(0);
  online = true;
  page.dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(0);
  expect(await outcome).toMatchObject({ kind: "received" });
});

test("a page of a Wi-Fi is no answer, and neither is a redirect to its login", async () => {
  fates = [{ status: 200, body: "<!doctype html>Log in" }];
  const first = start();
  await vi.advanceTimersByTimeAsync(0);
  expect(first.told.at(-1)).toBe("portal");
  first.cancel();
  vi.stubGlobal("fetch", async () => ({
    ok: false,
    type: "opaqueredirect",
    status: 0,
    headers: new Headers(),
  }));
  fates = ["cut"];
  const second = start();
  await vi.advanceTimersByTimeAsync(0);
  expect(second.told.at(-1)).toBe("portal");
  second.cancel();
});

test("a line on which nothing moves is given up, one on which something does is not", async () => {
  fates = ["silent", { status: 200, body: OURS }];
  const { told, outcome } = start();
  for (let percent = 0; percent < 100; percent += 10) {
    await vi.advanceTimersByTimeAsync(50_000);
    posts[0]?.progress(percent);
  }
  expect(told).not.toContain("unreachable");
  await vi.advanceTimersByTimeAsync(120_000);
  expect(told).toContain("unreachable");
  expect(await outcome).toMatchObject({ kind: "received" });
});

test("cancelled, it is sent no more, whether it is on its way or waits", async () => {
  fates = ["silent"];
  const onItsWay = start();
  await vi.advanceTimersByTimeAsync(0);
  onItsWay.cancel();
  await vi.advanceTimersByTimeAsync(0);
  expect(await onItsWay.outcome).toEqual({ kind: "cancelled" });
  fates = ["cut"];
  const waiting = start();
  await vi.advanceTimersByTimeAsync(0);
  waiting.cancel();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(await waiting.outcome).toEqual({ kind: "cancelled" });
  expect(posts).toHaveLength(2);
});

test("cancelled after all of it had left and no answer came, it may have come in", async () => {
  fates = ["silent"];
  const lost = start();
  await vi.advanceTimersByTimeAsync(0);
  posts[0]?.progress(100);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(lost.told).toContain("unreachable");
  online = false;
  lost.cancel();
  await vi.advanceTimersByTimeAsync(0);
  expect(await lost.outcome).toEqual({ kind: "cancelled", perhaps: true });
});

test("what a network kept to itself, or was cut half way, has not come in", async () => {
  fates = ["silent", { status: 200, body: "<title>Wifi</title>" }];
  for (const percent of [40, 100]) {
    const lead = start();
    await vi.advanceTimersByTimeAsync(0);
    posts.at(-1)?.progress(percent);
    if (percent === 40) await vi.advanceTimersByTimeAsync(60_000);
    lead.cancel();
    await vi.advanceTimersByTimeAsync(0);
    expect(await lead.outcome).toEqual({ kind: "cancelled" });
  }
});

test("a browser that refuses its locks sends all the same", async () => {
  fates = [{ status: 200, body: OURS }];
  vi.stubGlobal("navigator", {
    onLine: true,
    get locks(): never {
      throw new DOMException("The operation is insecure.", "SecurityError");
    },
  });
  expect(await start().outcome).toMatchObject({ kind: "received" });
});

test("a refusal and an error of the server are not repeated", async () => {
  fates = [{ status: 502, body: "<h1>Bad gateway</h1>" }];
  const { outcome } = start();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(await outcome).toEqual({ kind: "broken", status: 502 });
  expect(posts).toHaveLength(1);
});

test("cancelled at the moment that the line goes, it does not wait for the line", async () => {
  online = false;
  const { outcome, cancel } = sendLead(outgoing(), { sending: () => {}, waiting: () => cancel() });
  const told = vi.fn();
  outcome.then(told);
  await vi.advanceTimersByTimeAsync(0);
  expect(told).toHaveBeenCalledWith({ kind: "cancelled" });
});

test("of an answer the device keeps no secret: another tab does not do a check that belongs to this attempt", async () => {
  const secrets = { page: "/aanvraag/geheim", check: "token" };
  fates = [{ status: 200, body: JSON.stringify({ ...JSON.parse(OURS), ...secrets }) }];
  expect(await start().outcome).toMatchObject(secrets);
  expect(JSON.stringify(database.leads.get("sleutel"))).toContain("K7MPQ2XR");
  expect(JSON.stringify(database.leads.get("sleutel"))).not.toMatch(/geheim|token/);
});

test("who waits for another tab does not send what came in there, nor is stopped by what was withdrawn there", async () => {
  for (const elsewhere of ["received", "withdrawn"]) {
    posts = [];
    fates = [{ status: 200, body: OURS }];
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    vi.stubGlobal("navigator", { onLine: true, locks: locksHeldUntil(held) });
    const { outcome } = start();
    await vi.advanceTimersByTimeAsync(0);
    expect(posts).toHaveLength(0);
    const known = database.leads.get("sleutel");
    if (elsewhere === "withdrawn") database.leads.delete("sleutel");
    else if (known)
      database.leads.set("sleutel", { ...known, received: { ...JSON.parse(OURS), kind: "received" } });
    release();
    expect(await outcome).toMatchObject({ kind: "received", reference: "K7MPQ2XR" });
    expect(posts).toHaveLength(elsewhere === "withdrawn" ? 1 : 0);
    database.leads.clear();
  }
});

/** Web Locks, the one that is asked for held by another tab. */
function locksHeldUntil(free: Promise<void>) {
  return {
    request: async (_: string, { ifAvailable = false }, work: (lock: object | null) => unknown) => {
      if (ifAvailable) return work(null);
      await free;
      return work({});
    },
  };
}
