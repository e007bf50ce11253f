import { makeZip } from "client-zip";
import { answersOf } from "~/features/leads/model/answers/answers";
import { fileName, nameAsText } from "~/features/leads/model/files/file-name";
import { fileWarnings } from "~/features/leads/model/files/file-warnings";
import type { LeadFile, LeadRecord } from "~/features/leads/model/lead-record";
import { labelsOfLead } from "~/features/leads/office/labels/labels.server";
import { firstKept, MOST_OF_CUSTOMER, wholeCustomer } from "~/features/leads/store/customer.server";
import { openLeadFile } from "~/features/leads/store/files/lead-file.server";
import { reviewForPerson } from "~/features/leads/store/lead-review.server";
import { getLead, type LeadDetail } from "~/features/leads/store/leads.server";
import type { LeadStores } from "~/features/leads/store/sweep.server";
import { draftsForPerson } from "~/features/leads/store/thread/lead-drafts.server";
import { visitsForPerson } from "~/features/leads/store/visits/visits.server";
import { mailFiles } from "./mail-files.server";
import { type ChosenNotes, personNotes } from "./person-notes.server";

/** Removes what is only of use to us and says nothing about the person. */
function portable(
  { lead, files, events, deliveries, messages }: LeadDetail,
  isLeft: (note: number) => boolean,
): object {
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
    events: events
      .filter(({ id, kind }) => kind !== "customer-note" || !isLeft(id))
      .map(({ at, kind, actor, data: { ...said } }) => {
        if ("writtenAt" in said) delete said.writtenAt;
        return { at: new Date(at).toISOString(), kind, actor, detail: Object.values(said).join(">") };
      }),
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
 * a warning lie in `let-op`. A file that the bucket lost is named in `ontbreekt.txt`. `notes` about the customer: those that
 * stand at another lead too, and none that was left out.
 */
export function personArchive(
  { db, bucket }: LeadStores,
  ids: string[],
  notes: ChosenNotes = { listed: [], ticked: [] },
): ReadableStream<Uint8Array> {
  const isLeft = (id: number) => notes.listed.includes(id) && !notes.ticked.includes(id);
  async function* entries() {
    const details: LeadDetail[] = [];
    for (const id of ids) {
      const detail = await getLead(db, id);
      if (detail) details.push(detail);
    }
    const requests = await Promise.all(
      details.map(async (detail) => ({
        ...portable(detail, isLeft),
        drafts: await draftsForPerson(db, detail.lead.id),
        review: await reviewForPerson(db, detail.lead.id),
        visits: await visitsForPerson(db, detail.lead.id),
        joins: await joinsOf(db, detail.lead.id),
        labels: (await labelsOfLead(db, detail.lead.id)).map(({ name }) => name),
      })),
    );
    const first = await firstKept(db, ids);
    const customer = first === null ? null : await wholeCustomer(db, first);
    const customerNotes =
      customer && notes.ticked.length > 0 ? await notesElsewhere(db, customer.ids, ids, notes.ticked) : [];
    const json = JSON.stringify({ requests, ...(customerNotes.length > 0 && { customerNotes }) }, null, 2);
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
    for (const { objectKey, inZip } of await mailFiles(db, ids)) {
      const object = await bucket.get(objectKey);
      if (object) yield { name: inZip, input: object.body };
      else lost.push(inZip);
    }
    if (customer?.more) yield notAll;
    if (lost.length > 0) yield { name: "ontbreekt.txt", input: lost.join("\n") };
  }
  return makeZip(entries());
}

const notAll = {
  name: "niet-alles.txt",
  input: `Met dit telefoonnummer of e-mailadres zijn er meer dan ${MOST_OF_CUSTOMER} aanvragen. Hier zitten alleen de gekozen aanvragen in.`,
};

/** The ticked notes that stand at another lead of the same customer. */
async function notesElsewhere(
  db: D1Database,
  ofCustomer: string[],
  ids: string[],
  ticked: number[],
): Promise<object[]> {
  const all = await personNotes(db, ofCustomer);
  return all
    .filter(({ id, leadId }) => ticked.includes(id) && !ids.includes(leadId))
    .map(({ at, actor, text }) => ({ at: new Date(at).toISOString(), actor, text }));
}

/** What the office said of this lead and others: that they are of one customer, or are not. */
async function joinsOf(db: D1Database, id: string): Promise<object[]> {
  const { results } = await db
    .prepare(
      `SELECT link.kind, reference AS "with", link.at, link.actor, link.undone_at AS undoneAt FROM customer_links AS link
       CROSS JOIN leads ON leads.id = iif(link.lead_id = ?1, link.other_id, link.lead_id)
       WHERE link.lead_id = ?1 OR link.other_id = ?1 ORDER BY link.at`,
    )
    .bind(id)
    .all<{ kind: string; with: string; at: number; actor: string; undoneAt: number | null }>();
  return results.map(({ at, undoneAt, ...rest }) => ({
    ...rest,
    at: new Date(at).toISOString(),
    undoneAt: undoneAt && new Date(undoneAt).toISOString(),
  }));
}
