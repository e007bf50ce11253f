import type { InboxFilter } from "~/features/leads/office/list/inbox-filter";
import { readAlike } from "./alike.server";
import { type AlikeRow, alikeRow, type PatternRow, patternRow } from "./alike-view";
import { listPatterns } from "./patterns.server";

type AlikeView = { groups: AlikeRow[]; patterns: PatternRow[] };

/** What stands above the lists of quarantine and spam, at no cost for the others. */
export async function alikeView(db: D1Database, filter: InboxFilter, now: Date): Promise<AlikeView> {
  if (!filter.quarantined && !filter.spam) return { groups: [], patterns: [] };
  const [groups, patterns] = await Promise.all([
    filter.quarantined ? readAlike(db, now) : [],
    listPatterns(db, now),
  ]);
  return {
    groups: groups.map((group) => alikeRow(group, patterns, now.getTime())),
    patterns: patterns.map((pattern) => patternRow(pattern, now.getTime())),
  };
}
