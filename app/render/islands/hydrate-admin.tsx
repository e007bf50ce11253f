import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { installRetryingFetch } from "~/admin/office-fetch";
import { CodeOnDemand } from "~/features/leads/by-hand/code-on-demand";
import { type Control, Hydrated, watchControls } from "./hydrate";

const code: CodeOnDemand = {
  addressInput: () => import("~/features/leads/address/address-input"),
  attachments: () => import("~/features/leads/form/kit/form-engine"),
};

/**
 * /admin is a client application: the router takes over the whole document, and is told what was typed, chosen or
 * pressed before that. `onError` hears of errors that it catches to show a page in their place.
 */
export function start(onError: (error: unknown) => void) {
  installRetryingFetch();
  const touched = watchControls(document.documentElement);
  async function tellAgain(): Promise<void> {
    for (const [control, restore] of touched()) {
      forgetFound(control);
      restore();
      await rendered();
    }
    const pressed = window.__early || [];
    window.__early = null;
    for (const control of pressed) {
      delete control.dataset.felt;
      if (control instanceof HTMLFormElement) control.requestSubmit();
      else control.click();
      await rendered();
    }
  }
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <Hydrated onReady={() => void tellAgain()}>
          <CodeOnDemand value={code}>
            <HydratedRouter onError={onError} />
          </CodeOnDemand>
        </Hydrated>
      </StrictMode>,
    );
  });
}

/** What an event changed is drawn once its task has ended: a press in the same one would still see what stood there before. */
const rendered = () => new Promise<void>((resolve) => setTimeout(resolve));

/**
 * React drops events after which an input or textarea holds what it held when it was hydrated; the application has yet to
 * hear of it. Not for forms of the site: they weigh what the browser filled in against the draft (`filled-by-browser.ts`).
 */
function forgetFound(control: Control & { _valueTracker?: { setValue(value: string): void } }) {
  control._valueTracker?.setValue(`not ${control.value}`);
}
