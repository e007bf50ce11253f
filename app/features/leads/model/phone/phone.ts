const callingCodes = { NL: "31", BE: "32" } as const;
export type PhoneCountry = keyof typeof callingCodes;

/** What tells the country of a number that is written without one; empty and absent are the same. */
export type PhonePlace = {
  /** Chosen by hand in front of the number; not what stands there by itself. */
  phoneCountry?: string | undefined;
  address?: string | undefined;
  postcode?: string | undefined;
  country?: string | undefined;
};

/** From the fields of a form. The parts of a chosen address count while its town stands in the field. */
export function placeIn(values: Record<string, unknown>): PhonePlace {
  const text = (name: string) => String(values[name] ?? "");
  const [address, city] = [text("address"), text("city")];
  const chosen = city !== "" && address.includes(city);
  return {
    phoneCountry: text("phoneCountry"),
    address,
    ...(chosen && { postcode: text("postcode"), country: text("country") }),
  };
}

/** Digits of every script as ours; each script has its ten in a row. */
export function plainDigits(text: string): string {
  return text.normalize("NFKC").replace(/[^\P{Nd}\d]/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    let zero = code;
    while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
    return String((code - zero) % 10);
  });
}

/** The characters that are dialled: the first run without letters that has digits enough, else all. */
function dialled(typed: string): string {
  const enough = (run: string) => run.replace(/\D/g, "").length >= 8;
  const plain = plainDigits(typed);
  const run = plain.split(/\p{L}+/u).find(enough) ?? plain;
  // A zero in brackets is left out behind a calling code; in front it is the trunk zero.
  return run.replace(/(\d\D*)\(0\)/, "$1").replace(/[^\d+]/g, "");
}

/** Digits after the plus of a number with its calling code, the trunk zero left out; null without one. */
function international(compact: string): string | null {
  const digits = compact.replaceAll("+", "");
  // Without the plus: no national number has so many digits.
  if (/^(?:31[1-9]\d{8}|32[1-9]\d{7,8})$/.test(digits)) return digits;
  if (!compact.startsWith("+") && !digits.startsWith("00")) return null;
  return digits.replace(/^00/, "").replace(/^(31|32)0/, "$1");
}

/** '040 212 34 56 werk', '+31 (0)40 …' → '+31402123456'; '' without digits. That it exists is not checked. */
export function toInternational(typed: string, country: PhoneCountry): string {
  const compact = dialled(typed);
  const digits = compact.replaceAll("+", "");
  if (digits === "") return "";
  return `+${international(compact) ?? callingCodes[country] + digits.replace(/^0/, "")}`;
}

/** The specified rule: ten characters as typed, or nine digits of a Belgian landline ('06x' is rather Dutch). */
export function isLongEnough(typed: string): boolean {
  const trimmed = plainDigits(typed.trim());
  return typed.trim().length >= 10 || (/^0\d{8}$/.test(trimmed) && belgianArea.test(trimmed.slice(1)));
}

/** A Belgian landline by its area code, without 06x. */
const belgianArea = /^(?:1[0-69]|[23][2-8]|4[23]|5\d|71|8[1-79]|9[2-4])\d{6}$/;

/**
 * Country of a number that is written without one, null when nothing tells. Never what happens to be valid: a
 * Dutch mobile number without its last digit is a Belgian landline.
 */
export function countryOfNumber(typed: string, place: PhonePlace): PhoneCountry | null {
  const digits = dialled(typed);
  const chosen = place.phoneCountry === "NL" || place.phoneCountry === "BE" ? place.phoneCountry : null;
  if (!chosen && isElsewhere(place)) return null;
  if (/^06\d{8}$/.test(digits)) return "NL";
  if (chosen) return chosen;
  if (/^06\d{7}$/.test(digits) && /^\D*0\)?6\D/.test(plainDigits(typed))) return "NL";
  // Four digits before a town may be Dutch too, and so is 06 that lacks a digit.
  return toldCountry(place) ?? (looksBelgian(place) && !/^0?6\d{7}$/.test(digits) ? "BE" : null);
}

/** '… 3920 Lommel, België'. */
export function namesBelgium(address: string): boolean {
  return /\bbelgi(?:[eë]|um)\s*$/i.test(address);
}

function toldCountry({ address = "", postcode = "", country = "" }: PhonePlace): PhoneCountry | null {
  if (country.trim() !== "") return named(country);
  if (namesBelgium(address)) return "BE";
  const dutch = /\b(?:nederland|netherlands)\s*$/i.test(address);
  return dutch || dutchPostcode.test(`${address}, ${postcode}`) ? "NL" : null;
}

/** In a third country, whose numbers may look like ours: 06 is a French mobile number too. */
export function isElsewhere({ address = "", country = "" }: PhonePlace): boolean {
  if (country.trim() !== "") return named(country) === null;
  return /,\s*(?:duitsland|deutschland|germany|frankrijk|france|luxemb(?:o?u)rg)\s*$/i.test(address);
}

function looksBelgian({ address = "" }: PhonePlace): boolean {
  return belgianTown.test(`${address.replace(lackingComma, "$1,$2")},`);
}

// As `~/lib/address` reads them, which is loaded later: '3665 As' and '4000 Liège' have no Dutch letters.
const dutchPostcode =
  /\b[1-9]\d{3}(?! (?:[Aa]s|[Dd]e|[Ll][ae]|[Mm]y|[Oo]n|[Ss]t)) ?[A-Za-z]{2}(?![\p{L}\d])/u;
