import { type Address, addressLabel, parseAddress } from "~/lib/address";

/**
 * The parts of what stands in an address field: those of the chosen suggestion, which the form holds beside the
 * text, while that text is untouched; else what can be read from it.
 */
export function addressParts({ address = "", ...parts }: { address?: string } & Partial<Address>): Address {
  const { street = "", houseNumber = "", postcode = "", city = "", country = "" } = parts;
  const chosen = { street, houseNumber, postcode, city, country };
  return addressLabel(chosen) === address.trim() ? chosen : parseAddress(address);
}
