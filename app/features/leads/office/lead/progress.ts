import type { TimelineEvent } from "~/features/leads/model/lead-events";
import type { LeadStatus } from "~/features/leads/model/lead-status";

/** The statuses that a lead was in, told by what happened to it: a step that was passed over is not among them. */
export function reachedStatuses(events: TimelineEvent[]): LeadStatus[] {
  const reached: LeadStatus[] = ["new"];
  for (const { kind, data } of events) {
    if (kind === "status" || kind === "withdrawn") reached.push(data.to);
    else if (kind === "status-undone") {
      const last = reached.lastIndexOf(data.from);
      if (last > 0) reached.splice(last, 1);
    } else if (kind === "call-reached" || kind === "sent-elsewhere" || kind === "message-out")
      reached.push("called");
  }
  return [...new Set(reached)];
}
