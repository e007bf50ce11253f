import { isWithin, nextTime } from "./roster";

/** What one person wants to be woken for. */
export type Choices = {
  urgent: keyof typeof urgentChoices;
  requests: keyof typeof requestChoices;
  /** Minutes before a promise runs out; 0: not. */
  promise: (typeof promiseMinutes)[number];
  quiet: { on: boolean; from: string; until: string };
};

export const urgentChoices = {
  duty: "Alleen als ik dienst heb",
  always: "Altijd",
  never: "Niet",
} as const;

export const requestChoices = {
  hourly: "Gebundeld, hooguit eens per uur",
  each: "Elke aanvraag meteen",
  never: "Niet",
} as const;

export const promiseMinutes = [0, 15, 30, 60, 120] as const;

/** Of who has not chosen yet. */
export const usualChoices: Choices = {
  urgent: "duty",
  requests: "hourly",
  promise: 60,
  quiet: { on: true, from: "22:00", until: "07:00" },
};

export function isQuiet({ quiet }: Choices, now: Date): boolean {
  return quiet.on && isWithin(quiet, now);
}

const minute = 60_000;

/** When a request that is not told at once is told: within the hour, or when the quiet hours are over. */
export function bundleMoment(choices: Choices, now: Date): Date {
  const hour = new Date(now.getTime() + 60 * minute);
  const first = choices.requests === "hourly" ? hour : now;
  return isQuiet(choices, first) ? quietEnd(choices, first) : first;
}

/** When the quiet hours in which `now` lies are over. */
export const quietEnd = ({ quiet }: Choices, now: Date): Date => nextTime(quiet.until, now);
