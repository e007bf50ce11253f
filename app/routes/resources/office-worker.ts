import officeWorker from "~/features/push/office-worker.js?raw";

/**
 * Outside /admin, where Access does not stand in front: a browser refuses a service worker behind a redirect. It holds no
 * data. The header lets it work for /admin all the same.
 */
export function loader(): Response {
  return new Response(officeWorker, {
    headers: {
      "Content-Type": "text/javascript; charset=utf-8",
      "Cache-Control": "no-cache",
      "Service-Worker-Allowed": "/admin",
      // What it may do itself: nothing but what the browser does for it.
      "Content-Security-Policy": "default-src 'none'",
    },
  });
}
