import { LEAK_PLACE, LEAK_SPOT, LEAK_TIME } from "./answer-names";
import type { LeakOption } from "./leaks/types";

/*
 * The questions of the leak finder with their choices, apart from what it knows (leaks/): forms need no more of it.
 */

const haze = { id: "waas-of-stippen", label: "Een grijze waas of zwarte stippen" };

/** Choices of the second question; a place offers those that tell its causes apart. */
export const leakTimes: LeakOption[] = [
  { id: "bij-regen", label: "Bij elke flinke bui" },
  { id: "bij-wind", label: "Alleen bij regen met harde wind" },
  { id: "bij-vorst-of-dooi", label: "Bij vorst, of bij dooi na sneeuw" },
  { id: "zonder-regen", label: "Ook als het droog is" },
];

export const TIME_QUESTION = "Wanneer wordt het nat?";

/** The wet places with the first question of each. */
export const leakSpots = {
  "bij-de-schoorsteen": {
    name: "Rond de schoorsteen",
    spots: {
      question: "Wat ziet u?",
      options: [
        { id: "naast-het-kanaal", label: "Nat op zolder, naast het kanaal" },
        { id: "vlek-op-de-schouw", label: "Een bruine vlek op de schouw" },
        { id: "steengruis", label: "Steengruis in de goot of op het terras" },
      ],
    },
  },
  dakraam: {
    name: "Bij het dakraam",
    spots: {
      question: "Wat ziet u?",
      options: [{ id: "hoek-van-het-raam", label: "Een druppel in de hoek van het raam" }, haze],
    },
  },
  zolder: {
    name: "Zolder of plafond onder het schuine dak",
    spots: {
      question: "Waar precies?",
      options: [
        { id: "midden-op-het-plafond", label: "Midden op het plafond of beschot" },
        { id: "hoog-bij-de-nok", label: "Hoog, bij de nok" },
        { id: "rond-een-pijp", label: "Rond een ontluchtingspijp" },
        { id: "waar-twee-daken-elkaar-raken", label: "Waar twee dakvlakken elkaar raken" },
        haze,
      ],
    },
  },
  dakkapel: {
    name: "Bij de dakkapel",
    spots: {
      question: "Waar precies?",
      options: [
        { id: "kapel-plafond-midden", label: "Plafond, in het midden" },
        { id: "kapel-plafond-achter", label: "Plafond, aan de achterkant" },
        { id: "boven-het-kozijn-van-de-kapel", label: "Boven het kozijn" },
        { id: "langs-de-zijwand", label: "Langs de zijwand" },
        { id: "onder-de-vensterbank", label: "Onder de vensterbank" },
        { id: "achter-het-knieschot", label: "Achter het knieschot of een kamer lager" },
      ],
    },
  },
  dakgoot: {
    name: "Buiten, onder de dakgoot",
    spots: {
      question: "Waar druppelt het?",
      options: [
        { id: "over-de-hele-voorrand", label: "Over de hele voorrand" },
        { id: "op-een-vaste-plek", label: "Op één vaste plek, onder een naad" },
        { id: "bij-de-regenpijp", label: "Bij of langs de regenpijp" },
        { id: "achter-de-goot", label: "Achter de goot, langs de muur" },
        { id: "uit-het-houtwerk", label: "Uit het houtwerk, of de verf bladdert" },
      ],
    },
  },
  "plat-dak": {
    name: "Plafond onder een plat dak",
    spots: {
      question: "Waar zit de vlek?",
      options: [
        { id: "tegen-de-gevel-van-het-huis", label: "Tegen de gevel van het huis" },
        { id: "bij-de-buitenmuur-of-dakrand", label: "Bij de buitenmuur, onder de dakrand" },
        { id: "midden-in-de-kamer", label: "Midden in de kamer" },
        { id: "rond-een-lichtkoepel", label: "Rond een lichtkoepel of lichtstraat" },
        { id: "onder-een-dakterras", label: "Onder een dakterras" },
      ],
    },
  },
  buitenmuur: {
    name: "Binnen, op een buitenmuur",
    spots: {
      question: "Hoe ziet de vlek eruit?",
      options: [
        { id: "boven-raam-of-deur", label: "Boven een raam of deur" },
        { id: "naast-het-kozijn", label: "Naast het kozijn" },
        { id: "ronde-vlekken", label: "Losse ronde vlekken" },
        { id: "hoge-strook-onder-het-dak", label: "Een hoge strook onder het dak" },
        { id: "een-verticale-baan", label: "Eén verticale baan" },
        { id: "over-een-groot-vlak", label: "Over een groot vlak" },
        haze,
      ],
    },
  },
  serre: {
    name: "In de serre of onder de overkapping",
    spots: {
      question: "Waar precies?",
      options: [
        { id: "bij-de-naad-met-de-gevel", label: "Tegen de gevel, bij de naad" },
        { id: "aan-de-lage-kant", label: "Aan de lage kant, bij de goot" },
        { id: "onder-het-glas", label: "Onder het glas of de plaat" },
      ],
    },
  },
  muurvoet: {
    name: "Onder aan de muur",
    spots: {
      question: "Wat ziet u?",
      options: [
        { id: "met-witte-uitslag", label: "Het hele jaar nat, met witte uitslag" },
        { id: "naast-de-regenpijp", label: "Nat naast de regenpijp" },
        { id: "waar-grond-of-klimop-ligt", label: "Nat waar grond of klimop tegen de muur zit" },
      ],
    },
  },
} as const satisfies Record<
  string,
  { name: string; spots: { question: string; options: readonly LeakOption[] } }
>;

/** Last step of a place's address. */
export type LeakPlaceId = keyof typeof leakSpots;

const options = new Map(
  Object.values(leakSpots).flatMap(({ spots }) =>
    spots.options.map((option) => [option.id, option] as const),
  ),
);

const about = { kind: "choice", services: ["daklekkage"], brought: true } as const;

/**
 * What the leak finder asked before the form: preset by its links as `answer.<id>`, kept with a request under these
 * labels. No form asks them.
 */
export const leakQuestions = [
  {
    ...about,
    id: LEAK_PLACE,
    label: "Waar is het nat?",
    options: Object.entries(leakSpots).map(([id, { name }]) => ({ id, label: name })),
  },
  { ...about, id: LEAK_SPOT, label: "Wat ziet u daar?", options: [...options.values()] },
  { ...about, id: LEAK_TIME, label: TIME_QUESTION, options: leakTimes },
] as const;
