export const leadStatuses = {
  new: "Nieuw",
  /** Somebody reached the visitor: by telephone, mail or WhatsApp. */
  called: "In gesprek",
  scheduled: "Ingepland",
  quoted: "Offerte",
  won: "Gewonnen",
  lost: "Verloren",
} as const;
export type LeadStatus = keyof typeof leadStatuses;

/** The same in addresses: `/admin/aanvragen?status=nieuw`. */
export const statusSlugs = {
  new: "nieuw",
  called: "gebeld",
  scheduled: "ingepland",
  quoted: "offerte",
  won: "gewonnen",
  lost: "verloren",
} as const satisfies Record<LeadStatus, string>;

export function statusOfSlug(slug: string | null): LeadStatus | null {
  const found = Object.entries(statusSlugs).find(([, each]) => each === slug);
  return found ? (found[0] as LeadStatus) : null;
}

/** The statuses to which only contact with the visitor leads; one that was reopened had it before, or has it still to come. */
const contactStatuses: readonly LeadStatus[] = ["called", "scheduled", "quoted", "won"];

/** Whether this step is contact with the visitor, so that a promise to answer is kept by it. */
export function isContact({ from, to }: { from: LeadStatus; to: LeadStatus }): boolean {
  return from !== "lost" && from !== "won" && contactStatuses.includes(to);
}

/**
 * What can be done with a lead: its button, the statuses in which it is offered, the status after. 'scheduled' comes with a
 * visit alone, for which somebody chose a day and a person.
 */
export const leadActions = {
  call: { label: "Gebeld", from: ["new"], to: "called" },
  quote: { label: "Offerte verstuurd", from: ["new", "called", "scheduled"], to: "quoted" },
  win: { label: "Gewonnen", from: ["called", "scheduled", "quoted"], to: "won" },
  lose: { label: "Verloren", from: ["new", "called", "scheduled", "quoted"], to: "lost" },
  reopen: { label: "Heropenen", from: ["won", "lost"], to: "called" },
} as const satisfies Record<string, { label: string; from: readonly LeadStatus[]; to: LeadStatus }>;
export type LeadAction = keyof typeof leadActions;

/** What turns out to be spam may have been answered, or closed as lost; where a visit, an offer or work came of it, it is none. */
export const spamStatuses: readonly LeadStatus[] = ["new", "called", "lost"];

export function leadCan(action: LeadAction, status: LeadStatus): boolean {
  const from: readonly LeadStatus[] = leadActions[action].from;
  return from.includes(status);
}

/** What is done by one press; that somebody was reached is said with how (office/contact). */
export const stepsFor = (status: LeadStatus): LeadAction[] =>
  actionsFor(status).filter((action) => action !== "call");

export function actionsFor(status: LeadStatus): LeadAction[] {
  return (Object.keys(leadActions) as LeadAction[]).filter((action) => leadCan(action, status));
}
