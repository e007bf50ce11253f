import { createHmac, randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { SuggestionAnswer } from "../../app/features/leads/address/suggestion.ts";
import { freshFetch } from "../support/fresh-fetch.ts";
import { fullRequest } from "../support/lead-posts.ts";
import { startServer, type TestServer } from "../support/server.ts";
import { type StandIns, startStandIns } from "../support/stand-ins.ts";

const PLACES_ID = "voorbeeld-totaal-specialisten";
/** The ways in which a service can fail. */
const faults = ["fail", "hang", "drip", "lie"] as const;

let standIns: StandIns;
let server: TestServer;
beforeAll(async () => {
  standIns = await startStandIns();
  const { addresses, places, turnstile, webhook } = standIns.vars;
  server = await startServer({ vars: { ...addresses, ...places, ...turnstile, ...webhook, PLACES_ID } });
});
afterAll(async () => {
  await server?.stop();
  await standIns?.close();
});
beforeEach(() => {
  for (const service of ["turnstile", "webhook", "places", "autocomplete"] as const) {
    standIns.set(service, "work");
  }
});

let visitors = 0;
const visitor = () => `2001:db8:${(++visitors).toString(16)}::1`;

type Sent = { status: number; key: string; ip: string; message: string };

/** Posts a lead as a page's form does, each time from another address. */
async function send(fields: Record<string, string> = {}): Promise<Sent> {
  const form = new FormData();
  const [key, ip] = [randomUUID(), visitor()];
  for (const [name, value] of Object.entries({ ...fullRequest, submissionKey: key, ...fields })) {
    form.set(name, value);
  }
  const response = await fetch(`${server.url}/api/service-request`, {
    method: "POST",
    body: form,
    headers: { "CF-Connecting-IP": ip, Connection: "close" },
  });
  const { message } = (await response.json()) as { message: string };
  return { status: response.status, key, ip, message };
}

type Row = { turnstile: string | null; quarantine_reason: string | null };
const kept = (key: string) =>
  server.sql<Row>("SELECT turnstile, quarantine_reason FROM leads WHERE submission_key = ?", key);
const token = (name: string) => ({ "cf-turnstile-response": name });

describe("Turnstile", () => {
  test("a visitor who passes is kept as such, and asked about once with what it needs to know", async () => {
    const { status, key, ip } = await send(token("good"));
    expect(status).toBe(200);
    expect(await kept(key)).toEqual([{ turnstile: "passed", quarantine_reason: null }]);
    const asked = standIns.asked("turnstile").map(({ body }) => JSON.parse(body));
    expect(asked).toEqual([
      { secret: "stand-in-secret", response: "good", remoteip: ip, idempotency_key: key },
    ]);
  });

  test("a refused visitor is told so in words, and nothing is stored", async () => {
    const { status, key, message } = await send(token("refused"));
    expect(status).toBe(403);
    expect(message).toContain("De controle tegen misbruik is niet gelukt");
    expect(await kept(key)).toEqual([]);
  });

  test("a token that was used before is no proof either way: the lead goes to quarantine", async () => {
    const { status, key } = await send(token("spent"));
    expect(status).toBe(200);
    expect(await kept(key)).toEqual([{ turnstile: "unchecked", quarantine_reason: "turnstile-spent" }]);
  });

  test.each(faults)(
    "when it does %s, nobody is turned away",
    async (fault) => {
      standIns.set("turnstile", fault);
      const { status, key } = await send(token("good"));
      expect(status).toBe(200);
      expect(await kept(key)).toEqual([{ turnstile: "unchecked", quarantine_reason: null }]);
    },
    30_000,
  );

  test("a visitor without script, who has no token, is not asked about", async () => {
    const before = standIns.asked("turnstile").length;
    const { key } = await send();
    expect(await kept(key)).toEqual([{ turnstile: "unchecked", quarantine_reason: null }]);
    expect(standIns.asked("turnstile")).toHaveLength(before);
  });
});

describe("the webhook", () => {
  type Delivery = { id: string; state: string; attempts: number; last_error: string | null };
  const deliveryOf = async (key: string) => {
    const rows = await server.sql<Delivery>(
      `SELECT outbox.id, state, attempts, last_error FROM outbox JOIN leads ON leads.id = lead_id
       WHERE outbox.kind = 'webhook' AND submission_key = ?`,
      key,
    );
    return rows[0];
  };
  const hooksOf = (id = "") =>
    standIns.asked("webhook").filter(({ headers }) => headers["x-delivery-id"] === id);

  test("is signed over its moment and its body, and holds the lead without its secrets", async () => {
    const { key } = await send();
    await expect.poll(async () => (await deliveryOf(key))?.state, { timeout: 20_000 }).toBe("sent");
    const { id } = (await deliveryOf(key)) ?? {};
    const [hook] = hooksOf(id);
    const { "x-timestamp": timestamp, "x-signature": signature } = hook?.headers ?? {};
    const hmac = createHmac("sha256", "stand-in-webhook-secret").update(`${timestamp}.${hook?.body}`);
    expect(signature).toBe(`sha256=${hmac.digest("hex")}`);
    expect(Math.abs(Date.now() / 1000 - Number(timestamp))).toBeLessThan(120);
    const body = JSON.parse(hook?.body ?? "{}");
    expect(body).toMatchObject({
      id,
      event: "lead.received",
      lead: { firstName: "Jan", email: "jan@voorbeeld.nl", address: fullRequest.address },
    });
    expect(hook?.body).not.toContain(key);
    expect(hook?.body).not.toMatch(/objectKey|payloadHash/);
  });

  test("that says it took it has it, however slowly it goes on talking", async () => {
    standIns.set("webhook", "drip");
    const { key } = await send();
    await expect.poll(async () => (await deliveryOf(key))?.state, { timeout: 20_000 }).toBe("sent");
  });

  test.each(["fail", "hang", "lie"] as const)(
    "that does %s is sent again under the same delivery id until it is taken",
    async (fault) => {
      standIns.set("webhook", fault);
      const { key } = await send();
      const failed = async () => (await deliveryOf(key))?.last_error;
      await expect.poll(failed, { timeout: 30_000 }).toBeTruthy();
      expect(await deliveryOf(key)).toMatchObject({ state: "due", attempts: 1 });
      // Redirects are not followed.
      expect(hooksOf((await deliveryOf(key))?.id)).toHaveLength(1);
      standIns.set("webhook", "work");
      await server.sql("UPDATE outbox SET next_at = 0 WHERE kind = 'webhook' AND state = 'due'");
      await server.cron("* * * * *");
      const delivery = await deliveryOf(key);
      expect(delivery).toMatchObject({ state: "sent", attempts: 2, last_error: null });
      expect(new Set(hooksOf(delivery?.id).map(({ body }) => body)).size).toBe(1);
      expect(hooksOf(delivery?.id)).toHaveLength(2);
    },
    60_000,
  );
});

describe("address suggestions of Google", () => {
  const ask = async (query: string) => {
    const url = `${server.url}/api/adres?${new URLSearchParams({ q: query })}`;
    const answer = await freshFetch(url, { headers: { "CF-Connecting-IP": visitor() } });
    return (await answer.json()) as SuggestionAnswer;
  };

  test("come beside those of the registers, are asked for with our key, and are named as Google's", async () => {
    const { google, results } = await ask("voorbeeldstraat 11");
    expect(google).toBe(true);
    expect(results.map(({ city }) => city)).toEqual(expect.arrayContaining(["Eindhoven", "Lommel"]));
    const asked = standIns.asked("autocomplete").at(-1);
    expect(asked?.headers["x-goog-api-key"]).toBe("stand-in-key");
    expect(JSON.parse(asked?.body ?? "{}")).toEqual({
      input: "voorbeeldstraat 11",
      includedRegionCodes: ["nl", "be"],
      languageCode: "nl",
    });
  });

  test.each(faults)("when they %s, those of the registers come all the same", async (fault) => {
    standIns.set("autocomplete", fault);
    const { google, results } = await ask(`voorbeeldstraat 2${faults.indexOf(fault)}`);
    expect(google).toBe(false);
    expect(results.map(({ country }) => country)).toEqual(["Nederland", "België"]);
  });
});

describe("the business profile of Google", () => {
  const profile = async (url: string) => {
    const headers = { "CF-Connecting-IP": visitor() };
    const answer = await freshFetch(`${url}/api/google-business/${PLACES_ID}`, { headers });
    return { status: answer.status, body: await answer.json() };
  };

  test("is answered in the fields of the specification", async () => {
    expect(await profile(server.url)).toMatchObject({
      status: 200,
      body: {
        success: true,
        source: "google",
        data: { name: "Totaal Specialisten (nagebootst)", rating: 4.7, user_ratings_total: 31 },
      },
    });
  });

  // A failed service is not called for half a minute, so each fault has its own server.
  test.each(faults)(
    "when Google does %s, the answer says so and the page shows the built-in one",
    async (fault) => {
      standIns.set("places", fault);
      const other = await startServer({ vars: { ...standIns.vars.places, PLACES_ID } });
      try {
        const { status, body } = await profile(other.url);
        expect(status).toBe(200);
        expect(body).toEqual({ success: false, error: expect.stringMatching(/^Google Places API /) });
        if (fault === "fail") expect(body).toEqual({ success: false, error: "Google Places API error: 500" });
        const home = await (await freshFetch(other.url)).text();
        expect(home).toContain("Totaal Specialisten");
        expect(home).not.toContain("nagebootst");
      } finally {
        await other.stop();
      }
    },
    60_000,
  );
});
