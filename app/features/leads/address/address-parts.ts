import { type Address, addressLabel, parseAddress } from "~/lib/address";

type AddressValues = { address?: string } & Partial<Address>;

/**
 * The parts of what stands in an address field: those of the chosen suggestion, which the form holds beside the
 * text, while that text is untouched; else what can be read from it.
 */
export function addressParts({ address = "", ...parts }: AddressValues): Address {
  const { street = "", houseNumber = "", postcode = "", city = "", country = "" } = parts;
  const chosen = { street, houseNumber, postcode, city, country };
  return addressLabel(chosen) === address.trim() ? chosen : parseAddress(address);
}

/** Those of them that are known. */
export function filledAddressParts(values: AddressValues): Partial<Address> {
  return Object.fromEntries(Object.entries(addressParts(values)).filter(([, part]) => part !== ""));
}
