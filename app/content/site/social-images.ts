import type { DivisionId, Theme } from "~/content/types";
import { company } from "./company.ts";
import { region } from "./region.ts";

/**
 * A picture for social networks, 1200 × 630, drawn by `npm run og-images` from the site's own pages and kept in
 * public/og. The script runs this file as it is: no import by `~/` but of types.
 */
export type SocialImage = {
  theme: Theme;
  /** Small caps over the title. */
  label: string;
  title: string;
  /** What is drawn; with the title it is the text for who cannot see it. */
  shows: string;
  /** Where the drawing comes from: a page and a selector on it. */
  page: string;
  drawing: string;
};

const HOUSE = { page: "/", drawing: ".house-section", shows: "Doorsnede van een huis" };
const CORNER = "main .drawing.corner";
const FIGURE = "main figure .drawing";
const STREET = {
  page: "/nl/eindhoven",
  drawing: ".town-street .drawing",
  shows: "Een straat met woonhuizen",
};

type Kind = "hub" | "service" | "town" | "article";
type OfDivision = Record<Kind, Omit<SocialImage, "theme">>;

const ofDivisions: Record<DivisionId, OfDivision> = {
  roof: {
    hub: {
      label: company.divisions.roof.name,
      title: "Een dak dat dicht is en dicht blijft",
      shows: "Dakdekker op een nok",
      page: "/daken",
      drawing: CORNER,
    },
    service: {
      label: "Daken",
      title: "Van lek tot nieuwe bedekking",
      shows: "Doorsnede van een lek dak",
      page: "/daken/daklekkage",
      drawing: FIGURE,
    },
    town: { ...STREET, label: "Daken bij u in de buurt", title: "Daklekkage in uw straat" },
    article: {
      label: "Kennisbank · Daken",
      title: "Hoe uw dak werkt, en waar het slijt",
      shows: "Opbouw van een schuin dak",
      page: "/kennisbank/schuin-dak",
      drawing: FIGURE,
    },
  },
  chimney: {
    hub: {
      label: company.divisions.chimney.name,
      title: "Een schoorsteen die trekt en droog blijft",
      shows: "Schoorsteen op een dak",
      page: "/schoorsteen",
      drawing: CORNER,
    },
    service: {
      label: "Schoorsteen",
      title: "Vegen, voegen en lood",
      shows: "Metselwerk met oude en nieuwe voegen",
      page: "/schoorsteen/schoorsteen-voegen-repareren",
      drawing: FIGURE,
    },
    town: { ...STREET, label: "Schoorstenen bij u in de buurt", title: "De schoorstenen van uw straat" },
    article: {
      label: "Kennisbank · Schoorstenen",
      title: "Wat er in uw schoorsteen gebeurt",
      shows: "Doorsnede van een rookkanaal",
      page: "/kennisbank/jaarlijkse-schoorsteencontrole",
      drawing: FIGURE,
    },
  },
  maintenance: {
    hub: {
      label: company.divisions.maintenance.name,
      title: "Onderhoud, voordat het werk wordt",
      shows: "Iemand maakt een dakgoot schoon",
      page: "/onderhoud",
      drawing: CORNER,
    },
    service: {
      label: "Onderhoud",
      title: "Dakkapel, goot en houtwerk bijgehouden",
      shows: "Doorsnede van een dakkapel",
      page: "/onderhoud/onderhoud-dakkapel",
      drawing: FIGURE,
    },
    town: { ...STREET, label: "Onderhoud bij u in de buurt", title: "Elk jaar een rondje om het huis" },
    article: {
      label: "Kennisbank · Onderhoud",
      title: "Wat u zelf ziet, en wanneer het tijd is",
      shows: "Tekening van een huis met onderhoud",
      page: "/kennisbank/dak-onderhoud-jaarschema",
      drawing: FIGURE,
    },
  },
  building: {
    hub: {
      label: company.divisions.building.name,
      title: "Bouwen aan het huis dat er al staat",
      shows: "Metselwerk in aanbouw",
      page: "/bouwen",
      drawing: CORNER,
    },
    service: {
      label: "Bouwen",
      title: "Aanbouw, opbouw en metselwerk",
      shows: "Doorsnede van een aanbouw",
      page: "/bouwen/aanbouwen-aan-uw-huis",
      drawing: FIGURE,
    },
    town: { ...STREET, label: "Bouwen bij u in de buurt", title: "Een verdieping of een kamer erbij" },
    article: {
      label: "Kennisbank · Gevels en dakkapellen",
      title: "Wat er achter de gevel zit",
      shows: "Doorsnede van een dakkapel",
      page: "/kennisbank/dakkapel-renovatie",
      drawing: FIGURE,
    },
  },
};

const others = {
  home: {
    ...HOUSE,
    label: "Dak · schoorsteen · onderhoud · bouw",
    title: "Wij kennen uw huis van nok tot fundering",
  },
  town: { ...STREET, label: "Werkgebied", title: "Vakmensen voor de huizen in uw straat" },
  region: {
    label: `${region.NL} en ${region.BE}`,
    title: "Aan beide kanten van de grens",
    shows: "Een straat met woonhuizen",
    page: "/be/lommel",
    drawing: ".town-street .drawing",
  },
  knowledge: {
    label: "Kennisbank",
    title: "Lees eerst hoe het zit",
    shows: "Opbouw van een plat dak",
    page: "/kennisbank/plat-dak",
    drawing: FIGURE,
  },
  quote: {
    label: "Gratis offerte",
    title: "Stuur een foto, wij komen kijken",
    shows: "Inspectie van een dak",
    page: "/daken/dakinspectie",
    drawing: FIGURE,
  },
  contact: { ...HOUSE, label: "Contact", title: "Vertel wat u ziet" },
  membership: {
    label: "Zorgeloos Wonen",
    title: "Wij komen voordat het lekt",
    shows: "Plan voor preventief onderhoud",
    page: "/onderhoud/preventief-onderhoud",
    drawing: FIGURE,
  },
  projects: {
    label: "Onze projecten",
    title: "Het werk, stap voor stap",
    shows: "Doorsnede van een opbouw",
    page: "/bouwen/opbouw-op-uw-huis",
    drawing: FIGURE,
  },
  company: { ...HOUSE, label: "Over ons", title: "Vier vakken, één huis" },
  legal: { ...HOUSE, label: "Voorwaarden en verklaringen", title: "Wat wij afspreken" },
} satisfies Record<string, Omit<SocialImage, "theme">>;

export type SocialImageName = keyof typeof others | `${DivisionId}-${Kind}`;

function* entries(): Generator<[SocialImageName, SocialImage]> {
  for (const [name, image] of Object.entries(others))
    yield [name as SocialImageName, { ...image, theme: name === "membership" ? "maintenance" : "navy" }];
  for (const [division, kinds] of Object.entries(ofDivisions))
    for (const [kind, image] of Object.entries(kinds))
      yield [`${division}-${kind}` as SocialImageName, { ...image, theme: division as DivisionId }];
}

export const socialImages = Object.fromEntries(entries()) as Record<SocialImageName, SocialImage>;
