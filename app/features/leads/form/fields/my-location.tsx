import { useState } from "react";
import type { AddressInputProps } from "~/features/leads/address/address-input";
import { Icon } from "~/ui/icons/icon";

type Props = Pick<AddressInputProps, "onChoose"> & Pick<AddressInputProps["control"], "id" | "onChange">;

/** Fills in the address where the visitor is. Only a tap on it asks the device. */
export function MyLocation({ id, onChange, onChoose }: Props) {
  const [said, say] = useState("");
  const find = () => {
    const { value } = document.getElementById(id) as HTMLInputElement;
    say("Locatie zoeken...");
    import("~/features/leads/address/my-location")
      .then((code) => code.fillInLocation(id, value, onChange, onChoose))
      .then(say, () => say("Typ het adres zelf."));
  };
  return (
    <div className="only-scripted mt-1 text-sm">
      <button type="button" onClick={find} className="button button-link button-sm px-0!">
        <Icon name="map-pin" /> Mijn locatie
      </button>
      <p role="status">{said}</p>
    </div>
  );
}
