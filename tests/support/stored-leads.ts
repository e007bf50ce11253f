import { expect } from "vitest";
import { countRows, objectKeys } from "./lead-posts";

type Stores = Pick<Env, "DB" | "UPLOADS">;

/** As many leads and files as that, each file in the bucket; returns how many objects there belong to none. */
export async function expectWhole({ DB, UPLOADS }: Stores, leads: number, files: number): Promise<number> {
  expect(await countRows(DB, "leads")).toBe(leads);
  const known = await DB.prepare("SELECT object_key FROM lead_files").all<{ object_key: string }>();
  expect(known.results).toHaveLength(files);
  const keys = await objectKeys(UPLOADS);
  expect(known.results.filter(({ object_key }) => !keys.includes(object_key))).toEqual([]);
  return keys.length - files;
}

export async function expectNothingStored({ DB, UPLOADS }: Stores): Promise<void> {
  expect(await countRows(DB, "leads")).toBe(0);
  expect(await countRows(DB, "outbox")).toBe(0);
  expect(await objectKeys(UPLOADS)).toEqual([]);
}
