/**
 * Passes the check against abuse that the answer to a lead asks for (`check`: its token), if any. Never rejects: where it
 * cannot be done the lead waits for the office. `formGone`: it was sent on another page.
 */
export async function passAskedCheck(check: string | undefined, formGone = false): Promise<void> {
  if (!check) return;
  const siteKey = document.querySelector<HTMLMetaElement>("meta[name=turnstile]")?.content;
  if (!siteKey) return;
  const code = await import("./visitor-check").catch(() => null);
  await code?.passCheck(siteKey, check, formGone).catch(() => {});
}
