import * as z from "zod/mini";
import { countryNames } from "~/lib/address";
import type { LatLng } from "~/lib/geo";
import { cleanLine } from "~/lib/text/clean-text";
import type { Found } from "./found";

const text = z.prefault(z.string(), "");
const house = z.prefault(z.union([z.string(), z.number()]), "");
const answer = z.object({
  response: z.object({
    docs: z.array(
      z.object({
        type: z.string(),
        weergavenaam: z.string(),
        straatnaam: text,
        huis_nlt: house,
        postcode: text,
        woonplaatsnaam: text,
        centroide_ll: text,
      }),
    ),
  }),
});

/** Whole fields: their display names would have to be taken apart again. */
const FIELDS = "type,weergavenaam,straatnaam,huis_nlt,postcode,woonplaatsnaam,centroide_ll";

export function pdokUrl(base: string, query: string): URL {
  const url = new URL(`${base.replace(/\/+$/, "")}/suggest`);
  url.search = new URLSearchParams({
    q: query,
    fq: "type:(adres OR weg OR postcode OR woonplaats)",
    fl: FIELDS,
    rows: "8",
  }).toString();
  return url;
}

/** Asks for the nearest address, within 250 m. */
export function pdokReverseUrl(base: string, { lat, lng }: LatLng): URL {
  const url = new URL(`${base.replace(/\/+$/, "")}/reverse`);
  const point = { lat: String(lat), lon: String(lng) };
  url.search = new URLSearchParams({
    ...point,
    type: "adres",
    distance: "250",
    fl: FIELDS,
    rows: "1",
  }).toString();
  return url;
}

/** Addresses, streets and towns of the Dutch register; what is of no known shape is left out. */
export function fromPdok(body: unknown): Found[] {
  const { docs } = answer.parse(body).response;
  return docs.flatMap(
    ({ type, weergavenaam, straatnaam, huis_nlt, postcode, woonplaatsnaam, centroide_ll }) => {
      const kind = kinds[type];
      const shown = /^(.*?),(?:\s*(\d{4}[A-Z]{2})\b)?\s*(.*)$/.exec(weergavenaam);
      const found = {
        street:
          kind === "place" ? "" : cleanLine(straatnaam || (kind === "street" ? (shown?.[1] ?? "") : "")),
        houseNumber: kind === "address" ? cleanLine(String(huis_nlt)) : "",
        postcode: dutchPostcode(postcode || shown?.[2] || ""),
        city: cleanLine(woonplaatsnaam || (kind === "place" ? weergavenaam.split(",")[0] : shown?.[3]) || ""),
        country: countryNames.NL,
      };
      return kind ? [{ ...found, kind, at: point(centroide_ll) }] : [];
    },
  );
}

const kinds: Record<string, Found["kind"]> = {
  adres: "address",
  weg: "street",
  postcode: "street",
  woonplaats: "place",
};

function dutchPostcode(postcode: string): string {
  const [, digits, letters] = /^([1-9]\d{3}) ?([A-Z]{2})$/.exec(postcode) ?? [];
  return digits ? `${digits} ${letters}` : "";
}

/** 'POINT(5.47 51.44)': length before width. */
function point(wkt: string): Found["at"] {
  const [, lng, lat] = /^POINT\((-?\d+(?:\.\d+)?) (-?\d+(?:\.\d+)?)\)$/.exec(wkt) ?? [];
  return lng && lat ? { lat: Number(lat), lng: Number(lng) } : null;
}
