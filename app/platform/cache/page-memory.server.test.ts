import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sheet } from "~tests/support/sample-sheet";
import { type PageCacheOptions, pageUrl, servePage } from "./page-cache.server";
import { newPageTokens, type PageTokens } from "./page-tokens";
import { CACHE_HEADER } from "./stored-page.server";

/** The memory of the isolate alone: what the Cache API is given is written down, and never found again. */
let puts: { url: string; headers: Headers }[];
let work: Promise<unknown>[];
beforeEach(() => {
  puts = [];
  work = [];
  const put = async ({ url }: Request, { headers }: Response) => void puts.push({ url, headers });
  vi.stubGlobal("caches", { default: { match: async () => undefined, put } });
});
afterEach(() => vi.unstubAllGlobals());

const start = 1_000_000;
const freshMs = 300_000;
const staleMs = 3_600_000;
const address = (name: string) => new URL(`https://site.example/${name}`);
const answer = (body: string, more: Record<string, string> = {}) =>
  new Response(body, { headers: { [CACHE_HEADER]: "300", ...more } });
let renders = 0;

/** What a visitor gets, once all work behind it is done. */
async function visit(
  name: string,
  render: (tokens: PageTokens) => Response,
  more: Partial<PageCacheOptions> = {},
) {
  const response = await servePage(address(name), {
    version: expect.getState().currentTestName ?? "",
    memoryLimit: 1_000_000,
    now: start,
    ifNoneMatch: null,
    sheet,
    arrives: false,
    tokens: newPageTokens(0),
    newTokens: () => newPageTokens(0),
    waitUntil: (promise) => work.push(promise),
    render: async (tokens) => {
      renders++;
      return render(tokens);
    },
    ...more,
  });
  const body = await response.text();
  await Promise.all(work.splice(0));
  return `${response.headers.get("X-Cache")} ${response.status} ${body}`;
}

test("only listed parameters with plain values are part of a page, and a search is not kept", () => {
  const kept = "?dienst=a&serviceType=b&pakket=c&categorie=d&pagina=2&waar=e&wanneer=f";
  expect(pageUrl(new URL(`https://site.example/kennisbank${kept}&utm_source=x`))?.search).toBe(kept);
  const of = (search: string) => pageUrl(new URL(`https://site.example/kennisbank${search}`))?.search ?? null;
  expect(of("?answer.b=x&answer.a=y&answer.B=z")).toBe("?answer.a=y&answer.b=x");
  expect(of("?q=dak")).toBeNull();
  expect(of("?q=")).toBeNull();
  expect(of("?categorie=daken&pagina=2&utm_source=x&a=1")).toBe("?categorie=daken&pagina=2");
  expect(of(`?dienst=${"a".repeat(60)}`)).toBe(`?dienst=${"a".repeat(60)}`);
  for (const value of ["", "A", "%20a", "a%20", "a%0A", `${"a".repeat(61)}`, "%3Ca", "a%3C"])
    expect(of(`?dienst=${value}`)).toBe("");
});

test("a page is fresh to the last millisecond, then stale for an hour, then rendered for the visitor", async () => {
  const page = () => answer(`dak ${renders}`);
  renders = 0;
  expect(await visit("daken", page)).toBe("miss 200 dak 1");
  expect(await visit("daken", page, { now: start + freshMs - 1 })).toBe("hit 200 dak 1");
  // A failing render behind it keeps the stored one as it is.
  const fails = () => new Response("kapot", { status: 500 });
  expect(await visit("daken", fails, { now: start + freshMs })).toBe("stale 200 dak 1");
  expect(await visit("daken", fails, { now: start + freshMs + staleMs - 1 })).toBe("stale 200 dak 1");
  expect(await visit("daken", page, { now: start + freshMs + staleMs })).toBe("miss 200 dak 4");
});

