import { createHash } from "node:crypto";
import type { TestServer } from "../../tests/support/server.ts";
import type { Submission } from "./submissions.ts";

type Verdict = {
  acknowledged: number;
  /** Acknowledged, but not there, or without all that belongs to it. */
  lost: string[];
  /** Kept twice. */
  doubled: string[];
  /** Told two references, or another one than is kept. */
  changed: string[];
  /** Files whose content is not what was sent. */
  damaged: string[];
  /** Objects of interrupted attempts; the daily sweep removes them. */
  orphans: number;
};

type Row = { id: string; reference: string; submission_key: string };
type FileRow = { lead_id: string; object_key: string; sha256: string };

/** Compares what visitors were told with what is in the database and in the bucket. */
export async function verify(server: TestServer, submissions: Submission[]): Promise<Verdict> {
  const leads = await server.sql<Row>("SELECT id, reference, submission_key FROM leads");
  const files = await server.sql<FileRow>(
    "SELECT lead_id, object_key, sha256 FROM lead_files ORDER BY lead_id, n",
  );
  const outbox = await server.sql<{ lead_id: string }>("SELECT DISTINCT lead_id FROM outbox");
  const events = await server.sql<{ lead_id: string }>("SELECT DISTINCT lead_id FROM lead_events");
  const told = new Set(outbox.map((row) => row.lead_id));
  const noted = new Set(events.map((row) => row.lead_id));

  const verdict: Verdict = {
    acknowledged: submissions.length,
    lost: [],
    doubled: [],
    changed: [],
    damaged: [],
    orphans: 0,
  };
  const leadsOf = Map.groupBy(leads, (row) => row.submission_key);
  const filesOf = Map.groupBy(files, (row) => row.lead_id);
  for (const { key, references, files: sent } of submissions) {
    const [lead, ...others] = leadsOf.get(key) ?? [];
    const kept = (filesOf.get(lead?.id ?? "") ?? []).map((row) => row.sha256);
    if (others.length > 0) verdict.doubled.push(key);
    if (!lead || kept.join() !== sent.join() || !told.has(lead.id) || !noted.has(lead.id))
      verdict.lost.push(key);
    else if (references.some((reference) => reference !== lead.reference)) verdict.changed.push(key);
  }
  const queue = files.values();
  const worker = async () => {
    for (const { object_key, sha256 } of queue) {
      const content = await server.object(object_key);
      const found = content && createHash("sha256").update(content).digest("hex");
      if (found !== sha256) verdict.damaged.push(object_key);
    }
  };
  await Promise.all(Array.from({ length: 8 }, worker));
  const objects = await server.objects();
  verdict.orphans = objects.length - files.length;
  return verdict;
}
