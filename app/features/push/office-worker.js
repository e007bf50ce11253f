// The service worker of /admin: shows what comes and opens the request. It has no 'fetch' and keeps nothing of /admin: a
// page out of a cache would be one that Access no longer asks about.

addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(clients.claim()));

addEventListener("push", (event) => event.waitUntil(show(event.data)));

/** Whatever came, something is shown: browsers take the permission from who wakes them for nothing. */
async function show(data) {
  let notification = {};
  try {
    notification = data.json().notification ?? {};
  } catch {}
  const { title = "Nieuw bij Aanvragen", body = "", navigate = "/admin", tag = "aanvragen" } = notification;
  navigator.setAppBadge?.().catch(() => {});
  await registration.showNotification(title, {
    body,
    tag,
    // One that takes the place of another is heard too.
    renotify: true,
    lang: "nl",
    icon: "/icon-192.png",
    // Android shows its shape alone, in one colour.
    badge: "/badge-96.png",
    data: { path: pathOf(navigate) },
  });
}

/** Only pages of /admin, and on the address where this worker runs: another one has another Access. */
function pathOf(navigate) {
  const { pathname, search } = new URL(navigate, location.origin);
  return /^\/admin(\/|$)/.test(pathname) ? pathname + search : "/admin";
}

addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.path ?? "/admin"));
});

/** A window of its own: in one that is open something may have been typed. */
async function open(path) {
  const url = new URL(path, location.origin).href;
  const windows = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const same = windows.find((each) => each.url === url);
  return same ? same.focus() : clients.openWindow(url);
}
