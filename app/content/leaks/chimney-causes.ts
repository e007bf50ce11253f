import type { LeakCause } from "./types";

/** Causes at the chimney: lead, joints, its head and its flue. */
export const chimneyCauses: LeakCause[] = [
  {
    id: "schoorsteenlood",
    name: "Gescheurd of los lood om de schoorsteen",
    signs:
      "Een natte plek op zolder, naast het kanaal. Bij wind uit één hoek is het erger: wind duwt water achter lood.",
    now: "Schrijf datum en windrichting op en kijk van de grond met een verrekijker of er lood opkrult. Smeer er geen kit op: die maakt de echte reparatie lastiger.",
    repair: "De loodslabbe wordt vervangen en de voegen waarin hij vastzit worden nagelopen.",
    drawing: { name: "jaarlijkse-schoorsteencontrole", mark: 4 },
    basis: [
      {
        page: "/kennisbank/jaarlijkse-schoorsteencontrole",
        section: "zelf-zien",
        words: "bijna altijd lood of voeg",
      },
      {
        page: "/kennisbank/daklekkage-herkennen-voorkomen",
        section: "oorzaken",
        words: "Een te lange strook scheurt.",
      },
      {
        page: "/kennisbank/schuin-dak",
        section: "lekplekken",
        words: "loodslabbe vervangen, voegen nalopen",
      },
    ],
    sources: ["https://www.bouwlood.nl/bladlood-in-de-praktijk"],
    fits: ["naast-het-kanaal", "bij-regen", "bij-wind"],
  },
  {
    id: "schoorsteenvoegen",
    name: "Open voegen in de schoorsteen",
    signs:
      "Nat naast de schoorsteen op zolder, en voegresten of steengruis in de goot. Van de grond ziet u gaten in de voegen, vooral aan de zuidwestkant.",
    now: "Ruim gruis op en houd de plek eronder vrij: er kan meer vallen. Maak foto’s van alle kanten die u van de grond ziet.",
    repair:
      "Slechte voegen worden uitgehakt en opnieuw gevuld. Bewegen er stenen, dan gaat er eerst een inspectie aan vooraf.",
    drawing: { name: "schoorsteen-inspectie", mark: 2 },
    basis: [
      {
        page: "/schoorsteen/schoorsteen-inspectie",
        section: "aanleiding",
        words: "Lood gescheurd of voegen open",
      },
      {
        page: "/schoorsteen/schoorsteen-inspectie",
        section: "wat-wij-bekijken",
        words: "Voegen en stenen van de kop, vooral aan de zuidwestkant",
      },
      {
        page: "/schoorsteen/schoorsteen-voegen-repareren",
        section: "stand",
        words: "Gaten waar een potlood in past, voegresten in de goot",
      },
    ],
    sources: [],
    fits: ["naast-het-kanaal", "steengruis", "bij-wind"],
  },
  {
    id: "schoorsteenkop",
    name: "Een gescheurde kroon of afdekplaat",
    signs:
      "Steengruis in de goot of op het terras, en witte uitslag op het metselwerk boven het dak: de schoorsteen wordt van boven nat.",
    now: "Blijf onder de schoorsteen vandaan en bel. Staat de kop scheef, dan heeft het haast: houd kinderen weg.",
    repair: "De plaat wordt vernieuwd. Is het metselwerk los, dan gaat de kop eraf tot waar het gezond is.",
    drawing: { name: "schoorsteen-inspectie", mark: 1 },
    basis: [
      {
        page: "/schoorsteen/schoorsteen-inspectie",
        section: "wat-wij-bekijken",
        words: "scheuren laten water van boven in het metselwerk",
      },
      {
        page: "/schoorsteen/schoorsteen-inspectie",
        section: "aanleiding",
        words: "Vorst heeft kop of kroon kapotgedrukt",
      },
      {
        page: "/kennisbank/jaarlijkse-schoorsteencontrole",
        section: "zelf-zien",
        words: "de schoorsteen wordt van boven nat",
      },
    ],
    sources: [],
    fits: ["steengruis", "bij-regen"],
  },
  {
    id: "creosoot",
    name: "Teerwater of zuur condens door de steen",
    signs:
      "Een bruine of gele vlek op de schouw, die kan stinken. Hij komt ook zonder regen: het vocht komt uit het kanaal.",
    now: "Schilder de vlek niet over. Stook niet verder als er rook of roetlucht in een andere kamer komt; gaat de koolmonoxidemelder af, ga dan naar buiten en bel 112.",
    repair: "Een camera-inspectie wijst uit of vegen volstaat of dat het kanaal een voering nodig heeft.",
    drawing: { name: "jaarlijkse-schoorsteencontrole", mark: 6 },
    basis: [
      {
        page: "/kennisbank/jaarlijkse-schoorsteencontrole",
        section: "zelf-zien",
        words: "teerwater trekt door de steen",
      },
      {
        page: "/schoorsteen/schoorsteen-inspectie",
        section: "aanleiding",
        words: "Creosoot of zuur condens trekt door de steen",
      },
    ],
    sources: [],
    fits: ["vlek-op-de-schouw", "zonder-regen"],
  },
];
