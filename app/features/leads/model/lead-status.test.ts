import { expect, test } from "vitest";
import { actionsFor, type LeadStatus, leadActions, leadCan, leadStatuses } from "./lead-status";

const statuses = Object.keys(leadStatuses) as LeadStatus[];

test("every status can be reached from a new request or by a visit, and left again", () => {
  const reached = new Set<LeadStatus>(["new"]);
  for (const _ of statuses) {
    for (const status of [...reached])
      for (const action of actionsFor(status)) reached.add(leadActions[action].to);
  }
  expect(statuses.filter((status) => !reached.has(status))).toEqual(["scheduled"]);
  for (const status of statuses) expect(actionsFor(status), status).not.toEqual([]);
});

test("a closed request can only be reopened, an open one never", () => {
  expect(actionsFor("won")).toEqual(["reopen"]);
  expect(actionsFor("lost")).toEqual(["reopen"]);
  expect(leadCan("reopen", "new")).toBe(false);
  expect(leadCan("win", "new")).toBe(false);
});
