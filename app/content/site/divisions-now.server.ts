import { derived } from "~/content/records/current.server";
import { type DivisionRecord, divisionKey, divisionType } from "~/content/records/pages/division";
import { said } from "~/content/records/words/words";
import { wordsNow } from "~/content/records/words/words-now.server";
import type { Division, DivisionId } from "~/content/types";
import { divisions } from "./divisions";

/** The divisions with their hubs as the office words them. */
export const divisionsNow = derived(({ division: records }): Record<DivisionId, Division> => {
  const now = Object.values(divisions).map((built): [DivisionId, Division] => {
    const key = divisionKey(built);
    const record = records.get(key) ?? (divisionType.defaults[key] as DivisionRecord);
    const { service, ...texts } = said(record, wordsNow());
    return [
      built.id,
      {
        ...built,
        ...texts,
        grid: { ...built.grid, ...texts.grid },
        knowledge: { ...built.knowledge, ...texts.knowledge },
        banner: { ...built.banner, ...texts.banner },
        region: { ...built.region, ...texts.region },
        structured: { ...built.structured, ...service },
      },
    ];
  });
  return Object.fromEntries(now) as Record<DivisionId, Division>;
});
