import * as z from "zod/mini";
import { countryNames, parseAddress } from "~/lib/address";
import { cleanLine } from "~/lib/text/clean-text";
import type { Found } from "./found";

const words = z.object({ text: z.string() });
const answer = z.object({
  suggestions: z.prefault(
    z.array(
      z.object({
        placePrediction: z.optional(
          z.object({ structuredFormat: z.object({ mainText: words, secondaryText: z.optional(words) }) }),
        ),
      }),
    ),
    [],
  ),
});

/** `base` is the address of the places themselves, as the business profile uses it. */
export function googleUrl(base: string): URL {
  const url = new URL(base || "https://places.googleapis.com/v1/places");
  url.pathname = `${url.pathname.replace(/\/+$/, "") || "/v1/places"}:autocomplete`;
  return url;
}

export function googleRequest(query: string, key: string): RequestInit {
  return {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      "X-Goog-Api-Key": key,
      "X-Goog-FieldMask": "suggestions.placePrediction.structuredFormat",
    },
    body: JSON.stringify({ input: query, includedRegionCodes: ["nl", "be"], languageCode: "nl" }),
  };
}

/** 'Kerkstraat 12' with 'Eindhoven, Nederland' under it; what lies in another country is left out. */
export function fromGoogle(body: unknown): Found[] {
  return answer.parse(body).suggestions.flatMap(({ placePrediction }): Found[] => {
    if (!placePrediction) return [];
    const { mainText, secondaryText } = placePrediction.structuredFormat;
    const around = cleanLine(secondaryText?.text ?? "").split(/,\s*/);
    const country = countryOf(around.pop() ?? "");
    if (!country) return [];
    const { street, houseNumber } = parseAddress(cleanLine(mainText.text));
    const city = around.pop() ?? "";
    const found = { postcode: "", country, at: null };
    if (!city) return [{ ...found, street: "", houseNumber: "", city: street, kind: "place" }];
    return [{ ...found, street, houseNumber, city, kind: houseNumber ? "address" : "street" }];
  });
}

function countryOf(name: string): string | null {
  if (/^(nederland|netherlands)$/i.test(name)) return countryNames.NL;
  return /^(belgi[eë]|belgium)$/i.test(name) ? countryNames.BE : null;
}
