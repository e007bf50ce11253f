import { Clock } from "~/features/leads/office/inbox/clock";
import type { LeadView } from "~/features/leads/office/lead/lead-view";
import { Badge } from "~/ui/controls/badge";
import { ContactActions } from "./contact-actions";

/** Who it is, what it is about, until when an answer was promised, and the ways to reach this person. */
export function LeadHeading({ lead, now }: { lead: LeadView; now: number }) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <div>
        <p className="flex flex-wrap gap-1.5">
          <Badge variant="outline">{lead.place}</Badge>
          {lead.urgent && <Badge>Spoed</Badge>}
        </p>
        <h1 className="mt-2 text-3xl">{lead.name}</h1>
        <p className="mt-1 flex flex-wrap gap-x-4 gap-y-1">
          <span>{lead.service}</span>
          <span className="text-ink-soft tabular-nums">{lead.reference}</span>
          <span className="text-ink-soft tabular-nums">{lead.received}</span>
        </p>
        {lead.answerBy && (
          <p className="mt-1 flex flex-wrap gap-x-4">
            <Clock answerBy={lead.answerBy.at} now={now} />
            <span className="text-ink-soft">beloofd vóór {lead.answerBy.text}</span>
          </p>
        )}
      </div>
      <ContactActions {...lead.contact} />
    </div>
  );
}
