import { ANSWER_PREFIX, ESTIMATE } from "./answer-names";
import { leakQuestions } from "./leak-questions";

/** Of a question about every service. */
const ANY = "any";

/** A short question that follows from the chosen service. Nobody has to answer it. */
export type Question = {
  /** Its wire field is `answer.<id>`. Never given to another question: answers that are stored keep it. */
  id: string;
  label: string;
  hint?: string;
  /** Ids of the services that it is about, in the order of the catalogue; a service asks three questions at most. */
  services: readonly string[] | typeof ANY;
  /** No form asks it: a page of its own did, whose links bring the answer along. */
  brought?: true;
} & ({ kind: "choice"; options: readonly { id: string; label: string }[] } | { kind: "text" });

/** Characters of an answer in the visitor's own words. */
export const MAX_ANSWER = 200;

const unknown = { id: "unknown", label: "Weet ik niet" };

const leaks = ["daklekkage"];
const chimneys = [
  "schoorsteen-inspectie",
  "schoorsteen-onderhoud",
  "schoorsteen-renovatie",
  "schoorsteen-voegen-repareren",
];
const gutterRepairs = ["dakgoot-lekkage", "onderhoud-dakgoot"];
const gutters = [...gutterRepairs, "dakgoot-reinigen"];
const dormers = ["onderhoud-dakkapel", "dakkapel-reinigen"];
const coverings = ["dakbedekking", "dakrenovatie"];

/** One record is one question: forms, mails, /admin, search and CSV follow from it. */
export const questions: readonly Question[] = [
  {
    id: "roof-shape",
    label: "Is het dak plat of schuin?",
    services: [...leaks, ...coverings, "dakisolatie"],
    kind: "choice",
    options: [
      { id: "flat", label: "Plat" },
      { id: "pitched", label: "Schuin" },
      { id: "both", label: "Allebei" },
      unknown,
    ],
  },
  {
    id: "leak-since",
    label: "Sinds wanneer lekt het?",
    services: leaks,
    kind: "choice",
    options: [
      { id: "today", label: "Vandaag of gisteren" },
      { id: "week", label: "Deze week" },
      { id: "longer", label: "Al langer" },
      { id: "on-and-off", label: "Af en toe" },
    ],
  },
  {
    id: "leak-floor",
    label: "Waar ziet u het water?",
    services: leaks,
    kind: "choice",
    options: [
      { id: "attic", label: "Op zolder" },
      { id: "upstairs", label: "Op een verdieping" },
      { id: "ground", label: "Beneden" },
      { id: "outside", label: "Alleen buiten" },
    ],
  },

  {
    id: "chimney-use",
    label: "Wordt de schoorsteen nog gebruikt?",
    services: [...chimneys, "schoorsteen-verwijderen"],
    kind: "choice",
    options: [
      { id: "fire", label: "Ja, haard of kachel" },
      { id: "boiler", label: "Ja, cv-ketel" },
      { id: "no", label: "Nee, niet meer" },
      unknown,
    ],
  },
  {
    id: "chimney-sign",
    label: "Wat ziet of merkt u?",
    services: chimneys,
    kind: "choice",
    options: [
      { id: "damp", label: "Vocht of een vlek binnen" },
      { id: "loose", label: "Losse voegen of stenen" },
      { id: "smoke", label: "Rook of stank in huis" },
      { id: "nothing", label: "Niets bijzonders" },
    ],
  },
  {
    id: "chimney-swept",
    label: "Wanneer is hij voor het laatst geveegd?",
    services: ["schoorsteen-vegen"],
    kind: "choice",
    options: [
      { id: "year", label: "Minder dan een jaar geleden" },
      { id: "longer", label: "Langer geleden" },
      { id: "never", label: "Nog nooit" },
      unknown,
    ],
  },
  {
    id: "chimney-fuel",
    label: "Wat stookt u?",
    services: ["schoorsteen-vegen"],
    kind: "choice",
    options: [
      { id: "wood", label: "Hout" },
      { id: "pellets", label: "Pellets" },
      { id: "gas", label: "Gas of olie" },
      { id: "nothing", label: "Niets meer" },
    ],
  },

  {
    id: "gutter-sign",
    label: "Wat is er met de goot?",
    services: gutterRepairs,
    kind: "choice",
    options: [
      { id: "seam", label: "Lekt bij een naad of hoek" },
      { id: "overflow", label: "Loopt over bij regen" },
      { id: "loose", label: "Hangt scheef of zit los" },
      unknown,
    ],
  },
  {
    id: "gutter-height",
    label: "Hoe hoog zit de goot?",
    services: gutters,
    kind: "choice",
    options: [
      { id: "ground", label: "Boven de begane grond" },
      { id: "first", label: "Boven de eerste verdieping" },
      { id: "higher", label: "Nog hoger" },
      unknown,
    ],
  },
  {
    id: "gutter-material",
    label: "Waar is de goot van gemaakt?",
    services: gutterRepairs,
    kind: "choice",
    options: [
      { id: "zinc", label: "Zink" },
      { id: "plastic", label: "Kunststof" },
      { id: "wood", label: "Hout, van binnen bekleed" },
      unknown,
    ],
  },
  {
    id: "gutter-length",
    label: "Hoeveel meter goot is het ongeveer?",
    hint: "Bijvoorbeeld: 12 meter, voor en achter.",
    services: ["dakgoot-reinigen"],
    kind: "text",
  },

  {
    id: "dormer-leak",
    label: "Komt er water binnen bij de dakkapel?",
    services: ["onderhoud-dakkapel"],
    kind: "choice",
    options: [
      { id: "yes", label: "Ja" },
      { id: "driving-rain", label: "Alleen bij harde regen" },
      { id: "no", label: "Nee" },
      unknown,
    ],
  },
  {
    id: "dormer-finish",
    label: "Waarmee is de dakkapel bekleed?",
    services: dormers,
    kind: "choice",
    options: [
      { id: "wood", label: "Hout" },
      { id: "plastic", label: "Kunststof" },
      { id: "metal", label: "Zink of lood" },
      unknown,
    ],
  },
  {
    id: "dormer-side",
    label: "Aan welke kant komt de dakkapel?",
    services: ["dakkapel"],
    kind: "choice",
    options: [
      { id: "front", label: "Voorkant" },
      { id: "back", label: "Achterkant" },
      { id: "both", label: "Allebei" },
      { id: "unknown", label: "Weet ik nog niet" },
    ],
  },
  {
    id: "dormer-width",
    label: "Hoe breed wilt u hem ongeveer?",
    services: ["dakkapel"],
    kind: "choice",
    options: [
      { id: "small", label: "Tot 3 meter" },
      { id: "medium", label: "3 tot 5 meter" },
      { id: "large", label: "Breder" },
      { id: "unknown", label: "Weet ik nog niet" },
    ],
  },

  {
    id: "insulation-now",
    label: "Zit er nu isolatie in het dak?",
    services: ["dakisolatie"],
    kind: "choice",
    options: [
      { id: "none", label: "Nee" },
      { id: "thin", label: "Ja, dun of oud" },
      { id: "good", label: "Ja, maar ik wil meer" },
      unknown,
    ],
  },
  {
    id: "attic-use",
    label: "Hoe gebruikt u de ruimte onder het dak?",
    services: ["dakisolatie"],
    kind: "choice",
    options: [
      { id: "room", label: "Als kamer" },
      { id: "storage", label: "Als berging" },
      { id: "not", label: "Niet" },
      { id: "later", label: "Het wordt een kamer" },
    ],
  },

  {
    id: "covering-now",
    label: "Wat ligt er nu op het dak?",
    services: coverings,
    kind: "choice",
    options: [
      { id: "tiles", label: "Dakpannen of leien" },
      { id: "bitumen", label: "Bitumen of EPDM" },
      { id: "metal", label: "Zink of ander metaal" },
      unknown,
    ],
  },
  {
    id: "covering-size",
    label: "Hoe groot is het dak ongeveer?",
    hint: "Bijvoorbeeld: 60 m², of 6 bij 10 meter.",
    services: coverings,
    kind: "text",
  },

  ...leakQuestions,
  { id: ESTIMATE, label: "Uitgerekend op de site", services: ANY, kind: "text", brought: true },
];

