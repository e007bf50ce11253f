import { afterAll, beforeEach, expect, test } from "vitest";
import { sendDue } from "~/features/leads/deliver/outbox/outbox.server";
import { outboxHealth } from "~/features/leads/deliver/outbox/outbox-health.server";
import { outboxResources } from "~/features/leads/deliver/outbox/outbox-resources.server";
import { changeByVisitor } from "~/features/leads/visitor/visitor-page.server";
import { clearLeads, countRows, leadPost, receive, receivedAt } from "~tests/support/lead-posts";
import { localBindings } from "~tests/support/local-bindings";

const { env, dispose } = await localBindings();
afterAll(dispose);

type SentMail = { to: string[]; replyTo?: string; subject: string; text: string; html: string };
let sent: SentMail[];
let refusing: boolean;
const send = async (mail: SentMail) => {
  if (refusing) throw new Error("not now");
  sent.push(mail);
  return { messageId: "1" };
};
const settings = { MAIL_FROM: "site@bedrijf.example", MAIL_OFFICE: "kantoor@bedrijf.example" };
const resources = { ...outboxResources({ ...env, ...settings }), mail: { send } as unknown as SendEmail };
const minute = 60_000;
const after = (ms: number) => new Date(receivedAt.getTime() + ms);

let id: string;
let reference: string;
beforeEach(async () => {
  [sent, refusing] = [[], false];
  await clearLeads(env);
  const answer = await receive(env, leadPost());
  if (!("lead" in answer)) throw new Error(answer.kind);
  ({ id, reference } = answer.lead);
});

async function ask(wijziging: string) {
  const form = new FormData();
  form.set("wijziging", wijziging);
  return changeByVisitor({ db: env.DB, bucket: env.UPLOADS }, id, form, after(minute));
}

test("the office is told once that a request is withdrawn, and by whom", async () => {
  await sendDue(resources, receivedAt);
  sent = [];
  await ask("withdraw");
  await ask("withdraw");
  expect(await sendDue(resources, after(2 * minute))).toEqual({ sent: 1, failed: 0 });
  expect(sent).toMatchObject([{ to: ["kantoor@bedrijf.example"], replyTo: "jan@voorbeeld.nl" }]);
  const [{ subject, text, html } = { subject: "", text: "", html: "" }] = sent;
  expect(subject).toBe(`Ingetrokken: Gratis offerte ${reference}`);
  for (const body of [text, html]) {
    expect(body).toContain("Jan de Vries heeft deze aanvraag zelf ingetrokken.");
    expect(body).toContain(`/admin/aanvragen/${id}`);
  }
});

test("the office is told that a request is erased, by its reference alone, and then nothing is left", async () => {
  await sendDue(resources, receivedAt);
  sent = [];
  await ask("erase");
  await ask("erase");
  const [row] = (await env.DB.prepare("SELECT lead_id, about FROM outbox").all()).results;
  expect(row).toEqual({ lead_id: null, about: reference });
  expect(await sendDue(resources, after(2 * minute))).toEqual({ sent: 1, failed: 0 });
  expect(sent).toHaveLength(1);
  expect(sent[0]?.subject).toBe(`Gewist: aanvraag ${reference}`);
  expect(sent[0]?.replyTo).toBeUndefined();
  expect(JSON.stringify(sent)).not.toMatch(/Vries|voorbeeld\.nl|0612345678|null|undefined/);
  expect(await countRows(env.DB, "outbox")).toBe(0);
});

test("a request that the office never heard of is erased without a word", async () => {
  await ask("erase");
  expect(await countRows(env.DB, "outbox")).toBe(0);
});

test("a notice of an erased request is tried until it arrives, and shows meanwhile that it waits", async () => {
  await sendDue(resources, receivedAt);
  await ask("erase");
  refusing = true;
  for (let hour = 1; hour < 24 * 5; hour += 5) await sendDue(resources, after(hour * 60 * minute));
  const late = after(24 * 5 * 60 * minute);
  expect(await outboxHealth(env.DB, late)).toMatchObject({ unsent: 1, failed: 0, lastError: "not now" });
  refusing = false;
  // After the longest pause.
  expect(await sendDue(resources, new Date(late.getTime() + 5 * 60 * minute))).toEqual({
    sent: 1,
    failed: 0,
  });
  expect(await countRows(env.DB, "outbox")).toBe(0);
});