test.each([500, 503, 599])(
  "a refresh that fails with %i leaves the page in the memory of the isolate",
  async (status) => {
    const later = { now: start + freshMs };
    await visit("daken", () => answer("dak"));
    expect(await visit("daken", () => new Response("kapot", { status }), later)).toBe("stale 200 dak");
    expect(await visit("daken", () => new Response("kapot", { status }), later)).toBe("stale 200 dak");
  },
);

test.each([404, 410, 301, 499])(
  "a refresh that answers %i takes the page out of the memory",
  async (status) => {
    const later = { now: start + freshMs };
    await visit("daken", () => answer("dak"));
    const gone = () => new Response("weg", { status });
    expect(await visit("daken", gone, later)).toBe("stale 200 dak");
    expect(await visit("daken", gone, later)).toBe(`bypass ${status} weg`);
  },
);

test("a render that throws fails for that visitor only, and at once", async () => {
  const broken = () => {
    throw new Error("kapot");
  };
  await expect(visit("daken", broken)).rejects.toThrow("kapot");
  // With the clock standing still nobody can have waited for it.
  vi.useFakeTimers();
  expect(await visit("een", () => answer("dak"))).toBe("miss 200 dak");
  await expect(visit("twee", broken)).rejects.toThrow("kapot");
  expect(await visit("twee", () => answer("dak"))).toBe("miss 200 dak");
  vi.useRealTimers();
  const [first, second] = await Promise.allSettled([
    visit("daken", broken),
    visit("daken", () => answer("dak")),
  ]);
  expect(first.status).toBe("rejected");
  expect(second).toMatchObject({ status: "fulfilled", value: "miss 200 dak" });
});

test("who waited for a page that may not be kept renders an own one, without waiting on", async () => {
  vi.useFakeTimers();
  const both = Promise.all([1, 2].map((n) => visit("daken", () => new Response(`eigen ${n}`))));
  await vi.advanceTimersByTimeAsync(0);
  expect(await both).toEqual(["bypass 200 eigen 1", "bypass 200 eigen 2"]);
  vi.useRealTimers();
});

test("the pages that were asked for longest ago make room, one that does not fit takes none", async () => {
  const of = (size: number) => () => answer("x".repeat(size));
  const state = async (name: string, size = 40) =>
    (await visit(name, of(size), { memoryLimit: 100 })).split(" ")[0];
  expect([await state("een"), await state("twee")]).toEqual(["miss", "miss"]);
  // Asked for again, so that the other one is the oldest.
  expect(await state("een")).toBe("hit");
  expect(await state("drie")).toBe("miss");
  expect([await state("een"), await state("drie")]).toEqual(["hit", "hit"]);
  expect([await state("groot", 101), await state("groot", 101)]).toEqual(["miss", "miss"]);
  expect([await state("een"), await state("drie")]).toEqual(["hit", "hit"]);
  expect(await state("twee")).toBe("miss");
  expect([await state("drie"), await state("een")]).toEqual(["hit", "miss"]);
  // Exactly as much as there is room for, alone and together.
  expect([await state("vol", 100), await state("vol", 100), await state("een")]).toEqual([
    "miss",
    "hit",
    "miss",
  ]);
  expect([await state("rest", 60), await state("een"), await state("rest", 60)]).toEqual([
    "miss",
    "hit",
    "hit",
  ]);
});

test("a finished page and a streamed one are kept alike: own headers, tokens written over, no length of another", async () => {
  const tokens = newPageTokens(7);
  const own = { "Content-Type": "text/html", Link: "</x>" };
  const page = (used: PageTokens) => `${used.formKey}<form nonce="${used.nonce}">${used.formTime}`;
  for (const [name, more] of [
    ["af", { "Content-Length": "99" }],
    ["gestroomd", {}],
  ] as const) {
    await visit(name, (used) => answer(page(used), { ...own, ...more }));
    expect(await visit(name, () => answer("niet"), { tokens })).toBe(`hit 200 ${page(tokens)}`);
    // Served once, the stored bytes are still nobody's.
    expect(await visit(name, () => answer("niet"), { tokens: newPageTokens(8) })).not.toContain(tokens.nonce);
    const meta = puts.at(-1)?.headers;
    expect(meta?.get("Content-Type")).toBe("text/html");
    expect(meta?.get("Link")).toBe("</x>");
    expect([meta?.has(CACHE_HEADER), meta?.has("Content-Length")]).toEqual([false, false]);
    expect(meta?.get("Cache-Control")).toBe("public, max-age=3900");
    expect(meta?.get("X-Page")).not.toContain(tokens.nonce);
  }
  expect(puts.map(({ url }) => new URL(url).search.slice(0, 3))).toEqual(["?v=", "?v="]);
});

