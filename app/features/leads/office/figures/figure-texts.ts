/** Periods that can be chosen, in weeks; the first is the usual one. */
export const periods: number[] = [12, 26, 52];

type FigureText = { label: string; value: string; text: string; alarm: boolean };

type Answers = { answered: number; inTime: number; late: number; medianMs: number | null };

/** The figures that an office should know by heart, in words. */
export function answerFigures(answers: Answers, { won, lost }: { won: number; lost: number }): FigureText[] {
  const { answered, inTime, late, medianMs } = answers;
  return [
    {
      label: "Op tijd beantwoord",
      value: percent(inTime, answered),
      text: answered === 0 ? "nog niets beantwoord" : `${inTime} van ${answered} binnen de belofte`,
      alarm: answered > 0 && inTime / answered < 0.9,
    },
    {
      label: "Wacht te lang",
      value: String(late),
      text: late === 0 ? "niemand wacht langer dan beloofd" : "nog niet gebeld, belofte voorbij",
      alarm: late > 0,
    },
    {
      label: "Half beantwoord binnen",
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
