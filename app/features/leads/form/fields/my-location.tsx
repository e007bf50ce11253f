import { useState } from "react";
import { Icon } from "~/ui/icons/icon";

type Fill = (code: typeof import("~/features/leads/address/my-location")) => Promise<string>;

/** Fills in the address where the visitor is. Only a tap on it asks the device. */
export function MyLocation({ fill }: { fill: Fill }) {
  const [said, say] = useState("");
  const find = () => {
    say("Locatie zoeken...");
    import("~/features/leads/address/my-location").then(fill).then(say, () => say("Typ het adres zelf."));
  };
  return (
    <div className="only-scripted text-sm">
      <button type="button" onClick={find} className="button button-link button-sm px-0!">
        <Icon name="map-pin" /> Mijn locatie
      </button>
      <p role="status">{said}</p>
    </div>
  );
}
