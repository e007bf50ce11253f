/**
 * For any page, where something was left on this device: what is too old goes, what waits to be sent is sent. What it
 * needs is named here and not in the first script, which would grow by the names.
 */
export async function comeBack(): Promise<void> {
  const now = Date.now();
  const [{ sweepDrafts }, { waitingLeads }] = await Promise.all([
    import("./draft-store"),
    import("~/features/leads/form/send/waiting-store"),
  ]);
  await sweepDrafts(now);
  const waiting = await waitingLeads(now);
  if (waiting.length === 0) return;
  const { resumeWaiting } = await import("~/features/leads/form/send/resume-waiting");
  await resumeWaiting(waiting);
}
