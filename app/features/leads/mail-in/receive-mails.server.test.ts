import { afterAll, beforeEach, expect, test } from "vitest";
import { readCustomer } from "~/features/leads/office/customer/customer.server";
import { customerView } from "~/features/leads/office/customer/customer-view";
import { threadAddress } from "~/features/leads/store/thread-address.server";
import { faulty } from "~tests/support/local-bindings";
import { mailSite } from "~tests/support/mail-site";
import { jpegOf, sampleFiles } from "~tests/support/sample-files";
import { arrivingMail } from "../../../../tests/support/arriving-mail";
import { receiveMails } from "./receive-mails.server";
import { takeMail } from "./take-mail.server";

const now = new Date("2026-11-23T10:00:00Z");
const site = await mailSite(now);
afterAll(site.dispose);
beforeEach(site.clear);

const jan = "Jan <jan@voorbeeld.nl>";
const photo = { name: "dak.jpg", type: "image/jpeg", content: jpegOf(7) };

test("an answer stands at its request with its photo, without what it quotes, and the office is told once", async () => {
  const { id, to } = await site.lead();
  await site.env.DB.prepare("UPDATE outbox SET state = 'sent', attempts = 1, sent_at = 1").run();
  const text = "Dinsdag past.\n\nOp ma 23 nov 2026 om 10:00 schreef <w@bedrijf.example>:\n\n> Beste Jan";
  await site.arrive({ from: jan, to, subject: "Re: uw aanvraag é", text, files: [photo] });
  const detail = await site.detail(id);
  expect(detail?.messages).toMatchObject([
    {
      body: "Dinsdag past.",
      subject: "Re: uw aanvraag é",
      sender: null,
      automatic: 0,
      raw: 1,
      direction: "in",
    },
  ]);
  expect(detail?.files).toMatchObject([{ name: "dak.jpg", kind: "jpeg" }]);
  expect(detail?.lead.repliedAt).toBe(now.getTime());
  const told = "SELECT about FROM outbox WHERE kind = 'office-mail' AND state = 'due'";
  expect(await site.all(told)).toEqual([{ about: "messages" }]);
  await site.arrive({ from: jan, to, subject: "Re: uw aanvraag", text: "En woensdag ook." });
  expect(await site.all(told)).toHaveLength(1);
  expect((await site.detail(id))?.lead.repliedAt).toBe(now.getTime());
});

test("the same mail from a server that tries again is one, also when an answer of the database was lost", async () => {
  const { id, to } = await site.lead();
  const mail = arrivingMail({ from: jan, to, text: "Ja.", headers: { "Message-ID": "<a@b.example>" } });
  const raw = new Uint8Array(await new Response(mail.raw).arrayBuffer());
  const again = () => ({ ...mail, raw: new Blob([raw]).stream() as unknown as typeof mail.raw });
  const lost = { method: "prepare", error: new Error("D1 down"), times: 9 };
  await expect(takeMail({ ...site.env, DB: faulty(site.env.DB, lost) }, again(), now)).rejects.toThrow();
  await takeMail(site.env, again(), now);
  await takeMail(site.env, again(), now);
  await receiveMails(site.env, now);
  await takeMail(site.env, again(), now);
  await receiveMails(site.env, now);
  expect((await site.detail(id))?.messages).toHaveLength(1);
});

test("one mail to the threads of two requests stands at both, and each time the office hears of it", async () => {
  const [one, other] = [await site.lead(), await site.lead()];
  await site.env.DB.prepare(
    "UPDATE outbox SET about = iif(kind = 'office-mail', 'files', about), next_at = next_at + 600000",
  ).run();
  for (const { to } of [one, other])
    await site.arrive({ from: jan, to, text: "Ja.", headers: { "Message-ID": "<a@b.example>" } });
  for (const { id } of [one, other]) expect((await site.detail(id))?.messages).toHaveLength(1);
  const told = "SELECT lead_id FROM outbox WHERE kind = 'office-mail' AND about = 'messages'";
  expect(await site.all(told)).toHaveLength(2);
});

test("a bucket that fails is a temporary failure: nothing is noted, and the sender tries again", async () => {
  const { to } = await site.lead();
  const down = faulty(site.env.UPLOADS, { method: "put", error: new Error("R2 down") });
  const mail = arrivingMail({ from: jan, to, text: "Ja." });
  await expect(takeMail({ ...site.env, UPLOADS: down }, mail, now)).rejects.toThrow("R2 down");
  expect(await site.all("SELECT 1 FROM incoming_mails")).toEqual([]);
});

test("reading may end anywhere: the mail waits, and what was done is done once", async () => {
  const { id, to } = await site.lead();
  await site.take({ from: jan, to, text: "Met foto.", files: [photo] });
  for (const after of [2, 4, 6, 8]) {
    const env = {
      ...site.env,
      DB: faulty(site.env.DB, {
        method: "batch",
        error: new Error("gone"),
        after: after / 2 - 1,
        times: 1,
        lost: true,
      }),
    };
    await receiveMails(env, now);
    await site.env.DB.prepare("UPDATE incoming_mails SET next_at = 0").run();
  }
  await receiveMails(site.env, now);
  const detail = await site.detail(id);
  expect([detail?.messages.length, detail?.files.length]).toEqual([1, 1]);
  expect(detail?.events.filter(({ kind }) => kind === "message-in")).toHaveLength(1);
  expect(await site.all("SELECT state, envelope_from AS sender FROM incoming_mails")).toEqual([
    { state: "done", sender: "" },
  ]);
});

