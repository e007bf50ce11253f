import * as z from "zod/mini";
import { countryNames } from "~/lib/address";
import type { LatLng } from "~/lib/geo";
import { cleanLine } from "~/lib/text/clean-text";
import type { Found } from "./found";

const answer = z.object({ SuggestionResult: z.array(z.string()) });

export function vlaanderenUrl(base: string, query: string): URL {
  const url = new URL(`${base.replace(/\/+$/, "")}/Suggestion`);
  url.search = new URLSearchParams({ q: query, c: "5" }).toString();
  return url;
}

export function vlaanderenReverseUrl(base: string, { lat, lng }: LatLng): URL {
  const url = new URL(`${base.replace(/\/+$/, "")}/Location`);
  url.search = new URLSearchParams({ latlon: `${lat},${lng}`, c: "1" }).toString();
  return url;
}

/** Flemish suggestions are texts: 'Dorpsstraat 3, 3920 Lommel', 'Dorpsstraat, Lommel', 'Lommel'. */
export function fromVlaanderen(body: unknown): Found[] {
  return answer.parse(body).SuggestionResult.flatMap((line): Found[] => {
    const [head = "", tail] = cleanLine(line).split(/,\s*(?=[^,]*$)/);
    const place = /^(?:([1-9]\d{3}) )?(\D+)$/.exec(tail ?? head);
    if (!place || head === "") return [];
    const found = { postcode: place[1] ?? "", city: place[2] ?? "", country: countryNames.BE, at: null };
    if (tail === undefined) return [{ ...found, street: "", houseNumber: "", kind: "place" }];
    const [, street = head, houseNumber = ""] = /^(.*?\D) (\d.*)$/.exec(head) ?? [];
    return [{ ...found, street, houseNumber, kind: houseNumber ? "address" : "street" }];
  });
}
