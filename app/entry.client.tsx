import { bootIslands } from "~/render/islands/boot";

declare global {
  interface Window {
    /** Set by React Router where the document carries its client router: /admin only. */
    __reactRouterContext?: unknown;
  }
}

if (window.__reactRouterContext) {
  import("~/admin/hydrate-admin").then((admin) => admin.start());
} else {
  bootIslands();
  import.meta.hot?.on("react-router:hmr", () => location.reload());
}
