import { dutchMonth } from "~/lib/text/dutch-date";
import { dutchNumber } from "~/lib/text/dutch-number";
import type { Per } from "./figure-periods";
import type { EarnedBy, LeadFigures, PeriodFigures } from "./lead-figures.server";

type FigureText = { label: string; value: string; text: string; alarm: boolean };

type Answers = LeadFigures["answers"];

/** The figures that an office should know by heart, in words. */
export function answerFigures(answers: Answers, { won, lost }: { won: number; lost: number }): FigureText[] {
  const { answered, inTime, late, unheard, medianMs } = answers;
  const promised = answered + unheard;
  return [
    {
      label: "Op tijd beantwoord",
      value: percent(inTime, promised),
      text: promised === 0 ? "nog niets beantwoord" : `${inTime} van ${promised} binnen de belofte`,
      alarm: promised > 0 && inTime / promised < 0.9,
    },
    {
      label: "Wacht te lang",
      value: String(late),
      text: late === 0 ? "niemand wacht langer dan beloofd" : "nog niet gebeld, belofte voorbij",
      alarm: late > 0,
    },
    {
      label: "De helft beantwoord binnen",
      value: medianMs === null ? "–" : duration(medianMs),
      text: "van binnenkomst tot eerste contact",
      alarm: false,
    },
    {
      label: "Gewonnen",
      value: percent(won, won + lost),
      text: `${won} gewonnen, ${lost} verloren`,
      alarm: false,
    },
  ];
}

/** Rounded down, so that 100% means all of them. */
function percent(part: number, whole: number): string {
  return whole === 0 ? "–" : `${Math.floor((part / whole) * 100)}%`;
}

function duration(ms: number): string {
  const minutes = Math.round(ms / 60_000);
  if (minutes < 90) return `${minutes} min`;
  const hours = Math.round(minutes / 60);
  return hours < 72 ? `${hours} uur` : `${Math.round(hours / 24)} dagen`;
}

/** What a page shows of a list that the file has whole. */
export const shownOnPage = <Row>(rows: Row[]): Row[] => rows.slice(0, 12);

/** What no name is called: of a request that nobody took, or of which it is not known. */
export const unnamed = (by: EarnedBy): string => (by === "people" ? "Niemand" : "Onbekend");

const dayMonth = new Intl.DateTimeFormat("nl-NL", { day: "numeric", month: "short", timeZone: "UTC" });

/** '16 nov', 'november 2026': of a period that begins on this day. */
export function periodName(from: string, per: Per): string {
  return per === "month" ? dutchMonth(from) : dayMonth.format(new Date(`${from}T00:00:00Z`));
}

/** Whole euro; '–' for nothing. */
export function earnedText(cents: number): string {
  return cents === 0 ? "–" : dutchNumber(Math.round(cents / 100));
}

/** The table of the periods, the newest first. */
export function periodRows(
  periods: PeriodFigures[],
  per: Per,
): { heads: string[]; rows: [string, ...string[]][] } {
  const first = per === "week" ? "Week van" : "Maand";
  return {
    heads: [first, "Aanvragen", "Beantwoord", "Op tijd", "Gewonnen", "Verloren", "Euro"],
    rows: periods
      .map(({ from, requests, answered, inTime, won, lost, cents }): [string, ...string[]] => [
        periodName(from, per),
        ...[requests, answered, inTime, won, lost].map(String),
        earnedText(cents),
      ])
      .reverse(),
  };
}