test("a validator is compared as a whole, weak or not, among others, and not on a page with a form", async () => {
  const page = () => answer("dak");
  await visit("daken", page);
  const first = await servePage(address("daken"), {
    ...{
      version: expect.getState().currentTestName ?? "",
      memoryLimit: 1_000_000,
      now: start,
      ifNoneMatch: null,
      sheet,
      arrives: false,
    },
    ...{
      tokens: newPageTokens(0),
      newTokens: () => newPageTokens(0),
      waitUntil: () => {},
      render: async () => page(),
    },
  });
  const tag = first.headers.get("ETag") ?? "";
  expect(tag).toMatch(/^W\/"[\w+/]{16}"$/);
  const strong = tag.slice(2);
  for (const same of [tag, strong, `"x", ${tag}`, `${strong} , "x"`]) {
    expect(await visit("daken", page, { ifNoneMatch: same }), same).toBe("hit 304 ");
  }
  for (const other of [
    "",
    "*",
    '"x"',
    `W/${tag}`,
    strong.slice(1),
    `x${tag}`,
    `${strong.slice(0, 4)}W/${strong.slice(4)}`,
    "W/",
    "null",
    "undefined",
  ]) {
    expect(await visit("daken", page, { ifNoneMatch: other }), other).toBe("hit 200 dak");
  }
  // A finished page has its validator for the first visitor too.
  const finished = await servePage(address("af"), {
    ...{ version: "af", memoryLimit: 1_000_000, now: start, ifNoneMatch: null, tokens: newPageTokens(0) },
    ...{ sheet, arrives: false },
    ...{ newTokens: () => newPageTokens(0), waitUntil: () => {} },
    render: async () => answer("dak", { "Content-Length": "3" }),
  });
  expect([finished.headers.get("X-Cache"), finished.headers.get("ETag")]).toEqual(["miss", tag]);
  const form = (used: PageTokens) => answer(used.formKey);
  await visit("offerte", form);
  expect(await visit("offerte", form, { ifNoneMatch: "null, undefined, *" })).toContain("hit 200 ");
});

test("a page that comes in parts is passed on as it comes, and kept when it is whole", async () => {
  const { promise: rest, resolve: release } = Promise.withResolvers<void>();
  const encode = (text: string) => new TextEncoder().encode(text);
  const body = new ReadableStream({
    async start(controller) {
      controller.enqueue(encode("begin "));
      await rest;
      controller.enqueue(encode("eind"));
      controller.close();
    },
  });
  const first = await servePage(address("delen"), {
    ...{ version: "delen", memoryLimit: 1_000_000, now: start, ifNoneMatch: null, tokens: newPageTokens(0) },
    ...{ sheet, arrives: false },
    ...{ newTokens: () => newPageTokens(0), waitUntil: (promise) => work.push(promise) },
    render: async () => new Response(body, { headers: { [CACHE_HEADER]: "300" } }),
  });
  const reader = first.body?.getReader();
  expect(new TextDecoder().decode((await reader?.read())?.value)).toBe("begin ");
  const waiting = visit("delen", () => answer("een ander"), { version: "delen" });
  release();
  expect(await waiting).toBe("hit 200 begin eind");
});

test("what lies in the cache without our own header is not a page of ours", async () => {
  vi.stubGlobal("caches", { default: { match: async () => new Response("vreemd"), put: async () => {} } });
  expect(await visit("daken", () => answer("dak"))).toBe("miss 200 dak");
});
