import {
  createRequestHandler,
  type RequestHandler,
  type RouterContextProvider,
  type ServerBuild,
} from "react-router";
import { withUnsentData } from "../app/render/document/unsent-data.server";
import { groupBuild, groupOf, literalSegments } from "./route-group";

const mode = import.meta.env.MODE;
const load = () => import("virtual:react-router/server-build");

let build: Promise<{ whole: ServerBuild; segments: Set<string> }> | undefined;
const handlers = new Map<string | null, RequestHandler>();

/** Has the router answer. Whatever is derived from the table of routes is derived once per isolate. */
export async function route(request: Request, context: RouterContextProvider): Promise<Response> {
  // In development the build is another one after every edit.
  if (import.meta.env.DEV) return createRequestHandler(load, mode)(request, context);
  build ??= load().then((loaded) => {
    const whole = withUnsentData(loaded);
    return { whole, segments: literalSegments(whole.routes) };
  });
  const { whole, segments } = await build;
  const group = groupOf(new URL(request.url).pathname, segments);
  let handler = handlers.get(group);
  if (!handler) {
    // The client router of /admin gets the whole table, so that it knows which addresses are not its own.
    const complete = group === null || group === "admin";
    handler = createRequestHandler(complete ? whole : groupBuild(whole, group), mode);
    handlers.set(group, handler);
  }
  return handler(request, context);
}
