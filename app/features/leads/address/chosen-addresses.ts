import { type Address, addressLabel, parseAddress } from "~/lib/address";

/** Addresses that were chosen from suggestions on this page, by their text. */
const chosen = new Map<string, Address>();

export function rememberAddress(address: Address): void {
  chosen.set(addressLabel(address), address);
}

/** The parts of what stands in an address field: those of the chosen address while its text is untouched. */
export function partsOf(text: string): Address {
  return chosen.get(text.trim()) ?? parseAddress(text);
}

/** The address that was chosen, when this is its untouched text. */
export function chosenAddress(text: string): Address | null {
  return chosen.get(text.trim()) ?? null;
}
