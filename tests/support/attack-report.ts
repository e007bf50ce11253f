import { appendFileSync } from "node:fs";

/** What a part of the attack tried, by name: `inputs` counts towards the total. */
export type AttackCounts = { inputs: number; [what: string]: number };

/** Prints what was tried, and leaves it for `npm run attack`, which adds it up. */
export function tellAttack(part: string, counts: AttackCounts): void {
  console.log(part, JSON.stringify(counts));
  const file = process.env.ATTACK_REPORT;
  if (file) appendFileSync(file, `${JSON.stringify({ part, counts })}\n`);
}
