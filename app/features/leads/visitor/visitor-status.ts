import { answerByText } from "~/features/leads/model/answer-by";
import type { LeadRecord } from "~/features/leads/model/lead-record";
import { type LeadStatus, leadCan } from "~/features/leads/model/lead-status";

/** Where a request stands as its sender reads it; withdrawing is his own kind of 'lost'. */
type Standing = { title: string; text: string };

const standings: Record<LeadStatus, Standing> = {
  new: { title: "Ontvangen", text: "Uw aanvraag ligt bij ons kantoor." },
  called: { title: "In behandeling", text: "Wij hebben contact met u gezocht over uw aanvraag." },
  scheduled: { title: "Afspraak gemaakt", text: "Er staat een afspraak met u in onze agenda." },
  quoted: { title: "Offerte verstuurd", text: "Wij hebben u een offerte gestuurd. U beslist of en wanneer." },
  won: { title: "Opdracht", text: "U gaf ons de opdracht. Dank voor uw vertrouwen." },
  lost: { title: "Afgesloten", text: "Deze aanvraag is afgesloten. Er komt geen bericht meer van ons." },
};

const withdrawnStanding: Standing = {
  title: "Ingetrokken",
  text: "U hebt deze aanvraag ingetrokken. Wij nemen er geen contact meer over op.",
};

/** What to tell about a request now; an answer that is overdue is said to be. */
export function standingOf(
  { status, answerBy }: Pick<LeadRecord, "status" | "answerBy">,
  withdrawn: boolean,
  now: Date,
): Standing {
  if (status === "lost" && withdrawn) return withdrawnStanding;
  const standing = standings[status];
  if (status !== "new") return standing;
  const late = "Het antwoord dat wij beloofden is te laat. Dat spijt ons: bel ons, dan helpen wij u meteen.";
  const promise = now.getTime() <= answerBy ? `${answerByText(new Date(answerBy))}.` : late;
  return { ...standing, text: `${standing.text} ${promise}` };
}

/** Withdrawing is what the office calls losing: possible while it is still open. */
export function canWithdraw(status: LeadStatus): boolean {
  return leadCan("lose", status);
}
