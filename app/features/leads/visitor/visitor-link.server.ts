import { dayOf, dutchDate } from "~/lib/text/dutch-date";
import { canSign, signToken, verifyToken } from "~/platform/http/signed-token.server";

/** What a link is for; one opens nothing of the other. */
export type LinkPurpose = "status" | "review";
const day = 24 * 60 * 60 * 1000;
/** From the moment that the mail with the link is sent. */
export const linkDays = 90;

/** `at`: when it was issued (ms), `v`: of the lead then. Absent in links of the version before: from receipt, 0. */
type LinkPayload = { id: string; at?: number; v?: number };

type LinkedLead = { linkVersion: number; receivedAt: number };

const linkedLead = (db: D1Database, id: string) =>
  db
    .prepare("SELECT link_version AS linkVersion, received_at AS receivedAt FROM leads WHERE id = ?")
    .bind(id)
    .first<LinkedLead>();

/** Part of the page's secret address, from now on valid for `linkDays`; null when links cannot be signed. */
export async function visitorToken(
  db: D1Database,
  leadId: string,
  secrets: string | undefined,
  now: Date,
  purpose: LinkPurpose = "status",
): Promise<string | null> {
  if (!canSign(secrets)) return null;
  const lead = await linkedLead(db, leadId);
  const payload = { id: leadId, at: now.getTime(), v: lead?.linkVersion ?? 0 } satisfies LinkPayload;
  return signToken(payload, secrets, purpose);
}

export type VisitorLink =
  /** `until`: the last day, in words; `version`: of the lead's links. */
  | { kind: "open"; leadId: string; version: number; until: string }
  /** Too old, or ended by the office: a new one can be asked for. */
  | { kind: "ended" }
  /** The lead is erased, by the visitor or after its retention. */
  | { kind: "gone" };

/** Null when the token is not of ours. */
export async function openVisitorLink(
  db: D1Database,
  token: string,
  secrets: string | undefined,
  now: Date,
  purpose: LinkPurpose = "status",
): Promise<VisitorLink | null> {
  const payload = await verifyToken<Partial<LinkPayload>>(token, secrets ?? "", purpose);
  if (typeof payload?.id !== "string") return null;
  const lead = await linkedLead(db, payload.id);
  if (lead === null) return { kind: "gone" };
  const { at = lead.receivedAt, v = 0 } = payload;
  const until = at + linkDays * day;
  if (v !== lead.linkVersion || now.getTime() >= until) return { kind: "ended" };
  return { kind: "open", leadId: payload.id, version: v, until: dutchDate(dayOf(until - 1)) };
}
