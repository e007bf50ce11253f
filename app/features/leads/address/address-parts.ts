import { type Address, addressLabel, parseAddress } from "~/lib/address";

type AddressValues = { address?: string } & Partial<Address>;

/** Parts of an address: those of the chosen suggestion while its text is untouched, else what the text tells. */
export function addressParts({ address = "", ...parts }: AddressValues): Address {
  const { street = "", houseNumber = "", postcode = "", city = "", country = "" } = parts;
  const chosen = { street, houseNumber, postcode, city, country };
  return addressLabel(chosen) === address.trim() ? chosen : parseAddress(address);
}

/** Those of them that are known. */
export function filledAddressParts(values: AddressValues): Partial<Address> {
  return Object.fromEntries(Object.entries(addressParts(values)).filter(([, part]) => part !== ""));
}
