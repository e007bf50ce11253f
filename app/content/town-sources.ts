import type { Source } from "./types";

const checked = "2026-11-21";

/** Rules and local facts that more than one town page leans on, each with the page where we read it. */
export const townSources = {
  vatNetherlands: {
    title: "Btw-tarief bij werkzaamheden aan woningen (9 % bij isoleren, schilderen en stukadoren)",
    url: "https://www.jongbloed-fiscaaljuristen.nl/databank/omzetbelasting/btw_werkzaamheden_woning/",
    checked,
  },
  asbestosNetherlands: {
    title: "Gemeente Woensdrecht: asbest verwijderen, sloopmelding en de grens van 35 m²",
    url: "https://www.woensdrecht.nl/asbest-verwijderen",
    checked,
  },
  roofPermitNetherlands: {
    title: "Omgevingsweb: wanneer werk aan het dak vergunningvrij is",
    url: "https://www.omgevingsweb.nl/nieuws/voorkom-rompslomp-en-kosten-verduurzaming-vaak-vergunningvrij/",
    checked,
  },
  environmentActNetherlands: {
    title: "ID.nl: vergunning of niet onder de Omgevingswet",
    url: "https://id.nl/zekerheid-en-gemak/verzekeringen-en-geld/verzekeringen/dakkapel-plaatsen-boom-omhakken-vergunning-nodig-of-niet",
    checked,
  },
  dormerMonumentNetherlands: {
    title: "Gemeente Oosterhout: dakkapel op een monument of in een beschermd gezicht",
    url: "https://www.oosterhout.nl/gemeentewinkel/dakkapel-plaatsen",
    checked,
  },
  sweepingNetherlands: {
    title: "AD: in Duitsland verplicht, in Nederland eigen verantwoordelijkheid (schoorsteenvegen)",
    url: "https://www.ad.nl/den-haag/dakartiesten-houden-de-open-haarden-veilig~aa512264/",
    checked,
  },
  sweepingInsurers: {
    title: "Verbond van Verzekeraars over schoorsteenvegen en opstalverzekering, aangehaald",
    url: "https://schoorsteenveger-steevens.nl/verzekeren.html",
    checked,
  },
  gasAppliancesNetherlands: {
    title: "TloKB: alleen gecertificeerde bedrijven werken aan gastoestellen en rookgasafvoer",
    url: "https://www.tlokb.nl/werkzaamheden-aan-gasverbrandingsinstallaties",
    checked,
  },
  sweepingFlanders: {
    title: "Vlaanderen.be: schoorsteen reinigen",
    url: "https://www.vlaanderen.be/schoorsteen-reinigen",
    checked,
  },
  vatBelgium: {
    title: "FOD Financiën: verbouwen tegen 6 % btw",
    url: "http://financien.belgium.be/nl/particulieren/woning/verbouwen",
    checked,
  },
  vatBelgiumExtension: {
    title: "Moneytalk: een woning uitbreiden tegen 6 % btw",
    url: "http://moneytalk.knack.be/geld-en-beurs/belastingen/een-woning-uitbreiden-kan-ook-tegen-6-procent-btw/article-normal-900271.html",
    checked,
  },
  asbestosFlanders: {
    title: "Moneytalk: tien vragen over het asbestattest",
    url: "https://moneytalk.knack.be/geld-en-beurs/wonen/tien-vragen-over-het-nieuwe-asbestattest-beantwoord/article-longread-1925589.html",
    checked,
  },
  asbestosCertificateFlanders: {
    title: "Gemeente Zwevegem: asbestattest verplicht sinds 23 november 2022",
    url: "https://www.zwevegem.be/asbestattest",
    checked,
  },
  permitFlanders: {
    title: "Omgevingsloket Vlaanderen: renoveren, vrijstelling, melding en vergunning",
    url: "https://www.omgevingsloketvlaanderen.be/verbouwen",
    checked,
  },
  notificationFlanders: {
    title: "Wonen Leie-Schelde: vergunning, melding en vrijstelling in Vlaanderen",
    url: "https://www.wonenleieschelde.be/nl/thema-s/renoveren/zorg-voor-de-nodige-vergunningen/",
    checked,
  },
  mergerPelt: {
    title: "Gemeente Pelt: fusie van Neerpelt en Overpelt op 1 januari 2019",
    url: "https://www.neerpelt.be/pelt-is-de-naam-van-de-nieuwe-gemeente",
    checked,
  },
  premiumFlanders: {
    title: "Vlaanderen.be: Mijn VerbouwPremie voor dak",
    url: "https://www.vlaanderen.be/premies-voor-renovatie/mijn-verbouwpremie/mijn-verbouwpremie-voor-dak-vanaf-1-juli-2025",
    checked,
  },
} as const satisfies Record<string, Source>;
