import type { Source } from "~/content/types";

/** Sources that more than one service page leans on. */
export const sources = {
  asbestosNl: {
    title: "Omgevingsdienst de Vallei: asbest bij particulieren",
    url: "https://www.oddevallei.nl/kennisbank/asbest-bij-particulieren/",
  },
  asbestosSheetsNl: {
    title: "Omgevingsdienst IJsselland: veelgestelde vragen over asbest",
    url: "https://www.odijsselland.nl/thema/asbest/veelgestelde-vragen-over-asbest/",
  },
  asbestosBe: {
    title: "OVAM: asbestattest bij verkoop van een woning",
    url: "https://ovam.vlaanderen.be/web/eerlijkhuis",
  },
  asbestosAreaBe: {
    title: "Gemeente Zwevegem: asbestattest, ook voor een gebouw vanaf 20 m²",
    url: "https://www.zwevegem.be/asbestattest",
    checked: "2026-11-24",
    edition: "bewaarde versie zonder datum",
  },
  chimneyBe: {
    title: "Vlaanderen.be: schoorsteen reinigen",
    url: "https://www.vlaanderen.be/schoorsteen-reinigen",
    checked: "2026-11-24",
    edition: "bewaarde versie zonder datum",
  },
  flueUseNl: {
    title: "Bouwbesluit 2012, artikel 7.9: veilig gebruik van een verbrandingstoestel",
    url: "https://wetten.overheid.nl/BWBR0030461",
    checked: "2026-11-24",
    edition: "wettekst uit 2015, vervallen per 2024",
  },
  gasFlueNl: {
    title: "TloKB: werkzaamheden aan gasverbrandingsinstallaties",
    url: "https://www.tlokb.nl/werkzaamheden-aan-gasverbrandingsinstallaties",
  },
  chimneyFireNl: {
    title: "NU.nl: hoe ontstaat een schoorsteenbrand en wat doe je ertegen",
    url: "https://www.nu.nl/wonen/6249601/hoe-ontstaat-een-schoorsteenbrand-en-wat-doe-je-ertegen.html",
  },
  chimneyFireBe: {
    title: "VRT NWS: vijf tips om schouwbrand te voorkomen",
    url: "https://www.vrt.be/vrtnws/nl/2018/02/28/vijf-tips-om-schouwbrand-te-voorkomen/",
  },
  sweepOnceNl: {
    title: "Groot Sneek: is jouw schoorsteen al geveegd (advies van Brandweer Fryslân)",
    url: "https://www.grootsneek.nl/grootsneek/is-jouw-schoorsteen-al-geveegd",
    checked: "2026-11-24",
    edition: "bewaarde versie zonder datum",
  },
  vatNl: {
    title:
      "Staatssecretaris van Financiën: wat onder het lage btw-tarief valt (toelichting Tabel I, b 8, b 19 en b 20)",
    url: "https://wetten.overheid.nl/BWBR0035530",
    checked: "2026-11-24",
    edition: "tekst uit 2014; het lage tarief is sinds 2019 9%",
  },
  vatRenovationBe: {
    title: "FOD Financiën: verbouwen aan 6% btw",
    url: "https://financien.belgium.be/nl/particulieren/woning/verbouwen-btw-tarief",
    checked: "2026-11-24",
    edition: "bewaarde versie zonder datum",
  },
  permitNl: {
    title: "Omgevingsdienst de Vallei: eisen waaraan uw bouwplan moet voldoen",
    url: "https://www.oddevallei.nl/kennisbank/eisen-waaraan-uw-bouwplan-moet-voldoen/",
  },
  extensionBe: {
    title: "Ruimtelijke Ordening Vlaanderen: uitbreiden van een woning",
    url: "https://www.ruimtelijkeordening.be/NL/Beleid/Vergunning/Werken-aan-en-rond-de-woning/Uitbreiden",
  },
  stabilityBe: {
    title: "Gemeente Dessel: verbouwen en meldingsplicht",
    url: "https://www.dessel.be/product/299/verbouwen-meldingsplicht",
  },
  qualityActNl: {
    title: "Vereniging Eigen Huis: Wet kwaliteitsborging",
    url: "https://www.eigenhuis.nl/huis-kopen/nieuwbouw/wet-kwaliteitsborging",
  },
  fivePercentNl: {
    title: "Woningborg: 5%-regeling",
    url: "https://www.woningborg.nl/particuliere-koper/veelgestelde-vragen/5-regeling/",
  },
  breyneBe: {
    title: "NAV: de wet Breyne",
    url: "https://www.nav.be/kennisnet/de-wet-breyne-verplichtingen-voor-de-architect",
  },
  tenYearsBe: {
    title: "Schoups: verplichte verzekering van de tienjarige aansprakelijkheid",
    url: "https://www.schoups.com/nl/nieuws/29468?subid=9376",
  },
  wildlifeNl: {
    title: "Omgevingsdienst Zuid-Holland Zuid: verbouwen, isoleren en natuur",
    url: "https://www.ozhz.nl/themas/bouw/verbouwen-renovatie-isolatie-en-natuur/",
  },
  flatRoofFallNl: {
    title: "NRC: kan het platte dak het helpen (afschot en noodafvoer)",
    url: "https://www.nrc.nl/nieuws/2002/08/26/kan-het-platte-dak-het-helpen-7603231-a562893",
  },
  flatRoofFallBe: {
    title: "Belroof: plasvorming op platte daken (WTCB, TV 215)",
    url: "http://www.belroof.be/plasvorming-op-platte-daken/",
  },
  roofInsulationBe: {
    title: "Wonen in Vlaanderen: de minimale dakisolatienorm",
    url: "https://wonenvlaanderen.be/woningkwaliteitsbewaking/de-minimale-dakisolatienorm",
  },
  isdeNl: {
    title: "Duurzaam Bouwloket: ISDE voor woningeigenaren",
    url: "https://www.duurzaambouwloket.nl/subsidie-financieringsregeling/252",
  },
  arrearsNl: {
    title: "NU.nl: schade aan je huis door achterstallig onderhoud en de verzekering",
    url: "https://www.nu.nl/wonen/6238145/schade-aan-je-huis-door-achterstallig-onderhoud-zo-zit-het-met-de-verzekering.html",
  },
  paintingWeather: {
    title: "NU.nl: je huis in de verf zetten",
    url: "https://www.nu.nl/wonen/5828184/je-huis-in-de-verf-zetten-de-perfecte-klus-voor-dit-seizoen.html",
  },
  paintingCycle: {
    title: "Meijer & Van Eerden: schilderwerk aan kozijnen, kleine en grote beurt",
    url: "https://www.meijervaneerden.nl/schilderwerk-kozijnen/",
  },
  pointing: {
    title: "Vereniging Hendrick de Keyser: gevels voegen en metselen met kalkmortels",
    url: "https://www.hendrickdekeyser.nl/site/264/265/voegen+en+metselen+met+kalkmortels.html",
  },
  pointingDamage: {
    title: "Jack Bemelmans: schade aan voegwerk",
    url: "https://www.jackbemelmans.nl/gevel-stralen-limburg/schade-voegwerk/",
  },
  rainwaterBe: {
    title: "Vlaamse Codex: Hemelwaterverordening van 2023",
    url: "https://codex.vlaanderen.be/PrintDocument.ashx?id=1038166&datum=&geannoteerd=false",
  },
  loadBearingNl: {
    title: "ConstructieShop: draagmuur verwijderen en de vergunning",
    url: "https://constructieshop.nl/constructieberekening-draagmuur/verwijderen/zonder-vergunning",
  },
  newLevelNl: {
    title: "Rijksoverheid, helpdesk bouwregelgeving: thermische isolatie bij dakkapel en optoppen",
    url: "https://abonneren.rijksoverheid.nl/nieuwsbrieven/archief/artikel/7/5f2df25d-7458-4dfa-b46e-7ce8605837e1/3dd71ed7-ac60-4b18-a28a-387210fbb594",
  },
  energyBe: {
    title: "IPM Bouw: wat is EPB en wanneer geldt het",
    url: "http://ipm-bouw.be/index.php/i-activiteiten/epb",
  },
  noticeNl: {
    title: "Rijppaert & Peeters: Wet kwaliteitsborging en de bouwmelding",
    url: "https://rijppaert-peeters.nl/artikelen/wet-kwaliteitsborging-bouwen",
  },
  ladders: {
    title: "ID.nl: zo werk je veilig in de hoogte met een ladder",
    url: "https://id.nl/huis-en-entertainment/klussen/elektrisch-gereedschap/zo-werk-je-veilig-in-de-hoogte-met-een-ladder",
  },
} satisfies Record<string, Source>;
