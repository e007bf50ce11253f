import { expect, test } from "vitest";
import type { LeadEvent, TimelineEvent } from "~/features/leads/model/lead-events";
import { reachedStatuses } from "./progress";

const after = (...events: LeadEvent[]) =>
  reachedStatuses(events.map((event, id) => ({ ...event, id, at: id, actor: "bas" }) as TimelineEvent));

test("only what happened counts: a step that was passed over was not taken", () => {
  expect(after({ kind: "status", data: { from: "new", to: "scheduled" } })).toEqual(["new", "scheduled"]);
  expect(
    after(
      { kind: "status", data: { from: "new", to: "quoted" } },
      { kind: "status-undone", data: { from: "quoted", to: "new" } },
      { kind: "status", data: { from: "new", to: "lost" } },
    ),
  ).toEqual(["new", "lost"]);
});

test("a call that was answered, a mail and a message from another program are contact; no answer is none", () => {
  const from = "new" as const;
  expect(after({ kind: "call-reached", data: { from } })).toEqual(["new", "called"]);
  expect(after({ kind: "message-out", data: { message: "m", from } })).toEqual(["new", "called"]);
  expect(after({ kind: "sent-elsewhere", data: { via: "chat", text: "", from } })).toEqual(["new", "called"]);
  expect(after({ kind: "call-missed", data: { how: "voicemail" } })).toEqual(["new"]);
});
