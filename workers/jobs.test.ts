import { expect, test, vi } from "vitest";
import { continueRuns } from "~/features/backups/runs.server";
import { sendDueDeliveries } from "~/features/leads/deliver/outbox/jobs.server";
import { jobOf } from "./jobs";

vi.mock("~/features/articles/desk/jobs.server", () => ({ runArticlePlans: async () => {} }));
vi.mock("~/features/records/desk/jobs.server", () => ({ runRecordPlans: async () => {} }));
vi.mock("~/features/backups/runs.server", () => ({
  continueRuns: vi.fn(),
  startBackup: vi.fn(),
  startDrill: vi.fn(),
}));
vi.mock("~/features/leads/mail-in/receive-mails.server", () => ({ receiveMails: async () => 0 }));
vi.mock("~/features/leads/deliver/outbox/jobs.server", () => ({
  sendDueDeliveries: vi.fn(),
  sweep: vi.fn(),
}));
vi.mock("~/features/settings/settings.server", () => ({
  settingsNow: async () => ({ mails: {}, visits: { reminder: false } }),
  erasingPeriods: vi.fn(),
}));

test("a backup that fails does not end the minute before its mails are sent, and the minute has failed", async () => {
  let sent = false;
  vi.mocked(continueRuns).mockRejectedValue(new Error("backup"));
  vi.mocked(sendDueDeliveries).mockImplementation(async () => {
    await new Promise((done) => setTimeout(done, 50));
    sent = true;
  });
  await expect(jobOf("* * * * *")({} as Env, 0)).rejects.toThrow("backup");
  expect(sent).toBe(true);
});
