import {
  type AbuseSign,
  abuseScore,
  COMPARED_LENGTH,
  countedOthers,
  HELD_SCORE,
  likenessTo,
  RAISED_SCORE,
  type SeenSigns,
  tellingWords,
  textSigns,
} from "~/features/leads/model/abuse-score";
import { answersOf } from "~/features/leads/model/answers/answers";
import type { LeadValues } from "~/features/leads/model/answers/lead-answer";
import type { LeadEntry } from "~/features/leads/model/lead-fields";
import type { LeadKind } from "~/features/leads/model/lead-options";
import type { LeadRecord } from "~/features/leads/model/lead-record";
import { type QuarantineReason, suspicion, type TurnstileVerdict } from "~/features/leads/model/quarantine";
import { sha256 } from "~/lib/bytes/hash";
import { withTimeout } from "~/lib/with-timeout";
import { clientHash, hashDay } from "~/platform/http/client-hash.server";
import { log } from "~/platform/log.server";

/** What of a new lead the judgement looks at. */
type Judged = LeadEntry & { kind: LeadKind } & Pick<LeadRecord, "answers">;

/** What is already there and like a new lead, up to `countedOthers`. */
type Surroundings = {
  clientHash: string | null;
  textKey: string | null;
  seen: SeenSigns;
  /** The pattern of the office that it falls under; null when under none. */
  patternId: number | null;
};

/** Kept with a lead. `abuseSigns`: JSON of SeenSigns. */
type Judgement = {
  abuseScore: number;
  abuseSigns: string;
  clientHash: string | null;
  textKey: string | null;
  patternId: number | null;
  spamAt: null;
  quarantineReason: QuarantineReason | null;
};

const hour = 60 * 60 * 1000;
const day = 24 * hour;
/** A slower answer is not worth the visitor's time. */
const LIMIT_MS = 2000;

/** What the visitor typed freely: the description of a membership is composed by us. */
function typedText(lead: Judged): string {
  return lead.kind === "request"
    ? lead.projectDescription
    : `${lead.currentIssues}\n${lead.previousMaintenance}`.trim();
}

const answeredText = (lead: Judged) =>
  answersOf(lead)
    .map(({ answer }) => answer)
    .join("\n");

/** The same for texts of the same telling words; null for a text of a few. */
async function keyOf(text: string): Promise<string | null> {
  const telling = tellingWords(text);
  return telling.length > 0 ? (await sha256(telling.join(" "))).slice(0, 32) : null;
}

/**
 * The key of a text that these and the new one are like: from the text whose own key it is, and only if the new one is
 * like that text itself. By way of others, step by step, a text could be led to the key of one that has nothing of it.
 */
async function sharedKey(alike: Seen[], isLike: (text: string) => boolean): Promise<string | null> {
  for (const { key, text, first } of alike) {
    const origin = first ?? text;
    if (isLike(origin) && (await keyOf(origin)) === key) return key;
  }
  return null;
}

/** One question to the database. Never fails: what cannot be had counts as not seen. */
export async function lookAround(
  db: D1Database,
  request: Request,
  lead: Judged,
  { secrets, now }: { secrets: string | undefined; now: Date },
): Promise<Surroundings> {
  const text = typedText(lead);
  const own = await keyOf(text);
  const [today, yesterday] = await Promise.all(
    [now, new Date(now.getTime() - day)].map((moment) => clientHash(request, secrets, hashDay(moment))),
  );
  const nothing = { clientHash: today ?? null, textKey: own, seen: {}, patternId: null };
  const asked = db
    .prepare(surroundingsStatement)
    .bind(
      today ?? null,
      yesterday ?? null,
      // Who left none has none in common with others.
      lead.email || null,
      now.getTime() - hour,
      now.getTime() - day,
      now.getTime(),
    )
    .first<{ client: number; recipient: number; texts: string; patterns: string }>()
    .catch((error) => {
      log("warn", "lead.judged-alone", { error });
      return null;
    });
  const found = await withTimeout(LIMIT_MS, asked, null);
  if (found === null) return nothing;

  const patterns = JSON.parse(found.patterns) as Pattern[];
  const isLike = likenessTo(text);
  const alike = (JSON.parse(found.texts) as Seen[]).filter((each) => isLike(each.text));
  // By its example, which is what the office saw; a key says less.
  const pattern = patterns.find((each) =>
    each.kind === "client" ? [today, yesterday].includes(each.key) : isLike(each.text),
  );
  const examples = pattern?.kind === "text" ? [pattern] : [];
  return {
    clientHash: today ?? null,
    textKey: (await sharedKey([...examples, ...alike], isLike)) ?? own,
    seen: { client: found.client, recipient: found.recipient, repeated: alike.length },
    patternId: pattern?.id ?? null,
  };
}

