import { expect, test } from "vitest";
import { dice } from "../../../../../tests/support/dice";
import {
  cleared,
  type Draft,
  fieldOf,
  flatValues,
  isOfEarlierPlace,
  isWorthKeeping,
  keptFiles,
  keptKeys,
  keyOf,
  lastChange,
  mergeDrafts,
  timeAfter,
  withoutAnswered,
  withoutSent,
  withoutValues,
} from "./draft-merge";
import { fileId, legacyEntries } from "./legacy-drafts";

const draftOf = (values: Record<string, unknown>, at = 1): Draft => ({
  savedAt: at,
  entries: Object.fromEntries(Object.entries(values).map(([key, value]) => [key, { at, value }])),
});

/** Some changes in some tab: few keys and times, so that they meet. */
function anyDraft(seed: number): Draft {
  const { roll, pick } = dice(seed);
  const keys = ["firstName", "quote/serviceType", "file/a", "file/b", "projectDescription"];
  const entries: Draft["entries"] = {};
  for (let n = roll(6); n > 0; n--) {
    const at = roll(4);
    entries[pick(keys)] = roll(3) === 0 ? { at } : { at, value: pick(["", "a", "b", true]) };
  }
  return { savedAt: roll(9), entries };
}

test("in whatever order and however often tabs are merged, they end up with the same", () => {
  for (let seed = 1; seed <= 500; seed++) {
    const [a, b, c] = [anyDraft(seed), anyDraft(seed * 7), anyDraft(seed * 31)];
    const all = mergeDrafts(a, b, c);
    expect(mergeDrafts(c, a, b)).toEqual(all);
    expect(mergeDrafts(a, mergeDrafts(b, c))).toEqual(all);
    expect(mergeDrafts(mergeDrafts(a, b), c, all, a)).toEqual(all);
    for (const each of [a, b, c])
      for (const [key, { at }] of Object.entries(each.entries))
        expect(all.entries[key]?.at).toBeGreaterThanOrEqual(at);
  }
});

test("a letter in B, a sentence in A, a letter in B: both are there, whoever writes last", () => {
  const b1 = draftOf({ firstName: "T" }, 1);
  const a = mergeDrafts(b1, draftOf({ projectDescription: "Natte plek." }, 2));
  const b2 = mergeDrafts(b1, draftOf({ firstName: "Te" }, 3));
  const merged = mergeDrafts(a, b2);
  expect(merged.entries.projectDescription?.value).toBe("Natte plek.");
  expect(merged.entries.firstName?.value).toBe("Te");
});

test("what was typed later stays, also where it came first to the device", () => {
  const merged = mergeDrafts(
    draftOf({ email: "later@voorbeeld.example" }, 5),
    draftOf({ email: "eerder" }, 4),
  );
  expect(merged.entries.email?.value).toBe("later@voorbeeld.example");
  expect(timeAfter({ at: 9 }, 4)).toBe(10);
});

test("forms share who, where, what, answers and photos; what only one has stays its own", () => {
  expect(fieldOf("contact", keyOf("quote", "firstName"))).toBe("firstName");
  expect(fieldOf("menu", keyOf("quote", "answer.leak-place"))).toBe("answer.leak-place");
  expect(fieldOf("membership", keyOf("quote", "serviceType"))).toBeNull();
  expect(fieldOf("quote", keyOf("quote", "serviceType"))).toBe("serviceType");
  expect(fieldOf("contact", keyOf("quote", "privacy"))).toBeNull();
  expect(fieldOf("quote", keyOf("quote", "#step"))).toBeNull();
  expect(fieldOf("quote", "#place")).toBeNull();
  expect(fieldOf("quote", "file/nok.jpg|1|2")).toBeNull();
  expect(flatValues({ answer: { "leak-place": "nok" }, membershipTypes: ["a"] })).toEqual({
    "answer.leak-place": "nok",
    membershipTypes: ["a"],
  });
});

test("a form that was only looked at, or in which only a service was tapped, is no draft", () => {
  const tapped = {
    "quote/serviceType": "inspectie",
    "quote/privacy": true,
    urgencyLevel: "high",
    "answer.leak-since": "today",
    firstName: "",
  };
  expect(isWorthKeeping(draftOf({ ...tapped, "quote/#step": "project", "#place": { form: "quote" } }))).toBe(
    false,
  );
  expect(isWorthKeeping(draftOf({ ...tapped, firstName: "T" }))).toBe(true);
  expect(isWorthKeeping(draftOf({ "membership/membershipTypes": [] }))).toBe(false);
  expect(isWorthKeeping(draftOf({ "membership/membershipTypes": ["premium-care"] }))).toBe(true);
  expect(isWorthKeeping(draftOf({ "file/a": true }))).toBe(true);
});

