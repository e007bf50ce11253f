import { abuseReasons } from "~/features/leads/model/abuse-score";
import { excerpt } from "~/lib/text/excerpt";
import { momentText } from "~/lib/text/moment-text";
import { type AlikeGroup, EXCERPT_LENGTH } from "./alike";
import type { HeldPattern } from "./patterns.server";

const hour = 60 * 60 * 1000;

/** A group as one row of the quarantine list. */
export function alikeRow({ kind, key, members }: AlikeGroup, patterns: HeldPattern[], now: number) {
  const ids = (held: 0 | 1) => members.filter((each) => each.held === held).map(({ id }) => id);
  const [newest] = members;
  const clients = new Set(members.map(({ clientHash }) => clientHash));
  return {
    id: newest?.id ?? "",
    kind,
    /** How many, and what they share. */
    title: `${members.length} aanvragen die op elkaar lijken`,
    shared: kind === "text" ? sharedText(clients) : "Verschillende teksten, via dezelfde verbinding.",
    text: excerpt(newest?.text ?? "", EXCERPT_LENGTH),
    reasons: newest ? abuseReasons(newest.abuseSigns) : [],
    received: newest ? momentText(newest.receivedAt, now) : "",
    count: members.length,
    held: ids(1),
    /** In the ordinary list. */
    open: ids(0),
    stopped: patterns.some((pattern) => pattern.kind === kind && pattern.key === key),
    members: members.map(({ id, reference, name, held, receivedAt }) => ({
      ...{ id, reference, name, held: held === 1 },
      received: momentText(receivedAt, now),
    })),
  };
}
export type AlikeRow = ReturnType<typeof alikeRow>;

function sharedText(clients: Set<string | null>): string {
  return clients.size === 1 && !clients.has(null)
    ? "Vrijwel dezelfde tekst, via dezelfde verbinding."
    : "Vrijwel dezelfde tekst.";
}

/** A pattern that is held back, as a line above the list. */
export function patternRow({ id, kind, until, text, stopped }: HeldPattern, now: number) {
  const left = Math.ceil((until - now) / hour);
  return {
    id,
    title: kind === "text" ? "Tegengehouden patroon: deze tekst" : "Tegengehouden patroon: deze verbinding",
    text: excerpt(text, EXCERPT_LENGTH),
    left: `nog ${left} uur`,
    stopped: stopped === 1 ? "1 aanvraag tegengehouden" : `${stopped} aanvragen tegengehouden`,
  };
}
export type PatternRow = ReturnType<typeof patternRow>;
