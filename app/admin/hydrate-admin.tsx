import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { installRetryingFetch } from "./office-fetch";

/**
 * /admin is a client application: the router takes over the whole document. `onError` hears of errors that
 * it catches to show a page in their place.
 */
export function start(onError: (error: unknown) => void) {
  installRetryingFetch();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter onError={onError} />
      </StrictMode>,
    );
  });
}
