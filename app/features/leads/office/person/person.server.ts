import { makeZip } from "client-zip";
import { answersOf } from "~/features/leads/model/answers";
import { fileName, nameAsText } from "~/features/leads/model/file-name";
import { fileWarnings } from "~/features/leads/model/file-warnings";
import type { LeadFile, LeadRecord } from "~/features/leads/model/lead-record";
import type { LeadStatus } from "~/features/leads/model/lead-status";
import { phoneTruth } from "~/features/leads/model/phone-truth.server";
import { searchTerms } from "~/features/leads/office/inbox/search-terms";
import { openLeadFile } from "~/features/leads/store/lead-file.server";
import { reviewForPerson } from "~/features/leads/store/lead-review.server";
import { getLead, type LeadDetail } from "~/features/leads/store/leads.server";
import { recordEvent } from "~/features/leads/store/record-event.server";
import { eraseLead, type LeadStores } from "~/features/leads/store/sweep.server";
import { draftsForPerson } from "~/features/leads/store/thread/lead-drafts.server";
import { cleanLine } from "~/lib/text/clean-text";

/** A lead that may be of the person who is looked for. */
export type PersonLead = Pick<
  LeadRecord,
  | "id"
  | "reference"
  | "receivedAt"
  | "firstName"
  | "lastName"
  | "email"
  | "phone"
  | "address"
  | "selectedService"
  | "serviceType"
> & { status: LeadStatus; files: number; quarantined: 0 | 1 };

/** More leads than one person can have. */
const most = 200;

/**
 * Every lead of a person, quarantine included: by mail address or phone number exactly, else by whatever
 * the search of the inbox finds. Newest first.
 */
export async function findPerson(db: D1Database, who: string): Promise<PersonLead[]> {
  const text = cleanLine(who).slice(0, 254);
  const phone = phoneTruth(text, {});
  const [where, value] = text.includes("@")
    ? ["email = ? COLLATE NOCASE", text]
    : "certain" in phone
      ? ["phone_e164 = ?", phone.certain]
      : ["rowid IN (SELECT rowid FROM lead_search WHERE lead_search MATCH ?)", searchTerms(text)];
  if (value === null || text === "") return [];
  const { results } = await db
    .prepare(
      `SELECT id, reference, received_at AS receivedAt, first_name AS firstName, last_name AS lastName, email, phone,
         address, selected_service AS selectedService, service_type AS serviceType, status,
         quarantine_reason IS NOT NULL AS quarantined,
         (SELECT count(*) FROM lead_files WHERE lead_id = leads.id) AS files
       FROM leads WHERE ${where} ORDER BY received_at DESC LIMIT ${most}`,
    )
    .bind(value)
    .all<PersonLead>();
  return results;
}

/** Removes what is only of use to us and says nothing about the person. */
function portable({ lead, files, events, deliveries, messages }: LeadDetail): object {
  const { payloadHash: _, submissionKey: __, addressKey: ___, clientHash: _c, textKey: _t, ...given } = lead;
  return {
    ...given,
    answers: answersOf(lead),
    receivedAt: new Date(lead.receivedAt).toISOString(),
    answerBy: new Date(lead.answerBy).toISOString(),
    answeredAt: lead.answeredAt && new Date(lead.answeredAt).toISOString(),
    files: files.map((file) => ({
      file: nameInZip(lead, file),
      sentAs: nameAsText(file.name),
      kind: file.kind,
      bytes: file.bytes,
      sha256: file.sha256,
    })),
    events: events.map(({ at, kind, actor, data }) => ({
      at: new Date(at).toISOString(),
      kind,
      actor,
      detail: Object.values(data).join(">"),
    })),
    correspondence: messages.map(({ at, direction, channel, author, sender, subject, body }) => ({
      at: new Date(at).toISOString(),
      ...{ direction, channel, author, sender, subject, body },
    })),
    messages: deliveries.map(({ kind, state, sentAt }) => ({
      kind,
      state,
      sentAt: sentAt && new Date(sentAt).toISOString(),
    })),
  };
}

