import { noteFailure, startReporting, watchFailures } from "~/features/browser-reports/watch-failures";
import { bootIslands } from "~/render/islands/boot";

declare global {
  interface Window {
    /** Set by React Router where the document carries its client router: /admin only. */
    __reactRouterContext?: unknown;
  }
}

watchFailures();
if (window.__reactRouterContext) {
  startReporting(false);
  import("~/render/islands/hydrate-admin").then((admin) => admin.start((reason) => noteFailure({ reason })));
} else {
  bootIslands();
  import.meta.hot?.on("react-router:hmr", () => location.reload());
}
