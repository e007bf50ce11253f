import { leadPosts } from "./sent-leads.ts";
import type { TestServer } from "./server.ts";

const OWNER = "beheer@voorbeeld.example";
const known = new Map<string, Promise<string>>();

/** The cookie of a colleague who is signed in. */
export function signedIn(server: TestServer, email = OWNER): Promise<string> {
  const key = `${server.adminUrl} ${email}`;
  const asked =
    known.get(key) ??
    fetch(`${server.adminUrl}/cdn-cgi/access/login`, {
      method: "POST",
      body: new URLSearchParams({ email }),
      redirect: "manual",
    }).then((answer) => answer.headers.get("Set-Cookie")?.split(";")[0] ?? "");
  known.set(key, asked);
  return asked;
}

/** What asks, writes and judges reviews on a site with /admin. */
export function reviewSite(server: () => TestServer) {
  const { post, nextClient } = leadPosts(server);
  let leads = 0;

  async function wonLead(fields: Record<string, string> = {}, status = "won") {
    leads++;
    const place = { address: "Kerkstraat 1, 5683 AB Best", city: "Best", postcode: "5683 AB" };
    const about = { serviceType: "dakrenovatie", selectedService: "Dakrenovatie" };
    // Of a mail provider, so that they do not share the cap of a domain.
    const email = `klant${leads}@gmail.com`;
    const { body } = await post({ fields: { ...about, ...place, email, ...fields } });
    const [row] = await server().sql<{ id: string; reference: string }>(
      "UPDATE leads SET status = ? WHERE reference = ? RETURNING id, reference",
      ...[status, body.reference],
    );
    return { ...(row as { id: string; reference: string }), email };
  }

  async function send(path: string, fields: Record<string, string> = {}, as = OWNER) {
    return fetch(server().adminUrl + path, {
      method: "POST",
      headers: { Cookie: await signedIn(server(), as), Origin: server().adminUrl },
      body: new URLSearchParams(fields),
      redirect: "manual",
    });
  }

  async function page(path: string): Promise<string> {
    const answer = await fetch(server().adminUrl + path, { headers: { Cookie: await signedIn(server()) } });
    return answer.text();
  }

  /** As the customer, from an address of his own; with a photo as its form sends it. */
  function write(
    link: string,
    fields: Record<string, string>,
    { origin = server().url, photo }: { origin?: string; photo?: File } = {},
  ) {
    const body = photo ? new FormData() : new URLSearchParams();
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    if (photo) (body as FormData).append("files", photo);
    return fetch(link, {
      method: "POST",
      headers: { Origin: origin, "CF-Connecting-IP": nextClient() },
      body,
      redirect: "manual",
    });
  }

  /** As the editor of the office. */
  async function command(key: string, body: object): Promise<{ code: number; answer: unknown }> {
    const answer = await fetch(`${server().adminUrl}/admin/api/inhoud/review/${key}`, {
      method: "POST",
      headers: {
        Cookie: await signedIn(server()),
        Origin: server().adminUrl,
        "Content-Type": "application/json",
      },
      body: JSON.stringify(body),
    });
    return { code: answer.status, answer: await answer.json() };
  }

  const ask = (id: string, as = OWNER) => send(`/admin/aanvragen/${id}/beoordeling`, { action: "ask" }, as);
  return { wonLead, send, page, write, command, ask };
}

/** Mails with this subject, oldest first. */
export const mailTo = (server: TestServer, subject: string) =>
  server.mails().filter((mail) => mail.subject === subject);

type Kept = { key: string; state: string; content: Record<string, unknown> };

/** What customers wrote, oldest first. */
export async function ownReviews(server: TestServer): Promise<Kept[]> {
  const rows = await server.sql<{ key: string; state: string; draft: string }>(
    "SELECT key, state, draft FROM content_records WHERE type = 'review' ORDER BY id",
  );
  return rows.map(({ key, state, draft }) => ({ key, state, content: JSON.parse(draft) }));
}
