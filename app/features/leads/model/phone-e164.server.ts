import parsePhoneNumber from "libphonenumber-js/max";

/** Null when no such number exists, or one in NL and in BE ('0475 12 34 56') and `address` does not tell. */
export function phoneE164(typed: string, address: string): string | null {
  const dutch = parsePhoneNumber(typed, "NL");
  const belgian = parsePhoneNumber(typed, "BE");
  const [inNl, inBe] = [dutch, belgian].map((number) => (number?.isValid() ? number.number : null));
  if (inNl && inBe && inNl !== inBe) return { NL: inNl, BE: inBe, unknown: null }[countryOf(address)];
  return inNl ?? inBe ?? null;
}

/** A Dutch postcode has two letters, a Belgian one none. */
function countryOf(address: string): "NL" | "BE" | "unknown" {
  if (/\bbelgi|\bBE$/i.test(address)) return "BE";
  if (/\bnederland|\bNL$|\b[1-9]\d{3} ?[A-Z]{2}\b/i.test(address)) return "NL";
  return /\b[1-9]\d{3}\b/.test(address) ? "BE" : "unknown";
}
