import { randomInt, randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { AdminServer } from "../../tests/support/admin-server.ts";
import { freshFetch } from "../../tests/support/fresh-fetch.ts";
import { answers } from "./run.ts";
import { leadForm, visitorAddress } from "./submissions.ts";

/** Who works in the office of this try. */
export const officeRoles = "owner@huis.example=beheer";
const employee = "owner@huis.example";

/** A request, and what was done with it: each acknowledged. Words and ids are of one deed each. */
export type WorkedLead = {
  id: string;
  email: string;
  /** Where an answer of the visitor goes. */
  address: string;
  written: { id: string; word: string }[];
  arrived: string[];
  visits: WorkedVisit[];
};

/** `date`: the day on which it stands since the last step. */
export type WorkedVisit = { id: string; fate: "kept" | "moved" | "undone"; date: string };

/** `down`: its process is killed, and takes no questions. */
type Office = AdminServer & { down: boolean };
type Work = { leads: WorkedLead[]; kills: number };
type Options = { leads: number; kills: number; clients: number; limitMs: number };

const word = () => `woord${randomUUID().replaceAll("-", "")}`;

/**
 * An office at work while the runtime is killed at random, every third time the whole server: answers are sent, mails come in,
 * visits are planned, moved and taken back. Each step is repeated until it is acknowledged, as a browser or a mail server
 * would. Ends when each request had all three and there were so many kills, or throws after `limitMs`.
 */
export async function runOfficeChaos(
  admin: AdminServer,
  { leads: count, kills: wanted, clients, limitMs }: Options,
): Promise<Work> {
  const server: Office = Object.assign(admin, { down: false });
  const work: Work = { leads: await madeLeads(server, count), kills: 0 };
  const end = Date.now() + limitMs;
  let next = 0;
  let over = false;
  const client = async () => {
    while (!over && (next < count || work.kills < wanted)) {
      const n = next++;
      const lead = work.leads[n % count];
      if (!lead) return;
      const acts = [() => write(server, lead, end), () => arrive(server, lead, end)];
      if (n < count)
        acts.push(() => visit(server, lead, (["kept", "moved", "undone"] as const)[n % 3] ?? "kept", end));
      await Promise.all(acts.map((act) => act()));
    }
  };
  // What waits ten seconds for being undone is sent all the time, so that kills come into sending.
  const sender = async () => {
    while (!over) {
      await asked(server, () => server.cron("* * * * *", Date.now() + 11_000)).catch(() => {});
      await pause(100);
    }
  };
  const sending = sender();
  const done = Promise.all(Array.from({ length: clients }, client)).finally(() => {
    over = true;
  });
  done.catch(() => {});
  while (!over) {
    await pause(randomInt(150, 1500));
    if (over) break;
    if (work.kills++ % 3 === 2) {
      server.down = true;
      await server.kill();
      await server.restart();
      server.down = false;
    } else server.crash();
    await answers(server.url);
  }
  await done;
  await sending;
  return work;
}

/** Asks the server's process, which may end before it answers. */
function asked<Answer>(server: Office, ask: () => Promise<Answer>): Promise<Answer> {
  const silent = () => Promise.reject(new Error("No answer."));
  return server.down
    ? silent()
    : Promise.race([ask(), pause(20_000, undefined, { ref: false }).then(silent)]);
}

/** Requests with a mailbox each, confirmed. */
async function madeLeads(server: AdminServer, count: number): Promise<WorkedLead[]> {
  await server.sql(
    "INSERT OR REPLACE INTO settings (name, value, version) VALUES ('mailCaps', ?, 1)",
    JSON.stringify({ recipient: 10, domain: 100, client: 100, site: 5000 }),
  );
  for (let n = 0; n < count; n++) {
    const form = leadForm([]);
    form.set("projectDescription", `Dossier ${randomUUID()} ${word()} ${word()}.`);
    const headers = { "CF-Connecting-IP": visitorAddress() };
    await fetch(`${server.url}/api/service-request`, { method: "POST", body: form, headers });
  }
  await server.cron("* * * * *", Date.now() + 11_000);
  const rows = await server.sql<{ id: string; email: string }>(
    "SELECT id, email FROM leads WHERE quarantine_reason IS NULL",
  );
  const mails = server.mails();
  const leads = rows.flatMap(({ id, email }) => {
    const mail = mails.find(({ to }) => [to].flat().includes(email));
    const address = typeof mail?.replyTo === "string" ? mail.replyTo : mail?.replyTo?.email;
    return address ? [{ id, email, address, written: [], arrived: [], visits: [] }] : [];
  });
  if (leads.length < count) throw new Error(`Of ${count} requests only ${leads.length} were confirmed.`);
  return leads;
}

/** Repeats it until it is done; what the kills break off is tried again. */
async function until(what: string, end: number, act: () => Promise<boolean>): Promise<void> {
  let last: unknown;
  while (
    !(await act().catch((error) => {
      if (error instanceof RefusedError) throw error;
      last = error;
      return false;
    }))
  ) {
    if (Date.now() > end) throw new Error(`The time was over before ${what} was acknowledged. ${last ?? ""}`);
    await pause(randomInt(50, 250));
  }
}

class RefusedError extends Error {}

/** A button of the office; acknowledged by the page that it leads to. */
async function press(server: AdminServer, path: string, fields: Record<string, string>): Promise<boolean> {
  const answer = await freshFetch(`${server.url}/admin/aanvragen/${path}`, {
    method: "POST",
    headers: {
      ...{ Accept: "text/html", Origin: server.url, "Sec-Fetch-Site": "same-origin" },
      "Cf-Access-Jwt-Assertion": server.tokenOf(employee),
      "Content-Type": "application/x-www-form-urlencoded",
    },
    body: new URLSearchParams(fields).toString(),
  });
  if (answer.status >= 400 && answer.status < 500)
    throw new RefusedError(
      `${path} was refused with ${answer.status}: ${(await answer.text()).slice(0, 200)}`,
    );
  return answer.status === 302;
}

async function write(server: Office, lead: WorkedLead, end: number): Promise<void> {
  const message = { id: randomUUID(), word: word() };
  const fields = {
    action: "send",
    message: message.id,
    subject: "Uw aanvraag",
    body: message.word,
    photos: "",
  };
  await until("an answer", end, () => press(server, `${lead.id}/antwoord`, fields));
  lead.written.push(message);
}

async function arrive(server: Office, lead: WorkedLead, end: number): Promise<void> {
  const text = word();
  // The same bytes each time, as a mail server sends them again.
  const headers = { "Message-ID": `<${text}@voorbeeld.example>`, Date: new Date().toUTCString() };
  const mail = { from: lead.email, to: lead.address, subject: "Re: Uw aanvraag", text, headers };
  await until("a mail", end, async () => {
    await server.arrive(mail);
    return true;
  });
  lead.arrived.push(text);
}

async function visit(
  server: Office,
  lead: WorkedLead,
  fate: WorkedVisit["fate"],
  end: number,
): Promise<void> {
  const id = randomUUID();
  const now = Date.now();
  const date = (days: number) => new Date(now + days * 86_400_000).toISOString().slice(0, 10);
  const plan = {
    ...{ action: "plan", visit: id, date: date(7), from: "09:00", until: "12:00" },
    // Many are visited at one time here.
    ...{ employee, mail: "on", anyway: "yes" },
  };
  const at = `${lead.id}/afspraak`;
  await until("a plan", end, () => press(server, at, plan));
  await pause(randomInt(0, 3000));
  if (fate === "moved")
    await until("a move", end, () => press(server, at, { ...plan, sequence: "0", date: date(8) }));
  if (fate === "undone") {
    let event = 0;
    await until("the event", end, async () => {
      const sql = "SELECT id FROM lead_events WHERE lead_id = ? AND kind = 'visit-planned'";
      event = (await asked(server, () => server.sql<{ id: number }>(sql, lead.id)))[0]?.id ?? 0;
      return event > 0;
    });
    await until("undoing", end, () => press(server, lead.id, { action: "undo", event: String(event) }));
  }
  lead.visits.push({ id, fate, date: fate === "moved" ? date(8) : date(7) });
}
