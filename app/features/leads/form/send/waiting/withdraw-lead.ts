import { forgetLead } from "./waiting-store";

/** Events of the window, with the key of the lead: it went by itself; what was entered is not that lead any more. */
export const LEAD_SENT = "leadsent";
export const LEAD_WITHDRAWN = "leadwithdrawn";

/** A lead that may wait on this device is not sent any more. */
export function withdrawLead(key: string): Promise<void> {
  dispatchEvent(new CustomEvent(LEAD_WITHDRAWN, { detail: key }));
  return forgetLead(key).catch(() => {});
}
