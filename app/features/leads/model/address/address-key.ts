import { parseAddress } from "~/lib/address";

/** Empty = not known. */
type AddressParts = { address: string; street: string; houseNumber: string; postcode: string };

/** '5611GJ 1A', in Belgium (a postcode is a town) '3920 DORPSSTRAAT 2': from the parts, else as typed. */
export function addressKey({ address, street, houseNumber, postcode }: AddressParts): string | null {
  const code = codeIn(postcode) ?? codeIn(parseAddress(address).postcode) ?? lastDigits(address);
  const typed = /^\s*([^\d,]+?)\s+(\d{1,5})(?:\s?([a-z]{1,2}))?\b/i.exec(address.split(",")[0] ?? "");
  const number = plain(houseNumber) || plain(`${typed?.[2] ?? ""}${typed?.[3] ?? ""}`);
  if (!code?.[1] || number === "") return null;
  if (code[2]) return `${code[1]}${code[2].toUpperCase()} ${number}`;
  const name = plain(street || (typed?.[1] ?? ""));
  return name === "" ? null : `${code[1]} ${name} ${number}`;
}

function codeIn(postcode: string): RegExpExecArray | null {
  return /\b([1-9]\d{3})(?:\s?([A-Z]{2})\b)?(?!\d)/i.exec(postcode);
}

/** The last ones count: a house number can have four digits too, and stands before them. */
function lastDigits(address: string): RegExpMatchArray | undefined {
  const after = address.indexOf(",") + 1;
  return [...address.slice(after).matchAll(/\b([1-9]\d{3})(?!\d)/g)].at(-1);
}

function plain(text: string): string {
  return text
    .normalize("NFD")
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, "");
}
