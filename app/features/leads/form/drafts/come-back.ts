/**
 * For any page, where something was left on this device: what waits to be sent is sent, what is too old goes, and with
 * the rest one can go on. What it needs is named here and not in the first script, which would grow by the names.
 */
export async function comeBack(): Promise<void> {
  const now = Date.now();
  const [{ offerToResume }, { clearLeftDraft }, { waitingLeads }] = await Promise.all([
    import("./resume-line"),
    import("./draft-store"),
    import("~/features/leads/form/send/waiting/waiting-store"),
  ]);
  if (location.pathname.startsWith("/bedankt/")) await clearLeftDraft();
  await offerToResume();
  const waiting = await waitingLeads(now);
  if (waiting.leads.length + waiting.unsent.length === 0) return;
  const { resumeWaiting } = await import("~/features/leads/form/send/waiting/resume-waiting");
  await resumeWaiting(waiting);
}
