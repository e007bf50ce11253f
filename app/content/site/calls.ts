import { derived } from "~/content/records/current.server";
import type { Service } from "~/content/types";
import { CALL_BACK, WISHES } from "~/lib/text/wishes";
import { currentCompany } from "./company-now.server";

/** The last word of a page: what it asks of the reader. */
export type Call = { button: string; heading: string; text: string };

/** After 'bel': when a call is answered. Nothing where that is at any hour. */
export const whenAnswered = (): string => (currentCompany().emergencyPhone ? "" : " tijdens kantooruren");

/** By the kind of lead that starts on the page. */
export const calls = derived(
  (): Record<Service["requestType"], Call> => ({
    offerte: {
      button: WISHES.offerte,
      heading: "Wat gaat het bij u kosten?",
      text: "Stuur een paar foto’s en zeg wat u wilt. Wij komen kijken en sturen een offerte waarin elke post apart staat.",
    },
    inspectie: {
      button: WISHES.inspectie,
      heading: "Laat er iemand naar kijken",
      text: "De inspectie is gratis en volgt binnen 24 uur. U krijgt foto’s en een oordeel, ook als er niets hoeft te gebeuren.",
    },
    spoedservice: {
      button: WISHES.spoedservice,
      heading: "Komt er water binnen?",
      text: `Bel${whenAnswered()}, dan hoort u meteen wat u zelf kunt doen tot wij er zijn. Liever schrijven kan ook: kies dan voor spoed.`,
    },
    onderhoud: {
      button: WISHES.onderhoud,
      heading: "Eén keer, of elk jaar",
      text: "Wij bekijken eerst uw woning. Daarna kiest u of het bij deze beurt blijft of dat wij uit onszelf terugkomen.",
    },
  }),
);

/** What an article asks of a reader who would rather have somebody look. */
export const articleCall: Call = {
  heading: "Liever dat er iemand meekijkt?",
  text: "Stuur een foto van wat u ziet, of laat een gratis inspectie doen. U hoort wat er aan de hand is, ook als u er niets aan hoeft te doen.",
  button: WISHES.inspectie,
};

/** Who cannot call is called. */
const leakCall = (): Call => ({
  ...calls().spoedservice,
  button: CALL_BACK,
  text: `Bel${whenAnswered()}, dan hoort u meteen wat u zelf kunt doen tot wij er zijn. Kunt u nu niet bellen, dan bellen wij u.`,
});

/** The call of an article: who reads about a leak may have one. */
export const articleCallOf = (slug: string): Call => (slug.includes("lekkage") ? leakCall() : articleCall);
