/** `spent`: used or too old. `unchecked`: no token or no answer; a lost customer costs more than spam. */
export type TurnstileVerdict = "passed" | "refused" | "spent" | "unchecked";

/** Why a lead is held as suspected spam, in the words of the inbox. A suspect is kept, never dropped. */
export const quarantineReasons = {
  honeypot: "Vulde een veld in dat voor bezoekers onzichtbaar is",
  "too-fast": "Verstuurd binnen 3 seconden nadat het formulier openging",
  "turnstile-spent": "De controle tegen misbruik was verlopen of al gebruikt",
  score: "Meerdere tekenen van misbruik samen",
  check: "Verdacht, en de bezoeker heeft de controle tegen misbruik niet (of nog niet) gedaan",
  pattern: "Lijkt op een patroon dat het kantoor tegenhoudt",
  automatic: "Een mail die door een programma is verstuurd, bijvoorbeeld een nieuwsbrief",
  spam: "Door het kantoor bij spam gezet",
} as const;
export type QuarantineReason = keyof typeof quarantineReasons;

const MINIMUM_MS = 3000;

/**
 * `website`: honeypot. `formTime`: '<13 digits>-<random>', not judged when absent or in the future, nor of an emergency: a
 * draft fills in both of its fields, one tap is left, and nobody would be told of what is held.
 */
export function suspicion(
  { website = "", formTime = "", form = "" }: { website?: string; formTime?: string; form?: string },
  verdict: TurnstileVerdict | null,
  now: Date,
): "honeypot" | "turnstile-spent" | "too-fast" | null {
  if (website.trim() !== "") return "honeypot";
  if (verdict === "spent") return "turnstile-spent";
  const [, handedOut] = /^(\d{13})-\S+$/.exec(formTime) ?? [];
  const elapsed = now.getTime() - Number(handedOut);
  return form !== "emergency" && elapsed >= 0 && elapsed < MINIMUM_MS ? "too-fast" : null;
}
