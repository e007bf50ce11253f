import { leakSpots } from "~/content/leak-questions";
import { roofPlaces } from "./roof-places";
import type { LeakPlace, LeakPlaceRecord } from "./types";

const records: LeakPlaceRecord[] = [
  ...roofPlaces,
  {
    id: "dakgoot",
    label: "Dakgoot",
    hint: "Druppels onder de goot, nat langs de regenpijp, bladderend boeideel",
    meta: {
      title: "Dakgoot lekt of loopt over: van druppel naar oorzaak",
      description:
        "Kijk bij een bui van een afstand naar de goot. Waar het druppelt, zegt wat er stuk is: naad, uitloop, regenpijp of bakgoot. Met tekening en eerste actie.",
      keywords: ["dakgoot druppelt", "dakgoot loopt over", "water achter dakgoot"],
    },
    title: "Nat onder de dakgoot",
    lead: "Stroomt het over de voorrand, dan valt het in de tuin. Druipt het langs de muur of uit het houtwerk, dan gaat het water de constructie in en hebt u haast.",
    outside: true,
    times: ["bij-regen", "bij-vorst-of-dooi"],
    causes: [
      "goot-vol",
      "goot-naad",
      "goot-achterlangs",
      "goot-uitloop",
      "regenpijp-verstopt",
      "bakgoot-rot",
      "regenpijp-bevroren",
    ],
  },
  {
    id: "plat-dak",
    label: "Plat dak",
    hint: "Aanbouw, garage of dakterras: een vlek in het plafond eronder",
    meta: {
      title: "Plat dak lekt: rand, opstand, afvoer of koepel",
      description:
        "Een vlek bij de muur, midden in de kamer of rond de lichtkoepel? Elk wijst op een ander zwak punt van het platte dak. Met tekening, en wat u beter niet doet.",
      keywords: ["plat dak lekt", "lekkage aanbouw", "lekkage dakterras", "lekkage lichtkoepel"],
    },
    title: "Nat onder een plat dak",
    lead: "Een plat dak lekt zelden in het vlak. Het begint bij de rand, de muur, de afvoer of de koepel. Alleen nat bij vorst is vaak condens.",
    times: ["bij-regen", "bij-vorst-of-dooi", "zonder-regen"],
    causes: [
      "plat-opstand",
      "plat-dakrand",
      "plat-afvoer",
      "plat-naad",
      "plat-lichtkoepel",
      "dakterras",
      "koud-dak",
      "leiding",
    ],
  },
  {
    id: "buitenmuur",
    label: "Buitenmuur",
    hint: "Nat boven het raam, ronde vlekken, een baan of een natte hoek",
    meta: {
      title: "Natte buitenmuur binnen: welke vlek hoort waarbij",
      description:
        "Vocht op de binnenkant van een buitenmuur komt meestal langs spouwlood, spouwanker, kozijn, goot of regenpijp. Twee vragen en u weet waar u zoekt.",
      keywords: ["vochtplek muur binnen", "buitenmuur nat", "doorslaand vocht muur"],
    },
    title: "Nat op een buitenmuur, binnen",
    lead: "Baksteen laat water door en dat mag. Wordt het binnen nat, dan vindt het water ergens een brug. De vorm van de vlek zegt welke.",
    times: ["bij-regen", "bij-wind", "zonder-regen"],
    causes: [
      "spouwlood",
      "goot-achterlangs",
      "kozijnnaad",
      "spouwanker",
      "regenpijp-muur",
      "gevelvoegen",
      "condens",
      "leiding",
    ],
  },
  {
    id: "serre",
    label: "Serre",
    hint: "Nat tegen de gevel, aan de lage kant of onder het glas",
    meta: {
      title: "Serre of overkapping lekt: naad, goot of condens",
      description:
        "Druppelt het in de serre of onder de overkapping? De naad met het huis lekt het vaakst. Twee vragen, de oorzaak in doorsnede en wat u zelf nakijkt.",
      keywords: ["serre lekt", "overkapping lekt", "lekkage veranda gevel"],
    },
    title: "Nat in de serre of onder de overkapping",
    lead: "Het gaat zelden mis bij de plaat of het glas zelf. Het lekt waar het dak de muur raakt, of het is condens.",
    times: ["bij-regen", "zonder-regen"],
    causes: ["serre-slabbe", "serre-goot", "serre-condens"],
  },
  {
    id: "muurvoet",
    label: "Onder aan de muur",
    hint: "De onderste meter is nat, met of zonder witte uitslag",
    meta: {
      title: "Muur onderaan nat: optrekkend vocht of regenpijp",
      description:
        "Is de onderste meter van de muur nat? Twee vragen scheiden optrekkend vocht van een verstopte regenpijp, een border tegen de muur of een leiding.",
      keywords: ["muur onderaan nat", "optrekkend vocht", "natte voet muur"],
    },
    title: "Nat onder aan de muur",
    lead: "Verandert er niets door regen, dan komt het water van onderen. Wordt het bij elke bui natter, kijk dan buiten naar de regenpijp en de grond.",
    times: ["bij-regen", "zonder-regen"],
    causes: ["optrekkend-vocht", "regenpijp-grond", "grond-tegen-muur", "leiding"],
  },
];

/** The wet places of the house, from the top down: the order of their numbers in the drawing. */
export const leakPlaces: LeakPlace[] = records.map((place) => ({ ...place, ...leakSpots[place.id] }));
