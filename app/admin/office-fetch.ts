import { askingAs } from "./asking-as";
import { isSignedOut, retryingFetch, type WaitReason } from "./retrying-fetch";

/** Between two attempts; coming back to this window, or to the network, is reason to try at once. */
const PAUSE_MS = 4_000;

function pause(reason: WaitReason): Promise<void> {
  const event = reason === "offline" || reason === "failing" ? "online" : "focus";
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      removeEventListener(event, go);
      resolve();
    };
    const timer = setTimeout(go, PAUSE_MS);
    addEventListener(event, go);
  });
}

/** Of this document, for as long as it is shown. */
let person = "";
function shownPerson(): string {
  person ||= document.querySelector<HTMLElement>("[data-person]")?.dataset.person ?? "";
  return person;
}

/** The browser's own, before the router's requests are sent another way. */
const send = askingAs(globalThis.fetch, shownPerson);

/** The line between /admin in this window and the server, for what its router asks. */
export const officeFetch = retryingFetch({ send: (...request) => send(...request), pause });

/** From now on the router's requests wait for connection and session, instead of giving up the page. */
export function installRetryingFetch(): void {
  window.fetch = (input, init) =>
    input instanceof URL && input.pathname.endsWith(".data")
      ? officeFetch.fetch(input, init)
      : send(input, init);
}

/**
 * For what is sent besides the router, such as a picture: where the session has ended it waits here until somebody has signed in
 * again, as the bar at the top says, and goes then. Rejects without a connection, as fetch does.
 */
export const signedInFetch: typeof fetch = async (input, init) => {
  const answer = await send(input, { ...init, redirect: "manual" });
  return isSignedOut(answer) ? officeFetch.fetch(input, init) : answer;
};
