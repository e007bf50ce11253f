import type { Service } from "~/content/types";

/** The last words of a page, by the kind of lead that starts on it; of articles two, as who reads about a leak may have one. */
export type CallId = Service["requestType"] | "artikel" | "artikel-lekkage";

export type CallTexts = { heading: string; text: string };

/** What a page asks of its reader at the end; what its button is called says calls.ts. */
export const callTexts: Record<CallId, CallTexts> = {
  offerte: {
    heading: "Wat gaat het bij u kosten?",
    text: "Stuur een paar foto’s en zeg wat u wilt. Wij komen kijken en sturen een offerte waarin elke post apart staat.",
  },
  inspectie: {
    heading: "Laat er iemand naar kijken",
    text: "De inspectie is gratis en volgt binnen {inspectietijd}. U krijgt foto’s en een oordeel, ook als er niets hoeft te gebeuren.",
  },
  spoedservice: {
    heading: "Komt er water binnen?",
    text: "Bel {tijdens kantooruren}, dan hoort u meteen wat u zelf kunt doen tot wij er zijn. Liever schrijven kan ook: kies dan voor spoed.",
  },
  onderhoud: {
    heading: "Eén keer, of elk jaar",
    text: "Wij bekijken eerst uw woning. Daarna kiest u of het bij deze beurt blijft of dat wij uit onszelf terugkomen.",
  },
  artikel: {
    heading: "Liever dat er iemand meekijkt?",
    text: "Stuur een foto van wat u ziet, of laat een gratis inspectie doen. U hoort wat er aan de hand is, ook als u er niets aan hoeft te doen.",
  },
  "artikel-lekkage": {
    heading: "Komt er water binnen?",
    text: "Bel {tijdens kantooruren}, dan hoort u meteen wat u zelf kunt doen tot wij er zijn. Kunt u nu niet bellen, dan bellen wij u.",
  },
};
