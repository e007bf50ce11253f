import { namesBelgium } from "~/features/leads/model/phone/phone";
import { type Address, addressLabel, countryNames, parseAddress } from "~/lib/address";

type AddressValues = { address?: string } & Partial<Address>;

/**
 * Parts of an address: those of the chosen suggestion while its text is untouched, else what the text tells. Belgium
 * must be chosen or named: '3011 Rotterdam' has its postcode without letters.
 */
export function addressParts({ address = "", ...parts }: AddressValues): Address {
  const { street = "", houseNumber = "", postcode = "", city = "", country = "" } = parts;
  const chosen = { street, houseNumber, postcode, city, country };
  if (addressLabel(chosen) === address.trim()) return chosen;
  const told = parseAddress(address);
  const guessed = told.country === countryNames.BE && !namesBelgium(address);
  return guessed ? { ...told, country: "" } : told;
}

/** Those of them that are known. */
export function filledAddressParts(values: AddressValues): Partial<Address> {
  return Object.fromEntries(Object.entries(addressParts(values)).filter(([, part]) => part !== ""));
}
