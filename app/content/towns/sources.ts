import type { Source, Town } from "~/content/types";
import { mainText } from "~/content/views/main-text";

/** A rule, with what a text says when it leans on it. */
type RuleSource = Source & { subject: RegExp };

const checked = "2026-11-21";
const sweeping = /vegen|veegbeurt|geveegd|schoorsteenveger|reinigingsattest/i;

/** Rules that the pages of several towns lean on, each with the page where we read it. */
export const townSources = {
  flatRoofNetherlands: {
    title: "Vereniging Eigen Huis: plat dak",
    url: "https://www.eigenhuis.nl/wonen/onderhoud/onderhoud-buiten/plat-dak",
    checked,
    subject: /levensduur/i,
  },
  vatNetherlands: {
    title: "Btw-tarief bij werkzaamheden aan woningen (9% bij isoleren, schilderen en stukadoren)",
    url: "https://www.jongbloed-fiscaaljuristen.nl/databank/omzetbelasting/btw_werkzaamheden_woning/",
    checked,
    subject: /btw/i,
  },
  asbestosNetherlands: {
    title: "Gemeente Woensdrecht: asbest verwijderen, sloopmelding en de grens van 35 m²",
    url: "https://www.woensdrecht.nl/asbest-verwijderen",
    checked,
    subject: /asbest/i,
  },
  roofPermitNetherlands: {
    title: "Omgevingsweb: wanneer werk aan het dak vergunningvrij is",
    url: "https://www.omgevingsweb.nl/nieuws/voorkom-rompslomp-en-kosten-verduurzaming-vaak-vergunningvrij/",
    checked,
    subject: /vergunning|omgevings/i,
  },
  environmentActNetherlands: {
    title: "ID.nl: vergunning of niet onder de Omgevingswet",
    url: "https://id.nl/zekerheid-en-gemak/verzekeringen-en-geld/verzekeringen/dakkapel-plaatsen-boom-omhakken-vergunning-nodig-of-niet",
    checked,
    subject: /vergunning|omgevings/i,
  },
  dormerMonumentNetherlands: {
    title: "Gemeente Oosterhout: dakkapel op een monument of in een beschermd gezicht",
    url: "https://www.oosterhout.nl/gemeentewinkel/dakkapel-plaatsen",
    checked,
    subject: /monument|beschermd/i,
  },
  sweepingNetherlands: {
    title: "AD: in Duitsland verplicht, in Nederland eigen verantwoordelijkheid (schoorsteenvegen)",
    url: "https://www.ad.nl/den-haag/dakartiesten-houden-de-open-haarden-veilig~aa512264/",
    checked,
    subject: sweeping,
  },
  sweepingInsurers: {
    title: "Verbond van Verzekeraars over schoorsteenvegen en opstalverzekering, aangehaald",
    url: "https://schoorsteenveger-steevens.nl/verzekeren.html",
    checked,
    subject: /verzeker/i,
  },
  gasAppliancesNetherlands: {
    title: "TloKB: alleen gecertificeerde bedrijven werken aan gastoestellen en rookgasafvoer",
    url: "https://www.tlokb.nl/werkzaamheden-aan-gasverbrandingsinstallaties",
    checked,
    subject: /gecertificeerd|gastoestel|rookgas/i,
  },
  sweepingFlanders: {
    title: "Vlaanderen.be: schoorsteen reinigen",
    url: "https://www.vlaanderen.be/schoorsteen-reinigen",
    checked,
    subject: sweeping,
  },
  vatBelgium: {
    title: "FOD Financiën: verbouwen tegen 6% btw",
    url: "http://financien.belgium.be/nl/particulieren/woning/verbouwen",
    checked,
    subject: /btw/i,
  },
  vatBelgiumExtension: {
    title: "Moneytalk: een woning uitbreiden tegen 6% btw",
    url: "http://moneytalk.knack.be/geld-en-beurs/belastingen/een-woning-uitbreiden-kan-ook-tegen-6-procent-btw/article-normal-900271.html",
    checked,
    subject: /btw/i,
  },
  vatBelgiumInvoice: {
    title: "Smart-site: 6% btw bij verbouwen, werken en factuur (2025)",
    url: "https://www.smart-site.be/2025/06/btw-verbouwen-2025.html",
    checked,
    subject: /btw/i,
  },
  asbestosFlanders: {
    title: "Moneytalk: tien vragen over het asbestattest",
    url: "https://moneytalk.knack.be/geld-en-beurs/wonen/tien-vragen-over-het-nieuwe-asbestattest-beantwoord/article-longread-1925589.html",
    checked,
    subject: /asbest/i,
  },
  asbestosCertificateFlanders: {
    title: "Gemeente Zwevegem: asbestattest verplicht sinds 23 november 2022",
    url: "https://www.zwevegem.be/asbestattest",
    checked,
    subject: /asbest/i,
  },
  permitFlanders: {
    title: "Omgevingsloket Vlaanderen: renoveren, vrijstelling, melding en vergunning",
    url: "https://www.omgevingsloketvlaanderen.be/verbouwen",
    checked,
    subject: /vergunning|melding|omgevingsloket/i,
  },
  notificationFlanders: {
    title: "Wonen Leie-Schelde: vergunning, melding en vrijstelling in Vlaanderen",
    url: "https://www.wonenleieschelde.be/nl/thema-s/renoveren/zorg-voor-de-nodige-vergunningen/",
    checked,
    subject: /vergunning|melding/i,
  },
  mergerPelt: {
    title: "Gemeente Pelt: fusie van Neerpelt en Overpelt op 1 januari 2019",
    url: "https://www.neerpelt.be/pelt-is-de-naam-van-de-nieuwe-gemeente",
    checked,
    subject: /fusie|2019/i,
  },
  premiumFlanders: {
    title: "Vlaanderen.be: Mijn VerbouwPremie voor dak",
    url: "https://www.vlaanderen.be/premies-voor-renovatie/mijn-verbouwpremie/mijn-verbouwpremie-voor-dak-vanaf-1-juli-2025",
    checked,
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
