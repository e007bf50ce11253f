import { derived } from "~/content/records/current.server";
import { said } from "~/content/records/words/words";
import { wordsNow } from "~/content/records/words/words-now.server";
import type { CostsPage } from "~/content/types";

const texts: CostsPage = {
  meta: {
    title: "Kosten dak, schoorsteen of gevel: reken ze uit",
    description:
      "Kies het werk aan dak, schoorsteen of gevel en vul in hoe groot het is. U ziet een bedrag van–tot met btw, en per regel waar het vandaan komt.",
    keywords: ["wat kost een dakdekker", "prijs per m2", "kosten berekenen", "richtprijs"],
  },
  title: "Kosten van werk aan dak, schoorsteen of gevel",
  lead: "Kies het werk en vul in hoe groot het is. U ziet een bedrag van–tot, met btw, en per regel waar het vandaan komt. De prijs zelf staat in uw offerte: daarvoor komen wij eerst kijken.",
  workLead:
    "Het bedrag met btw, en per regel waar het vandaan komt. De prijs zelf staat in uw offerte: daarvoor komen wij eerst kijken.",
  gone: "Dat werk staat hier niet meer bij. Kies hieronder ander werk, of vraag ernaar.",
  form: {
    heading: "Uw huis",
    button: "Reken uit",
    invalid: "Vul een getal in, bijvoorbeeld 80",
    tooMuch: "Dat is te veel om vooraf te schatten: hoogstens 5.000",
    none: "Dit speelt hier niet",
    unknown: "Weet ik niet",
    unknownHint: "Weet u iets niet? Dan rekenen wij van geen toeslag tot de hoogste toeslag.",
  },
  answer: {
    heading: "Ongeveer",
    note: "Een schatting, geen offerte. Wat wij ter plekke zien, kan het bedrag veranderen; dan hoort u dat voordat het werk begint.",
    button: "Vraag hier een offerte voor aan",
    buttonNote: "Wat u hier invulde, gaat mee. Aanvragen is gratis.",
  },
  price: { heading: "Waarmee wij rekenen" },
  vat: {
    NL: "Bij een woning ouder dan {woning btw nl} geldt {btw laag nl} btw op schilderen en stukadoren, en bij isoleren op de arbeid. De rest is {btw hoog nl}.",
    BE: "Renovatie, herstel en onderhoud van een privéwoning van minstens {woning btw be} oud kan onder voorwaarden aan {btw laag be} btw. Reiniging is uitgesloten; welk tarief geldt, staat op uw factuur.",
  },
  subsidy: {
    NL: "Voor isoleren is er de ISDE; bedragen en eisen staan bij RVO. Kijk ernaar voordat u tekent: [kosten en premies](/kennisbank/energiebesparing-door-isolatie#kosten-en-premies).",
    BE: "Premies voor isoleren lopen via Mijn VerbouwPremie en hangen af van inkomen en werk: [kosten en premies](/kennisbank/energiebesparing-door-isolatie#kosten-en-premies).",
  },
};

/** With the rules and tariffs that hold now. */
export const costsPage = derived(() => said(texts, wordsNow()));
