import { leadCan, leadStatuses } from "~/features/leads/model/lead-status";
import { fullName, isUrgent, serviceName } from "~/features/leads/model/lead-summary";
import { shortName } from "~/features/leads/office/model/short-name";
import { parseAddress } from "~/lib/address";
import { momentText } from "~/lib/text/moment-text";
import type { LeadListItem } from "./inbox.server";

export type LeadRow = ReturnType<typeof leadRow>;

/** A lead as a line of the inbox shows it, at the moment `now`. */
export function leadRow(lead: LeadListItem, now: number) {
  return {
    id: lead.id,
    reference: lead.reference,
    name: fullName(lead),
    service: serviceName(lead),
    town: lead.city || parseAddress(lead.address).city || lead.address,
    status: leadStatuses[lead.status],
    /** Only what nobody has called about yet has a clock. */
    answerBy: leadCan("call", lead.status) ? lead.answerBy : null,
    assignee: shortName(lead.assignee),
    received: momentText(lead.receivedAt, now),
    files: lead.files,
    urgent: isUrgent(lead),
    quarantined: lead.quarantineReason !== null,
    spam: lead.quarantineReason !== null && lead.spamAt !== null,
    abuseScore: lead.abuseScore,
  };
}
