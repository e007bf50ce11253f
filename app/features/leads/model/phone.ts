const callingCodes = { NL: "31", BE: "32" } as const;
export type PhoneCountry = keyof typeof callingCodes;

/** '040 212 34 56 werk', '+31 (0)40 …' → '+31402123456'; '' without digits. That it exists is not checked. */
export function toInternational(typed: string, country: PhoneCountry): string {
  const number = /^\D*(?:\d\P{L}*){8}/u.exec(typed)?.[0] ?? typed;
  const compact = number.replace(/\(0\)/g, "").replace(/[^\d+]/g, "");
  const digits = compact.replaceAll("+", "");
  if (digits === "") return "";
  // With its calling code, but without the plus: no number has so many digits otherwise.
  if (/^(?:31[1-9]\d{8}|32[1-9]\d{7,8})$/.test(digits)) return `+${digits}`;
  if (compact.startsWith("+") || digits.startsWith("00")) {
    return `+${digits.replace(/^00/, "").replace(/^(31|32)0/, "$1")}`;
  }
  return `+${callingCodes[country]}${digits.replace(/^0/, "")}`;
}

/** Ten characters as typed, or nine digits of a Belgian landline; '06x' is rather an incomplete NL mobile. */
export function isCallable(typed: string): boolean {
  const trimmed = typed.trim();
  return trimmed.length >= 10 || /^0(?:1[0-69]|[23][2-8]|4[23]|5\d|71|8[1-79]|9[2-4])\d{6}$/.test(trimmed);
}

/** All digits: nine after +31, eight (landline) or nine after +32; elsewhere as the shortest numbers. */
export function isComplete(international: string): boolean {
  if (international.startsWith("+31")) return international.length >= 12;
  if (international.startsWith("+32")) return international.length >= 11;
  return international.length >= 10;
}
