import { expect, test } from "vitest";
import { discardFiles, objectPrefix, type StagedFile, stageFile } from "./lead-files.server";

const now = new Date("2026-11-30T23:59:59Z");
const file = {
  name: "dak.jpg",
  kind: "jpeg" as const,
  content: new Uint8Array([1, 2, 3]),
  sentSha256: "b",
  width: 1,
  height: 1,
  warning: null,
};

/** A bucket that keeps what it is told; `puts` says of each attempt whether it succeeds. */
function bucketOf(...puts: ("kept" | "taken" | Error)[]) {
  const told = { keys: [] as string[], deleted: [] as string[][] };
  const bucket = {
    async put(key: string) {
      told.keys.push(key);
      const outcome = puts[told.keys.length - 1];
      if (outcome instanceof Error) throw outcome;
      return outcome === "taken" ? null : {};
    },
    async delete(keys: string[]) {
      told.deleted.push(keys);
      throw new Error("not now");
    },
  } as unknown as R2Bucket;
  return { bucket, told };
}

test.each([
  ["an error", new Error("lost")],
  ["a key that is taken", "taken"],
] as const)("after %s a file is put once more, under another key of its month", async (_, first) => {
  const { bucket, told } = bucketOf(first, "kept");
  const staged = await stageFile(bucket, file, now);
  expect(staged).toMatchObject({ key: told.keys[1], name: "dak.jpg", kind: "jpeg", bytes: 3 });
  expect(new Set(told.keys).size).toBe(2);
  for (const key of told.keys) expect(key).toMatch(/^leads\/2026-11\/[0-9a-f]{32}$/);
  expect(objectPrefix(now)).toBe("leads/2026-11/");
});

test("a file that cannot be put twice is an error", async () => {
  await expect(stageFile(bucketOf("taken", "taken").bucket, file, now)).rejects.toThrow("taken");
});

test("discarding removes all files at once, asks nothing for none, and never fails", async () => {
  const { bucket, told } = bucketOf();
  await discardFiles(bucket, []);
  expect(told.deleted).toEqual([]);
  await discardFiles(bucket, [{ key: "a" }, { key: "b" }] as StagedFile[]);
  expect(told.deleted).toEqual([["a", "b"]]);
});
