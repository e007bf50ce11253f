import type { MouseEvent } from "react";
import { withTimeout } from "~/lib/with-timeout";
import { Icon } from "~/ui/icons/icon";
import { turnOff } from "./own-device";

const SIGN_OFF = "/cdn-cgi/access/logout";
const PATIENCE_MS = 3_000;

/** Ends the session; before it this device is no longer told of anything. */
export function SignOff() {
  const signOff = async (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button > 0) return;
    event.preventDefault();
    await withTimeout(PATIENCE_MS, turnOff(), undefined);
    location.assign(SIGN_OFF);
  };
  return (
    <a
      href={SIGN_OFF}
      onClick={signOff}
      className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 underline-offset-4 hover:underline"
    >
      <Icon name="log-out" /> <span className="max-sm:sr-only">Afmelden</span>
    </a>
  );
}
