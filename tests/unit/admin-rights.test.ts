import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { signedIn } from "../../app/platform/access/signed-in.server";
import { bindings } from "../../app/platform/bindings.server";
import routes from "../../app/routes";

type Entry = (typeof routes)[number];
type Work = (args: object) => unknown;
type Module = { loader?: Work; action?: Work };

const modules = import.meta.glob<Module>("../../app/routes/admin/**/*.{ts,tsx}");

/** Of everybody who may enter: the frame, the way to the first page of one's own, and what does not exist. */
const forAll = ["routes/admin/layout.tsx", "routes/admin/index.ts", "routes/admin/not-found.tsx"];

function filesOf(entries: readonly Entry[]): string[] {
  return entries.flatMap(({ file, children = [] }) => [file, ...filesOf(children)]);
}

const files = filesOf(routes.filter(({ path }) => path === "admin")).filter((file) => !forAll.includes(file));

/** Everything that can be done with the account: each use of it is a failure here. */
const untouched: unknown = new Proxy(() => {}, {
  get: (_, name) => {
    if (name === "DB" || name === "env") return untouched;
    throw new Error(`touched before it was asked who may: ${String(name)}`);
  },
});

/** What a loader or an action does for somebody whose role is in no row of the table. */
async function outcome(work: Work): Promise<unknown> {
  const context = new RouterContextProvider();
  context.set(bindings, { env: untouched, ctx: untouched, requestId: "1" } as never);
  context.set(signedIn, { email: "x@huis.example", role: "nobody", installed: false } as never);
  const url = new URL("https://site.example/admin");
  const request = new Request(url, { method: "POST", body: new URLSearchParams({ action: "x" }) });
  const params = { type: "project", key: "een", id: "1", n: "1", form: "json" };
  try {
    return await work({ request, url, params, context, pattern: "/admin" });
  } catch (thrown) {
    return thrown;
  }
}

test("the site map has every file of /admin that it should", () => {
  expect(files.length).toBeGreaterThan(20);
  for (const file of files) expect(Object.keys(modules)).toContain(`../../app/${file}`);
});

test.each(files)("%s names the right that each of its ways in needs, before anything else", async (file) => {
  const { loader, action } = (await modules[`../../app/${file}`]?.()) ?? {};
  expect(loader).toBeDefined();
  for (const [what, work] of Object.entries({ loader, action }))
    if (work) expect(await outcome(work), what).toMatchObject({ init: { status: 403 } });
});
