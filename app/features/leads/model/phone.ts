const callingCodes = { NL: "31", BE: "32" } as const;
export type PhoneCountry = keyof typeof callingCodes;

/**
 * A number as typed, in international form: '040 212 34 56' with NL → '+31402123456'. The trunk zero goes,
 * also in '+31 (0)40 …', and so does what is said of the number behind it. No check that it exists; without
 * digits it is an empty string.
 */
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

/**
 * Whether a number is long enough to call: 10 characters as typed, or a Belgian landline, which has nine
 * digits ('011234567'). Zone 06x is left out, because there it is more likely a Dutch mobile number that
 * misses a digit; with spaces it is long enough anyway.
 */
export function isCallable(typed: string): boolean {
  const trimmed = typed.trim();
  return trimmed.length >= 10 || /^0(?:1[0-69]|[23][2-8]|4[23]|5\d|71|8[1-79]|9[2-4])\d{6}$/.test(trimmed);
}

/**
 * Whether an international number has all its digits: nine after +31, eight (landline) or nine after +32.
 * Of other countries only the length of the shortest numbers is asked.
 */
export function isComplete(international: string): boolean {
  if (international.startsWith("+31")) return international.length >= 12;
  if (international.startsWith("+32")) return international.length >= 11;
  return international.length >= 10;
}
