import type { LeakPlaceRecord } from "./types";

/** The wet places under the pitched roof, from the top down. */
export const roofPlaces: LeakPlaceRecord[] = [
  {
    id: "bij-de-schoorsteen",
    label: "Schoorsteen",
    hint: "Nat naast het kanaal op zolder, of een bruine vlek op de schouw",
    meta: {
      title: "Lekkage bij de schoorsteen: lood, voegen of kop",
      description:
        "Nat naast de schoorsteen of een bruine vlek op de schouw? Twee vragen, vier oorzaken met tekening, en wat u nu doet zonder het dak op te gaan.",
      keywords: ["lekkage schoorsteen", "nat naast schoorsteen", "lood schoorsteen lek"],
    },
    title: "Nat rond de schoorsteen",
    lead: "Meestal is het lood of een voeg. Een bruine vlek die ook zonder regen komt, is iets anders: dan komt het vocht uit het kanaal.",
    times: ["bij-regen", "bij-wind", "zonder-regen"],
    causes: ["schoorsteenlood", "schoorsteenvoegen", "schoorsteenkop", "creosoot"],
  },
  {
    id: "dakraam",
    label: "Dakraam",
    hint: "Een druppel in de hoek van het raam, of een waas langs de rand",
    meta: {
      title: "Dakraam lekt: gootstuk, manchet of condens",
      description:
        "Druppelt het bij het dakraam? Vaak zit het gootstuk erboven vol blad. Beantwoord twee vragen en zie wat het is en wat u van binnen zelf kunt doen.",
      keywords: ["dakraam lekt", "lekkage dakraam", "condens dakraam"],
    },
    title: "Nat bij het dakraam",
    lead: "Het glas zelf is zelden de oorzaak. Het water komt langs de aansluiting op de pannen, of het is vocht uit de kamer.",
    times: ["bij-regen", "bij-wind", "bij-vorst-of-dooi", "zonder-regen"],
    causes: ["dakraam-gootstuk", "dakraam-manchet", "condens", "stuifsneeuw"],
  },
  {
    id: "zolder",
    label: "Zolder",
    hint: "Een kring op het plafond, nat beschot, druppels op de zoldervloer",
    meta: {
      title: "Lekkage op zolder: pan, nok, doorvoer of condens",
      description:
        "Nat dakbeschot of een bruine kring onder het schuine dak? Twee vragen wijzen de oorzaak aan, met de tekening erbij en wat u vandaag doet.",
      keywords: ["lekkage zolder", "dakbeschot nat", "vochtplek plafond zolder"],
    },
    title: "Nat op zolder of onder het schuine dak",
    lead: "Water loopt onder de pannen langs folie, beschot en gordingen omlaag en valt pas op het laagste punt. De vlek wijst de richting, niet de plek.",
    times: ["bij-regen", "bij-wind", "bij-vorst-of-dooi", "zonder-regen"],
    causes: ["dakpan", "nok", "dakdoorvoer", "kilgoot", "stuifsneeuw", "condens", "leiding"],
  },
  {
    id: "dakkapel",
    label: "Dakkapel",
    hint: "Nat boven het raam, langs de zijwand of een kamer lager",
    meta: {
      title: "Dakkapel lekt: lees aan de vlek welke naad het is",
      description:
        "De plaats van de natte plek wijst de schuldige aan: dakje, voorrand, zijwang, dorpel of voetlood. Twee vragen, de oorzaak in doorsnede en wat u nu doet.",
      keywords: ["dakkapel lekt", "vochtplek dakkapel", "lekkage zijwang dakkapel"],
    },
    title: "Nat bij de dakkapel",
    lead: "Een dakkapel heeft meer naden per vierkante meter dan de rest van het dak. De plek van de vlek verraadt welke naad het is.",
    times: ["bij-regen", "bij-wind", "zonder-regen"],
    causes: [
      "kapel-dakje",
      "kapel-zijwang",
      "kapel-voet",
      "kapel-voorrand",
      "kapel-achterkant",
      "kapel-dorpel",
      "kapel-condens",
    ],
  },
];
