import { afterAll, beforeEach, expect, test } from "vitest";
import { mailSite } from "~tests/support/mail-site";
import { mailInChecks } from "./mail-checks.server";
import { mailInCaps } from "./mail-counts.server";
import { receiveMails } from "./receive-mails.server";

const now = new Date("2026-11-23T10:00:00Z");
const site = await mailSite(now);
afterAll(site.dispose);
beforeEach(site.clear);

const jan = "jan@voorbeeld.nl";

const state =
  "SELECT state, kept_why AS why, count(*) AS n FROM incoming_mails GROUP BY state ORDER BY state";
const read = async () => {
  while ((await receiveMails(site.env, now)) > 0);
};

/** As after this many mails were filed in a thread. */
async function filed(leadId: string, count: number, automatic: 0 | 1) {
  const counted = `WITH n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})`;
  const { DB: db } = site.env;
  await db.batch([
    db
      .prepare(
        `${counted} INSERT INTO incoming_mails (id, mail_key, raw_key, bytes, at, envelope_from, envelope_to, sender, state, next_at, lead_id)
         SELECT 'm' || i, 'k' || i, 'r' || i, 1, ?, '', '', 's', 'done', 0, ? FROM n`,
      )
      .bind(now.getTime(), leadId),
    db
      .prepare(
        `${counted} INSERT INTO lead_messages (id, lead_id, at, direction, channel, author, subject, body, automatic)
         SELECT 'm' || i, ?, ?, 'in', 'mail', 'visitor', '', 'x', ? FROM n`,
      )
      .bind(leadId, now.getTime(), automatic),
  ]);
}

test("a flood into one thread is filed up to its cap; the rest is kept and said once", async () => {
  const { id, to } = await site.lead();
  await filed(id, mailInCaps.lead - 1, 0);
  for (let n = 0; n < 4; n++) await site.take({ from: jan, to, text: `Mail ${n}` });
  await read();
  const messages = (await site.detail(id))?.messages ?? [];
  expect(messages).toHaveLength(mailInCaps.lead + 1);
  expect(messages.at(-1)).toMatchObject({
    ...{ automatic: 1, raw: 0 },
    body: expect.stringContaining("te veel mails"),
  });
  expect(await site.all(state)).toEqual([
    { state: "done", why: null, n: mailInCaps.lead },
    { state: "kept", why: "thread", n: 3 },
  ]);
});

test("what programs answer in a thread mutes no person", async () => {
  const { id, to } = await site.lead();
  await filed(id, mailInCaps.lead, 1);
  await site.arrive({ from: jan, to, text: "Ik ben er weer." });
  expect((await site.detail(id))?.messages.at(-1)).toMatchObject({ body: "Ik ben er weer.", automatic: 0 });
});

test("mails that somebody forges in the name of a customer mute him in no thread", async () => {
  const { id, to } = await site.lead();
  for (let n = 0; n < 40; n++)
    await site.take({ from: jan, to: site.inbox, text: `Vraag ${n} van een ander` });
  await site.take({ from: jan, to, text: "Dinsdag past." });
  await read();
  expect((await site.detail(id))?.messages).toMatchObject([{ body: "Dinsdag past." }]);
});

test("nobody makes more than a few requests a day by mail, and mails of others still come in", async () => {
  for (let n = 0; n < mailInCaps.sender + 2; n++)
    await site.take({ from: "a@x.example", to: site.inbox, text: `Vraag ${n} over de goot aan de zijkant` });
  await site.take({ from: "b@y.example", to: site.inbox, text: "Een heel andere vraag over zonnepanelen" });
  await read();
  expect(await site.all("SELECT email, count(*) AS n FROM leads GROUP BY email ORDER BY email")).toEqual([
    { email: "a@x.example", n: mailInCaps.sender },
    { email: "b@y.example", n: 1 },
  ]);
});

/** As after this many requests by mail, each of another. */
async function requested(count: number) {
  await site.arrive({ from: "een@x.example", to: site.inbox, text: "Vraag over het dak" });
  const columns = await site.all<{ name: string }>("SELECT name FROM pragma_table_info('leads')");
  const copied = columns.map(({ name }) =>
    ["id", "reference", "submission_key"].includes(name) ? `substr(${name} || '-' || i, -20)` : name,
  );
  const others = `WITH n(i) AS (SELECT 1001 UNION ALL SELECT i + 1 FROM n WHERE i < ${999 + count})`;
  await site.env.DB.batch([
    site.env.DB.prepare(
      `${others} INSERT INTO leads (${columns.map(({ name }) => name)}) SELECT ${copied} FROM n, leads`,
    ),
    site.env.DB.prepare(
      `INSERT INTO incoming_mails (id, mail_key, raw_key, bytes, at, envelope_from, envelope_to, sender, state, next_at, lead_id)
       SELECT submission_key, id, id, 1, received_at, '', '', id, 'done', 0, id FROM leads WHERE reference LIKE '%-%'`,
    ),
  ]);
}

test("many senders together make no more requests a day than the site's cap; the rest is kept", async () => {
  await requested(mailInCaps.site - 1);
  for (const who of ["a", "b", "c"])
    await site.arrive({ from: `${who}@${who}.example`, to: site.inbox, text: `Vraag ${who} over de goot` });
  expect(await site.all(state)).toEqual([
    { state: "done", why: null, n: mailInCaps.site },
    { state: "kept", why: "site", n: 2 },
  ]);
  const { to, id } = await site.lead();
  await site.arrive({ from: jan, to, text: "Dinsdag past." });
  expect((await site.detail(id))?.messages).toHaveLength(1);
  const rings = async (hours: number) =>
    (await mailInChecks(site.env, now.getTime() + hours * 3_600_000)).map(({ state }) => state);
  expect(await rings(0)).toEqual(["ok", "red"]);
  expect(await rings(25)).toEqual(["ok", "ok"]);
});

test("a mail whose request was made, and whose end was not noted, is no mail over the cap", async () => {
  const ask = (n: number) => site.arrive({ from: jan, to: site.inbox, text: `Vraag ${n} over de goot` });
  await ask(0);
  await site.env.DB.prepare(
    `UPDATE incoming_mails SET state = 'due', next_at = ${Number.MAX_SAFE_INTEGER}, envelope_from = '${jan}'`,
  ).run();
  for (let n = 1; n <= mailInCaps.sender; n++) await ask(n);
  await site.env.DB.prepare("UPDATE incoming_mails SET next_at = 0 WHERE state = 'due'").run();
  await read();
  expect(await site.all(state)).toEqual([{ state: "done", why: null, n: mailInCaps.sender + 1 }]);
});

test("a mail that is not read for a quarter of an hour is told", async () => {
  await site.take({ from: jan, to: site.inbox, text: "Vraag over de goot" });
  const state = async (minutes: number) =>
    (await mailInChecks(site.env, now.getTime() + minutes * 60_000))[0]?.state;
  expect([await state(14), await state(15)]).toEqual(["ok", "red"]);
});
