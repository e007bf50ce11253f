import { afterAll, beforeEach, expect, test } from "vitest";
import { newLead, parseLead, payloadHash } from "~/features/leads/receive/new-lead.server";
import { clearLeads, countRows, fullMembership, fullRequest, receivedAt } from "~tests/support/lead-posts";
import { localBindings } from "~tests/support/local-bindings";
import { storeLead } from "./store-lead.server";

const { env, dispose } = await localBindings();
afterAll(dispose);
beforeEach(() => clearLeads(env));

function entered(fields = {}) {
  const parsed = parseLead("request", "modal", { ...fullRequest, ...fields });
  if (parsed.errors) throw new Error("invalid");
  return parsed.entered;
}

const lead = () =>
  newLead(
    entered(),
    { submissionKey: null, payloadHash: "x", quarantineReason: null, turnstile: null },
    receivedAt,
  );

const fileAt = (key: string) => ({
  ...{ key, name: "a.jpg", kind: "jpeg" as const, bytes: 1, sha256: "a", sentSha256: "a" },
  ...{ width: 1, height: 1, warning: null },
});

test("ten writers with one key and one content leave one row, and all learn its reference", async () => {
  const submissionKey = "0b9f3c1e-5a57-4f0e-9d6c-1f2a3b4c5d6e";
  const outcomes = await Promise.all(
    Array.from({ length: 10 }, (_, i) => {
      return storeLead(env.DB, { ...lead(), submissionKey }, [fileAt(`leads/2026-11/${i}`)], ["office-mail"]);
    }),
  );
  expect(outcomes.filter(({ kind }) => kind === "stored")).toHaveLength(1);
  expect(outcomes.filter(({ kind }) => kind === "replayed")).toHaveLength(9);
  expect(new Set(outcomes.map((outcome) => "lead" in outcome && outcome.lead.reference)).size).toBe(1);
  for (const table of ["leads", "lead_files", "lead_events", "outbox"] as const) {
    expect(await countRows(env.DB, table), table).toBe(1);
  }
});

test("a reference that is taken is replaced", async () => {
  const first = lead();
  const second = { ...lead(), reference: first.reference };
  await storeLead(env.DB, first, [], ["office-mail"]);
  const outcome = await storeLead(env.DB, second, [], ["office-mail"]);
  expect(outcome).toMatchObject({ kind: "stored", lead: { id: second.id } });
  expect(outcome.kind === "stored" && outcome.lead.reference).not.toBe(first.reference);
  expect(await countRows(env.DB, "outbox")).toBe(2);
});

test("a row that the tables refuse leaves nothing of the others", async () => {
  const file = fileAt("leads/2026-11/a");
  await expect(storeLead(env.DB, lead(), [file, file], ["office-mail"])).rejects.toThrow(
    "lead_files.object_key",
  );
  for (const table of ["leads", "lead_files", "lead_events", "outbox"] as const) {
    expect(await countRows(env.DB, table), table).toBe(0);
  }
});

test("the fingerprint covers every field that a visitor fills in, and nothing that we measure", async () => {
  const base = await payloadHash(entered(), []);
  const changed = {
    firstName: "A",
    urgencyLevel: "high",
    projectType: "x",
    postcode: "5611 GJ",
    phone: "040 212 34 56",
  };
  for (const [name, value] of Object.entries(changed)) {
    expect(await payloadHash(entered({ [name]: value }), []), name).not.toBe(base);
  }
  const measured = {
    timeOnPage: "5",
    interactionCount: "5",
    leadScore: "5",
    landingPage: "/x",
    utmSource: "x",
    stepReached: "3",
  };
  expect(await payloadHash(entered({ ...measured, privacyVersion: "2" }), [])).toBe(base);
  // The order in which a client sends its fields means nothing.
  const reversed = Object.fromEntries(Object.entries(entered()).reverse()) as ReturnType<typeof entered>;
  expect(await payloadHash(reversed, [])).toBe(base);
});

test("only a certain number is kept in international form; it is asked again of those who can answer", () => {
  const kept = (phone: string, fields: Record<string, string> = {}) => {
    const parsed = parseLead("request", "modal", { ...fullRequest, phone, ...fields });
    return parsed.errors ?? parsed.entered.phoneE164;
  };
  expect(kept("06-1234 5678")).toBe("+31612345678");
  expect(kept("06 1234 567")).toBeNull();
  expect(kept("06 1234 567", { address: "Dorpsstraat 2", postcode: "3920", country: "België" })).toBeNull();
  const question = "Er lijkt een cijfer te ontbreken; klopt 06 1234 567? Verstuur dan nog een keer.";
  expect(kept("06 1234 567", { phoneConfirmed: "" })).toEqual({ phone: question });
  expect(kept("06 1234 567", { phoneConfirmed: "", firstName: "" })).toEqual({
    phone: question,
    firstName: "Voornaam is verplicht",
  });
  expect(kept("06 1234 567", { phoneConfirmed: "06 1234567" })).toBeNull();
  // The specified rule comes first, and no insisting helps.
  expect(kept("061234567", { phoneConfirmed: "061234567" })).toEqual({
    phone: "Telefoonnummer is verplicht",
  });
});

test("a fingerprint stays what it was, so that a lead that is sent again across a deploy is the same lead", async () => {
  const hashOf = async (kind: "request" | "membership", values: Record<string, string>) => {
    const parsed = parseLead(kind, "page", { ...values, privacy: "true" });
    return parsed.errors === undefined ? await payloadHash(parsed.entered, []) : parsed.errors;
  };
  expect(await hashOf("request", fullRequest)).toBe(
    "5486aaaf2cbb75bd2924e709e59442c0595068e11f7b2cb9b854ff11881bd57a",
  );
  expect(await hashOf("membership", fullMembership)).toBe(
    "5a0fd2048c54d3371dfc3f1d9b6d9c5e0daf186782e1a37f186ecf3425fe406d",
  );
});
