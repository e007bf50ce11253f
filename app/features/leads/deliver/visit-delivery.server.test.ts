import { afterAll, beforeEach, expect, test } from "vitest";
import { sendDue } from "~/features/leads/deliver/outbox/outbox.server";
import { visitShown } from "~/features/leads/office/visit/visit-view.server";
import { getLead } from "~/features/leads/store/leads.server";
import { cancelVisit, moveVisit, planVisit } from "~/features/leads/store/visits/change-visit.server";
import { askAnotherMoment } from "~/features/leads/store/visits/visit-answers.server";
import { remindOfTomorrow } from "~/features/leads/store/visits/visit-mails.server";
import { clearLeads, leadPost, receive } from "~tests/support/lead-posts";
import { localBindings } from "~tests/support/local-bindings";
import { mailbox, outboxOf } from "~tests/support/outbox";

const { env, dispose } = await localBindings();
afterAll(dispose);
const { DB: db } = env;
const { resources } = outboxOf(env);
const linkSecret = "a-secret-of-32-characters-or-more";

const now = new Date("2026-11-23T10:00:00Z");
const bas = { email: "bas@huis.example", now };
const id = "6f1c2a3b-0000-4000-8000-000000000001";
const plan = {
  employee: "jan@huis.example",
  startsAt: Date.parse("2026-11-25T08:00:00Z"),
  endsAt: Date.parse("2026-11-25T11:00:00Z"),
  note: "",
  mailed: 1,
} as const;
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

let lead: string;
beforeEach(async () => {
  await clearLeads(env);
  const answer = await receive(env, leadPost({}));
  if (!("lead" in answer)) throw new Error(JSON.stringify(answer));
  lead = answer.lead.id;
  await db.prepare("DELETE FROM outbox").run();
  await planVisit(db, lead, { id, ...plan }, bas);
});

/** The database as it is while it does not answer to statements that hold this text. */
function deafTo(text: string): D1Database {
  return new Proxy(db, {
    get(target, name) {
      const member = Reflect.get(target, name);
      if (name !== "prepare") return typeof member === "function" ? member.bind(target) : member;
      return (sql: string) => {
        if (sql.includes(text)) throw new Error("weg");
        return target.prepare(sql);
      };
    },
  });
}

const told = async (at = later(60)) => {
  const detail = await getLead(db, lead);
  return detail && (await visitShown(db, detail, "owner", at.getTime(), []))?.visit?.told;
};
const send = (mail: SendEmail, at: Date, store = db) =>
  sendDue(resources({ mail, linkSecret, db: store }), at);

test.each(["SELECT visits.id", "SELECT name FROM colleagues", "UPDATE visits SET told"])(
  "a mail that could not be made because of '%s' is sent later, once",
  async (text) => {
    const { sent, mail } = mailbox();
    expect(await send(mail, later(1), deafTo(text))).toEqual({ sent: 0, failed: 1 });
    expect(await send(mail, later(10))).toEqual({ sent: 1, failed: 0 });
    expect(sent).toHaveLength(1);
    expect(await db.prepare("SELECT told_sequence FROM visits").first("told_sequence")).toBe(0);
  },
);

test("what is said of the mail is what is known of it", async () => {
  expect(await told()).toBe("Mail aan de aanvrager: wordt verstuurd.");
  await send(mailbox(() => Object.assign(new Error("vol"), { code: "E_INTERNAL" })).mail, later(1));
  expect(await told()).toContain("nog niet verstuurd (E_INTERNAL: vol), wordt herhaald");
  await send(mailbox().mail, later(30));
  expect(await told()).toMatch(/^Mail aan de aanvrager: verstuurd .*11:30\.$/);
  await moveVisit(
    db,
    lead,
    { id, sequence: 0 },
    { ...plan, endsAt: plan.endsAt + 3_600_000, mailed: 0 },
    bas,
  );
  expect(await told()).toBe("Niet gemaild. De aanvrager weet nog van wo 25 nov 09:00–12:00.");
  await cancelVisit(db, lead, { id, sequence: 1 }, bas);
  expect(await told()).toBe("Mail dat de afspraak vervalt: wordt verstuurd.");
  await db.prepare("DELETE FROM outbox").run();
  expect(await told()).toBe("Dat de afspraak vervalt, is de aanvrager niet gemaild.");
});

test("who asked for another moment reads in the reminder that the appointment stands", async () => {
  await send(mailbox().mail, later(1));
  await askAnotherMoment(db, lead, "Liever vrijdag", later(30));
  const dayBefore = new Date("2026-11-24T10:00:00Z");
  await remindOfTomorrow(db, dayBefore);
  const { sent, mail } = mailbox();
  await send(mail, dayBefore);
  const reminder = sent.find(({ subject }) => subject.startsWith("Herinnering"));
  expect(reminder?.text).toContain("Deze afspraak staat tot wij iets anders met u afspreken.");
  expect(reminder?.text).not.toContain("Komt het niet uit?");
});

test("a mail that waited until the appointment was over is not called sent", async () => {
  const { sent, mail } = mailbox();
  const after = new Date(plan.endsAt + 60_000);
  await send(mail, after);
  expect(sent).toEqual([]);
  expect(await told(after)).toBe("Mail aan de aanvrager: niet aangekomen (de afspraak was al voorbij).");
});

test("a mail that was tried, and whose appointment was moved before the next try, is not called sent", async () => {
  await send(mailbox(() => Object.assign(new Error("vol"), { code: "E_INTERNAL" })).mail, later(1));
  await moveVisit(
    db,
    lead,
    { id, sequence: 0 },
    { ...plan, endsAt: plan.endsAt + 3_600_000, mailed: 0 },
    bas,
  );
  const { sent, mail } = mailbox();
  await send(mail, later(30));
  expect(sent).toEqual([]);
  expect(await told()).toBe("Niet gemaild aan de aanvrager.");
  expect((await getLead(db, lead))?.deliveries).toEqual([]);
});

test("a mail of which nobody knows whether it arrived is not called sent, and not sent again", async () => {
  const { sent, mail } = mailbox();
  await send(mailbox(() => new Error("te laat")).mail, later(1));
  await send(mail, later(300));
  expect(await told()).toBe("Mail aan de aanvrager: misschien verstuurd: de maildienst gaf geen antwoord.");
  expect(sent).toEqual([]);
});
