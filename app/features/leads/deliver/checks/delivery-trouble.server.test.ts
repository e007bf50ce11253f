import { afterAll, beforeEach, expect, test } from "vitest";
import { noteMailEvents } from "~/features/leads/deliver/mails/mail-events.server";
import { sendDue } from "~/features/leads/deliver/outbox/outbox.server";
import { outboxResources } from "~/features/leads/deliver/outbox/outbox-resources.server";
import { clearLeads, leadPost, receive, receivedAt } from "~tests/support/lead-posts";
import { localBindings } from "~tests/support/local-bindings";
import { deliveryTrouble } from "./delivery-trouble.server";

const { env, dispose } = await localBindings();
afterAll(dispose);
beforeEach(() => clearLeads(env));

const settings = { MAIL_FROM: "site@bedrijf.example", MAIL_OFFICE: "kantoor@bedrijf.example" };
async function send(code: (to: string) => string | undefined) {
  let n = 0;
  const service = async ({ to }: { to: string[] }) => {
    const refused = code(to[0] ?? "");
    if (refused) throw Object.assign(new Error("no"), { code: refused });
    return { messageId: `${to[0]} ${n++}` };
  };
  const mail = { send: service } as unknown as SendEmail;
  await sendDue({ ...outboxResources({ ...env, ...settings }), mail }, receivedAt);
}

test("mails that came back from one address are told by name, apart from a service that fails", async () => {
  for (const lastName of ["Eerst", "Dan"])
    await receive(env, leadPost({ lastName, email: `${lastName}@voorbeeld.nl` }));
  await send((to) => (to === "Dan@voorbeeld.nl" ? "E_RECIPIENT_SUPPRESSED" : undefined));
  const id = await env.DB.prepare("SELECT message_id FROM outbox WHERE message_id LIKE 'Eerst@%'").first(
    "message_id",
  );
  const payload = { messageId: id, terminal: true, bounce: { type: "hard" } };
  const bounced = { type: "cf.email.sending.message.bounced", source: {}, payload };
  await noteMailEvents(env.DB, [bounced], receivedAt);

  const { failed, returned } = await deliveryTrouble(env.DB, receivedAt);
  expect([failed, returned.count]).toEqual([0, 2]);
  expect(returned.newest.map(({ name }) => name).toSorted()).toEqual(["Jan Dan", "Jan Eerst"]);
});

test("what the service cannot do at all stays an alarm", async () => {
  await receive(env, leadPost({ email: "jan@voorbeeld.nl" }));
  await send((to) => (to === "jan@voorbeeld.nl" ? "E_VALIDATION_ERROR" : undefined));
  expect(await deliveryTrouble(env.DB, receivedAt)).toMatchObject({
    failed: 1,
    lastError: expect.stringContaining("E_VALIDATION_ERROR"),
    returned: { count: 0, newest: [] },
  });
});
