import { createHash } from "node:crypto";
import type { TestServer } from "../../tests/support/server.ts";
import type { Submission } from "./submissions.ts";

type Verdict = {
  acknowledged: number;
  /** Never sent, and still with the visitor as it was typed. */
  onDevice: number;
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

type Row = { id: string; reference: string; email: string; project_description: string; answers: string };
type FileRow = { lead_id: string; object_key: string; sha256: string };

/** Compares what visitors were told with what is in the database and in the bucket. */
export async function verify(server: TestServer, submissions: Submission[]): Promise<Verdict> {
  const leads = await server.sql<Row>("SELECT id, reference, email, project_description, answers FROM leads");
  const files = await server.sql<FileRow>(
    "SELECT lead_id, object_key, sha256 FROM lead_files ORDER BY lead_id, n",
  );
  const outbox = await server.sql<{ lead_id: string }>("SELECT DISTINCT lead_id FROM outbox");
  const events = await server.sql<{ lead_id: string }>("SELECT DISTINCT lead_id FROM lead_events");
  const told = new Set(outbox.map((row) => row.lead_id));
  const noted = new Set(events.map((row) => row.lead_id));

  const verdict: Verdict = {
    acknowledged: 0,
    onDevice: 0,
    lost: [],
    doubled: [],
    changed: [],
    damaged: [],
    orphans: 0,
  };
  const leadsOf = Map.groupBy(leads, (row) => row.email);
  const filesOf = Map.groupBy(files, (row) => row.lead_id);
  for (const submission of submissions) {
    const { email, references } = submission;
    const [lead, ...others] = leadsOf.get(email) ?? [];
    if (others.length > 0) verdict.doubled.push(email);
    if (!lead && submission.onDevice) {
      verdict.onDevice++;
      continue;
    }
    verdict.acknowledged++;
    const kept = (filesOf.get(lead?.id ?? "") ?? []).map((row) => row.sha256);
    if (!lead || !isWhole(lead, kept, submission) || !told.has(lead.id) || !noted.has(lead.id))
      verdict.lost.push(email);
    else if (references.some((reference) => reference !== lead.reference)) verdict.changed.push(email);
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

/** Whether all that was entered is kept. */
function isWhole(lead: Row, kept: string[], { files, text, answers }: Submission): boolean {
  const given = (JSON.parse(lead.answers) as { answer: string }[]).map(({ answer }) => answer);
  return (
    kept.join() === files.join() &&
    (text === undefined || text === lead.project_description) &&
    (answers === undefined || answers.join() === given.join())
  );
}
