import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sheet } from "~tests/support/sample-sheet";
import { type PageCacheOptions, servePage } from "./page-cache.server";
import { newPageTokens, type PageTokens } from "./page-tokens";
import { noteStandIn } from "./stand-ins.server";
import { CACHE_HEADER } from "./stored-page.server";

/** The Cache API as far as the page cache uses it. */
function emptyEdge() {
  const kept = new Map<string, Response>();
  return {
    kept,
    default: {
      match: async (request: Request) => kept.get(request.url)?.clone(),
      put: async (request: Request, response: Response) => void kept.set(request.url, response),
    },
  };
}

let edge: ReturnType<typeof emptyEdge>;
let work: Promise<unknown>[];
beforeEach(() => {
  edge = emptyEdge();
  work = [];
  vi.stubGlobal("caches", edge);
});
afterEach(() => vi.unstubAllGlobals());

const page = (tokens: PageTokens, extra = "") =>
  new Response(`<script nonce="${tokens.nonce}"></script>é${extra}`, { headers: { [CACHE_HEADER]: "300" } });

/** Each test has a version of its own, and so an empty memory. */
function options(render: PageCacheOptions["render"], more: Partial<PageCacheOptions> = {}): PageCacheOptions {
  return {
    version: expect.getState().currentTestName ?? "",
    memoryLimit: 1_000_000,
    now: 1_000_000,
    ifNoneMatch: null,
    sheet,
    arrives: false,
    tokens: newPageTokens(0),
    newTokens: () => newPageTokens(0),
    waitUntil: (promise) => work.push(promise),
    render,
    ...more,
  };
}

const url = new URL("https://site.example/daken");
const states = (answers: Response[]) => answers.map((answer) => answer.headers.get("X-Cache"));

test("visitors who come together to a page that is not cached cause one render, and each gets a nonce of its own", async () => {
  let renders = 0;
  const render = async (tokens: PageTokens) => {
    renders++;
    await new Promise((resolve) => setTimeout(resolve, 20));
    return page(tokens);
  };
  const visitors = Array.from({ length: 20 }, () => options(render));
  const answers = await Promise.all(visitors.map((visitor) => servePage(url, visitor)));
  expect(renders).toBe(1);
  expect(states(answers).filter((state) => state === "miss")).toHaveLength(1);
  for (const [index, answer] of answers.entries())
    expect(await answer.text()).toContain(`nonce="${visitors[index]?.tokens.nonce}"`);
});

test("a render that hangs holds up the next visitor for half a second at most", async () => {
  vi.useFakeTimers();
  const hanging = options(() => new Promise<Response>(() => {}));
  servePage(url, hanging);
  await vi.advanceTimersByTimeAsync(0);
  const next = servePage(
    url,
    options(async (tokens) => page(tokens)),
  );
  await vi.advanceTimersByTimeAsync(500);
  expect((await next).headers.get("X-Cache")).toBe("miss");
  vi.useRealTimers();
});

test("a stale page is served at once to all, and rendered anew once behind them", async () => {
  let renders = 0;
  const render = async (tokens: PageTokens) => page(tokens, String(++renders));
  await (await servePage(url, options(render))).text();
  await Promise.all(work);
  const later = { now: 1_000_000 + 301_000 };
  const answers = await Promise.all([1, 2, 3].map(() => servePage(url, options(render, later))));
  expect(states(answers)).toEqual(["stale", "stale", "stale"]);
  await Promise.all(work);
  expect(renders).toBe(2);
  const fresh = await servePage(url, options(render, later));
  expect(await fresh.text()).toMatch(/é2$/);
});

