import type { RecordType } from "../../app/content/records/record-type.ts";
import { recordTypes } from "../../app/content/records/record-types.ts";
import type { ProjectRecord } from "../../app/content/records/types/project.ts";
import { publishRecord, unpublishRecord } from "../../app/features/records/desk/publish.server.ts";
import { getRecord, saveRecord } from "../../app/features/records/desk/record-store.server.ts";
import { sampleProject } from "./project-samples.ts";

const type = recordTypes.project as unknown as RecordType;
const actor = "anna@huis.example";
let saves = 0;

/** On the site, as the editor puts it there. */
export async function seedProject(
  db: D1Database,
  key: string,
  changes: Partial<ProjectRecord> = {},
): Promise<void> {
  const now = new Date();
  const version = (await getRecord(db, type, key))?.version ?? 0;
  const content = sampleProject(changes);
  const stamp = { actor, now, saveId: `seed-${++saves}` };
  const saved = await saveRecord(db, { type, key }, version, content, stamp);
  if (saved.kind !== "saved") throw new Error(`project ${key} is ${saved.kind}`);
  await publishRecord(db, { type, key, version: saved.version }, content, { actor, now });
}

export const takeOff = (db: D1Database, key: string): Promise<void> => unpublishRecord(db, { type, key });
