import { afterAll, beforeEach, expect, test } from "vitest";
import { sendDue } from "~/features/leads/deliver/outbox/outbox.server";
import { outboxResources } from "~/features/leads/deliver/outbox/outbox-resources.server";
import { eventText } from "~/features/leads/office/model/event-text";
import { resendMessage, sendMessage } from "~/features/leads/store/thread/send-message.server";
import { planVisit } from "~/features/leads/store/visits/change-visit.server";
import { mailSite } from "~tests/support/mail-site";

const now = new Date("2026-11-23T10:00:00Z");
const site = await mailSite(now);
afterAll(site.dispose);
beforeEach(site.clear);

const jan = "jan@voorbeeld.nl";

const report = (action: string, returned: string, n = 1) =>
  [
    ...[
      "From: MAILER-DAEMON@mx.example",
      `To: ${site.inbox}`,
      `Message-ID: <${action}${n}@mx.example>`,
      "Subject: Undelivered",
    ],
    ...["MIME-Version: 1.0", 'Content-Type: multipart/report; report-type=delivery-status; boundary="b"', ""],
    ...[
      "--b",
      "Content-Type: text/plain",
      "",
      "Not delivered.",
      "--b",
      "Content-Type: message/delivery-status",
      "",
    ],
    ...[
      "Reporting-MTA: dns; mx.example",
      "",
      `Final-Recipient: rfc822; ${jan}`,
      `Action: ${action}`,
      "Status: 5.1.1",
      "",
    ],
    ...["--b", "Content-Type: text/rfc822-headers", "", returned, "", "--b--", ""],
  ].join("\r\n");

test.each(["id", "token"])(
  "a report that our mail was not delivered marks it as failed, by its %s",
  async (by) => {
    const { id, token } = await site.lead();
    await site.env.DB.prepare(
      "UPDATE outbox SET state = 'sent', attempts = 1, sent_at = 1, message_id = '<m@bedrijf.example>' WHERE kind = 'visitor-mail'",
    ).run();
    const named = by === "id" ? "Message-ID: <m@bedrijf.example>" : `References: <${token}@bedrijf.example>`;
    await site.arrive(report("delayed", named), { from: "<>" });
    expect((await site.detail(id))?.deliveries.find(({ kind }) => kind === "visitor-mail")?.state).toBe(
      "sent",
    );
    await site.arrive(report("failed", named), { from: "<>" });
    const detail = await site.detail(id);
    expect(detail?.deliveries.find(({ kind }) => kind === "visitor-mail")?.state).toBe("failed");
    expect(detail?.events.filter(({ kind }) => kind === "mail-failed")).toHaveLength(1);
    expect(detail?.messages).toMatchObject([{ automatic: 1 }, { automatic: 1 }]);
    expect(detail?.lead.repliedAt).toBeNull();
  },
);

const settings = {
  MAIL_FROM: "site@bedrijf.example",
  MAIL_OFFICE: "kantoor@bedrijf.example",
  MAIL_REPLY: site.inbox,
};
const sent: { to: string[]; headers: Record<string, string>; subject: string }[] = [];
/** Sends what is due; the service gives no id that a visitor would see. */
async function send(at = now) {
  const mail = { send: async (one: (typeof sent)[number]) => sent.push(one) && { messageId: "internal" } };
  await sendDue({ ...outboxResources({ ...site.env, ...settings }), mail: mail as unknown as SendEmail }, at);
}
const returned = (mail = sent.at(-1)) =>
  Object.entries(mail?.headers ?? {})
    .map(([name, value]) => `${name}: ${value}`)
    .join("\r\n");
const states = async () =>
  site.all("SELECT letter, about, state FROM outbox WHERE kind = 'visitor-mail' ORDER BY rowid");
const writer = (at = now) => ({ email: "els@huis.example", now: at });
const later = new Date(now.getTime() + 60_000);

test("a report marks the mail that it is about, and comes it again, no older one", async () => {
  const { id } = await site.lead();
  await send();
  await sendMessage(site.env.DB, id, { id: "m1", subject: "", body: "Dinsdag?", photos: [] }, writer());
  await send(later);
  const about = sent.findLast(({ to }) => to.includes(jan));
  for (const n of [1, 2]) await site.arrive(report("failed", returned(about), n), { from: "<>" });
  expect((await states()).map(({ state }) => state)).toEqual(["sent", "failed"]);
});

test("a mail of an appointment that comes back is marked too, whoever gave it its id", async () => {
  const { id } = await site.lead();
  await send();
  const plan = { startsAt: now.getTime() + 86_400_000, endsAt: now.getTime() + 90_000_000 };
  await planVisit(
    site.env.DB,
    id,
    { id: crypto.randomUUID(), employee: "els@huis.example", ...plan, note: "", mailed: 1 },
    writer(),
  );
  await send(later);
  const about = sent.findLast(({ to }) => to.includes(jan));
  await site.arrive(report("failed", returned(about)), { from: "<>" });
  expect((await states()).map(({ state }) => state)).toEqual(["sent", "failed"]);
});

test("a report that does not say which of two mails it is about marks none", async () => {
  const { id, token } = await site.lead();
  await send();
  await sendMessage(site.env.DB, id, { id: "m1", subject: "", body: "Dinsdag?", photos: [] }, writer());
  await send(later);
  await site.arrive(report("failed", `References: <${token}@bedrijf.example>`), { from: "<>" });
  expect((await states()).map(({ state }) => state)).toEqual(["sent", "sent"]);
  expect((await site.detail(id))?.messages).toHaveLength(2);
});

test("an answer of the office that comes back reached nobody: the clock runs again until it is sent once more", async () => {
  const { id } = await site.lead();
  await sendMessage(site.env.DB, id, { id: "m1", subject: "", body: "Dinsdag?", photos: [] }, writer());
  await send(later);
  const lead = async () => (await site.detail(id))?.lead;
  expect(await lead()).toMatchObject({ status: "called", answeredAt: now.getTime() });
  const about = sent.findLast(({ to }) => to.includes(jan));
  await site.arrive(report("failed", returned(about)), { from: "<>" });
  expect(await lead()).toMatchObject({ status: "new", answeredAt: null });
  expect((await site.detail(id))?.events.map(eventText)).toEqual(
    expect.arrayContaining([
      "Mail geschreven aan de aanvrager, die niet aankwam",
      "Uw bericht kwam niet aan: dit adres bestaat niet, of neemt geen mail aan",
    ]),
  );
  expect(await resendMessage(site.env.DB, id, "m1", writer(later))).toBe(true);
  expect(await lead()).toMatchObject({ status: "called", answeredAt: later.getTime() });
  await send(later);
  // What comes about the first try says nothing of the second.
  await site.arrive(report("failed", returned(about), 2), { from: "<>" });
  expect(await lead()).toMatchObject({ status: "called" });
});

test("a mail that has no id of the service is told in the timeline too", async () => {
  const { id } = await site.lead();
  await send();
  await site.env.DB.prepare("UPDATE outbox SET message_id = NULL").run();
  await site.arrive(report("failed", returned(sent.findLast(({ to }) => to.includes(jan)))), { from: "<>" });
  expect((await site.detail(id))?.events.filter(({ kind }) => kind === "mail-failed")).toHaveLength(1);
});