test("a page that says until when it is true is served to nobody from then on, not from the edge either", async () => {
  const until = 1_000_000 + 60_000;
  let renders = 0;
  const render = async (tokens: PageTokens) => {
    const answer = page(tokens, String(++renders));
    if (renders === 1) answer.headers.set(CACHE_HEADER, `300 ${until}`);
    return answer;
  };
  for (const memoryLimit of [1_000_000, 0]) {
    renders = 0;
    edge.kept.clear();
    const version = `until ${memoryLimit}`;
    const at = (now: number) => servePage(url, options(render, { now, memoryLimit, version }));
    const first = await at(1_000_000);
    expect(first.headers.has(CACHE_HEADER)).toBe(false);
    await first.text();
    await Promise.all(work);
    expect(states([await at(until - 1)])).toEqual(["hit"]);
    const answer = await at(until);
    expect(states([answer])).toEqual(["miss"]);
    expect(await answer.text()).toMatch(/é2$/);
    await Promise.all(work);
    expect(states([await at(until + 299_999), await at(until + 300_000)])).toEqual(["hit", "stale"]);
    await Promise.all(work);
  }
});

test("a page that fails behind a stale copy leaves the copy; one that is gone takes it away", async () => {
  const later = { now: 1_000_000 + 301_000 };
  await (
    await servePage(
      url,
      options(async (tokens) => page(tokens)),
    )
  ).text();
  await Promise.all(work);
  await servePage(
    url,
    options(async () => new Response("", { status: 500 }), later),
  );
  await Promise.all(work);
  expect(
    (
      await servePage(
        url,
        options(async () => new Response("", { status: 404 }), later),
      )
    ).status,
  ).toBe(200);
  await Promise.all(work);
  edge.kept.clear();
  expect(
    (
      await servePage(
        url,
        options(async () => new Response("", { status: 404 }), later),
      )
    ).status,
  ).toBe(404);
});

test("what stands in for something unreadable is kept for seconds in this isolate, and never in the place of a whole page", async () => {
  let renders = 0;
  const render = async (tokens: PageTokens) => {
    if (++renders !== 2) noteStandIn();
    return page(tokens, String(renders));
  };
  const at = async (now: number) => {
    const answer = await servePage(url, options(render, { now }));
    const shown = (await answer.text()).at(-1);
    await Promise.all(work);
    return [answer.headers.get("X-Cache"), shown];
  };
  expect(await at(1_000_000)).toEqual(["miss", "1"]);
  expect(await at(1_004_999)).toEqual(["hit", "1"]);
  expect(edge.kept.size).toBe(0);
  expect(await at(1_005_000)).toEqual(["miss", "2"]);
  expect(edge.kept.size).toBe(1);
  expect(await at(1_400_000)).toEqual(["stale", "2"]);
  expect(renders).toBe(3);
  expect(await at(1_400_001)).toEqual(["stale", "2"]);
});

test("a page comes from the edge where the isolate's memory has none", async () => {
  const render = async (tokens: PageTokens) => page(tokens);
  const small = { memoryLimit: 0 };
  await (await servePage(url, options(render, small))).text();
  await Promise.all(work);
  const tokens = newPageTokens(5);
  const again = await servePage(url, options(render, { ...small, tokens }));
  expect(again.headers.get("X-Cache")).toBe("hit");
  expect(await again.text()).toContain(`nonce="${tokens.nonce}"`);
});

test("who arrives gets the sheet inside a page from memory, edge or a finished render; the next page has the link", async () => {
  const body = (tokens: PageTokens) => `${sheet.link}<script nonce="${tokens.nonce}"></script>`;
  const render = async (tokens: PageTokens) => {
    const length = { "Content-Length": String(body(tokens).length) };
    return new Response(body(tokens), { headers: { [CACHE_HEADER]: "300", ...length } });
  };
  for (const memoryLimit of [1_000_000, 0]) {
    const version = `arrives ${memoryLimit}`;
    for (const state of ["miss", "hit"]) {
      const tokens = newPageTokens(7);
      const answer = await servePage(url, options(render, { memoryLimit, version, tokens, arrives: true }));
      expect(answer.headers.get("X-Cache")).toBe(state);
      expect(await answer.text()).toBe(
        `<style data-sheet="/site.css" nonce="${tokens.nonce}">.dak::before{content:'é'}</style><script nonce="${tokens.nonce}"></script>`,
      );
      await Promise.all(work);
    }
    const tokens = newPageTokens(8);
    const next = await servePage(url, options(render, { memoryLimit, version, tokens }));
    expect(await next.text()).toBe(body(tokens));
  }
});

