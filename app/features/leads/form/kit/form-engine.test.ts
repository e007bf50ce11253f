import { beforeEach, expect, test, vi } from "vitest";
import type { SendState } from "~/features/leads/form/send/send-result";
import type { FormDescription } from "./form-description";
import { formEngine } from "./form-engine";

type Input = { phone: string };
type Source = Parameters<typeof formEngine<Input, { tag: string; privacyVersion: string }>>[0];

const files = vi.hoisted(() => ({ ready: vi.fn() }));
vi.mock("~/features/leads/form/attachments/attachment-store", () => ({
  attachmentStore: () => ({ ready: files.ready, list: () => [], clear() {} }),
}));
vi.mock("~/features/leads/form/drafts/form-draft", () => ({
  formDraft: () => ({ secure() {}, sent: async () => {}, remove() {}, changed() {}, look() {} }),
}));
vi.mock("~/features/leads/form/kit/frames/follow-viewport", () => ({ followViewport() {} }));
vi.stubGlobal("HTMLElement", class {});
vi.stubGlobal("addEventListener", () => {});
vi.stubGlobal("document", { querySelector: () => null, querySelectorAll: () => [] });
vi.stubGlobal("sessionStorage", { getItem: () => null });
vi.stubGlobal("location", { search: "", pathname: "/contact" });

const description: FormDescription<Input> = {
  ...{ name: "contact", form: "contact", endpoint: "/api/service-request", action: "/contact" },
  journey: [{ id: "contact", title: "Uw gegevens", fields: ["phone"] }],
  fixed: () => ({}),
  button: { idle: "Versturen", busy: "Bezig" },
  failed: { title: "Er is een fout opgetreden", description: "Probeer het opnieuw of bel." },
};

let states: SendState[] = [];
let bodies: FormData[] = [];
const received = { result: { kind: "received", reference: "K7MPQ2XR" }, notices: {} };
const onSent = vi.fn();
const onFailed = vi.fn();

/** A form of one field. */
function engineOf(change: Partial<typeof description> = {}, code: object = {}) {
  const sendingCode = {
    filledAddressParts: () => ({}),
    shareKey: async () => {},
    answered: (work: Promise<void>) => work,
    passAskedCheck: async () => {},
    goToForm: async () => {},
    keepWidth: () => {},
    refusalText: (_: unknown, { message }: { message: string }) => message,
    sendForm: ({ body }: { body: FormData }) => {
      bodies.push(body);
      return { outcome: Promise.resolve(received), cancel() {}, edited() {}, tryNow() {} };
    },
    LEAD_SENT: "leadsent",
    ...code,
  };
  return formEngine<Input, { tag: string; privacyVersion: string }>({
    ...{ description: { ...description, ...change }, props: { tag: "", privacyVersion: "" } },
    ...{ form: "contact", start: { values: {}, errors: {} }, defaults: { phone: "0612345678" }, errors: {} },
    sendingCode: sendingCode as unknown as Source["sendingCode"],
    options: () => ({ prefix: "", onSent, onFailed }),
    foot: () => null,
    show: ({ state }) => state && states.push(state),
    count: () => {},
  });
}

beforeEach(() => {
  [states, bodies] = [[], []];
  onSent.mockClear();
  onFailed.mockClear();
  files.ready.mockReset().mockResolvedValue({ files: [], gone: "" });
});

const broken = () => {
  throw new TypeError("undefined is not a function");
};

test.each([
  ["the files cannot be made ready", () => files.ready.mockRejectedValueOnce(new Error("no memory")), {}, {}],
  ["a value cannot be made of the fields", () => {}, { fixed: broken }, {}],
  ["the key cannot be shared", () => {}, {}, { shareKey: async () => broken() }],
  ["the post cannot begin", () => {}, {}, { sendForm: broken }],
  [
    "what sends it ends without a result",
    () => {},
    {},
    { sendForm: () => ({ outcome: Promise.reject(new Error("gone")), cancel() {}, edited() {} }) },
  ],
])("where %s the form says that it is not sent, and can be sent again", async (_, before, change, code) => {
  before();
  const { send } = engineOf(change, code);
  await send();
  const { title, description: text } = description.failed;
  expect(states).toEqual([
    { at: "sending", percent: null },
    { at: "failed", title, text },
  ]);
  expect(onFailed).toHaveBeenCalledWith({ errors: {}, message: text }, undefined);
  const attempts = states.length;
  await send();
  expect(states[attempts]).toEqual({ at: "sending", percent: null });
});

test("cancelled while photos are made smaller it stops at once, and nothing is sent when they are ready", async () => {
  let done = (_: object) => {};
  files.ready.mockReturnValueOnce(new Promise((resolve) => (done = resolve)));
  const engine = engineOf();
  const sending = engine.send();
  engine.cancel();
  await sending;
  expect(states).toEqual([{ at: "sending", percent: null }, { at: "idle" }]);
  done({ files: [], gone: "" });
  await engine.send();
  expect(bodies).toHaveLength(1);
  expect(onSent).toHaveBeenCalledTimes(1);
});

test("what went wrong after it came in does not make it a failure", async () => {
  onSent.mockImplementationOnce(broken);
  await engineOf()
    .send()
    .catch(() => {});
  expect(states.at(-1)).toEqual({ at: "idle" });
  expect(onFailed).not.toHaveBeenCalled();
});
