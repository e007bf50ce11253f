import { data, type EntryContext, type LoaderFunctionArgs, type ServerBuild } from "react-router";
import { expect, test } from "vitest";
import { restoreUnsentData, withoutDataStream } from "./unsent-data.server";

const build = (routes: Record<string, object>) => ({ routes }) as unknown as ServerBuild;
const loaded = (built: ServerBuild, id: string) =>
  built.routes[id]?.module.loader?.({} as LoaderFunctionArgs);
const Page = () => null;

test("the data of a public page cannot be serialised until they are restored, headers included", async () => {
  const built = withoutDataStream(
    build({
      town: { module: { default: Page, loader: () => ({ name: "Best" }) } },
      search: { module: { default: Page, loader: () => data({ q: "dak" }, { headers: { "X-A": "1" } }) } },
    }),
  );
  const search = (await loaded(built, "search")) as ReturnType<typeof data>;
  expect(search.init).toEqual({ headers: { "X-A": "1" } });
  const loaderData = { town: await loaded(built, "town"), search: search.data };
  expect(JSON.stringify(loaderData)).toBe("{}");
  restoreUnsentData({ loaderData } as unknown as EntryContext["staticHandlerContext"]);
  expect(loaderData).toEqual({ town: { name: "Best" }, search: { q: "dak" } });
});

test("answers without a page, refusals and /admin are left as they are", async () => {
  const moved = Response.redirect("https://voorbeeld.test/", 301);
  const built = withoutDataStream(
    build({
      admin: { module: { default: Page, handle: { app: "admin" } } },
      inbox: { parentId: "admin", module: { default: Page, loader: () => ({ rows: 1 }) } },
      feed: { module: { loader: () => ({ rows: 2 }) } },
      article: { module: { default: Page, loader: () => moved } },
    }),
  );
  expect(await loaded(built, "inbox")).toEqual({ rows: 1 });
  expect(await loaded(built, "feed")).toEqual({ rows: 2 });
  expect(await loaded(built, "article")).toBe(moved);
});
