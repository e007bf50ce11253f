import type { OpeningHours } from "~/lib/text/opening-hours";
import { type AnswerTemplate, answerTemplates } from "./answer-templates";
import { company } from "./company";
import { retention } from "./retention";

/** Days on which the office is closed although it is a working day: `from` up to and including `until`. */
export type Closure = { from: string; until: string; reason: string };

/** A notice over every public page; shown up to and including `until`, or until it is taken away. */
export type Notice = {
  on: boolean;
  tone: "storm" | "info";
  text: string;
  until: string;
  link: { label: string; href: string } | null;
};

/**
 * When an urgent request is answered, never later than 24 hours after it came in: within `minutes` while the office is
 * open; else within those 24 hours (`day`), or by `time` (local, HH:MM) of the next day that it opens (`morning`).
 */
export type UrgentAnswer = { minutes: number; outside: "day" | "morning"; time: string };

/** What the office may change itself. */
export type OfficeSettings = {
  hours: { week: OpeningHours; closures: Closure[] };
  notice: Notice;
  urgent: UrgentAnswer;
  /** Who gets the mail about a new lead; none = the addresses of MAIL_OFFICE. */
  mails: string[];
  /** Mails to visitors in any 24 hours: to one mailbox, one own domain, about one client's posts, of the whole site. */
  mailCaps: { recipient: number; domain: number; client: number; site: number };
  templates: AnswerTemplate[];
  /** Whether customers are asked for a review by themselves, and how many days after their request was won. */
  reviews: { on: boolean; days: number };
  /** Whether visitors are reminded of an appointment on the day before. */
  visits: { reminder: boolean };
  /** Days from receipt on. */
  retention: { request: number; won: number; quarantined: number };
};

export type SettingName = keyof OfficeSettings;

/** What counts until the office changes it, and whenever what it stored cannot be read. */
export const builtInSettings: OfficeSettings = {
  hours: { week: company.hours, closures: [] },
  notice: { on: false, tone: "info", text: "", until: "", link: null },
  // No more than the owner promises everywhere else.
  urgent: { minutes: 24 * 60, outside: "day", time: "10:00" },
  mails: [],
  mailCaps: { recipient: 3, domain: 10, client: 10, site: 300 },
  templates: answerTemplates,
  // Won is not delivered: until the office has seen the mail and chosen a time, nobody is asked but by hand.
  reviews: { on: false, days: 45 },
  visits: { reminder: true },
  retention: {
    request: retention.request.days,
    won: retention.won.days,
    quarantined: retention.quarantined.days,
  },
};

/** '12 maanden', '30 dagen': whole years are said in months. */
export function retentionTerm(days: number): string {
  return days % 365 === 0 ? `${(days / 365) * 12} maanden` : days === 1 ? "1 dag" : `${days} dagen`;
}

/** The rules with the office's own periods, as the purge takes them and the privacy page shows them. */
export function retentionRules({ request, won, quarantined }: OfficeSettings["retention"]) {
  const rule = (what: string, days: number) => ({ what, days, term: retentionTerm(days) });
  return {
    request: rule(retention.request.what, request),
    won: rule(retention.won.what, won),
    quarantined: rule(retention.quarantined.what, quarantined),
  };
}

/** The notice that visitors see on this local date; null when there is none. */
export function currentNotice(notice: Notice, today: string): Notice | null {
  const shown = notice.on && notice.text !== "" && (notice.until === "" || today <= notice.until);
  return shown ? notice : null;
}

/** '45 minuten', 'een uur', '3 uur'. */
function span(minutes: number): string {
  if (minutes === 60) return "een uur";
  return minutes % 60 === 0 ? `${minutes / 60} uur` : `${minutes} minuten`;
}

/**
 * When an urgent request is answered, in a sentence that is true at any moment of such a week. Without `week` it says the
 * rule as it was set, also a time at which the office is still closed.
 */
export function urgentPromise({ minutes, outside, time }: UrgentAnswer, week?: OpeningHours): string {
  const opens = Object.values(week ?? {}).flatMap((span) => (span ? [span[0]] : []));
  const latest = [time, ...opens].reduce((a, b) => (a > b ? a : b));
  const hour = latest.replace(/^0/, "").replace(":00", "").replace(":", ".");
  const later = outside === "morning" ? `uiterlijk om ${hour} uur op de dag dat wij weer opengaan` : "";
  if (minutes >= 24 * 60 && !later) return "Wij bellen u zo snel mogelijk terug, in elk geval binnen 24 uur.";
  const closed = later ? `${later}, en altijd binnen 24 uur` : "in elk geval binnen 24 uur";
  return `Tijdens kantooruren bellen wij u binnen ${span(minutes)} terug. Daarbuiten ${closed}.`;
}
