import { derived } from "~/content/records/current.server";
import type { RecordType } from "~/content/records/record-type";
import { type FactRecord, factSays, factWord } from "~/content/records/words/fact";
import { businessFactsInDutch } from "~/content/site/business-facts";
import type { ClaimName } from "~/content/site/claims";
import { claimNow } from "~/content/site/claims-now.server";
import { currentCompany, whenAnswered } from "~/content/site/company-now.server";
import type { ShownClaim } from "~/content/types";
import { dayOf } from "~/lib/text/dutch-date";
import { OTHERS, type Word, type Words, wordsBy } from "./words";

/** The words by which texts refer to claims: their figure, or where that is no word of a sentence what is said here. */
const claimWords: [word: string, name: ClaimName, say?: (claim: ShownClaim) => string][] = [
  ["klussen", "homeJobs"],
  ["generatie", "homeGeneration", ({ value }) => (value === "4e" ? "vierde" : value)],
  ["beginjaar", "homeSince"],
  ["beoordeling", "homeRating"],
  ["reisafstand", "homeDistance"],
  ["onverzekerd", "homeUninsured"],
  ["daken per jaar", "roofPerYear"],
  ["jaren traditie", "roofTradition"],
  ["garantiejaren", "roofWarrantyYears"],
  ["energiebesparing", "roofEnergy"],
  ["offertetijd", "roofQuote"],
  ["inspectietijd", "roofInspection"],
  ["spoeduren", "roofEmergency"],
  ["jaren schoorsteen", "chimneyExperience"],
  ["klussen onderhoud", "maintenancePerYear"],
  ["bouwprojecten", "buildingPerYear"],
  ["oprichtingsjaar", "aboutFounded"],
  ["medewerkers", "aboutEmployees"],
  ["werkgebied vakken", "regionSpecialists", ({ text }) => text],
  ["werkgebied bouwen", "regionBuilding", ({ text }) => text],
];

const OF_COMPANY = "uit de bedrijfsgegevens";
const FOR_SEARCH = "zo staat het ook in de gegevens voor zoekmachines";

const forSearch: Word[] = [
  { word: "prijsklasse", says: businessFactsInDutch.priceRange, about: FOR_SEARCH },
  { word: "betaalwijzen", says: businessFactsInDutch.payments, about: FOR_SEARCH },
  { word: "munt", says: businessFactsInDutch.currency, about: FOR_SEARCH },
  { word: "talen", says: businessFactsInDutch.languages, about: FOR_SEARCH },
];

const OF = { NL: " in Nederland", BE: " in België", both: "" } as const;

/** Of a fact in its usual words, and with 'anders' behind it in other ones. */
function factWords([key, fact]: [string, FactRecord]): Word[] {
  const { value, otherwise } = factSays(fact, dayOf(Date.now()));
  const word = factWord(key);
  const about = `${fact.name}${OF[fact.country]}`;
  return [
    { word, says: value, about },
    ...(otherwise === null ? [] : [{ word: `${word} anders`, says: otherwise, about }]),
  ];
}

/** What every text that may hold words may say. */
const general = derived(({ fact }): Word[] => {
  const { name, address, phone, divisions } = currentCompany();
  const trades: [string, string][] = [
    ["daken", divisions.roof.name],
    ["schoorsteen", divisions.chimney.name],
    ["onderhoud", divisions.maintenance.name],
    ["bouwen", divisions.building.name],
  ];
  return [
    { word: "bedrijf", says: name, about: OF_COMPANY },
    { word: "kantoorplaats", says: address.city, about: OF_COMPANY },
    { word: "telefoon", says: phone.display, about: OF_COMPANY },
    ...trades.map(([trade, says]) => ({ word: `naam ${trade}`, says, about: "naam van het vak" })),
    {
      word: "tijdens kantooruren",
      says: whenAnswered().trim(),
      about: "staat er alleen zolang buiten kantooruren niemand opneemt",
    },
    ...forSearch,
    ...claimWords.map(([word, name, say = ({ value }) => value]): Word => {
      const claim = claimNow(name);
      if (!claim) return { word, says: null, about: "een uitspraak over het bedrijf", goes: true };
      return { word, says: say(claim), about: `uitspraak ‘${claim.text}’`, goes: true };
    }),
    ...[...fact].flatMap(factWords),
  ];
});

const generalBy = derived((): Words => ({ ...wordsBy(general()), [OTHERS]: null }));

/** The words that always say something: those that articles may hold. */
export const steadyList = derived(() => general().filter(({ goes }) => !goes));

// A sentence of an article may be parted by its marks, so that it cannot go.
const steadyBy = derived((): Words => ({ ...wordsBy(steadyList()), [OTHERS]: "" }));

/** What articles say for these words. */
export const steadyWords = (): Words => steadyBy();

/** What pages say for these words. */
export const wordsNow = (): Words => generalBy();

/** The words that the texts of a record may hold, for its form; none where its type has no words. */
export function wordsFor({ words }: Pick<RecordType, "words">, key: string): Word[] {
  if (words === null) return [];
  return [...general(), ...words(key)];
}
