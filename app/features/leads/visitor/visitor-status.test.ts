import { expect, test } from "vitest";
import { leadStatuses } from "~/features/leads/model/lead-status";
import { canWithdraw, leadProgress } from "./visitor-status";

const answerBy = Date.UTC(2026, 10, 21, 10, 40);
const receivedAt = answerBy - 24 * 60 * 60 * 1000;
const before = new Date(answerBy - 60 * 60 * 1000);

test("a new lead says when the answer comes, and admits it when that is over", () => {
  const lead = { status: "new", receivedAt, answerBy } as const;
  expect(leadProgress(lead, false, before).text).toContain("U hoort van ons vóór vanochtend 11 uur.");
  const last = new Date(answerBy - 15 * 60 * 1000);
  expect(leadProgress(lead, false, last).text).toContain("U hoort van ons vóór vanochtend 11.30 uur.");
  const late = leadProgress(lead, false, new Date(answerBy + 1));
  expect(late.text).toContain("te laat");
  expect(late.text).not.toContain("vóór");
});

test("every status has words of its own, without the office's words for winning and losing", () => {
  const titles = Object.keys(leadStatuses).map(
    (status) => leadProgress({ status: status as never, receivedAt, answerBy }, false, before).title,
  );
  expect(new Set(titles).size).toBe(titles.length);
  expect(titles.join(" ")).not.toMatch(/verloren|gewonnen/i);
});

test("withdrawn is said while it is closed, and not after the office opened it again", () => {
  expect(leadProgress({ status: "lost", receivedAt, answerBy }, true, before).title).toBe("Ingetrokken");
  expect(leadProgress({ status: "called", receivedAt, answerBy }, true, before).title).toBe("In behandeling");
});

test("what is decided cannot be withdrawn", () => {
  expect(["new", "called", "scheduled", "quoted", "won", "lost"].map((s) => canWithdraw(s as never))).toEqual(
    [true, true, true, true, false, false],
  );
});
