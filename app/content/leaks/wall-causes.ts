import type { LeakCause } from "./types";

const page = "/kennisbank/gevellekkage";
const stain = (words: string) => ({ page, section: "vlekken", words }) as const;
const wall = (words: string) => ({ page, section: "hoe-het-werkt", words }) as const;
const recherche = "https://www.lekrecherche.nl/spouwmuur-lekkage/";
const damp = "/kennisbank/daklekkage-herkennen-voorkomen";

/** Causes in a wall, and two that no rain brings. */
export const wallCauses: LeakCause[] = [
  {
    id: "spouwlood",
    name: "Spouwlood dat ontbreekt of stuk is",
    signs:
      "Nat boven een raam of deur, tijdens regen. Het water druipt langs de bovenkant van het kozijn naar binnen.",
    now: "Kijk buiten of er boven het kozijn open stootvoegen zijn. Zijn ze dichtgeschilderd of volgelopen, peuter ze dan voorzichtig open met een houten stokje.",
    repair:
      "De metselaar neemt om en om stukken van twee lagen stenen uit, legt nieuw lood of een kunststof slab en metselt terug.",
    drawing: { name: "gevellekkage", mark: 3 },
    basis: [
      stain("Spouwlood ontbreekt of is stuk"),
      wall("dan druipt het water langs de bovenkant van uw kozijn naar binnen"),
      { page, section: "zelf-doen", words: "voorzichtig open met een houten stokje" },
    ],
    sources: [recherche, "https://www.bouwlood.nl/bladlood-in-de-praktijk"],
    fits: ["boven-raam-of-deur", "bij-regen", "bij-wind"],
  },
  {
    id: "spouwanker",
    name: "Mortel op een spouwanker",
    signs:
      "Losse ronde vlekken, in een patroon over de muur. Gevallen specie vormt een brug waarover water naar het binnenblad loopt.",
    now: "Houd bij wanneer de plekken verschijnen, met windrichting. Smeer de muur buiten niet dicht: dat maakt het vaak erger.",
    repair:
      "Eerst kijken met een camera door een boorgat in de voeg; daarna gaan er stenen uit en wordt de spouw schoongemaakt.",
    drawing: { name: "gevellekkage", mark: 6 },
    basis: [
      stain("Vervuilde spouwankers"),
      wall("Mortelbrug: gevallen specie die water naar het binnenblad leidt."),
    ],
    sources: [recherche],
    fits: ["ronde-vlekken", "bij-regen", "bij-wind"],
  },
  {
    id: "kozijnnaad",
    name: "De naad tussen kozijn en steen",
    signs: "Nat naast het kozijn. De kit zit los, of de waterslag heeft geen kopschotje.",
    now: "Vervang losse kit tussen kozijn en steen als u er van de grond bij kunt. Laat afwateringsgaatjes in de onderdorpel vrij.",
    repair: "De naad wordt opnieuw gedicht en de raamdorpel zo nodig hersteld.",
    drawing: { name: "gevellekkage", mark: 7 },
    basis: [
      stain("Naad tussen kozijn en steen"),
      { page, section: "zelf-doen", words: "Vervang losse kit tussen kozijn en steen" },
      wall("Raamdorpel met helling en druiprand"),
    ],
    sources: [],
    fits: ["naast-het-kozijn", "bij-regen", "bij-wind"],
  },
  {
    id: "gevelvoegen",
    name: "Voegen die op zijn, in een massieve muur",
    signs:
      "De muur is rond 20 centimeter dik en wordt nat bij slagregen. Krast u met een spijker, dan komt er zand uit de voeg.",
    now: "Meet de muur bij een raam of deur en houd bij wanneer de plek verschijnt, met windrichting. Impregneer niets: in een natte muur komt het water er dan niet meer uit.",
    repair:
      "De oude voeg gaat er diep genoeg uit en wordt opnieuw gevuld. Bij kalkmortel hoort geen harde cementvoeg.",
    drawing: { name: "schoorsteen-voegen-repareren", mark: 1 },
    basis: [
      { page, section: "welke-muur", words: "Daar doet de voeg wél mee." },
      { page, section: "vragen", words: "Komt er zand uit of valt de voeg in stukken, dan is hij op." },
      {
        page: "/schoorsteen/schoorsteen-voegen-repareren",
        section: "voeg-en-steen",
        words: "Versleten voeg: water blijft op de steen eronder staan.",
      },
    ],
    sources: ["https://www.lekrecherche.nl/gevel-voegen/"],
    fits: ["over-een-groot-vlak", "bij-wind"],
  },
  {
    id: "optrekkend-vocht",
    name: "Optrekkend vocht",
    signs: "De onderste meter is het hele jaar vochtig, met witte uitslag. Regen verandert er niets aan.",
    now: "Merk de bovenrand met potlood en kijk na een natte en een droge week. Haal grond weg die tegen de muur ligt.",
    repair: "Laat eerst meten. Wacht met stuken en behangen tot de muur droog is.",
    drawing: null,
    basis: [stain("Optrekkend vocht")],
    sources: [],
    fits: ["met-witte-uitslag", "zonder-regen"],
  },
  {
    id: "grond-tegen-muur",
    name: "Grond of klimop tegen de waterkering",
    signs: "Buiten ligt de tuin hoger dan de waterkering onder in de muur, of er groeit klimop overheen.",
    now: "Haal klimop en grond weg die tegen of boven de waterkering zit. Dat kunt u zelf, vanaf de grond.",
    repair: "Blijft het nat, dan wordt de spouw onder in de muur geopend en schoongemaakt.",
    drawing: { name: "gevellekkage", mark: 2 },
    basis: [
      {
        page,
        section: "zelf-doen",
        words: "Haal klimop en grond weg die tegen of boven de waterkering onder in de muur zit.",
      },
      wall("Spouw: de luchtlaag die het water van de binnenmuur scheidt."),
    ],
    sources: [recherche],
    fits: ["waar-grond-of-klimop-ligt", "bij-regen"],
  },
  {
    id: "condens",
    name: "Condens, geen lek",
    signs:
      "Een grijze waas of zwarte stippen langs koude randen en in hoeken, vaak achter een kast. Condens laat zelden kringen na en wel schimmel.",
    now: "Lucht een week goed en stook gelijkmatig. Wordt het minder, dan is het condens.",
    repair: "Een dampremmer die rondom aansluit en isolatie zonder kieren nemen de koude plek weg.",
    drawing: { name: "dakisolatie", mark: 3 },
    basis: [
      {
        page: damp,
        section: "lekkage-of-condens",
        words: "Grijze waas of zwarte stippen langs koude randen",
      },
      stain("Condens op een koude plek"),
      { page: "/daken/dakisolatie", section: "opbouw", words: "Dampremmer: alle naden afgeplakt" },
    ],
    sources: [],
    fits: ["waas-of-stippen", "zonder-regen"],
  },
  {
    id: "leiding",
    name: "Een waterleiding, cv of afvoer",
    signs: "De plek groeit ook bij droog weer.",
    now: "Draai alle kranen dicht, noteer de watermeter en kijk na een uur opnieuw. Loopt hij door, sluit dan de hoofdkraan en bel een loodgieter.",
    repair: "Dit is werk voor een loodgieter of installateur; het dak is dan niet de oorzaak.",
    drawing: null,
    basis: [
      {
        page: damp,
        section: "lekkage-of-condens",
        words: "Alle kranen dicht, watermeter noteren, na een uur weer kijken",
      },
    ],
    sources: [],
    fits: ["zonder-regen"],
  },
];
