import { fileName } from "~/features/leads/model/files/file-name";
import type { FileKind } from "~/lib/files/file-kind";

/**
 * What mails about these leads brought besides their text: files that an employee sent along or is about to, and mails as they came, also those that stand at no lead (`apart`). Their
 * names in the archive are of ours: a name that somebody chose can be dangerous.
 */
export async function mailFiles(
  db: D1Database,
  leadIds: string[],
): Promise<{ objectKey: string; inZip: string }[]> {
  const { results } = await db
    .prepare(
      `WITH written AS MATERIALIZED (SELECT lead_messages.id, lead_messages.rowid AS n, reference, raw_key
         FROM json_each(?1) AS asked CROSS JOIN lead_messages ON lead_id = asked.value CROSS JOIN leads ON leads.id = lead_id)
       SELECT reference, 0 AS n, 'eml' AS kind, raw_key AS objectKey, written.n AS mail FROM written WHERE raw_key IS NOT NULL
       UNION SELECT reference, 0, 'eml', raw_key, 'apart-' || mail.rowid FROM json_each(?1) AS asked
         CROSS JOIN leads ON leads.id = asked.value CROSS JOIN incoming_mails AS mail ON mail.lead_id = leads.id
         WHERE state <> 'done'
       UNION SELECT first_value(reference) OVER (PARTITION BY mail.rowid ORDER BY reference), 0, 'eml', raw_key, 'apart-' || mail.rowid
         FROM json_each(?1) AS asked CROSS JOIN leads ON leads.id = asked.value
         CROSS JOIN incoming_mails AS mail ON mail.from_address = lower(email)
         WHERE state <> 'done' AND mail.lead_id IS NULL AND mail.from_address <> ''
       UNION ALL SELECT reference, file.n, file.kind, object_key, written.n
         FROM written CROSS JOIN message_files AS file ON message_id = written.id
       UNION ALL SELECT reference, file.rowid, file.kind, object_key, 'concept'
         FROM json_each(?1) AS asked CROSS JOIN draft_files AS file ON lead_id = asked.value CROSS JOIN leads ON leads.id = lead_id`,
    )
    .bind(JSON.stringify(leadIds))
    .all<{ reference: string; n: number; kind: FileKind; objectKey: string; mail: number | string }>();
  return results.map(({ reference, n, kind, objectKey, mail }) => ({
    objectKey,
    inZip: `mails/${n === 0 ? `TS-${reference}-${mail}.eml` : fileName(`${reference}-${mail}`, { n, kind })}`,
  }));
}
