import type { TestServer } from "../../tests/support/server.ts";
import type { WorkedLead } from "./office-work.ts";

type Verdict = {
  /** Acknowledged, and not there whole, or a visitor was not told and nobody knows. */
  lost: string[];
  /** There twice, or told twice. */
  doubled: string[];
  /** Mails of which the office reads that they were perhaps sent: the kill came between sending and writing it down. */
  unsure: number;
  answers: number;
  arrived: number;
  visits: number;
};

type Outbox = { lead_id: string; about: string; state: string; last_error: string | null };
type Visit = { id: string; lead_id: string; state: string; sequence: number };

/** Compares what was acknowledged with what is kept and with what visitors were mailed. Call after `settle`. */
export async function verifyOffice(server: TestServer, leads: WorkedLead[]): Promise<Verdict> {
  const messages = await server.sql<{ lead_id: string; body: string }>(
    "SELECT lead_id, body FROM lead_messages",
  );
  const outbox = await server.sql<Outbox>(
    "SELECT lead_id, about, state, last_error FROM outbox WHERE kind = 'visitor-mail' AND about IS NOT NULL",
  );
  const visits = await server.sql<Visit>("SELECT id, lead_id, state, sequence FROM visits");
  const events = await server.sql<{ kind: string; visit: string }>(
    "SELECT kind, data ->> 'visit' AS visit FROM lead_events WHERE kind LIKE 'visit-%'",
  );
  const all = await server.sql("SELECT id FROM leads");
  const mails = server.mails();
  const verdict: Verdict = { lost: [], doubled: [], unsure: 0, answers: 0, arrived: 0, visits: 0 };
  const once = (what: string, times: number, unsure = false) => {
    if (times > 1) verdict.doubled.push(what);
    else if (times === 0 && unsure) verdict.unsure++;
    else if (times === 0) verdict.lost.push(what);
  };
  const isUnsure = (about: string) =>
    outbox.some(
      (row) => row.about === about && row.state === "failed" && row.last_error === "misschien verstuurd",
    );
  for (const lead of leads) {
    const kept = (word: string) =>
      messages.filter(({ lead_id, body }) => lead_id === lead.id && body.includes(word)).length;
    const toVisitor = mails.filter(({ to }) => [to].flat().includes(lead.email));
    /** How often he was sent the visit as it was at a sequence. */
    const told = (id: string, sequence: number) =>
      toVisitor.filter(({ attachments = [] }) => {
        const [file] = attachments.map(({ content }) => Buffer.from(content, "base64").toString("utf8"));
        return file?.includes(`UID:${id}\r\n`) && file.includes(`SEQUENCE:${sequence}\r\n`);
      }).length;
    for (const { id, word } of lead.written) {
      verdict.answers++;
      once(`answer ${id}`, kept(word));
      const sent = toVisitor.filter(({ text }) => text?.includes(word)).length;
      once(`mail of answer ${id}`, sent, isUnsure(`message:${id}`));
    }
    for (const word of lead.arrived) {
      verdict.arrived++;
      once(`mail ${word}`, kept(word));
    }
    for (const { id, then } of lead.visits) {
      verdict.visits++;
      const done = (kind: string) =>
        events.filter((event) => event.kind === kind && event.visit === id).length;
      const rows = visits.filter((row) => row.lead_id === lead.id);
      const wanted = then === "undone" ? "cancelled" : "planned";
      const sequence = then === "kept" ? 0 : 1;
      const right = rows.filter((row) => row.id === id && row.state === wanted && row.sequence === sequence);
      once(`visit ${id}`, rows.length === 1 ? right.length : rows.length);
      once(`planning of ${id}`, done("visit-planned"));
      if (then === "moved") once(`moving of ${id}`, done("visit-moved"));
      if (then === "undone") once(`undoing of ${id}`, done("visit-cancelled"));
      const first = told(id, 0);
      if (first > 1) verdict.doubled.push(`invitation ${id}`);
      const last = told(id, sequence);
      // Of what is undone hears who heard of it.
      if (then === "undone" && first === 0 && !isUnsure(`visit:${id}:0`)) {
        if (last > 0) verdict.doubled.push(`cancellation ${id}`);
      } else
        once(
          `invitation ${id}`,
          last,
          isUnsure(`visit:${id}:${sequence}`) || (then === "undone" && first === 0),
        );
    }
  }
  if (all.length !== leads.length)
    verdict.doubled.push(`${all.length - leads.length} requests made of answers`);
  return verdict;
}