/** What carries a warning lies apart, beside a text that says so. */
function nameInZip({ reference }: Pick<LeadRecord, "reference">, file: LeadFile): string {
  return `${file.warning ? "let-op/" : ""}${fileName(reference, file)}`;
}

/**
 * Everything that is kept of these leads as a zip, made while it is sent: `gegevens.json` and the files. Files with
 * a warning lie in `let-op`. A file that the bucket lost is named in `ontbreekt.txt`.
 */
export function personArchive({ db, bucket }: LeadStores, ids: string[]): ReadableStream<Uint8Array> {
  async function* entries() {
    const details: LeadDetail[] = [];
    for (const id of ids) {
      const detail = await getLead(db, id);
      if (detail) details.push(detail);
    }
    const requests = await Promise.all(
      details.map(async (detail) => ({
        ...portable(detail),
        drafts: await draftsForPerson(db, detail.lead.id),
        review: await reviewForPerson(db, detail.lead.id),
      })),
    );
    const json = JSON.stringify({ requests }, null, 2);
    yield { name: "gegevens.json", input: `${json}\n` };
    const files = details.flatMap((detail) =>
      detail.files.map((file) => ({ ...file, leadId: detail.lead.id, inZip: nameInZip(detail.lead, file) })),
    );
    const warnings = files.flatMap(({ inZip, warning }) =>
      warning ? [`${inZip}\r\n${fileWarnings[warning]}\r\n`] : [],
    );
    if (warnings.length > 0) {
      const input = `Open deze bestanden alleen als u weet van wie ze komen.\r\n\r\n${warnings.join("\r\n")}`;
      yield { name: "let-op/leesmij.txt", input };
    }
    const lost: string[] = [];
    for (const { leadId, n, inZip, objectKey } of files) {
      // Looked up anew where it is gone: an older picture may have been replaced since its row was read.
      const object = (await bucket.get(objectKey)) ?? (await openLeadFile({ db, bucket }, leadId, n))?.object;
      if (!object) lost.push(inZip);
      else yield { name: inZip, input: object.body };
    }
    if (lost.length > 0) yield { name: "ontbreekt.txt", input: lost.join("\n") };
  }
  return makeZip(entries());
}

/**
 * What keeps an erasure from happening: nothing chosen, or no reference of what was chosen typed over. Nothing
 * brings it back, so a slip of the hand must not be enough. Null when it may happen.
 */
export async function erasureProblem(db: D1Database, ids: string[], typed: string): Promise<string | null> {
  if (ids.length === 0) return "Vink eerst aan wat weg moet.";
  const reference = typed.replaceAll(/[^a-z0-9]/gi, "").toUpperCase();
  if (reference === "") return "Typ de referentie over.";
  const chosen = await db
    .prepare("SELECT 1 FROM json_each(?) CROSS JOIN leads ON leads.id = json_each.value WHERE reference = ?")
    .bind(JSON.stringify(ids), reference)
    .first();
  return chosen ? null : "Dit is niet de referentie van een aangevinkte aanvraag.";
}

/**
 * Erases these leads everywhere: files, rows, timeline, unsent messages, search index. How many leads
 * there were.
 */
export async function erasePerson(stores: LeadStores, ids: string[]): Promise<number> {
  let erased = 0;
  for (const id of ids) if (await eraseLead(stores, id)) erased++;
  return erased;
}

/** Ids as a form sends them: no more than one person can have, and nothing else. */
export function chosenIds(values: FormDataEntryValue[]): string[] {
  const ids = values.filter(
    (value): value is string => typeof value === "string" && /^[\w-]{1,64}$/.test(value),
  );
  return [...new Set(ids)].slice(0, most);
}

/** Writes into the timeline of each lead who took it out. */
export async function markExported(db: D1Database, ids: string[], actor: string, now: Date): Promise<void> {
  const event = { kind: "exported", data: {}, actor, at: now.getTime() } as const;
  await db.batch(ids.map((id) => recordEvent(db, id, event)));
}
