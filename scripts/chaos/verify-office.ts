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
type Visit = { id: string; lead_id: string; state: string; sequence: number; day: string };

/** What is told of a visit in the end, and each step that makes it so: exactly these, exactly once. */
const ends = {
  kept: { state: "planned", sequence: 0, method: "REQUEST", steps: ["visit-planned"] },
  moved: { state: "planned", sequence: 1, method: "REQUEST", steps: ["visit-planned", "visit-moved"] },
  undone: { state: "cancelled", sequence: 1, method: "CANCEL", steps: ["visit-planned", "visit-cancelled"] },
};
const steps = ["visit-planned", "visit-moved", "visit-cancelled"];

/** Compares what was acknowledged with what is kept and with what visitors were mailed. Call after `settle`. */
export async function verifyOffice(server: TestServer, leads: WorkedLead[]): Promise<Verdict> {
  const messages = await server.sql<{ lead_id: string; body: string }>(
    "SELECT lead_id, body FROM lead_messages",
  );
  const outbox = await server.sql<Outbox>(
    "SELECT lead_id, about, state, last_error FROM outbox WHERE kind = 'visitor-mail' AND about IS NOT NULL",
  );
  const visits = await server.sql<Visit>(
    "SELECT id, lead_id, state, sequence, date(starts_at / 1000, 'unixepoch') AS day FROM visits",
  );
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
    /** How often he was sent the visit as it was at a sequence: as an invitation, or as off. */
    const told = (id: string, sequence: number, method: string) =>
      toVisitor.filter(({ attachments = [] }) => {
        const [file] = attachments.map(({ content }) => Buffer.from(content, "base64").toString("utf8"));
        const parts = [`UID:${id}`, `SEQUENCE:${sequence}`, `METHOD:${method}`];
        return file !== undefined && parts.every((part) => file.includes(`${part}\r\n`));
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
    for (const { id, fate, date } of lead.visits) {
      verdict.visits++;
      const { state, sequence, method, steps: taken } = ends[fate];
      const rows = visits.filter((row) => row.lead_id === lead.id);
      const right = rows.filter(
        (row) => row.id === id && row.state === state && row.sequence === sequence && row.day === date,
      );
      once(`visit ${id}`, rows.length === 1 ? right.length : rows.length);
      for (const step of steps) {
        const times = events.filter((event) => event.kind === step && event.visit === id).length;
        if (taken.includes(step)) once(`${step} of ${id}`, times);
        else if (times > 0) verdict.doubled.push(`${step} of ${id}, which nobody did`);
      }
      const first = told(id, 0, "REQUEST");
      if (first > 1) verdict.doubled.push(`invitation ${id}`);
      const last = told(id, sequence, method);
      // Of what is undone hears who heard of it.
      if (fate === "undone" && first === 0 && !isUnsure(`visit:${id}:0`)) {
        if (last > 0) verdict.doubled.push(`cancellation ${id}`);
      } else
        once(
          `invitation ${id}`,
          last,
          isUnsure(`visit:${id}:${sequence}`) || (fate === "undone" && first === 0),
        );
    }
  }
  if (all.length !== leads.length)
    verdict.doubled.push(`${all.length - leads.length} requests made of answers`);
  return verdict;
}
