import { shortName } from "~/admin/people/short-name";
import { toldMoment } from "~/features/leads/model/answer-by";
import { leadCan, leadStatuses, spamStatuses } from "~/features/leads/model/lead-status";
import { callerName, isUrgent, serviceName } from "~/features/leads/model/lead-summary";
import type { Label } from "~/features/leads/office/labels/label";
import type { LeadListItem } from "~/features/leads/office/list/inbox.server";
import { parseAddress } from "~/lib/address";
import { momentText } from "~/lib/text/moment-text";

export type LeadRow = ReturnType<typeof leadRow>;

/**
 * A lead as a line of the inbox shows it, at the moment `now`; `labels`: all there are; `earlier`: which request of its customer
 * it is; `me`: whose list it is.
 */
export function leadRow(
  lead: LeadListItem,
  now: number,
  {
    labels = [],
    earlier = "",
    me = "",
  }: { labels?: Label[] | undefined; earlier?: string | undefined; me?: string } = {},
) {
  const on: unknown[] = JSON.parse(lead.labels);
  const spam = lead.quarantineReason !== null && lead.spamAt !== null;
  return {
    id: lead.id,
    reference: lead.reference,
    name: callerName(lead),
    service: serviceName(lead),
    earlier,
    town: lead.city || parseAddress(lead.address).city || lead.address,
    status: leadStatuses[lead.status],
    /** Only what nobody has called about yet has a clock, and no spam. */
    answerBy: leadCan("call", lead.status) && !spam ? toldMoment(lead).getTime() : null,
    /** Urgent, and nobody has answered: it stands in the block above all others. */
    urgentNow: isUrgent(lead) && leadCan("call", lead.status) && lead.quarantineReason === null,
    /** Since when the visitor waits for an answer to what was written back. */
    replied: lead.repliedAt === null || spam ? null : momentText(lead.repliedAt, now),
    mayBeSpam: spamStatuses.includes(lead.status) && lead.visitor === null,
    call: lead.phoneE164 && `tel:${lead.phoneE164}`,
    /** As it was seen, for a change of several at once. */
    seen: { status: lead.status, assignee: lead.assignee },
    assignee: shortName(lead.assignee),
    /** It is somebody else's, or nobody's, and I go there. */
    mineToVisit: lead.visitor !== null && lead.visitor === me && lead.assignee !== me,
    received: momentText(lead.receivedAt, now),
    receivedAt: lead.receivedAt,
    labels: labels.filter(({ id }) => on.includes(id)),
    files: lead.files,
    urgent: isUrgent(lead),
    capped: lead.capped === 1,
    quarantined: lead.quarantineReason !== null,
    spam,
    abuseScore: lead.abuseScore,
  };
}
