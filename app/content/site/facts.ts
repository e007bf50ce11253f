import type { FactRecord } from "~/content/records/words/fact";
import { sources } from "~/content/services/sources";
import { townSources } from "~/content/towns/sources";
import type { Source } from "~/content/types";

/** With the path of a page that says it. */
type BuiltFact = FactRecord & { at: string };

type Wording = {
  name: string;
  value: string;
  otherwise?: string;
  statement: string;
  country?: FactRecord["country"];
  at: string;
  from: Source[];
};

function fact({ otherwise, from, country = "NL", ...wording }: Wording): BuiltFact {
  return {
    ...wording,
    ...{ country, otherwise: otherwise ?? null },
    softened: `${wording.value} (kan intussen anders zijn)`,
    sources: from.map(({ title, url, checked, edition }) => ({
      ...{ title, url },
      ...(checked && { checked }),
      ...(edition && { edition }),
    })),
    ...{ readBy: "", until: null },
  };
}

const belgian = (wording: Wording) => fact({ ...wording, country: "BE" });

/** A source that was not read for this. */
const unread = ({ title, url }: Source): Source => ({ title, url });

const haaltert = {
  title: "Gemeente Haaltert: de Vlaamse hemelwaterverordening",
  url: "https://www.haaltert.be/Hemelwaterverordening",
  checked: "2026-11-24",
  edition: "bewaarde versie zonder datum",
} as const;

const netMetering = {
  title: "Rijksoverheid: salderingsregeling stopt in 2027",
  url: "https://www.rijksoverheid.nl/onderwerpen/energie-thuis/salderingsregeling",
  checked: "2026-11-24",
  edition: "bewaarde versie zonder datum",
} as const;

const offer = "/gratis-offerte";
const sweeping = "/schoorsteen/schoorsteen-vegen";
const energy = "/kennisbank/energiebesparing-door-isolatie";
const solar = "/kennisbank/zonnepanelen";
const building = "/bouwen/nieuwbouw";

/**
 * Rules, amounts and terms that pages speak of, each once: texts say '{btw laag nl}' for the record 'btw-laag-nl'. A day of
 * reading stands only where docs/content-checks.md tells of it.
 */
