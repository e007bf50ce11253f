import type { LeakCause } from "./types";

const page = "/kennisbank/lekkage-dakkapellen";
const where = (words: string) => ({ page, section: "lees-de-plek", words }) as const;
const why = (words: string) => ({ page, section: "oorzaken", words }) as const;
const section = (words: string) => ({ page, section: "doorsnede", words }) as const;

/** Causes at a dormer. */
export const dormerCauses: LeakCause[] = [
  {
    id: "kapel-dakje",
    name: "Naden of blazen in het dakje van de dakkapel",
    signs:
      "Het plafond van de dakkapel is in het midden nat. Ligt het dakje vlak, dan houdt het plassen en wacht het water op een haarscheur.",
    now: "Zet de telefoon op een stok met zelfontspanner: zo ziet u het dakje en de uitloop zonder ladder.",
    repair: "Een gescheurde baan herstellen is een halve dag werk. Daarna wordt de uitloop nagekeken.",
    drawing: { name: "lekkage-dakkapellen", mark: 2 },
    basis: [
      where("Naden en blazen in de dakbedekking"),
      why("Een plat dakje dat vlak ligt, houdt plassen."),
      section("met afschot naar de uitloop"),
    ],
    sources: ["https://www.bouwtotaal.nl/2016/01/lekkage-na-plaatsen-dakkapel/"],
    fits: ["kapel-plafond-midden", "bij-regen"],
  },
  {
    id: "kapel-achterkant",
    name: "De aansluiting op het schuine dak erboven",
    signs:
      "Het plafond van de dakkapel is aan de achterkant nat. Soms liggen er pannen los, vlak boven de kapel.",
    now: "Kijk van de straat met een verrekijker naar de pannen boven de dakkapel en maak een foto.",
    repair: "De dakbedekking hoort door te lopen tot ruim onder de pannen erboven; dat wordt hersteld.",
    drawing: { name: "lekkage-dakkapellen", mark: 1 },
    basis: [
      where("Aansluiting op het schuine dak erboven"),
      section("de dakbedekking loopt door tot ruim onder de pannen erboven"),
    ],
    sources: [],
    fits: ["kapel-plafond-achter", "bij-regen", "bij-wind"],
  },
  {
    id: "kapel-voorrand",
    name: "Daktrim of boeideel aan de voorkant",
    signs: "Het is nat boven het kozijn.",
    now: "Maak het raam open en voel of de kit tussen boeideel en kozijn los zit. Leun niet naar buiten en ga niet op het kozijn staan.",
    repair: "Een losse daktrim vastzetten is een halve dag werk.",
    drawing: { name: "lekkage-dakkapellen", mark: 4 },
    basis: [
      where("Daktrim en boeideel"),
      { page, section: "herstel", words: "Een losse daktrim of een gescheurde baan is een halve dag werk." },
      section("met overstek en een druiprand"),
    ],
    sources: [],
    fits: ["boven-het-kozijn-van-de-kapel", "bij-regen"],
  },
  {
    id: "kapel-zijwang",
    name: "Het lood naast de zijwang",
    signs: "Nat langs de zijwand. Ook een open naad in de bekleding van de wang kan het zijn.",
    now: "Maak foto’s van de wang vanuit het raam. Boor of schuur niet in platen van vóór {asbest bouwjaar nl}: ze kunnen asbest bevatten.",
    repair: "Voor nieuw lood worden pannen opgenomen, loketten ingepast en de folie hersteld.",
    drawing: { name: "lekkage-dakkapellen", mark: 7 },
    basis: [
      where("Loketten of slab naast de zijwang"),
      section("Zijwang met lood dat trapsgewijs over de pannen valt"),
      { page, section: "herstel", words: "Nieuw lood langs de wang betekent pannen opnemen" },
    ],
    sources: ["https://www.odijsselland.nl/thema/asbest/veelgestelde-vragen-over-asbest/"],
    fits: ["langs-de-zijwand", "bij-regen"],
  },
  {
    id: "kapel-dorpel",
    name: "Rot in de onderdorpel",
    signs:
      "Het water komt onder de vensterbank uit. De verf is op de onderdorpel het eerst op; daarna trekt water in het kopse hout.",
    now: "Maak het raam open en bekijk dorpel en glaslatten van binnen. Op een droge, schone naad in het kozijn houdt kit een seizoen.",
    repair: "Is het hout zacht, dan wordt het timmerwerk: onderhoud aan de dakkapel.",
    drawing: { name: "lekkage-dakkapellen", mark: 5 },
    basis: [where("Onderdorpel en glaslatten"), why("Rot in de onderdorpel."), section("glaslatten onder")],
    sources: [],
    fits: ["onder-de-vensterbank", "bij-regen"],
  },
  {
    id: "kapel-voet",
    name: "Voetlood of opengesneden folie onder de dakkapel",
    signs:
      "Nat achter het knieschot of in de kamer eronder. Loost het dakje op één plek op de pannen, dan kruipt die straal bij wind onder het lood.",
    now: "Schroef één plaat van het knieschot los. Kijk waar de folie nat is en volg het spoor omhoog met een lamp.",
    repair:
      "Eerst zoekt een dakdekker met een gieter, van laag naar hoog. Dan worden voetlood en folie hersteld.",
    drawing: { name: "lekkage-dakkapellen", mark: 6 },
    basis: [
      where("Voetlood en dakfolie"),
      why("Elk beetje stuifregen loopt dan achter het knieschot."),
      section("Voetlood: onder de onderdorpel door en over de pannen gelegd."),
    ],
    sources: [
      "https://www.bouwtotaal.nl/2016/01/lekkage-na-plaatsen-dakkapel/",
      "https://www.bouwtotaal.nl/2020/06/lekkage-na-plaatsen-dakkapel-en-zonnepanelen/",
    ],
    fits: ["achter-het-knieschot", "onder-de-vensterbank", "bij-regen", "bij-wind"],
  },
  {
    id: "kapel-condens",
    name: "Condens in een slecht geïsoleerde dakkapel",
    signs: "Alleen de ruiten beslaan en de hoek wordt grauw, zonder dat het geregend heeft.",
    now: "Lucht een week goed en stook gelijkmatig. Wordt het minder, dan is het condens.",
    repair: "Dan helpt renoveren en isoleren van de wangen, geen loodwerk.",
    drawing: null,
    basis: [
      where("Beslaan alleen de ruiten en wordt de hoek grauw"),
      {
        page: "/kennisbank/daklekkage-herkennen-voorkomen",
        section: "lekkage-of-condens",
        words: "Lucht een week goed en stook gelijkmatig",
      },
    ],
    sources: [],
    fits: ["zonder-regen"],
  },
];
