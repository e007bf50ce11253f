/** Empty = not known. */
type AddressParts = { address: string; street: string; houseNumber: string; postcode: string };

/** '5611GJ 1A', in Belgium (a postcode is a town) '3920 DORPSSTRAAT 2': from the parts, else as typed. */
export function addressKey({ address, street, houseNumber, postcode }: AddressParts): string | null {
  const code = /\b([1-9]\d{3})(?:\s?([A-Z]{2}|[a-z]{2})\b)?(?!\d)/.exec(postcode) ?? lastPostcode(address);
  const typed = /^\s*([^\d,]+?)\s+(\d{1,5})(?:\s?([a-z]{1,2}))?\b/i.exec(address.split(",")[0] ?? "");
  const number = plain(houseNumber) || plain(`${typed?.[2] ?? ""}${typed?.[3] ?? ""}`);
  if (!code?.[1] || number === "") return null;
  if (code[2]) return `${code[1]}${code[2].toUpperCase()} ${number}`;
  const name = plain(street || (typed?.[1] ?? ""));
  return name === "" ? null : `${code[1]} ${name} ${number}`;
}

/** The last one counts: a house number can have four digits too, and stands before it. */
function lastPostcode(address: string): RegExpMatchArray | undefined {
  const after = address.indexOf(",") + 1;
  return [...address.slice(after).matchAll(/\b([1-9]\d{3})(?:\s?([A-Z]{2}|[a-z]{2})\b)?(?!\d)/g)].at(-1);
}

function plain(text: string): string {
  return text
    .normalize("NFD")
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, "");
}
