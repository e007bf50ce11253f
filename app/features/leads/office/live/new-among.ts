/** What came in while the page was read stands in no list before; more than a minute that never takes. */
const SLACK_MS = 60_000;

type Row = { id: string; receivedAt: number };

/**
 * How many of the rows came in since the list was opened at `since` and were not seen yet. A row that slid onto the page, because
 * another left it, is older than that.
 */
export function newAmong(rows: Row[], seen: ReadonlySet<string>, since: number): number {
  return rows.filter(({ id, receivedAt }) => receivedAt > since - SLACK_MS && !seen.has(id)).length;
}