/**
 * Four digits before a town; but around Eindhoven, in 5000 and 6000, many leave the letters out. 'de' may be De Haan,
 * De Bilt or the letters of a Dutch postcode.
 */
const belgianTown = /,\s*[1-4789]\d{3}\s*(?!(?:as|[Dd]e|l[ae]|my|on|st)(?!\p{L}))[^\s\d]/u;
/** '… 5 3920 Lommel', '… 5 bus 3 3920 Lommel'. */
const lackingComma = /^(\D+\d[^\s,]*(?: (?:bus )?\w{1,3})?)(\s+[1-9]\d{3}\s+\p{L})/u;

function named(country: string): PhoneCountry | null {
  if (/^\s*(?:nl|nied|ned|neth|the neth|holland|pays)/i.test(country)) return "NL";
  return /^\s*be/i.test(country) ? "BE" : null;
}

/** Nine digits; or a service number, or a machine's. Without the zero in front. */
const dutch = /^[1-9]\d{8}$|^(?:800|90[069])\d{4}(?:\d{3})?$|^97\d{9}$/;
const belgianMobile = /^4[5-9]\d{7}$/;
const belgianLandline = /^(?!4[5-9])[1-9]\d{7}$/;

export type LengthDoubt = "no-number" | "digit-missing" | "digit-extra";

/** Whether a number can exist by its length alone, which browser and server see alike; null when it can. */
export function lengthDoubt(typed: string, country: PhoneCountry | null): LengthDoubt | null {
  const compact = dialled(typed);
  const digits = compact.replaceAll("+", "");
  if (digits === "") return "no-number";
  const prefixed = international(compact);
  if (prefixed !== null) return prefixedDoubt(prefixed) ?? (hasDoubledZero(digits) ? "digit-extra" : null);
  if (isShortService(digits)) return null;
  if (!digits.startsWith("0") && country === null)
    return digits.length > 10 ? "digit-extra" : "digit-missing";
  const national = digits.replace(/^0/, "");
  if (dutch.test(national)) return null;
  if (country === "BE" && belgianLandline.test(national)) return null;
  if (country === null && belgianArea.test(national)) return null;
  return national.length < 9 ? "digit-missing" : "digit-extra";
}

function prefixedDoubt(digits: string): LengthDoubt | null {
  const national = digits.slice(2);
  if (digits.startsWith("31")) {
    if (dutch.test(national)) return null;
    return national.length < 9 ? "digit-missing" : "digit-extra";
  }
  if (digits.startsWith("32")) {
    if (belgianMobile.test(national) || belgianLandline.test(national)) return null;
    return national.length < 9 ? "digit-missing" : "digit-extra";
  }
  if (digits.startsWith("0")) return "no-number";
  if (digits.length < 8) return "digit-missing";
  return digits.length > 15 ? "digit-extra" : null;
}

/** '00495 12 34 56': with one zero it is a whole number of ours, with two a stranger's in Germany. */
function hasDoubledZero(digits: string): boolean {
  const national = /^00(\d{7,10})$/.exec(digits)?.[1] ?? "";
  return dutch.test(national) || belgianLandline.test(national);
}

/** '14040': a town's own number. */
export function isShortService(typed: string): boolean {
  return /^14\d{3,4}$/.test(dialled(typed));
}

/** As it is sent behind a menu of prefixes; as typed where no country is known or the number cannot exist, or not there. */
export function withPrefix(typed: string, place: PhonePlace): string {
  const country = countryToDial(typed, place);
  const whole = country && !lengthDoubt(typed, country) && toInternational(typed, country);
  return whole && !lengthDoubt(whole, country) ? whole : typed;
}

/** As `countryOfNumber`; what in Belgium has another length can only be Dutch, also without an address. */
export function countryToDial(typed: string, place: PhonePlace): PhoneCountry | null {
  const isDutchByLength = !isElsewhere(place) && /^0?(?!4[5-9])[1-9]\d{8}$/.test(dialled(typed));
  return countryOfNumber(typed, place) ?? (isDutchByLength ? "NL" : null);
}

const questions = {
  "no-number": "Dit lijkt geen telefoonnummer",
  "digit-missing": "Er lijkt een cijfer te ontbreken",
  "digit-extra": "Er lijkt een cijfer te veel te staan",
} as const satisfies Record<LengthDoubt, string>;

type Asked = PhonePlace & {
  phone?: string | undefined;
  /** The number that the visitor was asked about; absent from a client that cannot answer a question. */
  phoneConfirmed?: string | undefined;
};

/**
 * What is asked of a number that cannot exist, until the same number is sent again; null when nothing is to be
 * asked. `shown` is the number in the visitor's own writing, where `phone` is not.
 */
export function phoneQuestion({ phone = "", phoneConfirmed, ...place }: Asked, shown = phone): string | null {
  const typed = phone.slice(0, 200).trim();
  if (typed === "" || phoneConfirmed === undefined || isSameNumber(typed, phoneConfirmed)) return null;
  const doubt = lengthDoubt(typed, countryOfNumber(typed, place));
  if (!doubt) return null;
  // Words in the middle of a sentence would read as part of it.
  const asked = doubt === "no-number" ? `"${shown.trim()}"` : shown.trim();
  return `${questions[doubt]}; klopt ${asked}? Verstuur dan nog een keer.`;
}

function isSameNumber(a: string, b: string): boolean {
  const plain = (text: string) =>
    plainDigits(text)
      .replace(/[^\p{L}\d+]/gu, "")
      .toLowerCase();
  return a.trim() === b.trim() || (plain(a) !== "" && plain(a) === plain(b));
}