test("where nothing is worth keeping no value is kept, and no tab loses what it shows", () => {
  const tapped = draftOf({ "quote/serviceType": "inspectie" });
  expect(JSON.stringify(withoutValues(tapped))).not.toContain("inspectie");
  expect(mergeDrafts(withoutValues(tapped), tapped)).toEqual(tapped);
});

test("after sending, of the request nothing is left in any tab; what only another form has stays", () => {
  const draft = draftOf({
    firstName: "Test",
    phone: "0612345678",
    "quote/serviceType": "inspectie",
    "membership/currentIssues": "Rot hout",
    "file/sent": true,
    "file/report.pdf": true,
    "#place": { form: "quote" },
  });
  const left = withoutSent(draft, "quote", ["sent"], 2);
  expect(keptKeys(left).sort()).toEqual(["file/report.pdf", "membership/currentIssues"]);
  // A tab that still held all of it.
  expect(keptKeys(mergeDrafts(draft, left)).sort()).toEqual(["file/report.pdf", "membership/currentIssues"]);
  const tapped = draftOf({ firstName: "Test", "membership/priority": "hoog" });
  expect(keptKeys(withoutSent(tapped, "quote", [], 2))).toEqual([]);
  expect(keptKeys(mergeDrafts(draft, cleared(draft, 1)))).toEqual([]);
});

test.each(["membership", "emergency"] as const)(
  "a description stays when a form that does not ask for it was sent: %s",
  (form) => {
    const draft = draftOf({ phone: "0612345678", projectDescription: "Nat bij de schoorsteen" });
    expect(keptKeys(withoutSent(draft, form, [], 2))).toEqual(["projectDescription"]);
    expect(keptKeys(withoutSent(draft, "widget", [], 2))).toEqual([]);
    const waited = mergeDrafts(draft, draftOf({ [`${form}/#sent`]: { key: "k", content: "" } }, 2));
    expect(keptKeys(withoutAnswered(waited, form, "k", 3) as Draft)).toContain("projectDescription");
  },
);

test("after a call-back what it does not ask stays, and the wish to be helped at once goes from every form", () => {
  const asked = { phone: "0612345678", address: "Lommel", city: "Lommel", phoneCountry: "BE" };
  const told = { firstName: "Test", email: "test@voorbeeld.example", "answer.leak-spot": "ceiling" };
  const wish = {
    "quote/serviceType": "spoedservice",
    urgencyLevel: "urgent",
    "#place": { form: "emergency" },
  };
  const left = withoutSent(draftOf({ ...asked, ...told, ...wish }), "emergency", [], 2);
  expect(keptKeys(left).sort()).toEqual(Object.keys(told).sort());
  const calm = { urgencyLevel: "high", "quote/serviceType": "onderhoud" };
  const others = withoutSent(draftOf({ ...asked, ...told, ...calm }), "emergency", [], 2);
  expect(keptKeys(others).sort()).toEqual([...Object.keys(told), ...Object.keys(calm)].sort());
  const member = withoutSent(draftOf({ ...told, ...asked, projectDescription: "Nat" }), "membership", [], 2);
  expect(keptKeys(member).sort()).toEqual(["answer.leak-spot", "projectDescription"]);
});

test("of what another form tried to send only its key stays, not the fingerprint of a name that was sent", () => {
  const tried = draftOf({
    firstName: "Test",
    "membership/currentIssues": "Rot hout",
    "membership/#sent": { content: "5f3e", key: "k" },
  });
  const left = withoutSent(tried, "quote", [], 4);
  expect(JSON.stringify([left, mergeDrafts(tried, left)])).not.toContain("5f3e");
  expect(withoutSent(left, "quote", [], 4).entries["membership/#sent"]).toEqual(
    left.entries["membership/#sent"],
  );
  // Answered later, its lead still takes its own fields with it.
  const since = mergeDrafts(left, draftOf({ "membership/propertyType": "villa" }, 3));
  expect(keptKeys(withoutAnswered(since, "membership", "k", 5) as Draft)).toEqual([
    "membership/propertyType",
  ]);
});

