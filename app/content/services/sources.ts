import type { Source } from "~/content/types";

const checked = "2026-11-21";

/** Sources that more than one service page leans on. */
export const sources = {
  asbestosNl: {
    title: "Omgevingsdienst de Vallei: asbest bij particulieren",
    url: "https://www.oddevallei.nl/kennisbank/asbest-bij-particulieren/",
    checked,
  },
  asbestosSheetsNl: {
    title: "Omgevingsdienst IJsselland: veelgestelde vragen over asbest",
    url: "https://www.odijsselland.nl/thema/asbest/veelgestelde-vragen-over-asbest/",
    checked,
  },
  asbestosBe: {
    title: "OVAM: asbestattest bij verkoop van een woning",
    url: "https://ovam.vlaanderen.be/web/eerlijkhuis",
    checked,
  },
  asbestosAreaBe: {
    title: "Future Home: het asbestattest in Vlaanderen (gebouwen vanaf 20 m²)",
    url: "https://future-home.be/tips-en-info/het-asbestattest-in-vlaanderen-alles-wat-u-moet-weten",
    checked,
  },
  chimneyBe: {
    title: "Vlaanderen.be: schoorsteen reinigen",
    url: "https://www.vlaanderen.be/schoorsteen-reinigen",
    checked,
  },
  gasFlueNl: {
    title: "TloKB: werkzaamheden aan gasverbrandingsinstallaties",
    url: "https://www.tlokb.nl/werkzaamheden-aan-gasverbrandingsinstallaties",
    checked,
  },
  chimneyFireNl: {
    title: "NU.nl: hoe ontstaat een schoorsteenbrand en wat doe je ertegen",
    url: "https://www.nu.nl/wonen/6249601/hoe-ontstaat-een-schoorsteenbrand-en-wat-doe-je-ertegen.html",
    checked,
  },
  chimneyFireBe: {
    title: "VRT NWS: vijf tips om schouwbrand te voorkomen",
    url: "https://www.vrt.be/vrtnws/nl/2018/02/28/vijf-tips-om-schouwbrand-te-voorkomen/",
    checked,
  },
  sweepOnceNl: {
    title: "Groot Sneek: is jouw schoorsteen al geveegd (advies van Brandweer Fryslân)",
    url: "https://www.grootsneek.nl/grootsneek/is-jouw-schoorsteen-al-geveegd",
    checked,
  },
  vatPaintingNl: {
    title: "Jongbloed Fiscaal Juristen: btw-tarief werkzaamheden aan woningen",
    url: "https://www.jongbloed-fiscaaljuristen.nl/databank/omzetbelasting/btw_werkzaamheden_woning/",
    checked,
  },
  vatPointingNl: {
    title: "Van Brussel Schilders: wat onder 9% en wat onder 21% btw valt (naar de Belastingdienst)",
    url: "https://www.vanbrussel-schilders.info/9procentbtw",
    checked,
  },
  vatRenovationBe: {
    title: "Fiduplan: 6% btw bij herstellingswerken aan privéwoningen",
    url: "https://fiduplan.be/herstellingswerken-aan-privewoningen-geen-btw-attest/",
    checked,
  },
  permitNl: {
    title: "Omgevingsdienst de Vallei: eisen waaraan uw bouwplan moet voldoen",
    url: "https://www.oddevallei.nl/kennisbank/eisen-waaraan-uw-bouwplan-moet-voldoen/",
    checked,
  },
  extensionBe: {
    title: "Ruimtelijke Ordening Vlaanderen: uitbreiden van een woning",
    url: "https://www.ruimtelijkeordening.be/NL/Beleid/Vergunning/Werken-aan-en-rond-de-woning/Uitbreiden",
    checked,
  },
  stabilityBe: {
    title: "Gemeente Dessel: verbouwen en meldingsplicht",
    url: "https://www.dessel.be/product/299/verbouwen-meldingsplicht",
    checked,
  },
  qualityActNl: {
    title: "Vereniging Eigen Huis: Wet kwaliteitsborging",
    url: "https://www.eigenhuis.nl/huis-kopen/nieuwbouw/wet-kwaliteitsborging",
    checked,
  },
  fivePercentNl: {
    title: "Woningborg: 5%-regeling",
    url: "https://www.woningborg.nl/particuliere-koper/veelgestelde-vragen/5-regeling/",
    checked,
  },
  breyneBe: {
    title: "NAV: de wet Breyne",
    url: "https://www.nav.be/kennisnet/de-wet-breyne-verplichtingen-voor-de-architect",
    checked,
  },
  tenYearsBe: {
    title: "Schoups: verplichte verzekering van de tienjarige aansprakelijkheid",
    url: "https://www.schoups.com/nl/nieuws/29468?subid=9376",
    checked,
  },
  wildlifeNl: {
    title: "Omgevingsdienst Zuid-Holland Zuid: verbouwen, isoleren en natuur",
    url: "https://www.ozhz.nl/themas/bouw/verbouwen-renovatie-isolatie-en-natuur/",
    checked,
  },
  flatRoofFallNl: {
    title: "NRC: kan het platte dak het helpen (afschot en noodafvoer)",
    url: "https://www.nrc.nl/nieuws/2002/08/26/kan-het-platte-dak-het-helpen-7603231-a562893",
    checked,
  },
  flatRoofFallBe: {
    title: "Belroof: plasvorming op platte daken (WTCB, TV 215)",
    url: "http://www.belroof.be/plasvorming-op-platte-daken/",
    checked,
  },
  roofInsulationBe: {
    title: "Wonen in Vlaanderen: de minimale dakisolatienorm",
    url: "https://wonenvlaanderen.be/woningkwaliteitsbewaking/de-minimale-dakisolatienorm",
    checked,
  },
  isdeNl: {
    title: "Duurzaam Bouwloket: ISDE voor woningeigenaren",
    url: "https://www.duurzaambouwloket.nl/subsidie-financieringsregeling/252",
    checked,
  },
  arrearsNl: {
    title: "NU.nl: schade aan je huis door achterstallig onderhoud en de verzekering",
    url: "https://www.nu.nl/wonen/6238145/schade-aan-je-huis-door-achterstallig-onderhoud-zo-zit-het-met-de-verzekering.html",
    checked,
  },
  paintingWeather: {
    title: "NU.nl: je huis in de verf zetten",
    url: "https://www.nu.nl/wonen/5828184/je-huis-in-de-verf-zetten-de-perfecte-klus-voor-dit-seizoen.html",
    checked,
  },
  paintingCycle: {
    title: "Meijer & Van Eerden: schilderwerk aan kozijnen, kleine en grote beurt",
    url: "https://www.meijervaneerden.nl/schilderwerk-kozijnen/",
    checked,
  },
  pointing: {
    title: "Vereniging Hendrick de Keyser: gevels voegen en metselen met kalkmortels",
    url: "https://www.hendrickdekeyser.nl/site/264/265/voegen+en+metselen+met+kalkmortels.html",
    checked,
  },
  pointingDamage: {
    title: "Jack Bemelmans: schade aan voegwerk",
    url: "https://www.jackbemelmans.nl/gevel-stralen-limburg/schade-voegwerk/",
    checked,
  },
  rainwaterBe: {
    title: "Vlaamse Codex: Hemelwaterverordening van 2023",
    url: "https://codex.vlaanderen.be/PrintDocument.ashx?id=1038166&datum=&geannoteerd=false",
    checked,
  },
  loadBearingNl: {
    title: "ConstructieShop: draagmuur verwijderen en de vergunning",
    url: "https://constructieshop.nl/constructieberekening-draagmuur/verwijderen/zonder-vergunning",
    checked,
  },
  newLevelNl: {
    title: "Rijksoverheid, helpdesk bouwregelgeving: thermische isolatie bij dakkapel en optoppen",
    url: "https://abonneren.rijksoverheid.nl/nieuwsbrieven/archief/artikel/7/5f2df25d-7458-4dfa-b46e-7ce8605837e1/3dd71ed7-ac60-4b18-a28a-387210fbb594",
    checked,
  },
  energyBe: {
    title: "IPM Bouw: wat is EPB en wanneer geldt het",
    url: "http://ipm-bouw.be/index.php/i-activiteiten/epb",
    checked,
  },
  noticeNl: {
    title: "Rijppaert & Peeters: Wet kwaliteitsborging en de bouwmelding",
    url: "https://rijppaert-peeters.nl/artikelen/wet-kwaliteitsborging-bouwen",
    checked,
  },
  extensionVatBe: {
    title: "Lard'enaide: 6% of 21% btw bij verbouwing in België",
    url: "https://lardenaide.be/verbouwing-6-of-21-btw/",
    checked,
  },
  ladders: {
    title: "ID.nl: zo werk je veilig in de hoogte met een ladder",
    url: "https://id.nl/huis-en-entertainment/klussen/elektrisch-gereedschap/zo-werk-je-veilig-in-de-hoogte-met-een-ladder",
    checked,
  },
} satisfies Record<string, Source>;