export const facts = {
  "btw-laag-nl": fact({
    name: "Laag btw-tarief",
    value: "9%",
    statement: "Het tarief voor schilderen en stukadoren van een woning, en voor de arbeid bij isoleren.",
    at: offer,
    from: [sources.vatNl],
  }),
  "btw-hoog-nl": fact({
    name: "Gewoon btw-tarief",
    value: "21%",
    statement: "Het tarief voor werk dat niet onder het lage tarief valt.",
    at: offer,
    from: [unread(sources.vatNl)],
  }),
  "woning-btw-nl": fact({
    name: "Leeftijd van een woning voor het lage btw-tarief",
    value: "twee jaar",
    statement: "Het lage tarief geldt voor een woning die ouder is dan dit.",
    at: offer,
    from: [sources.vatNl],
  }),
  "btw-panelen-nl": fact({
    name: "Btw op zonnepanelen",
    value: "0%",
    statement: "Het tarief voor levering en plaatsing van zonnepanelen op of bij een woning.",
    at: solar,
    from: [
      {
        title: "Accountancy Vanmorgen: Belastingdienst verduidelijkt nultarief zonnepanelen",
        url: "https://www.accountancyvanmorgen.nl/2023/04/07/belastingdienst-verduidelijkt-toepassing-nultarief-zonnepanelen/",
      },
    ],
  }),
  "salderen-einde-nl": fact({
    name: "Einde van salderen",
    value: "1 januari 2027",
    otherwise: "31 december 2026",
    statement: "Vanaf deze dag kan salderen niet meer. Anders gezegd: de laatste dag waarop het nog kan.",
    at: solar,
    from: [netMetering],
  }),
  "salderen-vergoeding-nl": fact({
    name: "Minimale vergoeding na salderen",
    value: "2030",
    statement: "Tot dit jaar is de vergoeding minstens de helft van het kale leveringstarief.",
    at: solar,
    from: [
      {
        title: "Eerste Kamer: nota bij het wetsvoorstel, minimaal 50 procent tot 1 januari 2030",
        url: "https://parlementairemonitor.nl/9353000/1/j9vvij5epmj1ey0/vmiyqw6tvvwd",
      },
    ],
  }),
  "isde-termijn-nl": fact({
    name: "ISDE: twee maatregelen",
    value: "24 maanden",
    statement: "Twee maatregelen binnen deze tijd geven meer subsidie dan één.",
    at: energy,
    from: [sources.isdeNl],
  }),
  "isde-rd-nl": fact({
    name: "ISDE: isolatiewaarde van een dak",
    value: "3,5",
    statement: "De Rd die dakisolatie voor de subsidie minstens heeft.",
    at: energy,
    from: [sources.isdeNl],
  }),
  "asbest-zelf-nl": fact({
    name: "Asbest dat een particulier zelf mag weghalen",
    value: "35 m²",
    statement:
      "Zoveel gave, geschroefde platen per perceel, geen leien en niet voor een bedrijf, na een melding.",
    at: "/nl",
    from: [townSources.asbestosNetherlands],
  }),
  "asbest-melding-nl": fact({
    name: "Melding voor het verwijderen van asbest",
    value: "vier weken",
    statement: "Zo lang voor de start meldt u het bij de gemeente.",
    at: "/nl/valkenswaard/bouw",
    from: [townSources.asbestosNetherlands],
  }),
  "asbest-bouwjaar-nl": fact({
    name: "Bouwjaar en asbest",
    value: "1994",
    statement: "Bij een gebouw van vóór dit jaar houdt u rekening met asbest.",
    at: "/daken/dakrenovatie",
    from: [sources.asbestosNl],
  }),
  "depot-nieuwbouw-nl": fact({
    name: "Depot bij oplevering van nieuwbouw",
    value: "5%",
    statement: "Zoveel van de aanneemsom mag u bij de notaris in depot storten.",
    at: building,
    from: [sources.fivePercentNl],
  }),
  "bouwmelding-nl": fact({
    name: "Bouwmelding",
    value: "vier weken",
    statement: "Zo lang voor de start gaat de bouwmelding naar de gemeente.",
    at: building,
    from: [sources.noticeNl],
  }),
  "btw-laag-be": belgian({
    name: "Verlaagd btw-tarief",
    value: "6%",
    otherwise: "6 procent",
    statement:
      "Het tarief voor renovatie, herstel en onderhoud van een privéwoning, onder voorwaarden. Reiniging is uitgesloten.",
    at: offer,
    from: [sources.vatRenovationBe],
  }),
  "btw-hoog-be": belgian({
    name: "Gewoon btw-tarief",
    value: "21%",
    statement:
      "Het tarief voor werk dat niet onder het verlaagde valt, en voor materiaal dat men zelf koopt.",
    at: "/be/neerpelt/onderhoud",
    from: [sources.vatRenovationBe],
  }),
  "woning-btw-be": belgian({
    name: "Leeftijd van een woning voor het verlaagde btw-tarief",
    value: "tien jaar",
    statement: "Zo oud is een woning minstens bij het verlaagde tarief.",
    at: offer,
    from: [sources.vatRenovationBe],
  }),
  "uitbreiding-btw-be": belgian({
    name: "Uitbreiden aan het verlaagde btw-tarief",
    value: "de helft",
    statement: "Zoveel van de oppervlakte is het oude deel na de werken minstens.",
    at: "/be/lommel/bouw",
    from: [sources.vatRenovationBe],
  }),
  "btw-betwisten-be": belgian({
    name: "Verklaring over btw op de factuur",
    value: "een maand",
    statement: "Zo lang kan een klant de verklaring betwisten.",
    at: "/onderhoud/schilder",
    from: [townSources.vatBelgiumInvoice],
  }),
  "asbestattest-sinds-be": belgian({
    name: "Asbestattest verplicht",
    value: "23 november 2022",
    statement: "Sinds deze dag hoort bij verkoop van een ouder gebouw een asbestattest.",
    at: "/be",
    from: [townSources.asbestosCertificateFlanders],
  }),
  "asbest-bouwjaar-be": belgian({
    name: "Bouwjaar en asbest",
    value: "2001",
    statement:
      "Bij verkoop van een gebouw van vóór dit jaar hoort een asbestattest; er kan asbest in zitten.",
    at: "/be",
    from: [townSources.asbestosCertificateFlanders],
  }),
  "asbestattest-oppervlak-be": belgian({
    name: "Asbestattest van een bijgebouw",
    value: "20 m²",
    otherwise: "twintig vierkante meter",
    statement: "Vanaf deze oppervlakte geldt het attest ook voor een bijgebouw.",
    at: "/be/kaulille",
    from: [sources.asbestosAreaBe],
  }),
  "asbestattest-eigenaar-be": belgian({
    name: "Asbestattest voor elke eigenaar",
    value: "2032",
    statement: "Tegen dit jaar moet elke eigenaar van een ouder gebouw een attest hebben.",
    at: "/kennisbank/schuin-dak",
    from: [townSources.asbestosFlanders],
  }),
  "melding-aanbouw-be": belgian({
    name: "Aanbouwen met een melding",
    value: "40 m²",
    statement: "Tot samen zoveel aangebouwde bijgebouwen kan onder voorwaarden met een melding.",
    at: "/bouwen/aanbouwen-aan-uw-huis",
    from: [unread(sources.stabilityBe)],
  }),
  "hemelwater-sinds-be": belgian({
    name: "Vlaamse hemelwaterverordening",
    value: "2 oktober 2023",
    statement: "Sinds deze dag geldt zij, ook bij verbouwen.",
    at: "/kennisbank/groendaken",
    from: [haaltert],
  }),
  "schouw-vast-be": belgian({
    name: "Schoorsteen van een open cv-toestel, vaste brandstof of stookolie",
    value: "elk jaar",
    otherwise: "jaarlijks",
    statement: "Zo vaak is onderhoud met reinigen verplicht.",
    at: sweeping,
    from: [sources.chimneyBe],
  }),
  "schouw-gas-be": belgian({
    name: "Schoorsteen van een open cv-toestel, gas",
    value: "om de twee jaar",
    otherwise: "tweejaarlijks",
    statement: "Zo vaak is onderhoud met reinigen verplicht.",
    at: sweeping,
    from: [sources.chimneyBe],
  }),
  "schouw-vermogen-be": belgian({
    name: "Vermogen van een open cv-toestel",
    value: "20 kW",
    otherwise: "20 kilowatt",
    statement: "Vanaf dit vermogen geldt de plicht voor gas en stookolie.",
    at: sweeping,
    from: [sources.chimneyBe],
  }),
  "dakisolatie-be": belgian({
    name: "Minimale dakisolatie",
    value: "0,75",
    statement: "Een dak met een lagere R-waarde is een gebrek bij een woningonderzoek.",
    at: "/daken/dakisolatie",
    from: [sources.roofInsulationBe],
  }),
  "voorschot-breyne-be": belgian({
    name: "Voorschot volgens de wet Breyne",
    value: "5%",
    statement: "Hoogstens zoveel vraagt een aannemer vooraf.",
    at: building,
    from: [sources.breyneBe],
  }),
} satisfies Record<string, BuiltFact>;
