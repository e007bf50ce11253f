import parsePhoneNumber from "libphonenumber-js/max";
import { towns } from "~/content/towns/list";
import { plainPlace } from "~/features/leads/model/address/plain-place";
import type { LeadRecord } from "~/features/leads/model/lead-record";
import {
  countryOfNumber,
  countryToDial,
  isShortService,
  type LengthDoubt,
  lengthDoubt,
  type PhonePlace,
  toInternational,
} from "./phone";

export type PhoneDoubt =
  | LengthDoubt
  | "unknown-country"
  | "not-dutch"
  | "not-belgian"
  | "no-such-number"
  | "service-number";

/** A number to dial (E.164), or why none is known. Only a certain number ever gets a link. */
export type PhoneTruth = { certain: string } | { uncertain: PhoneDoubt };

/** `place` tells the country of a number without a calling code. */
export function phoneTruth(typed: string, place: PhonePlace): PhoneTruth {
  const country = countryOfNumber(typed, place);
  const doubt = lengthDoubt(typed, country);
  if (doubt) return { uncertain: doubt };
  if (isShortService(typed)) return { uncertain: "service-number" };
  const known = countryToDial(typed, place);
  // The same from both: it has its calling code.
  const [inNl, inBe] = [toInternational(typed, "NL"), toInternational(typed, "BE")];
  if (known === null && inNl !== inBe) return { uncertain: "unknown-country" };
  const found = parsePhoneNumber(known === "BE" ? inBe : inNl);
  if (!found?.isValid()) {
    if (inNl === inBe) return { uncertain: "no-such-number" };
    return { uncertain: known === "BE" ? "not-belgian" : "not-dutch" };
  }
  return isService(found.getType()) ? { uncertain: "service-number" } : { certain: found.number };
}

function isService(type: string | undefined): boolean {
  return type === "TOLL_FREE" || type === "PREMIUM_RATE" || type === "SHARED_COST";
}

type Given = Pick<LeadRecord, "phone" | "address" | "postcode" | "country">;

/** The number of a lead, by the town of ours that its address ends with where nothing else tells the country. */
export function truthOf(lead: Given): PhoneTruth {
  const truth = phoneTruth(lead.phone, lead);
  if ("certain" in truth || truth.uncertain !== "unknown-country") return truth;
  // 'Lommel', '3920 Lommel' and 'Kerkstraat 1, Lommel'; not the end of a sentence: Best is a town too.
  const place = plainPlace(lead.address.split(/,|\d\S*/).at(-1) ?? "");
  const country = towns.find(({ name }) => plainPlace(name) === place)?.country;
  return country ? phoneTruth(lead.phone, { ...lead, country }) : truth;
}

/** The number of a lead to dial; null when it is not certain. */
export function certainPhone(lead: Given): string | null {
  const truth = truthOf(lead);
  return "certain" in truth ? truth.certain : null;
}

const doubtTexts = {
  "no-number": "hier staat geen telefoonnummer",
  "digit-missing": "er lijkt een cijfer te ontbreken",
  "digit-extra": "er lijkt een cijfer te veel te staan",
  "unknown-country": "niet bekend is of het Nederlands of Belgisch is",
  "not-dutch": "in Nederland bestaat dit nummer niet",
  "not-belgian": "in België bestaat dit nummer niet",
  "no-such-number": "dit nummer bestaat niet",
  "service-number": "dit is een servicenummer (0800, 0900 of 14…)",
} as const satisfies Record<PhoneDoubt, string>;

/** 'Nummer onzeker' and why, for the office; none for a certain number. */
export function phoneDoubtRows(lead: Given): { label: string; text: string }[] {
  const truth = truthOf(lead);
  return "certain" in truth ? [] : [{ label: "Nummer onzeker", text: doubtTexts[truth.uncertain] }];
}

/** The forms of the site call a number that is not whole 'verplicht' too; the office reads what is wrong with what was typed. */
export function officePhoneError(said: string, typed: string): string {
  if (typed.trim() === "" || said !== "Telefoonnummer is verplicht") return said;
  return "Dit is geen heel telefoonnummer. Schrijf het voluit, met netnummer of 06";
}
