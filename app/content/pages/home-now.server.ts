import { derived } from "~/content/records/current.server";
import { said } from "~/content/records/words/words";
import { wordsNow } from "~/content/records/words/words-now.server";
import { claimNow, claimsNow } from "~/content/site/claims-now.server";
import { divisions } from "~/content/site/divisions";
import type { HomePage } from "~/content/types";
import { WISHES } from "~/lib/text/wishes";
import { homeTexts } from "./home";

/** Home as the office words it, with the figures of its claims. */
export const homePage = derived((records): HomePage => {
  const {
    hero,
    divisions: trades,
    story,
    membership,
    serviceArea,
    contact,
    ...rest
  } = said(records.home.get("home") ?? homeTexts, wordsNow());
  const { NL, BE, ...area } = serviceArea;
  return {
    ...rest,
    hero: {
      ...hero,
      inspectionButton: WISHES.inspectie,
      figures: claimsNow("homeJobs", "homeSince", "homeRating", "homeWarranty"),
      rating: claimNow("homeRating")?.text ?? null,
    },
    divisions: {
      ...trades,
      cards: Object.values(divisions).map(({ id, path }) => ({
        division: id,
        href: path,
        ...trades.cards[id],
      })),
    },
    story: {
      ...story,
      figures: claimsNow("homeSince", "homeGeneration"),
      link: { label: story.link, href: "/over-ons" },
    },
    membership: {
      ...membership,
      figure: claimNow("homeUninsured"),
      button: "Lidmaatschap aanvragen",
      link: { label: membership.link, href: "/zorgeloos-wonen" },
    },
    serviceArea: {
      ...area,
      figure: claimNow("homeDistance"),
      countries: [
        { country: "NL", ...NL, link: { label: NL.link, href: "/locaties" } },
        { country: "BE", ...BE, link: { label: BE.link, href: "/be" } },
      ],
    },
    contact: {
      ...contact,
      buttons: { inspection: WISHES.inspectie, call: "Bel ons", chat: "WhatsApp" },
    },
  };
});
