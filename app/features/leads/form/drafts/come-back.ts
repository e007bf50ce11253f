import { waitingLeads } from "~/features/leads/form/send/waiting-store";
import { sweepDrafts } from "./draft-store";

/** For any page, where something was left on this device: what is too old goes, what waits to be sent is sent. */
export async function comeBack(): Promise<void> {
  const now = Date.now();
  await sweepDrafts(now);
  const waiting = await waitingLeads(now);
  if (waiting.length === 0) return;
  const { resumeWaiting } = await import("~/features/leads/form/send/resume-waiting");
  await resumeWaiting(waiting);
}
