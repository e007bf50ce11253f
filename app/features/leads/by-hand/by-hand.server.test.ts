import { afterAll, beforeEach, expect, test } from "vitest";
import { deliverPush } from "~/features/leads/deliver/push/push-delivery.server";
import { leadFigures } from "~/features/leads/office/figures/lead-figures.server";
import { leadResources } from "~/features/leads/receive/receive-lead.server";
import { getLead } from "~/features/leads/store/leads.server";
import { eraseLead } from "~/features/leads/store/sweep.server";
import type { PushNotice } from "~/platform/push/push-sender";
import { clearLeads, countRows, leadPost, receive } from "~tests/support/lead-posts";
import { localBindings } from "~tests/support/local-bindings";
import { jpegOf } from "~tests/support/sample-files";
import { receiveByHand } from "./by-hand.server";
import { callerOf } from "./caller.server";

const { env, dispose } = await localBindings();
afterAll(dispose);
beforeEach(() => clearLeads(env));

const now = new Date("2026-11-20T10:40:00Z");
const urgentRule = () => Promise.reject(new Error("not asked for"));
const typed = {
  source: "telephone",
  submissionKey: "11111111-1111-4111-8111-111111111111",
  phone: "06 12345678",
  lastName: "de Vries",
  projectDescription: "Het dak lekt bij de schoorsteen.",
};
async function post(fields: Record<string, string> = {}, photos = 0) {
  const form = new FormData();
  for (const [name, text] of Object.entries({ ...typed, ...fields })) form.append(name, text);
  for (let n = 0; n < photos; n++) form.append("files", new Blob([jpegOf(n)]), `foto ${n}.jpg`);
  const request = new Request("https://site.example/admin/aanvragen/nieuw", { method: "POST", body: form });
  const waiting: Promise<unknown>[] = [];
  const answer = await receiveByHand(leadResources(env), request, {
    ...{ actor: "bas@bedrijf.example", now, urgentRule },
    waitUntil: (work) => waiting.push(work),
  });
  await Promise.all(waiting);
  return answer;
}
const lead = (id: string) => env.DB.prepare("SELECT * FROM leads WHERE id = ?").bind(id).first();
const kinds = async () =>
  (await env.DB.prepare("SELECT kind FROM outbox ORDER BY kind").all<{ kind: string }>()).results.map(
    ({ kind }) => kind,
  );
const stored = (answer: Awaited<ReturnType<typeof post>>) => {
  if (answer.kind !== "stored") throw new Error(JSON.stringify(answer));
  return answer.id;
};

test("a name, a number and what is wrong are a request, not sent by the visitor", async () => {
  const id = stored(await post());
  expect(await lead(id)).toMatchObject({
    ...{ form: "telephone", last_name: "de Vries", phone_e164: "+31612345678", status: "new" },
    ...{
      answered_at: null,
      quarantine_reason: null,
      email: "",
      contact_preference: "phone",
      landing_page: "",
    },
  });
  expect((await getLead(env.DB, id))?.events).toMatchObject([
    { kind: "entered", actor: "bas@bedrijf.example", data: { source: "telephone", reached: 0 } },
  ]);
  expect(await kinds()).toEqual(["office-mail"]);
});

test("what is wrong is said by the rules of every form, and nothing is kept", async () => {
  expect(await post({ phone: "06", lastName: "", projectDescription: "lekt", email: "geen adres" })).toEqual({
    kind: "refused",
    errors: {
      phone: "Dit is geen heel telefoonnummer. Schrijf het voluit, met netnummer of 06",
      lastName: "Naam is verplicht",
      projectDescription: "Beschrijving moet minimaal 10 karakters bevatten",
      email: "Ongeldig e-mailadres",
    },
  });
  expect(await post({ phone: " " })).toMatchObject({ errors: { phone: "Telefoonnummer is verplicht" } });
  // A number that cannot exist is asked about once.
  const odd = { phone: "06 1234 567 89", phoneConfirmed: "" };
  expect(await post(odd)).toMatchObject({
    kind: "refused",
    errors: { phone: expect.stringContaining("klopt") },
  });
  expect(await post({ source: "modal" })).toHaveProperty("kind", "refused");
  expect(await post({ submissionKey: "" })).toHaveProperty("kind", "refused");
  expect(await countRows(env.DB, "leads")).toBe(0);
  expect(await post({ ...odd, phoneConfirmed: odd.phone })).toHaveProperty("kind", "stored");
});

test("sent again because its answer was lost it is the same request, with its photos; changed meanwhile it says so", async () => {
  const id = stored(await post({}, 2));
  expect(stored(await post({}, 2))).toBe(id);
  expect(await post({ projectDescription: "Het dak lekt bij de goot." })).toEqual({ kind: "conflict", id });
  expect(await post({ reached: "on" }, 2)).toEqual({ kind: "conflict", id });
  expect(await countRows(env.DB, "leads")).toBe(1);
  expect(await countRows(env.DB, "lead_files")).toBe(2);
  expect((await env.UPLOADS.list()).objects).toHaveLength(2);
  await eraseLead({ db: env.DB, bucket: env.UPLOADS }, id);
  expect(await countRows(env.DB, "lead_events")).toBe(0);
});

test("who was spoken to waits for no answer, and only who is to have one gets a confirmation", async () => {
  const id = stored(
    await post({ reached: "on", email: "jan@voorbeeld.nl", confirm: "on", source: "counter" }),
  );
  expect(await lead(id)).toMatchObject({ status: "called", answered_at: now.getTime(), form: "counter" });
  expect(await kinds()).toEqual(["office-mail", "visitor-mail"]);
  await clearLeads(env);
  await post({ email: "jan@voorbeeld.nl", confirm: "" });
  expect(await kinds()).toEqual(["office-mail"]);
});

test("who wrote it down is not woken for it at first, as any other once nobody takes it", async () => {
  const detail = await getLead(env.DB, stored(await post()));
  if (detail === null) throw new Error("not kept");
  const notTo: (string | null)[] = [];
  const push = async (notice: PushNotice) => {
    notTo.push(notice.notTo);
    return { type: "sent" } as const;
  };
  for (const about of [null, "step:1"])
    await deliverPush(push, { id: "d", about, dueSince: now.getTime() }, detail, now);
  expect(notTo).toEqual(["bas@bedrijf.example", null]);
});

test("the figures count how it came, and no page of the site", async () => {
  await post();
  const { earned } = await leadFigures(env.DB, { weeks: 1, per: "week" }, now);
  expect(earned.pages.map(({ name, requests }) => [name, requests])).toEqual([["Telefoon", 1]]);
});

test("whose number it is stands there before it is sent", async () => {
  expect(await callerOf(env.DB, "06 12345678", now.getTime())).toBeNull();
  expect(await callerOf(env.DB, "06 1234", now.getTime())).toBeNull();
  // Who waits in quarantine is nobody yet: the number and the rest may be of two people.
  await receive(
    env,
    leadPost({ phone: "06 87654321", email: "wie@elders.nl", website: "http://spam.example" }),
  );
  expect(await callerOf(env.DB, "06 87654321", now.getTime())).toBeNull();
  await receive(env, leadPost({ email: "jan@voorbeeld.nl" }));
  await receive(env, leadPost({ email: "jan@voorbeeld.nl", phone: "040 2123456" }));
  expect(await callerOf(env.DB, "+31612345678", now.getTime())).toMatchObject({
    name: "Jan de Vries",
    text: "Deze klant heeft al 2 aanvragen.",
    leads: { length: 2 },
  });
});
