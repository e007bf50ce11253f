import { useState } from "react";
import type { Suggestion } from "~/features/leads/address/suggestion";
import { Icon } from "~/ui/icons/icon";

/** Fills in the address where the visitor is. Only a tap on it asks the device. */
export function MyLocation({ onFound }: { onFound: (address: Suggestion) => void }) {
  const [state, setState] = useState<"idle" | "busy" | "found" | { problem: string }>("idle");
  async function find() {
    if (state === "busy") return;
    setState("busy");
    const answer = await import("~/features/leads/address/my-location").then(
      (code) => code.addressHere(),
      () => ({ problem: "Uw locatie opvragen lukt nu niet. Typ het adres zelf." }),
    );
    if ("address" in answer) onFound(answer.address);
    setState("address" in answer ? "found" : answer);
  }
  return (
    <div className="only-scripted flex flex-wrap items-center gap-x-3 text-sm">
      <button
        type="button"
        onClick={find}
        aria-busy={state === "busy"}
        className="text-link flex min-h-11 items-center gap-1.5 font-semibold"
      >
        <Icon name="map-pin" size={4} /> {state === "busy" ? "Locatie zoeken..." : "Mijn locatie"}
      </button>
      <span role="status">
        {state === "found" && "Ingevuld. Controleer het huisnummer."}
        {typeof state === "object" && state.problem}
      </span>
    </div>
  );
}
