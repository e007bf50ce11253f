import type { Company, Country } from "~/content/types";

const callingCodes = { NL: "+31", BE: "+32" } as const;

/** A number as it is dialled in a country: '040 123 45 67' at home, '+31 40 123 45 67' across the border. */
export function phoneFrom(country: Country, { display, e164 }: Company["phone"]): string {
  if (/^(\+|00)/.test(display) || e164.startsWith(callingCodes[country])) return display;
  const inside = display.replace(/^\(?0/, "").replace(")", "");
  return `${e164.slice(0, callingCodes.NL.length)} ${inside.trim()}`;
}

/** The country that a page speaks of: its visitors call from there, and its words are of there. */
export const countryOfPage = (pathname: string): Country =>
  /^\/(be|lommel)(\/|$)/.test(pathname) ? "BE" : "NL";
