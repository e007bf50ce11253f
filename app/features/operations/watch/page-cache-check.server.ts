import type { Check } from "~/lib/check";
import { dutchNumber } from "~/lib/text/dutch-number";
import { generationState } from "~/platform/cache/content-generation.server";

/**
 * Kept pages carry the content generation they were made with, and it only counts up. One that is behind what this
 * isolate has seen means that the database went back in time: pages of before could come back.
 */
export async function pageCacheCheck(env: Pick<Env, "DB">, now: number): Promise<Check[]> {
  const stored =
    (await env.DB.prepare("SELECT n FROM content_generation WHERE id = 1").first<number>("n")) ?? 0;
  const { n, readAt } = generationState();
  const behind = stored < n;
  const age = readAt === null ? null : Math.max(0, Math.round((now - readAt) / 1000));
  return [
    {
      name: "page-cache",
      title: "Bewaarde pagina’s",
      value: behind
        ? `De database staat op stand ${dutchNumber(stored)}, de bewaarde pagina’s al op ${dutchNumber(n)}.`
        : `Stand ${dutchNumber(stored)}; ${age === null ? "hier nog niet gebruikt" : `${age === 1 ? "1 seconde" : `${dutchNumber(age)} seconden`} geleden nagekeken`}.`,
      limit: "Rood als de database ouder is dan de bewaarde pagina’s",
      state: behind ? "red" : "ok",
      advice:
        "De database is teruggezet naar een eerder moment. Bezoekers zien misschien oude pagina’s: laat de beheerder van de website de site opnieuw plaatsen.",
    },
  ];
}