test("what another tab enters while it is on its way stays, whether or not this one has heard of it", () => {
  const sent = draftOf({ firstName: "Test", projectDescription: "Nat", "quote/serviceType": "offerte" });
  const sentAt = lastChange(sent, 5);
  const other = mergeDrafts(sent, draftOf({ projectDescription: "Een heel andere tekst" }, 6));
  const heard = withoutSent(mergeDrafts(sent, other), "quote", [], sentAt);
  const unheard = mergeDrafts(withoutSent(sent, "quote", [], sentAt), other);
  for (const left of [heard, unheard]) {
    expect(keptKeys(left)).toEqual(["projectDescription"]);
    expect(left.entries.projectDescription?.value).toBe("Een heel andere tekst");
  }
  // A clock that was set back since keeps nothing of what was sent.
  expect(keptKeys(withoutSent(sent, "quote", [], lastChange(sent, 0)))).toEqual([]);
});

test("a lead that waited and came in later takes with it what was sent, not what was entered since", () => {
  const sent = draftOf({ firstName: "Test", email: "a", "file/n.jpg|1|1": true, "file/r.pdf|1|1": true });
  const draft = mergeDrafts(
    sent,
    draftOf({ "widget/#sent": { key: "k", content: "" } }, 2),
    draftOf({ email: "b" }, 3),
  );
  expect(withoutAnswered(draft, "widget", "other", 4)).toBeNull();
  const left = withoutAnswered(draft, "widget", "k", 4) as Draft;
  expect(keptKeys(left).sort()).toEqual(["email", "file/r.pdf|1|1"]);
});

test("what is typed while an earlier one is answered stays, though the draft has not heard of it", () => {
  const waited = mergeDrafts(
    draftOf({ firstName: "Test", email: "a" }),
    draftOf({ "quote/#sent": { key: "k" } }, 2),
  );
  const typed = draftOf({ firstName: "Nieuw" }, 3);
  const left = withoutAnswered(waited, "quote", "k", 9) as Draft;
  expect(keptKeys(left)).toEqual([]);
  const merged = mergeDrafts(left, typed);
  expect(keptKeys(merged)).toEqual(["firstName"]);
  // A tab that still holds what was sent has nothing newer.
  expect(keptKeys(mergeDrafts(left, waited))).toEqual([]);
});

test("files come in the order in which they were added", () => {
  const two = mergeDrafts(draftOf({ "file/b": true }, 1), draftOf({ "file/a": true }, 2));
  expect(keptFiles(two)).toEqual(["b", "a"]);
});

test("drafts of the version before are merged as if each field was entered when its form was saved", () => {
  const quote = {
    name: "quote",
    savedAt: 5,
    values: { firstName: "Nieuw", serviceType: "inspectie", email: "" },
  };
  const contact = {
    name: "contact",
    savedAt: 3,
    values: { firstName: "Oud", email: "oud@voorbeeld.example" },
  };
  const merged = mergeDrafts(
    ...[quote, contact].map((each) => ({
      savedAt: each.savedAt,
      entries: legacyEntries({ ...each, sent: null }),
    })),
  );
  const values = Object.fromEntries(Object.entries(merged.entries).map(([key, { value }]) => [key, value]));
  expect(values).toMatchObject({
    firstName: "Nieuw",
    email: "oud@voorbeeld.example",
    "quote/serviceType": "inspectie",
    "#place": { form: "quote" },
  });
});

test("the same photo has the same id as bytes and as a file", () => {
  const file = new File(["abc"], "TS-nok.jpg", { lastModified: 7 });
  const bytes = new TextEncoder().encode("abc").buffer as ArrayBuffer;
  expect(fileId({ name: "nok.jpg", file, status: "completed" })).toBe(
    fileId({
      name: "nok.jpg",
      bytes,
      sentAs: "TS-nok.jpg",
      of: { type: "", lastModified: 7 },
      status: "completed",
    }),
  );
});

test("what was said of one wet place is not said of another, in whatever order the drafts come", () => {
  const earlier = draftOf({ "answer.leak-place": "dakraam", "answer.leak-spot": "hoek-van-het-raam" }, 4);
  const merged = mergeDrafts(
    draftOf({ "answer.leak-place": "muurvoet", "answer.leak-time": "bij-wind" }, 5),
    earlier,
  );
  expect(
    ["answer.leak-place", "answer.leak-spot", "answer.leak-time", "address"].map((key) =>
      isOfEarlierPlace(merged, key),
    ),
  ).toEqual([false, true, false, false]);
  expect(isOfEarlierPlace(earlier, "answer.leak-spot")).toBe(false);
});
