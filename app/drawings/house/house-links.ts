import type { DivisionId } from "~/content/types";

/** A part of the house that links to the service that looks after it. `n` is its balloon on a phone. */
type HousePart = { n: number; href: string; label: string; name: string; division: DivisionId };

/** The parts in reading order, from the top down. `label` stands in the drawing, `name` is read and listed. */
export const houseParts = {
  chimney: {
    n: 1,
    href: "/schoorsteen/schoorsteen-renovatie",
    label: "Schoorsteen",
    name: "Schoorsteen: renovatie en herstel",
    division: "chimney",
  },
  tiles: {
    n: 2,
    href: "/daken/dakbedekking",
    label: "Dakbedekking",
    name: "Dakbedekking: pannen, leien en bitumen",
    division: "roof",
  },
  insulation: {
    n: 3,
    href: "/daken/dakisolatie",
    label: "Dakisolatie",
    name: "Dakisolatie van binnen of buiten",
    division: "roof",
  },
  roof: {
    n: 4,
    href: "/daken/dakrenovatie",
    label: "Dakrenovatie",
    name: "Dakrenovatie: het hele dak vernieuwd",
    division: "roof",
  },
  dormer: {
    n: 5,
    href: "/onderhoud/onderhoud-dakkapel",
    label: "Dakkapel",
    name: "Dakkapel: onderhoud en herstel",
    division: "maintenance",
  },
  gutter: {
    n: 6,
    href: "/daken/dakgoot-reinigen",
    label: "Dakgoot",
    name: "Dakgoot reinigen en nakijken",
    division: "roof",
  },
  paint: {
    n: 7,
    href: "/onderhoud/schilder",
    label: "Schilderwerk",
    name: "Schilderwerk: kozijnen en ramen",
    division: "maintenance",
  },
  masonry: {
    n: 8,
    href: "/bouwen/metselwerk",
    label: "Metselwerk",
    name: "Metselwerk en voegwerk van de gevel",
    division: "building",
  },
  leak: {
    n: 9,
    href: "/daken/daklekkage",
    label: "Daklekkage",
    name: "Daklekkage: plat dak en aansluitingen",
    division: "roof",
  },
  extension: {
    n: 10,
    href: "/bouwen/aanbouwen-aan-uw-huis",
    label: "Aanbouw",
    name: "Aanbouw aan uw huis",
    division: "building",
  },
  conservatory: {
    n: 11,
    href: "/bouwen/serre-aanbouw",
    label: "Serre",
    name: "Serre aanbouwen",
    division: "building",
  },
} as const satisfies Record<string, HousePart>;

export type HousePartId = keyof typeof houseParts;
