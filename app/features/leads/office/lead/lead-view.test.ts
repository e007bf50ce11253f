import { expect, test } from "vitest";
import { sampleLead, sampleLeadFiles } from "~tests/support/lead-samples";
import { leadView } from "./lead-view";

test("a picture of absurd size is named and offered to keep, not shown; others are shown as ever", () => {
  const files = [
    ...sampleLeadFiles,
    ...sampleLeadFiles.slice(0, 1).map((file) => ({ ...file, n: 3, width: 30_000, height: 30_000 })),
  ];
  const opened = { lead: sampleLead, files, events: [], deliveries: [], duplicates: [] };
  const view = leadView(opened, [], 0);
  expect(view.files.map(({ shown, note }) => [shown, note])).toEqual([
    [true, null],
    [false, null],
    [false, "zeer grote afbeelding, 30.000 × 30.000 beeldpunten: alleen te downloaden"],
  ]);
});
