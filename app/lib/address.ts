export type Address = {
  street: string;
  houseNumber: string;
  postcode: string;
  city: string;
  country: string;
};

export const countryNames = { NL: "Nederland", BE: "België" } as const;

const maxText = 300;
/** Not '3665 As', '4000 Liège', '8420 De Haan', nor small letters that may be such a town's; glued they are a code. */
const dutchPostcode =
  /\b([1-9]\d{3})(?! (?:[Aa]s|[Dd]e|[Ll][ae]|[Mm]y|[Oo]n|[Ss]t)) ?([A-Za-z]{2})(?![\p{L}\d])/u;
/** The same beginnings where they tell no country. */
const eitherTown = /^(?:as|[Dd]e|l[ae]|my|on|st)(?!\p{L})/u;
const lackingComma = /^(\D+\d[^\s,]*(?: (?:bus )?\w{1,3})?)(\s+[1-9]\d{3}\s+\p{L})/u;
/** A Belgian postcode precedes its town; four digits elsewhere are a house number. */
const belgianPostcode = /^([1-9]\d{3})(?=\s+\D)/;
const countryWord = /(?:^|[\s,]+)(nederland|belgi[eë]|belgium|netherlands)\s*$/i;

/** Empty text for what is unknown. A trailing part that begins with a digit is the house number. */
export function parseAddress(text: string): Address {
  const typed = text.slice(0, maxText);
  const word = countryWord.exec(typed)?.[1];
  const whole = typed.replace(countryWord, "").trim();
  const dutch = word && /^b/i.test(word) ? null : dutchPostcode.exec(whole);
  const spaced = dutch ? whole : whole.replace(lackingComma, "$1,$2");
  const belgian = dutch ? null : belgianPlace(spaced);
  const postcode = dutch ? `${dutch[1]} ${dutch[2]?.toUpperCase()}` : (belgian?.postcode ?? "");
  const [line = "", ...rest] = (dutch ? `${before(whole, dutch)}, ${after(whole, dutch)}` : spaced)
    .split(",")
    .map((part) => part.trim());
  const [, street = line, houseNumber = ""] = /^(.*?\D)\s+(\d.*)$/.exec(line) ?? [];
  return {
    street: street.trim(),
    houseNumber: houseNumber.trim(),
    postcode,
    city: belgian?.city ?? rest.filter(Boolean).join(" "),
    country: countryOf(word, dutch !== null, belgian),
  };
}

function before(text: string, match: RegExpExecArray): string {
  return text.slice(0, match.index).replace(/[\s,]+$/, "");
}

function after(text: string, match: RegExpExecArray): string {
  return text.slice(match.index + match[0].length).replace(/^[\s,]+/, "");
}

type Place = { postcode: string; city: string };

function belgianPlace(text: string): Place | null {
  for (const part of text.split(",").slice(1)) {
    const [, postcode] = belgianPostcode.exec(part.trim()) ?? [];
    if (postcode) return { postcode, city: part.trim().slice(postcode.length).trim() };
  }
  return null;
}

function countryOf(word: string | undefined, dutch: boolean, place: Place | null): string {
  if (word) return /^b/i.test(word) ? countryNames.BE : countryNames.NL;
  if (dutch) return countryNames.NL;
  // In the 5000s and 6000s many Dutch leave the letters out.
  const belgian = place && !/^[56]/.test(place.postcode) && !eitherTown.test(place.city);
  return belgian ? countryNames.BE : "";
}

/** 'Kerkstraat 12a, 5611 AB Eindhoven'. */
export function addressLabel({ street, houseNumber, postcode, city }: Address): string {
  const line = [street, houseNumber].filter(Boolean).join(" ");
  const place = [postcode, city].filter(Boolean).join(" ");
  return [line, place].filter(Boolean).join(", ");
}