/** What the photos of a request should show. */
const photoHints: readonly { services: readonly string[]; text: string }[] = [
  {
    services: leaks,
    text: "Laat op de foto zien: de natte plek en, als het veilig kan, het dak van buiten. Niet het dak op.",
  },
  {
    services: [...chimneys, "schoorsteen-vegen", "schoorsteen-verwijderen"],
    text: "Laat op de foto zien: de schoorsteen vanaf de straat of uit een raam en, als die er is, de vlek binnen. Niet het dak op.",
  },
  {
    services: gutters,
    text: "Laat op de foto zien: de goot van onderaf en de plek waar hij lekt of overloopt. Vanaf de grond is genoeg.",
  },
  {
    services: dormers,
    text: "Laat op de foto zien: de dakkapel van buiten en, als u die ziet, de plek die rot of lekt. Vanaf de grond is genoeg.",
  },
  {
    services: ["dakkapel"],
    text: "Laat op de foto zien: het dak vanaf de straat of de tuin, en de zolder van binnen.",
  },
  {
    services: ["dakisolatie"],
    text: "Laat op de foto zien: de binnenkant van het dak, bijvoorbeeld op zolder, en het huis van buiten.",
  },
  {
    services: coverings,
    text: "Laat op de foto zien: het dak vanaf de grond of uit een raam, en wat er kapot is. Niet het dak op.",
  },
];

const byId = new Map(questions.map((question) => [question.id, question]));

/** Undefined for an id that is not ours. */
export const questionOf = (id: string): Question | undefined => byId.get(id);

/** Whether or not a form asks it, by the id of the service. */
export const questionsAbout = (service: string): Question[] =>
  questions.filter((question) => isOn(question, service));

const isOn = ({ services }: Question, service: string): boolean =>
  services === ANY ? service !== "" : services.includes(service);

/** What forms ask about a service, by its id; nothing about most. */
export const questionsOf = (service: string): Question[] =>
  questionsAbout(service).filter(({ brought }) => !brought);

/** Undefined where any photo will do. */
export const photoHintOf = (service: string): string | undefined =>
  photoHints.find(({ services }) => services.includes(service))?.text;

/** An answer in words: the label of a choice, the text as it is. Undefined for no answer, and for a choice that is none of ours. */
export function answerText(question: Question, value: string): string | undefined {
  if (question.kind === "choice") return question.options.find(({ id }) => id === value)?.label;
  return value.slice(0, MAX_ANSWER).trim() || undefined;
}

/** An answer as it is sent and as it reads. */
export type GivenAnswer = { name: string; value: string; label: string; text: string };

/** Those of these questions that have an answer; `valueIn` gives it by wire name, empty for none. */
export const givenAnswers = (asked: readonly Question[], valueIn: (name: string) => string): GivenAnswer[] =>
  asked.flatMap((question) => {
    const name = ANSWER_PREFIX + question.id;
    const value = valueIn(name);
    const text = answerText(question, value);
    return text === undefined ? [] : [{ name, value, label: question.label, text }];
  });

/** Whether an answer is about a service, by its id; none is where none is chosen. */
export function isAbout(id: string, service: string): boolean {
  const question = questionOf(id);
  return question !== undefined && isOn(question, service);
}