/** Another text; `first`: the oldest with its key, where that is another. */
type Seen = { key: string; text: string; first?: string | null };
type Pattern = { id: number; kind: "text" | "client"; key: string; text: string };

const text = (table: string) =>
  `substr(CASE WHEN ${table}.kind = 'request' THEN project_description
    ELSE current_issues || char(10) || previous_maintenance END, 1, ${COMPARED_LENGTH})`;

/** Every part is bounded and read from an index; of one mail address the latest only, which rowid tells. */
export const surroundingsStatement = `SELECT
  (SELECT count(*) FROM (SELECT 1 FROM leads
    WHERE client_hash IN (?1, ?2) AND received_at > ?4 LIMIT ${countedOthers.client})) AS client,
  (SELECT count(*) FROM (SELECT received_at FROM leads
    WHERE email = ?3 COLLATE NOCASE ORDER BY rowid DESC LIMIT ${countedOthers.recipient})
    WHERE received_at > ?5) AS recipient,
  (SELECT json_group_array(json_object('key', text_key, 'text', ${text("latest")}, 'first', (
      SELECT ${text("leads")} FROM leads WHERE leads.text_key = latest.text_key AND leads.spam_at IS NULL
        AND leads.received_at < latest.received_at ORDER BY leads.received_at LIMIT 1)))
    FROM (SELECT * FROM leads WHERE received_at > ?5 ORDER BY received_at DESC LIMIT ${countedOthers.texts}) AS latest
    WHERE text_key IS NOT NULL) AS texts,
  (SELECT json_group_array(json_object('id', active.id, 'kind', active.kind, 'key', key, 'text', ${text("leads")}))
    FROM (SELECT * FROM held_patterns WHERE until > ?6 ORDER BY until DESC LIMIT 20) AS active
    JOIN leads ON leads.id = active.lead_id) AS patterns`;

/** What comes of it all. `checked`: whether the visitor was asked to pass the check; null where there is none. */
export function judge(
  lead: Judged,
  values: LeadValues,
  { around, verdict, warnings, now }: Evidence,
): Judgement {
  const doubt = suspicion(values, verdict?.kind ?? null, now);
  const { score, signs } = abuseScore({
    ...(doubt && ({ [doubt]: 1 } satisfies Partial<Record<AbuseSign, number>>)),
    ...around.seen,
    ...textSigns(`${lead.firstName} ${lead.lastName}\n${typedText(lead)}\n${answeredText(lead)}`),
    files: warnings,
    // Only what our own form says; a client without the field is no less honest.
    idle: values.interactionCount?.trim() === "0" ? 1 : 0,
  });
  const held =
    (around.patternId !== null ? "pattern" : null) ??
    doubt ??
    (score >= HELD_SCORE ? "score" : null) ??
    (score >= RAISED_SCORE && verdict && !verdict.asked ? "check" : null);
  return {
    abuseScore: score,
    abuseSigns: JSON.stringify(signs),
    clientHash: around.clientHash,
    textKey: around.textKey,
    patternId: around.patternId,
    // Only a person calls it spam: what a pattern stops may be an honest neighbour on the same network.
    spamAt: null,
    quarantineReason: held,
  };
}

type Evidence = {
  around: Surroundings;
  /** Null where there is no check; `asked`: the visitor sent a token of it. */
  verdict: { kind: TurnstileVerdict; asked: boolean } | null;
  /** Files that the office is warned of. */
  warnings: number;
  now: Date;
};
