import { changeManyByForm } from "../../app/features/leads/office/alike/alike-actions.server";
import { leadResources } from "../../app/features/leads/receive/receive-lead.server";
import { leadPost, receive, receivedAt } from "./lead-posts";

export const minute = 60_000;
export const later = (ms: number) => new Date(receivedAt.getTime() + ms);
export const actor = { email: "bas@voorbeeld.example", now: later(10 * minute) };

export const campaign = (n: number) => ({
  projectDescription: `Wij brengen uw bedrijf bovenaan in de zoekmachine, kijk op http://spam.example/${n}`,
});
export const honeypot = { website: "x" };

export type State = { reason: string | null; spam: number; mails: string };
export const all = (count: number, state: State) => Array<State>(count).fill(state);
export const free = { reason: null, spam: 0, mails: "due" };

/** Leads of ever other people, a wave of advertising among them, what the office does with many, and what came of each. */
export function alikeLeads(env: Env) {
  const resources = { ...leadResources(env), secrets: "a-secret-of-enough-length" };
  let sent = 0;

  async function send(
    fields: Record<string, string> = {},
    address?: string,
    now = later(sent),
  ): Promise<string> {
    const own = { email: `persoon${++sent}@voorbeeld.example`, ...fields };
    const headers = { "CF-Connecting-IP": address ?? `2001:db8:${sent.toString(16)}::1` };
    const answer = await receive(resources, leadPost(own, [], headers), { now });
    if (!("lead" in answer)) throw new Error(answer.kind);
    return answer.lead.id;
  }

  async function wave(count: number): Promise<string[]> {
    const ids: string[] = [];
    for (let n = 0; n < count; n++) ids.push(await send({ ...campaign(n), ...honeypot }));
    return ids;
  }

  async function post(fields: Record<string, string>, by = actor) {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    return changeManyByForm(env.DB, form, by);
  }

  async function states(ids: string[]): Promise<State[]> {
    const { results } = await env.DB.prepare(
      `SELECT leads.id, quarantine_reason AS reason, spam_at IS NOT NULL AS spam, group_concat(DISTINCT state) AS mails
     FROM leads JOIN outbox ON lead_id = leads.id GROUP BY leads.id`,
    ).all<State & { id: string }>();
    return ids.map((id) => {
      const { id: _, ...state } = results.find((row) => row.id === id) ?? {
        id,
        reason: "gone",
        spam: 0,
        mails: "",
      };
      return state;
    });
  }

  return { send, wave, post, states };
}
