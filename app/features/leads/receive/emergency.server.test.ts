import { afterAll, beforeEach, expect, test } from "vitest";
import type { UrgentRule } from "~/features/leads/model/answer-by";
import { isUrgent } from "~/features/leads/model/lead-summary";
import { leadRow } from "~/features/leads/office/inbox/lead-row";
import { listLeads } from "~/features/leads/office/list/inbox.server";
import { customerOf } from "~/features/leads/store/customer.server";
import { getLead } from "~/features/leads/store/leads.server";
import { clearLeads, leadPost, receive, receivedAt } from "~tests/support/lead-posts";
import { localBindings } from "~tests/support/local-bindings";

const { env, dispose } = await localBindings();
afterAll(dispose);
beforeEach(() => clearLeads(env));

const day = ["08:00", "17:00"] as const;
const rule: UrgentRule = {
  ...{ minutes: 45, outside: "morning", time: "10:00", closedDates: [] },
  hours: { 1: day, 2: day, 3: day, 4: day, 5: day, 6: day, 7: day },
};
const nothingElse = {
  ...{
    firstName: "",
    lastName: "",
    email: "",
    projectDescription: "",
    serviceType: "",
    selectedService: "",
    contactPreference: "",
  },
};
const post = (fields: Record<string, string> = {}) =>
  leadPost({ ...nothingElse, form: "emergency", phone: "06 12345678", address: "Best", ...fields });

async function stored(request: Request, urgentRule: UrgentRule | null = rule) {
  const asked = urgentRule ? async () => urgentRule : undefined;
  const answer = await receive(env, request, { now: receivedAt, urgentRule: asked });
  if (!("lead" in answer)) throw new Error(JSON.stringify(answer));
  const detail = await getLead(env.DB, answer.lead.id);
  if (!detail) throw new Error("It is not there.");
  return detail;
}

test("a number and a place are a request, urgent in every way, with the answer-by of the urgent", async () => {
  const { lead, deliveries } = await stored(post());
  expect(lead).toMatchObject({
    form: "emergency",
    urgencyLevel: "urgent",
    serviceType: "spoedservice",
    selectedService: "Spoedservice",
    contactPreference: "phone",
    phoneE164: "+31612345678",
    answerBy: receivedAt.getTime() + 45 * 60_000,
    quarantineReason: null,
  });
  // Nobody to mail but the office.
  expect(deliveries.map(({ kind }) => kind)).toEqual(["office-mail"]);
  const { leads } = await listLeads(env.DB, { limit: 1 });
  expect(leads.map((each) => leadRow(each, receivedAt.getTime()))).toMatchObject([
    { name: "06 12345678", service: "Spoedservice", urgent: true },
  ]);
});

test("sent with one tap from a draft the office is told all the same", async () => {
  const { lead, deliveries } = await stored(post({ formTime: `${receivedAt.getTime() - 1500}-abcdef` }));
  expect(lead.quarantineReason).toBeNull();
  expect(deliveries.map(({ kind }) => kind)).toEqual(["office-mail"]);
});

test("who leaves a mail address gets a mail", async () => {
  const { deliveries } = await stored(post({ email: "jan@voorbeeld.nl" }));
  expect(deliveries.map(({ kind }) => kind).sort()).toEqual(["office-mail", "visitor-mail"]);
});

test("'Spoedservice' in the modal is urgent in the record too, and sent again it is the same request", async () => {
  const modal = { serviceType: "spoedservice", selectedService: "Spoedservice", urgencyLevel: "normal" };
  const key = { submissionKey: crypto.randomUUID() };
  const { lead } = await stored(leadPost({ ...modal, ...key }));
  expect(lead.urgencyLevel).toBe("urgent");
  expect(isUrgent(lead)).toBe(true);
  expect((await receive(env, leadPost({ ...modal, ...key }), { now: receivedAt })).kind).toBe("replayed");
});

test("an ordinary request asks for no rule of the urgent and keeps its 24 hours", async () => {
  const answer = await receive(env, leadPost(), {
    now: receivedAt,
    urgentRule: () => {
      throw new Error("Nobody asked for it.");
    },
  });
  if (!("lead" in answer)) throw new Error(answer.kind);
  expect(answer.lead.answerBy).toBe(receivedAt.getTime() + 24 * 3_600_000);
});

test("without a mail address nobody has the same one, and nobody is counted as the same", async () => {
  const ids: string[] = [];
  for (const phone of ["06 12345671", "06 12345672", "06 12345673", "06 12345674", "06 12345675"]) {
    const { lead } = await stored(post({ phone, address: `Dorp ${phone}` }));
    expect(lead.abuseSigns).not.toContain("recipient");
    ids.push(lead.id);
  }
  expect(await customerOf(env.DB, ids[0] ?? "")).toEqual([ids[0]]);
});
