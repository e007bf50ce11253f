import { MAX_LEAD_FILES } from "~/features/leads/model/lead-limits";
import type { LeadRecord } from "~/features/leads/model/lead-record";
import { filesNotice } from "~/features/leads/store/office-notices.server";
import { recordEvent, type Sql } from "~/features/leads/store/record-event.server";
import { isPictureKind } from "~/lib/files/pictures/clean-picture";
import { retryTransient } from "~/platform/d1.server";
import type { StagedFile } from "./lead-files.server";

/** What adding files to a lead needs to know of it. `sums`: SHA-256 of the files that it has. */
export type FilesLead = Pick<LeadRecord, "id" | "reference" | "kind" | "form" | "answerBy"> & {
  sums: string[];
};

export async function filesLead(db: D1Database, id: string): Promise<FilesLead | null> {
  const row = await db
    .prepare(
      `SELECT id, reference, kind, form, answer_by AS answerBy,
         (SELECT json_group_array(sha256) FROM lead_files WHERE lead_id = leads.id) AS sums
       FROM leads WHERE id = ?`,
    )
    .bind(id)
    .first<Omit<FilesLead, "sums"> & { sums: string }>();
  return row && { ...row, sums: JSON.parse(row.sums) };
}

/**
 * Adds what the lead does not have yet, up to its limit, while its link has this version; in one transaction with the event
 * and the notice to the office. `kept`: keys of the objects that now belong to the lead; `sums`: of all its files, in number `count`. May be
 * repeated. Throws when it is unknown whether the transaction was kept: the files must stay, orphans are swept.
 */
export async function addFiles(
  db: D1Database,
  { leadId, linkVersion }: { leadId: string; linkVersion: number },
  files: StagedFile[],
  now: Date,
): Promise<{ kept: Set<string>; sums: Set<string>; count: number }> {
  const at = now.getTime();
  const sums = JSON.stringify([...new Set(files.map(({ sha256 }) => sha256))]);
  // What will be added: nothing when this batch is repeated.
  const count: Sql = {
    sql: `min(${MAX_LEAD_FILES} - (SELECT count(*) FROM lead_files WHERE lead_id = leads.id),
      (SELECT count(*) FROM json_each(?) WHERE value NOT IN (SELECT sha256 FROM lead_files WHERE lead_id = leads.id)))`,
    values: [sums],
  };
  const added: Sql = { sql: `link_version = ? AND ${count.sql} > 0`, values: [linkVersion, ...count.values] };
  const what = files.every(({ kind }) => isPictureKind(kind)) ? "photos" : "files";
  const insert = db.prepare(
    `INSERT INTO lead_files (lead_id, n, object_key, name, kind, bytes, sha256, width, height, warning, inspected_at)
     SELECT id, (SELECT coalesce(max(n), 0) + 1 FROM lead_files WHERE lead_id = leads.id), ?, ?, ?, ?, ?, ?, ?, ?, ?
     FROM leads WHERE id = ? AND link_version = ?
       AND (SELECT count(*) FROM lead_files WHERE lead_id = leads.id) < ${MAX_LEAD_FILES}
       AND NOT EXISTS (SELECT 1 FROM lead_files WHERE lead_id = leads.id AND sha256 = ?)`,
  );
  const answers = await retryTransient(() =>
    db.batch<{ key: string; sha256: string }>([
      recordEvent(db, leadId, { kind: "files-added", data: { count, what }, actor: "visitor", at }, added),
      filesNotice(db, leadId, added, now),
      ...files.map((file) =>
        insert.bind(
          ...[file.key, file.name, file.kind, file.bytes, file.sha256, file.width, file.height],
          ...[file.warning, at, leadId, linkVersion, file.sha256],
        ),
      ),
      db.prepare("SELECT object_key AS key, sha256 FROM lead_files WHERE lead_id = ?").bind(leadId),
    ]),
  );
  const rows = answers.at(-1)?.results ?? [];
  return {
    kept: new Set(rows.map(({ key }) => key)),
    sums: new Set(rows.map(({ sha256 }) => sha256)),
    count: rows.length,
  };
}
