import { z } from "zod";

/** What the office made of one record, as a file: `<type>/<key>.json`. */
export type RecordFile = {
  /** Version of the shape of both values; see `RecordType.migrations`. */
  shape: number;
  /** What visitors see instead of what the code carries. */
  live?: unknown;
  /** What is being written, where it is not the same. */
  draft?: unknown;
};

const recordFile = z
  .strictObject({
    shape: z.number().int().min(1),
    live: z.record(z.string(), z.unknown()).optional(),
    draft: z.record(z.string(), z.unknown()).optional(),
  })
  .refine(({ live, draft }) => live || draft, "it holds neither `live` nor `draft`");

/** The file, or what is wrong with it. */
export function readRecordFile(text: string): { file: RecordFile } | { problem: string } {
  try {
    const { data, error } = recordFile.safeParse(JSON.parse(text));
    if (data) return { file: data as RecordFile };
    const [issue] = error.issues;
    return { problem: [...(issue?.path ?? []), issue?.message].join(": ") };
  } catch {
    return { problem: "it is no JSON" };
  }
}

/** Names in alphabetical order, so that git shows what changed and nothing else. */
export function writeRecordFile(file: RecordFile): string {
  return `${JSON.stringify(inOrder(file), null, 2)}\n`;
}

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== "object" || value === null) return value;
  const sorted = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(sorted.map(([name, inner]) => [name, inOrder(inner)]));
}
