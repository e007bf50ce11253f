import type { RecordType } from "../../app/content/records/record-type.ts";
import { recordTypes, type TypeName, type ValueOf } from "../../app/content/records/record-types.ts";
import type { ProjectRecord } from "../../app/content/records/types/project.ts";
import { publishRecord, unpublishRecord } from "../../app/features/records/desk/publish.server.ts";
import { getRecord, saveRecord } from "../../app/features/records/desk/record-store.server.ts";
import { sampleProject } from "./project-samples.ts";

const actor = "anna@huis.example";
let saves = 0;

/** On the site, as the editor puts it there. */
export async function seedRecord<Name extends TypeName>(
  db: D1Database,
  name: Name,
  key: string,
  content: ValueOf<Name>,
): Promise<void> {
  const type = recordTypes[name] as unknown as RecordType;
  const now = new Date();
  const version = (await getRecord(db, type, key))?.version ?? 0;
  const stamp = { actor, now, saveId: `seed-${++saves}` };
  const saved = await saveRecord(db, { type, key }, version, content, stamp);
  if (saved.kind !== "saved") throw new Error(`${name} ${key} is ${saved.kind}`);
  await publishRecord(db, { type, key, version: saved.version }, content, { actor, now });
}

export const seedProject = (
  db: D1Database,
  key: string,
  changes: Partial<ProjectRecord> = {},
): Promise<void> => seedRecord(db, "project", key, sampleProject(changes));

export const takeOff = (db: D1Database, key: string): Promise<void> =>
  unpublishRecord(db, { type: recordTypes.project as unknown as RecordType, key });
