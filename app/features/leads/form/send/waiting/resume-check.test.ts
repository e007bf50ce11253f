import { expect, test, vi } from "vitest";
import { resumeWaiting } from "./resume-waiting";
import type { OutgoingLead } from "./waiting-store";

const order = vi.hoisted(() => [] as string[]);
const outcome = vi.hoisted(() => ({ result: {} as object }));
vi.mock("~/features/leads/form/send/lead-sender", () => ({
  sendLead: () => ({ outcome: Promise.resolve(outcome.result), tryNow() {}, cancel() {} }),
}));
vi.mock("~/features/leads/form/send/status/page-status.client", () => ({
  showOnPage: (status: object | null) => order.push(status ? (Object.keys(status)[0] ?? "") : "nothing"),
}));
vi.mock("./waiting-store", () => ({
  forgetLead: async () => {},
  isOfThisPage: (key: string) => key === "own",
}));
vi.mock("./withdraw-lead", () => ({ LEAD_SENT: "leadsent", LEAD_WITHDRAWN: "leadwithdrawn" }));
vi.mock("~/features/leads/form/drafts/draft-store", () => ({
  clearSentDraft: async () => void order.push("draft cleared"),
}));
const page = new EventTarget();
for (const name of ["addEventListener", "removeEventListener", "dispatchEvent"] as const)
  vi.stubGlobal(name, page[name].bind(page));

/** A script that answers at once, and a page without any form. */
const shown: { className?: string }[] = [];
vi.stubGlobal("document", {
  querySelectorAll: () => [],
  querySelector: (selector: string) => (selector.startsWith("meta") ? { content: "site-key" } : null),
  createElement: () => ({ remove() {} }),
  body: {
    appendChild: (box: object) => {
      shown.push(box);
      return box;
    },
  },
});
vi.stubGlobal("window", {
  turnstile: {
    render: (_: unknown, { callback }: { callback: (token: string) => void }) => callback("token"),
    remove: () => {},
  },
});
vi.stubGlobal("fetch", async (path: string, { body }: { body: URLSearchParams }) => {
  order.push(`${path} ${body}`);
  return new Response();
});

const lead: OutgoingLead = {
  ...{ key: "sleutel", endpoint: "/api/service-request", action: "/gratis-offerte" },
  ...{ name: "quote", note: undefined, body: new FormData() },
};

test("what waited is no draft any more and passes the check that its answer asks for, before it is said that it is in", async () => {
  outcome.result = { kind: "received", reference: "K7MPQ2XR", check: "afgegeven" };
  await resumeWaiting({ leads: [lead], unsent: [] });
  const passed = "/api/visitor-check check=afgegeven&cf-turnstile-response=token";
  expect(order).toEqual(["draft cleared", passed, "received"]);
  // Asked on whatever page the visitor is on now.
  expect(shown).toHaveLength(1);
});
