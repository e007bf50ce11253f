import { whenAnswered } from "~/content/site/company-now.server";
import { answerByText } from "~/features/leads/model/answer-by";
import type { LeadRecord } from "~/features/leads/model/lead-record";
import { type LeadStatus, leadCan } from "~/features/leads/model/lead-status";

/** The status in words for the visitor. A withdrawn lead has status 'lost' and its own text. */
type Progress = { title: string; text: string };

const progressByStatus: Record<LeadStatus, Progress> = {
  new: { title: "Ontvangen", text: "Uw aanvraag ligt bij ons kantoor." },
  called: { title: "In behandeling", text: "Wij hebben contact met u gezocht over uw aanvraag." },
  scheduled: { title: "Afspraak gemaakt", text: "Er staat een afspraak met u in onze agenda." },
  quoted: { title: "Offerte verstuurd", text: "Wij hebben u een offerte gestuurd. U beslist of en wanneer." },
  won: { title: "Opdracht", text: "U gaf ons de opdracht. Dank voor uw vertrouwen." },
  lost: { title: "Afgesloten", text: "Deze aanvraag is afgesloten. Er komt geen bericht meer van ons." },
};

const withdrawnProgress: Progress = {
  title: "Ingetrokken",
  text: "U hebt deze aanvraag ingetrokken. Wij nemen er geen contact meer over op.",
};

/** An overdue answer is announced as such. */
export function leadProgress(
  { status, receivedAt, answerBy }: Pick<LeadRecord, "status" | "receivedAt" | "answerBy">,
  withdrawn: boolean,
  now: Date,
): Progress {
  if (status === "lost" && withdrawn) return withdrawnProgress;
  const progress = progressByStatus[status];
  if (status !== "new") return progress;
  const late = `Het antwoord dat wij beloofden is te laat. Dat spijt ons: bel ons${whenAnswered()}, dan helpen wij u meteen.`;
  const answer =
    now.getTime() <= answerBy
      ? `${answerByText(new Date(answerBy), { since: new Date(receivedAt), now })}.`
      : late;
  return { ...progress, text: `${progress.text} ${answer}` };
}

export function canWithdraw(status: LeadStatus): boolean {
  return leadCan("lose", status);
}