test("without the address an answer is known by the reference that our mails carry, then by their id", async () => {
  const { id, token } = await site.lead();
  const headers = { References: `<other@x.example> <${token.toUpperCase()}@bedrijf.example>` };
  await site.arrive({ from: jan, to: site.inbox, text: "Een", headers });
  await site.env.DB.prepare(
    "UPDATE outbox SET message_id = '<36@bedrijf.example>' WHERE kind = 'visitor-mail'",
  ).run();
  await site.arrive({
    from: jan,
    to: site.inbox,
    text: "Twee",
    headers: { "In-Reply-To": "<36@bedrijf.example>" },
  });
  expect((await site.detail(id))?.messages.map(({ body }) => body)).toEqual(["Een", "Twee"]);
});

test("another sender is shown: the address proves the thread and not the person", async () => {
  const { id, to } = await site.lead();
  await site.arrive({ from: "Piet <piet@buren.example>", to, text: "Namens Jan." });
  expect((await site.detail(id))?.messages).toMatchObject([{ sender: "Piet <piet@buren.example>" }]);
});

test("a mail with a forged or foreign token is a request of its own, and no word of it stands at the other", async () => {
  const { id, reference, token } = await site.lead();
  for (const forged of [
    `${reference.toLowerCase()}.aaaaaaaaaaaaaaaa`,
    `${token}x`,
    "x",
    `${token.slice(0, 8)}`,
  ])
    await site.arrive({
      from: `A <a${forged.length}@x.example>`,
      to: threadAddress(site.inbox, forged),
      text: "Wat kost een nieuw dak?",
    });
  expect((await site.detail(id))?.messages).toEqual([]);
  expect(await site.all("SELECT form, status FROM leads WHERE form = 'mail'")).toHaveLength(4);
});

test("a mail that answers nothing is a request: judged, with an answer-by, its files and one confirmation", async () => {
  await site.arrive({
    from: "Els de Boer <els@klant.example>",
    to: site.inbox,
    subject: "Lekkage",
    text: "Ons dak lekt bij de schoorsteen.",
    files: [photo, { name: "x.svg", type: "image/svg+xml", content: sampleFiles.pdf.subarray(0, 0) }],
  });
  const [row] = await site.all<{ id: string }>("SELECT id FROM leads");
  const detail = await site.detail(row?.id ?? "");
  expect(detail?.lead).toMatchObject({
    ...{ firstName: "Els", lastName: "de Boer", email: "els@klant.example", form: "mail", status: "new" },
    ...{
      projectDescription: "Lekkage\n\nOns dak lekt bij de schoorsteen.",
      repliedAt: null,
      quarantineReason: null,
    },
  });
  expect(detail?.lead.answerBy).toBeGreaterThan(now.getTime());
  expect(detail?.files).toHaveLength(1);
  expect(detail?.messages[0]?.body).toBe(
    "Ons dak lekt bij de schoorsteen.\n\nNiet overgenomen:\n‘x.svg’ is leeg.\nAlles staat in de mail zelf.",
  );
  expect(await site.all("SELECT kind FROM outbox ORDER BY kind")).toEqual([
    { kind: "office-mail" },
    { kind: "visitor-mail" },
  ]);
});

test("spam by mail waits in quarantine as spam by a form does", async () => {
  const text = "[url=https://a.example]a[/url] https://b.example https://c.example https://d.example";
  await site.arrive({ from: "x@spam.example", to: site.inbox, subject: "seo", text });
  expect(await site.all("SELECT quarantine_reason AS reason FROM leads")).toEqual([{ reason: "score" }]);
  expect(await site.all("SELECT DISTINCT state FROM outbox")).toEqual([{ state: "held" }]);
});

test("files that do not fit or are refused are named, line by line", async () => {
  const { id, to } = await site.lead();
  const files = Array.from({ length: 11 }, (_, n) => ({
    name: `f${n}.jpg`,
    type: "image/jpeg",
    content: jpegOf(n + 20),
  }));
  await site.arrive({
    from: jan,
    to,
    text: "Foto's.",
    files: [...files, { name: "a.exe", type: "image/jpeg", content: new TextEncoder().encode("MZ nothing") }],
  });
  const detail = await site.detail(id);
  expect(detail?.files).toHaveLength(10);
  expect(detail?.messages[0]?.body.split("\n").slice(2)).toEqual([
    "Niet overgenomen:",
    "‘f10.jpg’ past er niet meer bij: bij een aanvraag staan hoogstens 10 bestanden.",
    "‘a.exe’ is geen foto, pdf of Word-document.",
    "Alles staat in de mail zelf.",
  ]);
});

test("a request by mail, which names no service, is a link with a name at its customer", async () => {
  await site.arrive({
    from: "Els <els@klant.example>",
    to: site.inbox,
    subject: "Dak",
    text: "Ons dak lekt.",
  });
  const [row] = await site.all<{ id: string }>("SELECT id FROM leads");
  const customer = await readCustomer(site.env.DB, row?.id ?? "");
  const view = JSON.stringify(customer && customerView(customer, row?.id ?? "", now.getTime()));
  expect(view).toContain('"title":"Aanvraag"');
});