test("a browser that has the page gets a 304, the same validator whatever the tokens; not so a page with a form", async () => {
  const render = async (tokens: PageTokens) => page(tokens);
  await (await servePage(url, options(render))).text();
  await Promise.all(work);
  const first = await servePage(url, options(render));
  const ifNoneMatch = first.headers.get("ETag");
  const known = await servePage(url, options(render, { ifNoneMatch: `"other", ${ifNoneMatch}` }));
  expect(known.status).toBe(304);
  expect(known.body).toBeNull();

  const form = new URL("https://site.example/gratis-offerte");
  const withForm = async (tokens: PageTokens) => page(tokens, tokens.formKey);
  await (await servePage(form, options(withForm))).text();
  await Promise.all(work);
  expect((await servePage(form, options(withForm))).headers.has("ETag")).toBe(false);
});

test("what sets a cookie, is not 200 or does not ask for it is not kept", async () => {
  const answers = [
    () => new Response("", { headers: { [CACHE_HEADER]: "300", "Set-Cookie": "a=1" } }),
    () => new Response("", { status: 404, headers: { [CACHE_HEADER]: "300" } }),
    () => new Response(""),
  ];
  for (const answer of answers) {
    const response = await servePage(
      url,
      options(async () => answer()),
    );
    expect(response.headers.get("X-Cache")).toBe("bypass");
    expect(response.headers.has(CACHE_HEADER)).toBe(false);
  }
  await Promise.all(work);
  expect(edge.kept.size).toBe(0);
});

test.each<Record<string, string>>([{}, { "Content-Length": "4" }])(
  "the runtime is told that a page is still being kept, with %o",
  async (more) => {
    const headers = { [CACHE_HEADER]: "300", ...more };
    const render = async () => new Response("dak!", { headers });
    const answer = await servePage(new URL(`https://site.example/${Object.keys(more)}`), options(render));
    expect(work).toHaveLength(1);
    expect(await answer.text()).toBe("dak!");
    await Promise.all(work);
    expect(edge.kept.size).toBe(1);
  },
);

test("a render that came to nothing leaves the one beside it to be waited for", async () => {
  vi.useFakeTimers();
  const renders: ((answer: Response) => void)[] = [];
  const visit = (tokens = newPageTokens(0)) =>
    servePage(
      url,
      options(() => new Promise((resolve) => renders.push(resolve)), { tokens }),
    );
  const first = visit();
  await vi.advanceTimersByTimeAsync(0);
  const second = visit();
  await vi.advanceTimersByTimeAsync(500);
  expect(renders).toHaveLength(2);
  renders[0]?.(new Response("kapot", { status: 500 }));
  expect((await first).status).toBe(500);
  await Promise.all(work);
  const third = visit();
  await vi.advanceTimersByTimeAsync(0);
  expect(renders).toHaveLength(2);
  renders[1]?.(page(newPageTokens(0)));
  expect(states(await Promise.all([second, third]))).toEqual(["miss", "hit"]);
  vi.useRealTimers();
});

test("a page from the edge has the tokens of each visitor alone, of the first who got it there as of those after", async () => {
  const withForm = async (tokens: PageTokens) => page(tokens, `${tokens.formKey} ${tokens.formTime}`);
  await (await servePage(url, options(withForm, { memoryLimit: 0 }))).text();
  await Promise.all(work);
  const notAgain = () => Promise.reject(new Error("Rendered again."));
  const visitors = Array.from({ length: 4 }, () => options(notAgain));
  const answers = [];
  for (const visitor of visitors) answers.push(await servePage(url, visitor));
  expect(states(answers)).toEqual(["hit", "hit", "hit", "hit"]);
  for (const [index, answer] of [...answers.entries()].reverse()) {
    const { nonce, formKey, formTime } = (visitors[index] as PageCacheOptions).tokens;
    expect(await answer.text()).toBe(`<script nonce="${nonce}"></script>é${formKey} ${formTime}`);
  }
});
