import { afterAll, beforeEach, expect, test } from "vitest";
import { forgetFiles } from "~/features/leads/store/files/forget-files.server";
import { sweepOrphans } from "~/features/leads/store/sweep.server";
import { cancelVisit, moveVisit, planVisit } from "~/features/leads/store/visits/change-visit.server";
import { mailSite } from "~tests/support/mail-site";
import { purgeMails } from "./purge-mails.server";

const now = new Date("2026-11-23T10:00:00Z");
const site = await mailSite(now);
afterAll(site.dispose);
beforeEach(site.clear);

const jan = "jan@voorbeeld.nl";

test.each([
  ["away", { "Auto-Submitted": "auto-replied" }],
  [
    "away, by Exchange",
    {
      "Auto-Submitted": "auto-generated",
      "X-Auto-Response-Suppress": "All",
      Subject: "Automatisch antwoord: dak",
    },
  ],
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

test.each([
  ["'Auto-Submitted: no'", { "Auto-Submitted": "no" }],
  ["typed in Outlook", { "X-Auto-Response-Suppress": "DR, OOF, AutoReply" }],
  ["typed in a helpdesk", { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" }],
])("%s is a person's answer: somebody waits, and the office is told", async (_, headers) => {
  const { id, to } = await site.lead();
  await site.env.DB.prepare("DELETE FROM outbox").run();
  await site.arrive({ from: jan, to, text: "Ja.", headers: headers as Record<string, string> });
  const detail = await site.detail(id);
  expect([detail?.messages[0]?.automatic, detail?.lead.repliedAt]).toEqual([0, now.getTime()]);
  expect(await site.all("SELECT about FROM outbox")).toEqual([{ about: "messages" }]);
});

test("what a program generates outside a thread waits in quarantine", async () => {
  const headers = { "Auto-Submitted": "auto-generated" };
  await site.arrive({ from: "noreply@x.example", to: site.inbox, text: "Uw factuur", headers });
  expect(await site.all("SELECT quarantine_reason AS reason FROM leads")).toEqual([{ reason: "automatic" }]);
});

const calendar = (more = "", uid = "x") => ({
  type: "text/calendar; method=REPLY; charset=utf-8",
  content: Buffer.from(
    `BEGIN:VCALENDAR\r\nMETHOD:REPLY\r\nBEGIN:VEVENT\r\nUID:${uid}@bedrijf.example\r\n${more}ATTENDEE;PARTSTAT=ACCEPTED:mailto:${jan}\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n`,
  ),
  name: "invite.ics",
});

test.each([
  ["words in the mail", "Graag na tienen, de hond is los.", "", 0],
  ["words in the calendar", "", "COMMENT:Graag na tienen\\, de hond is los.\r\n", 0],
  ["words that name it", "Hij heeft uw uitnodiging gezien, maar kan het later?", "", 0],
  ["no words", "", "", 1],
  ["words of Google alone", "Jan heeft deze uitnodiging geaccepteerd.", "", 1],
])("an invitation that is accepted with %s", async (_, text, comment, automatic) => {
  const { id, to } = await site.lead();
  const headers = { "Auto-Submitted": "auto-generated" };
  await site.arrive({ from: jan, to, text, files: [calendar(comment)], headers });
  const [message] = (await site.detail(id))?.messages ?? [];
  expect(message?.automatic).toBe(automatic);
  expect(message?.body).toBe(
    automatic
      ? "Neemt de afspraak aan."
      : `Neemt de afspraak aan.\n\n${text || "Graag na tienen, de hond is los."}`,
  );
});

test.each([
  ["moved", "Neemt het oude moment van de afspraak aan. Over het nieuwe is nog niets gezegd."],
  ["off", "Neemt de afspraak aan die al was afgezegd."],
])(
  "an invitation that is accepted after the visit was %s says so, counts for nothing, and somebody looks",
  async (how, says) => {
    const { id, to } = await site.lead();
    const db = site.env.DB;
    const bas = { email: "bas@huis.example", now };
    const visit = "6f1c2a3b-0000-4000-8000-000000000007";
    const startsAt = now.getTime() + 3 * 86_400_000;
    const plan = {
      employee: bas.email,
      startsAt,
      endsAt: startsAt + 3_600_000,
      note: "",
      mailed: 1,
    } as const;
    await planVisit(db, id, { id: visit, ...plan }, bas);
    const first = { id: visit, sequence: 0 };
    await db
      .prepare("UPDATE visits SET told = starts_at || ' ' || ends_at || ' ' || employee, told_sequence = 0")
      .run();
    if (how === "off") await cancelVisit(db, id, first, bas);
    else await moveVisit(db, id, first, { ...plan, endsAt: plan.endsAt + 1 }, bas);
    await site.arrive({ from: jan, to, text: "", files: [calendar("SEQUENCE:0\r\n", visit)] });
    const { messages, lead } = (await site.detail(id)) ?? {};
    expect(messages?.map(({ body, automatic }) => [body, automatic])).toEqual([[says, 0]]);
    expect(lead?.repliedAt).toBe(now.getTime());
    expect(await site.all("SELECT reply FROM visits")).toEqual([{ reply: null }]);
  },
);

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
