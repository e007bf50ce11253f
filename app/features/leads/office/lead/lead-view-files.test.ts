import { expect, test } from "vitest";
import { sampleLead, sampleLeadFiles } from "~tests/support/lead-samples";
import { leadView } from "./lead-view";

test("a picture of absurd size is named and offered to keep, not shown; others are shown as ever", () => {
  const files = [
    ...sampleLeadFiles,
    ...sampleLeadFiles.slice(0, 1).map((file) => ({ ...file, n: 3, width: 30_000, height: 30_000 })),
  ];
  const lead = { ...sampleLead, id: "lead" };
  const opened = { lead, mayBeSpam: true, files, events: [], deliveries: [], messages: [] };
  const view = leadView(opened, [], 0);
  expect(view.files.map(({ shown, note }) => [shown, note])).toEqual([
    [`/admin/aanvragen/lead/bestanden/1/TS-${lead.reference}-1.jpg`, null],
    [null, null],
    [null, "zeer grote afbeelding, 30.000 × 30.000 beeldpunten: alleen te downloaden"],
  ]);
  const heic = { ...opened, files: files.slice(0, 1).map((file) => ({ ...file, kind: "heic" as const })) };
  expect(leadView(heic, [], 0).files[0]?.shown).toBeNull();
  expect(leadView(heic, [], 0, { previews: true }).files[0]?.shown).toBe(
    `/admin/aanvragen/lead/bestanden/1/TS-${lead.reference}-1.heic?voorbeeld`,
  );
  const warned = { ...heic, files: heic.files.map((file) => ({ ...file, warning: "unreadable" as const })) };
  expect(leadView(warned, [], 0, { previews: true }).files[0]?.shown).toBeNull();
});
