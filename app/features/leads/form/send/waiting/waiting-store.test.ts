import { beforeEach, expect, test, vi } from "vitest";
import { KEPT_MS } from "~/features/leads/form/drafts/device-storage";
import { isOfThisPage, keepLead, type OutgoingLead, settleLead, waitingLeads } from "./waiting-store";

/** What lies in the database, and which of it the device cannot read any more. */
const kept = new Map<string, unknown>();
const unreadable = new Set<string>();

vi.mock("idb", () => {
  const get = async (_: string, key: string) => {
    if (unreadable.has(key)) throw new DOMException("Failed to read large IndexedDB value", "DataError");
    return kept.get(key);
  };
  const database = {
    get,
    getAll: (store: string) => Promise.all([...kept.keys()].map((key) => get(store, key))),
    getAllKeys: async () => [...kept.keys()],
    put: async (_: string, lead: { key: string }) => kept.set(lead.key, lead),
    delete: async (_: string, key: string) => kept.delete(key),
  };
  return { openDB: async () => database };
});

function lead(key: string): OutgoingLead {
  const body = new FormData();
  body.set("submissionKey", key);
  body.append("files", new File(["x"], "dak.jpg", { type: "image/jpeg" }), "dak.jpg");
  return {
    ...{ key, endpoint: "/api/service-request", action: "/gratis-offerte" },
    ...{ name: "quote", note: undefined, body },
  };
}

const flags = new Map<string, string>();
/** As where the browser refuses or has no room. */
let full = false;

beforeEach(() => {
  full = false;
  flags.clear();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => flags.get(name) ?? null,
    setItem: (name: string, value: string) => {
      if (full) throw new DOMException("no room", "QuotaExceededError");
      flags.set(name, value);
    },
  });
  kept.clear();
  unreadable.clear();
});

test("what waits comes back as it was; of what is too old nothing stays but that it never went", async () => {
  await keepLead(lead("nieuw"));
  await keepLead(lead("oud"));
  Object.assign(kept.get("oud") as object, { at: Date.now() - KEPT_MS - 1 });
  const { leads, unsent } = await waitingLeads(Date.now());
  expect(leads.map(({ key }) => key)).toEqual(["nieuw"]);
  expect(unsent).toEqual(["oud"]);
  expect(kept.get("oud")).toMatchObject({ parts: [] });
  // Until it is said it is known, also to who only asks whether something waits.
  expect((await waitingLeads(Date.now())).unsent).toEqual(["oud"]);
  await keepLead(lead("oud"));
  expect(await waitingLeads(Date.now())).toMatchObject({
    leads: [{ key: "nieuw" }, { key: "oud" }],
    unsent: [],
  });
  const photo = leads[0]?.body.get("files");
  expect(photo instanceof File && (await photo.text())).toBe("x");
});

test("of what came in long ago nothing stays", async () => {
  await keepLead(lead("oud"));
  await settleLead("oud", { kind: "received", reference: "AB23CD45" });
  Object.assign(kept.get("oud") as object, { at: Date.now() - KEPT_MS - 1 });
  expect(await waitingLeads(Date.now())).toEqual({ leads: [], unsent: [] });
  expect(kept.size).toBe(0);
});

test("one that the device cannot read any more keeps back no other, and is known", async () => {
  for (const key of ["a", "b", "c"]) await keepLead(lead(key));
  unreadable.add("b");
  const { leads, unsent } = await waitingLeads(Date.now());
  expect(leads.map(({ key }) => key)).toEqual(["a", "c"]);
  expect(unsent).toEqual(["b"]);
});

test("what no page would look for is not kept: the flag that says so is raised first", async () => {
  full = true;
  await expect(keepLead(lead("vol"))).rejects.toThrow("no room");
  expect([...kept.keys()]).toEqual([]);
  full = false;
  await keepLead(lead("ruim"));
  expect(flags.has("concept")).toBe(true);
  expect([...kept.keys()]).toEqual(["ruim"]);
});

test("the flag is up once it is kept, also where another tab took it down meanwhile, and it is known as this page's", async () => {
  const keeping = keepLead(lead("traag"));
  // Between raising it and writing, which waits for the bytes of the files.
  await Promise.resolve();
  flags.clear();
  await keeping;
  expect(flags.has("concept")).toBe(true);
  expect([isOfThisPage("traag"), isOfThisPage("van-een-ander")]).toEqual([true, false]);
});
