import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { SendResult } from "~/features/leads/form/send/send-result";
import { resumeWaiting } from "./resume-waiting";
import type { OutgoingLead } from "./waiting-store";

const page = vi.hoisted(() => ({
  shown: [] as unknown[],
  sent: [] as string[],
  results: new Map<string, SendResult>(),
}));
vi.mock("~/features/leads/form/send/status/page-status.client", () => ({
  showOnPage: (status: unknown) => page.shown.push(status),
}));
vi.mock("~/features/leads/form/send/lead-sender", () => ({
  sendLead: ({ key }: OutgoingLead) => {
    page.sent.push(key);
    return { outcome: Promise.resolve(page.results.get(key) ?? { kind: "received", reference: "K7MPQ2XR" }) };
  },
}));
vi.mock("./waiting-store", () => ({
  forgetLead: async () => {},
  isOfThisPage: (key: string) => key === "own",
}));
vi.mock("~/features/leads/form/drafts/draft-store", () => ({ clearSentDraft: async () => {} }));

function waiting(
  fields: Record<string, string>,
  { key = "a", name = "emergency" }: Partial<OutgoingLead> = {},
): OutgoingLead {
  const body = new FormData();
  for (const [field, value] of Object.entries(fields)) body.set(field, value);
  return { key, name, body, endpoint: "/api/service-request", action: "/spoed", note: undefined };
}

beforeEach(() => {
  for (const name of ["addEventListener", "removeEventListener", "dispatchEvent"])
    vi.stubGlobal(name, () => true);
  page.shown.length = 0;
  page.sent.length = 0;
  page.results.clear();
});
afterEach(() => vi.unstubAllGlobals());

test.each([
  ["with an address a mail is promised", { phone: "0612345678", email: "test@voorbeeld.example" }, true],
  ["without one none is", { phone: "0612345678" }, false],
  ["nor with an empty one", { phone: "0612345678", email: "" }, false],
])("what waited came in: %s", async (_, fields, mailed) => {
  await resumeWaiting({ leads: [waiting(fields)], unsent: [] });
  expect(page.shown).toEqual([
    { received: expect.objectContaining({ reference: "K7MPQ2XR", mailed }), before: [] },
  ]);
});

const called = waiting({ phone: "0612345678" }, { key: "called" });
const asked = waiting({ email: "test@voorbeeld.example" }, { key: "asked", name: "contact" });

test("what is urgent goes first, and what came in stays said while the next one goes", async () => {
  page.results.set("called", {
    ...{ kind: "received", reference: "SPXED222", page: "/aanvraag/x" },
  });
  await resumeWaiting({ leads: [asked, called], unsent: [] });
  expect(page.sent).toEqual(["called", "asked"]);
  expect(page.shown.at(-1)).toMatchObject({
    received: { reference: "K7MPQ2XR" },
    before: [
      {
        text: "Uw spoedaanvraag is binnen, met referentie SPXED222.",
        link: { label: "Foto's toevoegen", href: "/aanvraag/x#fotos" },
      },
    ],
  });
});

test("what was refused stays said while the next one goes, and so where another cannot be read", async () => {
  const message = "Telefoonnummer is verplicht";
  page.results.set("called", { kind: "refused", status: 422, message, errors: {} });
  await resumeWaiting({ leads: [called, asked], unsent: ["gone"] });
  const [refused, received] = [
    {
      text: `Uw spoedaanvraag is niet verstuurd. ${message}`,
      link: { label: "Naar het formulier", href: "/spoed" },
    },
    { text: "Uw eerdere aanvraag is binnen, met referentie K7MPQ2XR.", link: null },
  ];
  expect(page.shown).toMatchObject([
    { state: { at: "failed", text: message }, before: [] },
    { received: { reference: "K7MPQ2XR" }, before: [refused] },
    { state: { at: "failed" }, before: [refused, received] },
  ]);
});

test("what this page itself is sending is left to it: there would be two that send, and only one taken back", async () => {
  await resumeWaiting({ leads: [waiting({}, { key: "own" }), asked], unsent: [] });
  expect(page.sent).toEqual(["asked"]);
});
