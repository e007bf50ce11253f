import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { withdrawnMail } from "~/features/leads/deliver/mails/lead-mails";
import { getLead } from "~/features/leads/store/leads.server";
import { clearLeads, leadPost, receive, receivedAt } from "~tests/support/lead-posts";
import { localBindings } from "~tests/support/local-bindings";
import { sendDue } from "./outbox.server";
import { outboxResources } from "./outbox-resources.server";

const { env, dispose } = await localBindings();
afterAll(dispose);

let id = "";
let subjects: string[];
async function begin(fields: Record<string, string> = {}) {
  await clearLeads(env);
  const answer = await receive(env, leadPost(fields));
  id = "lead" in answer ? answer.lead.id : "";
}
beforeEach(() => {
  subjects = [];
});

const send = async ({ subject }: { subject: string }) => {
  subjects.push(subject);
  return { messageId: "1" };
};
const settings = { MAIL_FROM: "site@bedrijf.example", MAIL_OFFICE: "kantoor@bedrijf.example" };
const run = (db: D1Database = env.DB) =>
  sendDue(
    { ...outboxResources({ ...env, ...settings }), db, mail: { send } as unknown as SendEmail },
    receivedAt,
  );

/** A database in which this happens once, just before the first statement with these words runs. */
function justBefore(words: string, happens: string): D1Database {
  let waits = true;
  const first = async () => {
    if (waits) await env.DB.exec(happens);
    waits = false;
  };
  const wrapped = (statement: D1PreparedStatement): D1PreparedStatement =>
    new Proxy(statement, {
      get(target, name) {
        if (name === "bind") return (...values: unknown[]) => wrapped(target.bind(...values));
        const member = Reflect.get(target, name);
        if (typeof member !== "function") return member;
        return async (...given: unknown[]) => {
          await first();
          return member.apply(target, given);
        };
      },
    });
  return new Proxy(env.DB, {
    get(target, name) {
      if (name === "prepare")
        return (sql: string) => (sql.includes(words) ? wrapped(target.prepare(sql)) : target.prepare(sql));
      if (name === "batch" && words === "batch")
        return async (statements: D1PreparedStatement[]) => {
          await first();
          return target.batch(statements);
        };
      const member = Reflect.get(target, name);
      return typeof member === "function" ? member.bind(target) : member;
    },
  });
}

test("a request that is erased while its mail is on its way is mailed to nobody, and that is no failure", async () => {
  await begin();
  const lines: string[] = [];
  vi.spyOn(console, "warn").mockImplementation((line) => void lines.push(line));
  const read = justBefore("batch", `DELETE FROM leads WHERE id = '${id}'`);
  await run(read);
  expect([subjects, lines]).toEqual([[], []]);
  vi.restoreAllMocks();
});

test("a request that is released while its mail is put back is mailed at once", async () => {
  await begin({ website: "x" });
  await env.DB.exec(`UPDATE outbox SET state = 'due', due_since = ${receivedAt.getTime()}`);
  await run(justBefore("attempts = 0, last_error = NULL", "UPDATE leads SET quarantine_reason = NULL"));
  expect(subjects).toHaveLength(2);
});

test("the office is told by its own mail that a request was withdrawn", async () => {
  await begin();
  await env.DB.exec("UPDATE outbox SET state = 'sent'");
  const at = receivedAt.getTime();
  await env.DB.prepare(
    `INSERT INTO outbox (id, lead_id, kind, state, due_since, next_at) VALUES ('w', ?, 'withdrawn-mail', 'due', ?, ?)`,
  )
    .bind(id, at, at)
    .run();
  await run();
  const lead = (await getLead(env.DB, id))?.lead;
  if (!lead) throw new Error("The lead is gone.");
  expect(subjects).toEqual([withdrawnMail(lead, "https://www.bedrijf.example").subject]);
});
