import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { installRetryingFetch } from "~/admin/office-fetch";
import { Hydrated, watchControls } from "./hydrate";

/**
 * /admin is a client application: the router takes over the whole document, and is told what was typed, chosen or
 * pressed before that. `onError` hears of errors that it catches to show a page in their place.
 */
export function start(onError: (error: unknown) => void) {
  installRetryingFetch();
  const touched = watchControls(document.documentElement);
  const done = () => {
    for (const restore of touched()) restore();
    const pressed = window.__early ?? [];
    window.__early = null;
    for (const button of pressed) button.click();
  };
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <Hydrated onReady={done}>
          <HydratedRouter onError={onError} />
        </Hydrated>
      </StrictMode>,
    );
  });
}
