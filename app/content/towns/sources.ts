import type { Source, Town } from "~/content/types";
import { mainText } from "~/content/views/main-text";

/** A rule, with what a text says when it leans on it. */
type RuleSource = Source & { subject: RegExp };

const sweeping = /vegen|veegbeurt|geveegd|schoorsteenveger|reinigingsattest/i;

/** Rules that the pages of several towns lean on, each with the page where we read it. */
export const townSources = {
  flatRoofNetherlands: {
    title: "Vereniging Eigen Huis: plat dak",
    url: "https://www.eigenhuis.nl/wonen/onderhoud/onderhoud-buiten/plat-dak",
    subject: /levensduur/i,
  },
  vatNetherlands: {
    title:
      "Staatssecretaris van Financiën: wat onder het lage btw-tarief valt (toelichting Tabel I, b 8, b 19 en b 20)",
    url: "https://wetten.overheid.nl/BWBR0035530",
    checked: "2026-11-24",
    edition: "tekst uit 2014; het lage tarief is sinds 2019 9%",
    subject: /btw/i,
  },
  asbestosNetherlands: {
    title: "Gemeente Horst aan de Maas: slopen of asbest verwijderen, de melding en de 35 m²",
    url: "https://www.horstaandemaas.nl/slopen-of-asbest-verwijderen",
    checked: "2026-11-24",
    edition: "bewaarde versie zonder datum",
    subject: /asbest/i,
  },
  roofPermitNetherlands: {
    title: "Omgevingsweb: wanneer werk aan het dak vergunningvrij is",
    url: "https://www.omgevingsweb.nl/nieuws/voorkom-rompslomp-en-kosten-verduurzaming-vaak-vergunningvrij/",
    subject: /vergunning|omgevings/i,
  },
  environmentActNetherlands: {
    title: "ID.nl: vergunning of niet onder de Omgevingswet",
    url: "https://id.nl/zekerheid-en-gemak/verzekeringen-en-geld/verzekeringen/dakkapel-plaatsen-boom-omhakken-vergunning-nodig-of-niet",
    subject: /vergunning|omgevings/i,
  },
  dormerMonumentNetherlands: {
    title: "Gemeente Oirschot: verbouwen aan een monument of in een beschermd gezicht",
    url: "https://www.oirschot.nl/monument-verbouwen-herstellen-of-onderhouden",
    checked: "2026-11-24",
    edition: "bewaarde versie van na 2024",
    subject: /monument|beschermd/i,
  },
  sweepingNetherlands: {
    title: "Bouwbesluit 2012, artikel 7.9: veilig gebruik van een verbrandingstoestel",
    url: "https://wetten.overheid.nl/BWBR0030461",
    checked: "2026-11-24",
    edition: "wettekst uit 2015, vervallen per 2024",
    subject: sweeping,
  },
  sweepingInsurers: {
    title: "Verbond van Verzekeraars over schoorsteenvegen en opstalverzekering, aangehaald",
    url: "https://schoorsteenveger-steevens.nl/verzekeren.html",
    subject: /verzeker/i,
  },
  gasAppliancesNetherlands: {
    title: "TloKB: alleen gecertificeerde bedrijven werken aan gastoestellen en rookgasafvoer",
    url: "https://www.tlokb.nl/werkzaamheden-aan-gasverbrandingsinstallaties",
    subject: /gecertificeerd|gastoestel|rookgas/i,
  },
  sweepingFlanders: {
    title: "Vlaanderen.be: schoorsteen reinigen",
    url: "https://www.vlaanderen.be/schoorsteen-reinigen",
    checked: "2026-11-24",
    edition: "bewaarde versie zonder datum",
    subject: sweeping,
  },
  vatBelgium: {
    title: "FOD Financiën: verbouwen aan 6% btw",
    url: "https://financien.belgium.be/nl/particulieren/woning/verbouwen-btw-tarief",
    checked: "2026-11-24",
    edition: "bewaarde versie zonder datum",
    subject: /btw/i,
  },
  vatBelgiumInvoice: {
    title: "Embuild: verklaring op de factuur in plaats van het btw-attest",
    url: "https://embuild.be/nl/nieuws/de-afschaffing-van-het-6-btw-attest-werd-goedgekeurd",
    checked: "2026-11-24",
    edition: "bewaarde versie uit 2022",
    subject: /btw/i,
  },
  asbestosFlanders: {
    title: "Gemeente Haaltert: asbestattest, bij verkoop en voor elke eigenaar tegen 2032",
    url: "https://www.haaltert.be/asbestattest",
    checked: "2026-11-24",
    edition: "bewaarde versie uit 2022",
    subject: /asbest/i,
  },
  asbestosCertificateFlanders: {
    title: "Gemeente Zwevegem: asbestattest verplicht sinds 23 november 2022",
    url: "https://www.zwevegem.be/asbestattest",
    checked: "2026-11-24",
    edition: "bewaarde versie zonder datum",
    subject: /asbest/i,
  },
  permitFlanders: {
    title: "Omgevingsloket Vlaanderen: renoveren, vrijstelling, melding en vergunning",
    url: "https://www.omgevingsloketvlaanderen.be/verbouwen",
    subject: /vergunning|melding|omgevingsloket/i,
  },
  notificationFlanders: {
    title: "Wonen Leie-Schelde: vergunning, melding en vrijstelling in Vlaanderen",
    url: "https://www.wonenleieschelde.be/nl/thema-s/renoveren/zorg-voor-de-nodige-vergunningen/",
    subject: /vergunning|melding/i,
  },
  mergerPelt: {
    title: "Gemeente Pelt: fusie van Neerpelt en Overpelt op 1 januari 2019",
    url: "https://www.neerpelt.be/pelt-is-de-naam-van-de-nieuwe-gemeente",
    subject: /fusie|2019/i,
  },
  premiumFlanders: {
    title: "Vlaanderen.be: Mijn VerbouwPremie voor dak",
    url: "https://www.vlaanderen.be/premies-voor-renovatie/mijn-verbouwpremie/mijn-verbouwpremie-voor-dak-vanaf-1-juli-2025",
    checked: "2026-11-24",
    edition: "bewaarde versie uit de zomer van 2025",
    subject: /premie/i,
  },
} as const satisfies Record<string, RuleSource>;

/** By address: a source of the office's record is one of these too. */
const subjects = new Map<string, RegExp>(
  Object.values(townSources).map(({ url, subject }) => [url, subject]),
);

/**
 * The sources that stand under one page of a town: of the rules those that its text touches, and under the page
 * about the town itself where its history was read.
 */
export function sourcesUnder(town: Town, page: Pick<Town, "lead" | "sections">): Source[] {
  const text = mainText(page);
  return town.sources.filter(({ url }) => subjects.get(url)?.test(text) ?? page === town);
}
