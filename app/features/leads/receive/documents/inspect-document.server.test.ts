import { expect, test } from "vitest";
import { inspectFile } from "~/features/leads/receive/inspect-file.server";
import { sampleFiles } from "~tests/support/sample-files";

test("x", async () => {
  for (const k of ["pdf", "doc", "docx"] as const)
    expect(await inspectFile(sampleFiles[k]), k).toMatchObject({ kind: k, warning: null });
});
