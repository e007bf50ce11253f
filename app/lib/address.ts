export type Address = {
  street: string;
  houseNumber: string;
  postcode: string;
  city: string;
  country: string;
};

export const countryNames = { NL: "Nederland", BE: "België" } as const;

const maxText = 300;
/** Letters in one case: 'As' is a town. */
const dutchPostcode = /\b([1-9]\d{3}) ?([A-Z]{2}|[a-z]{2})\b/;
/** A Belgian postcode precedes its town; four digits elsewhere are a house number. */
const belgianPostcode = /^([1-9]\d{3})(?=\s+\D)/;
const countryWord = /(?:^|[\s,]+)(nederland|belgi[eë]|belgium|netherlands)\s*$/i;

/** Empty text for what is unknown. A trailing part that begins with a digit is the house number. */
export function parseAddress(text: string): Address {
  const typed = text.slice(0, maxText);
  const word = countryWord.exec(typed)?.[1];
  const whole = typed.replace(countryWord, "").trim();
  const dutch = dutchPostcode.exec(whole);
  const belgian = dutch ? null : belgianPlace(whole);
  const postcode = dutch ? `${dutch[1]} ${dutch[2]?.toUpperCase()}` : (belgian?.postcode ?? "");
  const [line = "", ...rest] = (dutch ? `${before(whole, dutch)}, ${after(whole, dutch)}` : whole)
    .split(",")
    .map((part) => part.trim());
  const [, street = line, houseNumber = ""] = /^(.*?\D)\s+(\d.*)$/.exec(line) ?? [];
  return {
    street: street.trim(),
    houseNumber: houseNumber.trim(),
    postcode,
    city: belgian?.city ?? rest.filter(Boolean).join(" "),
    country: countryOf(word, dutch !== null, belgian !== null),
  };
}

function before(text: string, match: RegExpExecArray): string {
  return text.slice(0, match.index).replace(/[\s,]+$/, "");
}

function after(text: string, match: RegExpExecArray): string {
  return text.slice(match.index + match[0].length).replace(/^[\s,]+/, "");
}

function belgianPlace(text: string): { postcode: string; city: string } | null {
  for (const part of text.split(",").slice(1)) {
    const [, postcode] = belgianPostcode.exec(part.trim()) ?? [];
    if (postcode) return { postcode, city: part.trim().slice(postcode.length).trim() };
  }
  return null;
}

function countryOf(word: string | undefined, dutch: boolean, belgian: boolean): string {
  if (word) return /^b/i.test(word) ? countryNames.BE : countryNames.NL;
  if (dutch) return countryNames.NL;
  return belgian ? countryNames.BE : "";
}

/** 'Kerkstraat 12a, 5611 AB Eindhoven'. */
export function addressLabel({ street, houseNumber, postcode, city }: Address): string {
  const line = [street, houseNumber].filter(Boolean).join(" ");
  const place = [postcode, city].filter(Boolean).join(" ");
  return [line, place].filter(Boolean).join(", ");
}
