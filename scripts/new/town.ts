import type { Town, TownService } from "../../app/content/types.ts";
import { dayOf } from "../../app/lib/text/dutch-date.ts";
import { readOptions } from "../cli/options.ts";
import { oneOf, slugOf, writeRecord } from "./record.ts";

export const townUsage = `town <name> --country nl|be --lat <degrees> --lon <degrees>
      [--km <by road from the office>] [--minutes <the same>] [--municipality <name>] [--postcode <one or a–b>]…
      [--title <heading of its page>]`;

/** Makes the record of a town: its page, its four service pages, and its place on the map. */
export async function newTown(args: string[]): Promise<string> {
  const text = { type: "string" } as const;
  const { words, ...values } = readOptions(
    `npm run new -- ${townUsage}`,
    {
      country: text,
      lat: text,
      lon: text,
      km: text,
      minutes: text,
      municipality: text,
      postcode: { ...text, multiple: true },
      title: text,
    },
    { args, words: Number.POSITIVE_INFINITY },
  );
  const name = words.join(" ");
  if (!name) throw new Error("A town needs a name.");
  const country = oneOf("country", values.country, ["nl", "be"]) === "nl" ? "NL" : "BE";
  const record: Town = {
    slug: slugOf(name),
    name,
    country,
    lat: number("lat", values.lat, 49, 54),
    lng: number("lon", values.lon, 2, 8),
    municipality: values.municipality ?? name,
    province: country === "NL" ? "Noord-Brabant" : "Limburg",
    kmFromOffice: number("km", values.km ?? "0", 0, 500),
    minutesFromOffice: number("minutes", values.minutes ?? "0", 0, 500),
    postcodes: values.postcode ?? [],
    neighbourhoods: [],
    street: [],
    nearby: [],
    updated: dayOf(Date.now()),
    ...emptyPage(),
    title: values.title ?? "",
    services: {
      daklekkage: emptyPage(),
      schoorsteen: emptyPage(),
      onderhoud: emptyPage(),
      bouw: emptyPage(),
    },
    sources: [],
  };
  return writeRecord({ folder: "towns", type: "Town", list: country, record });
}

function emptyPage(): TownService {
  return { meta: { title: "", description: "", keywords: [] }, title: "", lead: "", sections: [] };
}

function number(option: string, value: string | undefined, least: number, most: number): number {
  const found = Number(value || Number.NaN);
  if (!(found >= least && found <= most)) {
    throw new Error(`--${option} must be a number from ${least} to ${most}.`);
  }
  return found;
}
