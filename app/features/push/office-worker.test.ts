import { createContext, runInContext } from "node:vm";
import { expect, test } from "vitest";
import officeWorker from "./office-worker.js?raw";

type Shown = { title: string; options: { body: string; tag: string; data: { path: string } } };
type Handler = (event: object) => void;

/** The service worker as a browser runs it, with what it shows and opens. */
function started(windows: { url: string; focus: () => void }[] = []) {
  const [shown, opened]: [Shown[], string[]] = [[], []];
  const handlers = new Map<string, Handler>();
  const work: Promise<unknown>[] = [];
  runInContext(
    officeWorker,
    createContext({
      URL,
      location: { origin: "https://site.example" },
      navigator: {},
      addEventListener: (name: string, handler: Handler) => handlers.set(name, handler),
      skipWaiting: () => {},
      clients: {
        claim: () => {},
        matchAll: async () => windows,
        openWindow: async (url: string) => opened.push(url),
      },
      registration: {
        showNotification: async (title: string, options: Shown["options"]) => shown.push({ title, options }),
      },
    }),
  );
  const fire = async (name: string, event: object) => {
    handlers.get(name)?.({ ...event, waitUntil: (promise: Promise<unknown>) => work.push(promise) });
    await Promise.all(work);
  };
  const push = (text: string | null) =>
    fire("push", { data: text === null ? null : { json: () => JSON.parse(text) } });
  const click = (path: string) =>
    fire("notificationclick", { notification: { data: { path }, close: () => {} } });
  return { handlers, shown, opened, push, click };
}

const notification = (navigate: string) =>
  JSON.stringify({
    web_push: 8030,
    notification: { title: "Spoed", body: "Bel terug.", navigate, tag: "een" },
  });

test("what comes is shown with its own words, and opens its request on this very address", async () => {
  const { shown, opened, push, click } = started();
  await push(notification("https://www.elders.example/admin/aanvragen/1?x=2"));
  expect(shown).toMatchObject([
    { title: "Spoed", options: { body: "Bel terug.", tag: "een", data: { path: "/admin/aanvragen/1?x=2" } } },
  ]);
  await click("/admin/aanvragen/1?x=2");
  expect(opened).toEqual(["https://site.example/admin/aanvragen/1?x=2"]);
});

test.each([["/elders"], ["https://aanvaller.example/administratie"], ["javascript:alert(1)"], ["/adminx"]])(
  "%s opens the office and nothing else",
  async (navigate) => {
    const { shown, push } = started();
    await push(notification(navigate));
    expect(shown[0]?.options.data.path).toBe("/admin");
  },
);

test("whatever comes, something is shown: a browser takes the permission away from silence", async () => {
  for (const text of [null, "geen json", "{}", "7"]) {
    const { shown, push } = started();
    await push(text);
    expect(shown, String(text)).toMatchObject([{ title: "Nieuw bij Aanvragen" }]);
  }
});

test("a window that shows the request already comes to the front", async () => {
  let focused = 0;
  const url = "https://site.example/admin/aanvragen/1";
  const { opened, click } = started([{ url, focus: () => focused++ }]);
  await click("/admin/aanvragen/1");
  expect([focused, opened]).toEqual([1, []]);
});

test("it stands between nothing and the server, and keeps nothing", () => {
  expect([...started().handlers.keys()].sort()).toEqual(["activate", "install", "notificationclick", "push"]);
  expect(officeWorker).not.toMatch(/\bcaches\b|indexedDB|fetch\(/);
});
