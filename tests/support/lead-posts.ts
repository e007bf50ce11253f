import {
  type LeadResources,
  leadResources,
  type ReceiveOptions,
  receiveLead,
} from "../../app/features/leads/receive/receive-lead.server";

export const fullRequest = {
  selectedService: "Gratis offerte",
  serviceType: "offerte",
  specialist: "General",
  projectType: "",
  address: "Kerkstraat 1, 5611 GJ Eindhoven",
  projectDescription: "Het dak lekt bij de schoorsteen.",
  firstName: "Jan",
  lastName: "de Vries",
  email: "jan@voorbeeld.nl",
  phone: "06 12345678",
  contactPreference: "email",
  photos: "[]",
  urgencyLevel: "normal",
  timeOnPage: "0",
  interactionCount: "1",
  leadScore: "3",
} as const;

export const fullMembership = {
  selectedService: "Zorgeloos Wonen Lidmaatschap",
  serviceType: "Lidmaatschap",
  specialist: "TOS",
  membershipTypes: "basis-onderhoud,comfort-plus",
  address: "Dorpsstraat 2, 3920 Lommel",
  propertyType: "villa",
  propertyYear: "1987",
  currentIssues: "Dakgoot lekt",
  previousMaintenance: "",
  priority: "spoed",
  firstName: "An",
  lastName: "Peeters",
  email: "an@voorbeeld.be",
  phone: "+32 11 23 45 67",
  contactPreference: "phone",
  projectDescription: "Samenvatting van de aanvraag",
} as const;

export type SampleFile = { name: string; content: Uint8Array<ArrayBuffer>; type?: string };

export const receivedAt = new Date("2026-11-20T10:40:00Z");

/** A form as a browser posts it; undefined omits a field of `fullRequest`. */
export function leadPost(
  fields: Record<string, string | undefined> = {},
  files: SampleFile[] = [],
  headers: Record<string, string> = {},
): Request {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...fullRequest, ...fields })) {
    if (value !== undefined) form.append(name, value);
  }
  for (const { name, content, type = "application/octet-stream" } of files) {
    form.append("files", new Blob([content], { type }), name);
  }
  return new Request("https://site.example/api/service-request", { method: "POST", body: form, headers });
}

/** A handwritten body with boundary `b`. */
export function rawPost(
  body: string | Uint8Array<ArrayBuffer>,
  headers: Record<string, string> = {},
): Request {
  return new Request("https://site.example/api/service-request", {
    method: "POST",
    body,
    headers: { "Content-Type": "multipart/form-data; boundary=b", ...headers },
  });
}

/** Calls the endpoint's handler and waits for its background work. */
export async function receive(
  resources: LeadResources | Env,
  request: Request,
  options: Partial<ReceiveOptions> = {},
) {
  const later: Promise<unknown>[] = [];
  const answer = await receiveLead("DB" in resources ? leadResources(resources) : resources, request, {
    kind: "request",
    now: receivedAt,
    waitUntil: (work) => later.push(work),
    ...options,
  });
  await Promise.all(later);
  return answer;
}

export async function objectKeys(bucket: R2Bucket): Promise<string[]> {
  return (await bucket.list()).objects.map((object) => object.key);
}

export async function countRows(
  db: D1Database,
  table: "leads" | "lead_files" | "lead_events" | "outbox",
): Promise<number> {
  const counts = {
    leads: "SELECT count(*) AS n FROM leads",
    lead_files: "SELECT count(*) AS n FROM lead_files",
    lead_events: "SELECT count(*) AS n FROM lead_events",
    outbox: "SELECT count(*) AS n FROM outbox",
  };
  return (await db.prepare(counts[table]).first<number>("n")) ?? 0;
}

export async function clearLeads({ DB, UPLOADS }: Pick<Env, "DB" | "UPLOADS">): Promise<void> {
  const tables = ["leads", "outbox", "visitor_mails", "files_to_forget"];
  await DB.batch(tables.map((table) => DB.prepare(`DELETE FROM ${table}`)));
  const keys = await objectKeys(UPLOADS);
  if (keys.length > 0) await UPLOADS.delete(keys);
}
