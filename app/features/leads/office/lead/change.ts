/** A change that was made; `eventId` names it for undoing. */
export type Change = { eventId: number };

/** Who changes a lead, and when. */
export type Actor = { email: string; now: Date };
