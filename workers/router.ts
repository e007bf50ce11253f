import {
  createRequestHandler,
  type RequestHandler,
  type RouterContextProvider,
  type ServerBuild,
} from "react-router";
import { withoutDataStream } from "~/render/document/unsent-data.server";
import { buildForGroup, literalSegments, routeGroup } from "./route-group";

const mode = import.meta.env.MODE;
const load = () => import("virtual:react-router/server-build");

let build: { whole: ServerBuild; segments: Set<string> } | undefined;
const handlers = new Map<string | null, RequestHandler>();

/** Handlers are created once per isolate and group of routes. */
export async function handleRequest(request: Request, context: RouterContextProvider): Promise<Response> {
  // The build changes with every edit.
  if (import.meta.env.DEV) return createRequestHandler(load, mode)(request, context);
  if (build === undefined) {
    const whole = withoutDataStream(await load());
    // Of requests that began side by side, the first.
    build ??= { whole, segments: literalSegments(whole.routes) };
  }
  const { whole, segments } = build;
  const group = routeGroup(new URL(request.url).pathname, segments);
  let handler = handlers.get(group);
  if (!handler) {
    // The client router of /admin needs all routes to know which addresses are not its own.
    const complete = group === null || group === "admin";
    handler = createRequestHandler(complete ? whole : buildForGroup(whole, group), mode);
    handlers.set(group, handler);
  }
  return handler(request, context);
}
