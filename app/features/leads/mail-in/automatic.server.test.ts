import { afterAll, beforeEach, expect, test } from "vitest";
import { forgetFiles } from "~/features/leads/store/forget-files.server";
import { sweepOrphans } from "~/features/leads/store/sweep.server";
import { mailSite } from "~tests/support/mail-site";
import { mailInCaps } from "./mail-counts.server";
import { purgeMails } from "./purge-mails.server";

const now = new Date("2026-11-23T10:00:00Z");
const site = await mailSite(now);
afterAll(site.dispose);
beforeEach(site.clear);

const jan = "jan@voorbeeld.nl";

test.each([
  ["away", { "Auto-Submitted": "auto-replied" }],
  ["suppressing", { "X-Auto-Response-Suppress": "DR, OOF, AutoReply" }],
  ["bulk", { Precedence: "bulk" }],
  ["a list", { "List-Id": "<nieuws.example>" }],
  ["an auto-reply of old", { "X-Autoreply": "yes" }],
  ["our own that came back", { "X-Site-Mail": "1" }],
])("%s: filed as automatic, with no clock, no notice and no answer", async (_, headers) => {
  const { id, to } = await site.lead();
  await site.env.DB.prepare("DELETE FROM outbox").run();
  await site.arrive({ from: jan, to, text: "Ik ben er niet.", headers: headers as Record<string, string> });
  const detail = await site.detail(id);
  expect(detail?.messages).toMatchObject([{ automatic: 1 }]);
  expect([detail?.lead.repliedAt, detail?.lead.answeredAt]).toEqual([null, null]);
  expect(await site.all("SELECT 1 FROM outbox")).toEqual([]);
});

test("'Auto-Submitted: no' is a person's", async () => {
  const { id, to } = await site.lead();
  await site.arrive({ from: jan, to, text: "Ja.", headers: { "Auto-Submitted": "no" } });
  expect((await site.detail(id))?.messages).toMatchObject([{ automatic: 0 }]);
});

test("a newsletter to the inbox waits in quarantine and is not confirmed; a report about nothing of ours is only kept", async () => {
  await site.arrive({
    from: "nieuws@x.example",
    to: site.inbox,
    text: "Aanbieding",
    headers: { "List-Id": "<n.example>" },
  });
  expect(await site.all("SELECT quarantine_reason AS reason FROM leads")).toEqual([{ reason: "automatic" }]);
  expect(await site.all("SELECT kind, state FROM outbox")).toEqual([{ kind: "office-mail", state: "held" }]);
  await site.arrive(
    { from: "mailer-daemon@x.example", to: site.inbox, text: "Not delivered" },
    { from: "<>" },
  );
  expect(
    await site.all("SELECT state, lead_id AS lead FROM incoming_mails ORDER BY rowid DESC LIMIT 1"),
  ).toEqual([{ state: "kept", lead: null }]);
  const objects = async () => (await site.env.UPLOADS.list()).objects.length;
  expect(await objects()).toBe(2);
  const stores = { db: site.env.DB, bucket: site.env.UPLOADS };
  await sweepOrphans(stores, new Date(Date.now() + 3 * 24 * 60 * 60_000));
  expect(await objects()).toBe(2);
  await purgeMails(site.env.DB, new Date(now.getTime() + 31 * 24 * 60 * 60_000));
  await forgetFiles(stores);
  expect(await objects()).toBe(1);
  expect(await site.all("SELECT 1 FROM incoming_mails")).toEqual([]);
});

const report = (action: string, returned: string) =>
  [
    ...[
      "From: MAILER-DAEMON@mx.example",
      `To: ${site.inbox}`,
      "Message-ID: <r@mx.example>",
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
    await site.arrive(report("delayed", named).replace("<r@", "<d@"), { from: "<>" });
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

test("a flood of one sender is filed up to its cap; the rest is kept and said once", async () => {
  const { id, to } = await site.lead();
  for (let n = 0; n < mailInCaps.sender + 5; n++) await site.take({ from: jan, to, text: `Mail ${n}` });
  const { receiveMails } = await import("./receive-mails.server");
  while ((await receiveMails(site.env, now)) > 0);
  const messages = (await site.detail(id))?.messages ?? [];
  expect(messages).toHaveLength(mailInCaps.sender + 1);
  expect(messages.at(-1)).toMatchObject({ automatic: 1, body: expect.stringContaining("te veel mails") });
  expect(
    await site.all("SELECT state, count(*) AS n FROM incoming_mails GROUP BY state ORDER BY state"),
  ).toEqual([
    { state: "done", n: mailInCaps.sender },
    { state: "kept", n: 5 },
  ]);
});

test("nobody makes more than a few requests a day by mail, and mails of others still come in", async () => {
  for (let n = 0; n < mailInCaps.requests + 2; n++)
    await site.arrive({
      from: "a@x.example",
      to: site.inbox,
      text: `Vraag ${n} over de goot aan de zijkant`,
    });
  await site.arrive({ from: "b@y.example", to: site.inbox, text: "Een heel andere vraag over zonnepanelen" });
  expect(await site.all("SELECT email, count(*) AS n FROM leads GROUP BY email ORDER BY email")).toEqual([
    { email: "a@x.example", n: mailInCaps.requests },
    { email: "b@y.example", n: 1 },
  ]);
});
