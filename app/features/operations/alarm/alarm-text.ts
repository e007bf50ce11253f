import { currentCompany } from "~/content/site/company-now.server";
import type { Check } from "~/lib/check";
import { momentText } from "~/lib/text/moment-text";

/** What goes through the second channel. No personal data: checks hold none. */
export type AlarmMessage = {
  title: string;
  text: string;
  check: string;
  state: "red" | "over";
  /** Address of the page in /admin. */
  link: string;
};

/** `reminder`: somebody was told before. */
export function redMessage(
  check: Check,
  { redSince, reminder, now, link }: { redSince: number; reminder: boolean; now: number; link: string },
): AlarmMessage {
  const title = `${reminder ? "Nog steeds rood" : "Rood"}: ${check.title}`;
  const lines = [
    `${currentCompany().name}. ${title}${reminder ? `, sinds ${momentText(redSince, now)}` : ""}.`,
    check.value,
    `${check.limit}.`,
    `Wat te doen: ${check.advice}`,
    `Kies ‘Ik kijk ernaar’, dan herhaalt dit alarm zich niet: ${link}`,
  ];
  return { title, text: lines.join("\n"), check: check.name, state: "red", link };
}

/** One line. */
export function overMessage(
  { name, title, redSince }: { name: string; title: string; redSince: number },
  { now, link }: { now: number; link: string },
): AlarmMessage {
  const text = `${currentCompany().name}. Voorbij: ${title} was rood sinds ${momentText(redSince, now)} en is weer in orde.`;
  return { title: `Voorbij: ${title}`, text, check: name, state: "over", link };
}
