import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { installRetryingFetch } from "./office-fetch";

/** /admin is a client application: the router takes over the whole document. */
export function start() {
  installRetryingFetch();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  });
}
