import type { LeakCause } from "./types";

const page = "/kennisbank/plat-dak";
const weak = (words: string) => ({ page, section: "zwakke-plekken", words }) as const;
const layer = (words: string) => ({ page, section: "opbouw", words }) as const;
const ownersHouse = "https://www.eigenhuis.nl/wonen/onderhoud/onderhoud-buiten/plat-dak";

/** Causes in a flat roof, a roof terrace and a glass roof against the wall. */
export const flatCauses: LeakCause[] = [
  {
    id: "plat-opstand",
    name: "De opstand tegen de gevel",
    signs:
      "De vlek zit waar het platte dak tegen de muur komt. Is de loodslabbe los of te laag, dan loopt water achter de dakbedekking.",
    now: "Kijk vanuit een raam op de verdieping of het lood los van de muur staat en maak een foto.",
    repair: "De opstand en de slabbe worden opnieuw aangesloten. Kit over de naad is uitstel.",
    drawing: { name: "plat-dak-onderhoud-schema", mark: 5 },
    basis: [
      weak("Is de loodslabbe los of te laag, dan loopt water achter de dakbedekking."),
      {
        page: "/kennisbank/plat-dak-onderhoud-schema",
        section: "looproute",
        words: "Opstand tegen de gevel met loodslabbe",
      },
    ],
    sources: [],
    fits: ["tegen-de-gevel-van-het-huis", "bij-regen"],
  },
  {
    id: "plat-dakrand",
    name: "De dakrand met zijn trim",
    signs:
      "Bruine kringen aan het plafond bij de buitenmuur. Een aluminium trim zet in de zon uit en trekt bij elke naad aan de dakbedekking.",
    now: "Merk de rand van de vlek met potlood en kijk na de volgende bui opnieuw.",
    repair: "De naad bij de trim wordt opnieuw dichtgezet, of de rand vernieuwd.",
    drawing: { name: "plat-dak", mark: 6 },
    basis: [
      weak("Bruine kringen aan het plafond bij de buitenmuur wijzen op rand of opstand."),
      layer("Daktrim of afdekkap die de rand afsluit."),
    ],
    sources: [ownersHouse],
    fits: ["bij-de-buitenmuur-of-dakrand", "bij-regen"],
  },
  {
    id: "plat-afvoer",
    name: "De afvoer, of water dat blijft staan",
    signs:
      "Een vlek midden in de kamer. De plakplaat van de afvoer scheurt bij de hals, of de afvoer zit dicht en er staat een plas.",
    now: "Ga niet op een dak met water. Buigt het plafond door of kraakt het, blijf dan ook uit de kamer eronder. Is de afvoer vanaf een ladder te bereiken en staat u veilig, haal dan het blad weg.",
    repair: "De afvoer wordt vrijgemaakt en opnieuw ingeplakt.",
    drawing: { name: "plat-dak", mark: 7 },
    basis: [
      weak("De plakplaat scheurt bij de hals of laat los van het dak."),
      {
        page,
        section: "water",
        words: "Blijf ook weg uit de kamer eronder als het plafond doorbuigt of kraakt.",
      },
      layer("Hemelwaterafvoer met bladvanger, op het laagste punt."),
    ],
    sources: ["https://helpdeskbouwregels.nl/vraag/426", ownersHouse],
    fits: ["midden-in-de-kamer", "bij-regen"],
  },
  {
    id: "plat-naad",
    name: "Een open naad of gescheurde blaas",
    signs: "Midden onder het dak nat. Een blaas is lucht of vocht dat zwelt.",
    now: "Kijk vanuit een raam erboven naar blazen en plassen. Prik een blaas nooit open: dan hebt u een gat.",
    repair: "Eerst een noodstuk, dan bij droog weer een nieuwe baan. Natte isolatie eronder moet eruit.",
    drawing: { name: "plat-dak", mark: 4 },
    basis: [
      weak("Een blaas is lucht of vocht dat zwelt."),
      {
        page: "/daken/daklekkage",
        section: "waar-zit-het",
        words: "Open naad, blaas die gescheurd is of een lekke doorvoer",
      },
      layer("Dakbedekking in twee lagen: onderlaag en toplaag."),
    ],
    sources: [],
    fits: ["midden-in-de-kamer", "bij-regen"],
  },
  {
    id: "plat-lichtkoepel",
    name: "De opstand van de lichtkoepel",
    signs:
      "Nat rond de koepel of lichtstraat. De opstand is daar laag, en het metaal of kunststof werkt anders dan het dak.",
    now: "Zet een emmer onder de koepel en kijk van binnen of de schaal een barst heeft.",
    repair: "De opstand wordt opnieuw bekleed, de schaal zo nodig vervangen.",
    drawing: { name: "plat-dak-onderhoud-schema", mark: 7 },
    basis: [
      weak("De opstand is laag en het metaal of kunststof werkt anders dan het dak."),
      {
        page: "/kennisbank/plat-dak-onderhoud-schema",
        section: "looproute",
        words: "Lichtkoepel: opstand dicht, schaal zonder barst.",
      },
    ],
    sources: [],
    fits: ["rond-een-lichtkoepel", "bij-regen"],
  },
  {
    id: "koud-dak",
    name: "Condens in een koud dak",
    signs:
      "De vlek komt bij vorst, of zonder dat het regende. De isolatie ligt dan onder de draagvloer en vocht slaat neer tegen koud hout.",
    now: "Lucht de kamer en noteer wanneer de vlek komt. Kijk bij een doorvoer of koepel hoe dik het pakket boven het hout is.",
    repair: "Bij de volgende vernieuwing hoort de isolatie naar boven; het hoeft niet morgen open.",
    drawing: { name: "plat-dak", mark: 2 },
    basis: [
      weak("Komt de vlek alleen bij vorst, dan is het vaak condens."),
      { page, section: "drie-soorten", words: "Vocht slaat neer tegen koud hout en kan niet weg." },
      layer("Dampremmende laag, onder de isolatie en aan de randen omgezet."),
    ],
    sources: ["https://www.joostdevree.nl/shtmls/koud_dak.shtml"],
    fits: ["midden-in-de-kamer", "bij-vorst-of-dooi", "zonder-regen"],
  },
  {
    id: "dakterras",
    name: "Onder het terras: afvoer, opstand of hek",
    signs:
      "Er liggen tegels of planken op het dak erboven. Daaronder ziet u geen blad en geen plas; het lek zit bijna altijd bij de afvoer, de opstand of het hek.",
    now: "Is het droog en staat er een hek, til dan de losse tegel boven de afvoer op en haal het blad weg. Anders wacht u op ons.",
    repair: "Een dakdekker tilt de tegels op en zoekt per vak met water of rook.",
    drawing: { name: "terras-dak", mark: 7 },
    basis: [
      {
        page: "/kennisbank/terras-dak",
        section: "veelgestelde-vragen",
        words: "Til de tegels rond afvoer, opstand en hek op",
      },
      {
        page: "/kennisbank/terras-dak",
        section: "deur-en-dorpel",
        words: "Onder tegels ziet u geen blad en geen plas.",
      },
      { page: "/kennisbank/terras-dak", section: "opbouw", words: "Opstand onder de deurdorpel" },
    ],
    sources: [],
    fits: ["onder-een-dakterras", "bij-regen"],
  },
  {
    id: "serre-slabbe",
    name: "De naad tussen serre en gevel",
    signs:
      "Nat tegen de gevel. Een profiel dat alleen tegen de steen gekit is, laat los; ook kan water uit de muur boven de serre binnen uitkomen.",
    now: "Kijk vanuit een raam erboven of de slabbe strak in de voeg ligt. Kit open stootvoegen nooit dicht: daar moet het water uit.",
    repair:
      "Er wordt een voeg ingeslepen en een slabbe in vastgezet, die over het profiel valt. In een spouwmuur hoort daarboven een waterkering.",
    drawing: { name: "serre-aanbouw", mark: 1 },
    basis: [
      {
        page: "/bouwen/serre-aanbouw",
        section: "onderdelen",
        words: "De naad met het huis lekt het vaakst.",
      },
      {
        page: "/kennisbank/patio-dak",
        section: "aansluiting",
        words: "Laat open stootvoegen dus open en kit ze nooit dicht.",
      },
    ],
    sources: [],
    fits: ["bij-de-naad-met-de-gevel", "bij-regen"],
  },
  {
    id: "serre-goot",
    name: "Een volle goot aan de lage kant",
    signs: "Nat aan de lage kant, waar het dak van de serre in de goot loopt.",
    now: "Haal het blad uit de goot als u er vanaf de grond of een vaste trap bij kunt. Loop nooit over de platen.",
    repair: "De goot wordt leeggemaakt en het afschot naar de afvoer nagekeken.",
    drawing: { name: "patio-dak", mark: 6 },
    basis: [
      {
        page: "/kennisbank/patio-dak",
        section: "zelf-of-vakman",
        words: "Haal in november blad uit de goot",
      },
      {
        page: "/kennisbank/patio-dak",
        section: "aansluiting",
        words: "Goot aan de lage zijde, met afschot naar de afvoer.",
      },
    ],
    sources: [],
    fits: ["aan-de-lage-kant", "bij-regen"],
  },
  {
    id: "serre-condens",
    name: "Condens tegen koud glas",
    signs: "Het druppelt van de onderkant van glas of plaat als het niet regent, vaak na een heldere nacht.",
    now: "Zet een raam of klep open en haal was en planten een tijd weg. Wordt het minder, dan is er niets lek.",
    repair: "Een spleet ventilatie en isolerend glas of een isolerende plaat houden het droog.",
    drawing: { name: "serre-aanbouw", mark: 3 },
    basis: [
      {
        page: "/bouwen/serre-aanbouw",
        section: "warmte",
        words: "In de winter slaat vocht neer op het koudste vlak.",
      },
      {
        page: "/kennisbank/patio-dak",
        section: "veelgestelde-vragen",
        words: "In een heldere nacht koelt de plaat af",
      },
      { page: "/bouwen/serre-aanbouw", section: "onderdelen", words: "Glasdak op helling" },
    ],
    sources: [],
    fits: ["onder-het-glas", "zonder-regen"],
  },
];
