import { randomInt, randomUUID } from "node:crypto";
import type { Page } from "playwright";
import type { Choices } from "../../../app/features/push/choices.ts";
import { startServer, type TestServer } from "../../../tests/support/server.ts";
import { leadForm, visitorAddress } from "../../chaos/submissions.ts";
import { type PushService, type ReceivedPush, startPushService } from "../../stand-ins/push-service.ts";

export type Office = {
  server: TestServer;
  service: PushService;
  /** A request of a person of its own, unless told otherwise. */
  request(fields?: Record<string, string>): Promise<{ id: string; name: string }>;
  stop(): Promise<void>;
};

const urgent = { serviceType: "spoedservice", urgencyLevel: "urgent", projectType: "daklekkage" };
const eindhoven = { address: "Kerkstraat 1, 5611 GJ Eindhoven", city: "Eindhoven", postcode: "5611 GJ" };
export const urgentFields = { ...urgent, ...eindhoven };

/** A site with an office, and a telephone that rings for it. */
export async function startOffice(): Promise<Office> {
  const service = await startPushService();
  const server = await startServer({ admin: true, vars: { PUSH_URL: service.url } });
  return {
    server,
    service,
    async request(fields = {}) {
      const mark = randomUUID().slice(0, 8);
      const person = {
        lastName: `Werk${mark}`,
        email: `${mark}@voorbeeld.example`,
        phone: `06 ${randomInt(20_000_000, 60_000_000)}`,
        projectDescription: `Er is iets met het dak, zie ${mark}.`,
      };
      const body = leadForm([]);
      for (const [name, text] of Object.entries({ ...person, ...fields })) body.set(name, text);
      const headers = { "CF-Connecting-IP": visitorAddress() };
      const answer = await fetch(`${server.url}/api/service-request`, { method: "POST", body, headers });
      const sql = "SELECT id FROM leads WHERE email = ?";
      const [row] = await server.sql<{ id: string }>(sql, person.email);
      if (!row) throw new Error(`A request was refused with ${answer.status}.`);
      return { id: row.id, name: `Jan ${fields.lastName ?? person.lastName}` };
    },
    async stop() {
      await server.stop();
      await service.close();
    },
  };
}

/** Signs in, and gives this person a telephone that rings at any hour at which this runs. */
export async function signInWithPhone({ server, service }: Office, page: Page): Promise<void> {
  await page.goto(`${server.adminUrl}/admin/aanvragen`);
  await page.getByRole("button", { name: /^Beheer/ }).click();
  await page.getByRole("heading", { level: 1, name: "Aanvragen" }).waitFor();
  const { endpoint, keys } = service.subscribe();
  const status = await page.evaluate(
    async (fields) =>
      (await fetch("/admin/api/meldingen", { method: "POST", body: new URLSearchParams(fields) })).status,
    { action: "subscribe", endpoint, ...keys, was: "" },
  );
  if (status !== 200) throw new Error(`The telephone was refused with ${status}.`);
  const quiet = { on: false, from: "22:00", until: "07:00" };
  const awake: Choices = { urgent: "duty", requests: "hourly", promise: 60, quiet };
  await server.sql(
    "INSERT OR REPLACE INTO push_choices (email, value) VALUES ('beheer@voorbeeld.example', ?)",
    JSON.stringify(awake),
  );
}

/** The push that leads to a request, once it has come. */
export async function pushOf(service: PushService, id: string): Promise<ReceivedPush> {
  for (let count = 1; ; count++) {
    const found = (await service.until(count)).find(({ text }) => text.includes(id));
    if (found) return found;
  }
}
