import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { SuggestionAnswer } from "../../app/features/leads/address/suggestion.ts";
import { freshFetch } from "../support/fresh-fetch.ts";
import { startServer, type TestServer } from "../support/server.ts";
import { type StandIns, startStandIns } from "../support/stand-ins.ts";

let standIns: StandIns;
let server: TestServer;
beforeAll(async () => {
  standIns = await startStandIns();
  server = await startServer({ vars: standIns.vars.addresses });
});
afterAll(async () => {
  await server?.stop();
  await standIns?.close();
});
beforeEach(() => {
  standIns.set("pdok", "work");
  standIns.set("vlaanderen", "work");
});

let visitors = 0;
const visitor = () => `2001:db8:${(++visitors).toString(16)}::1`;
function ask(query: string, headers: Record<string, string> = {}): Promise<Response> {
  const url = `${server.url}/api/adres?${new URLSearchParams({ q: query })}`;
  return freshFetch(url, { headers: { "CF-Connecting-IP": visitor(), ...headers } });
}

const resultsOf = async (answer: Response) => ((await answer.json()) as SuggestionAnswer).results;

test("both countries are suggested in parts, for the visitor's own cache only", async () => {
  const answer = await ask("Voorbeeldstraat 7");
  expect(answer.headers.get("Cache-Control")).toBe("private, max-age=86400");
  expect(await answer.json()).toEqual({
    outside: false,
    google: false,
    results: [
      {
        kind: "address",
        label: "Voorbeeldstraat 7, 5611 AA Eindhoven",
        street: "Voorbeeldstraat",
        houseNumber: "7",
        postcode: "5611 AA",
        city: "Eindhoven",
        country: "Nederland",
        outside: false,
      },
      expect.objectContaining({ label: "Voorbeeldstraat 7, 3920 Lommel", country: "België" }),
    ],
  });
});

test("the same question, however it is typed, reaches the registers once", async () => {
  await ask("Voorbeeldlaan 9");
  const before = standIns.asked("pdok").length;
  await expect
    .poll(async () => {
      await ask("  voorbeeldlaan   9 ");
      return standIns.asked("pdok").length - before;
    })
    .toBeLessThanOrEqual(1);
  const asked = standIns.asked("pdok").length;
  expect(await resultsOf(await ask("VOORBEELDLAAN 9"))).toHaveLength(1);
  expect(standIns.asked("pdok")).toHaveLength(asked);
});

test("an answer in which a register is missing is not cached", async () => {
  standIns.set("pdok", "fail");
  const poor = await ask("voorbeeldstraat 8");
  expect(poor.headers.get("Cache-Control")).toBe("private, max-age=0");
  expect(await resultsOf(poor)).toHaveLength(1);
  standIns.set("pdok", "work");
  expect(await resultsOf(await ask("voorbeeldstraat 8"))).toHaveLength(2);
});

test("nothing is asked for a few letters, and other sites and methods are refused", async () => {
  const before = standIns.asked("pdok").length;
  expect(await (await ask("vo")).json()).toMatchObject({ results: [] });
  expect((await ask("voorbeeldstraat", { Origin: "https://evil.example" })).status).toBe(403);
  const put = await freshFetch(`${server.url}/api/adres?q=voorbeeldstraat`, { method: "PUT" });
  expect([put.status, put.headers.get("Allow")]).toEqual([405, "GET, POST"]);
  expect(standIns.asked("pdok")).toHaveLength(before);
});

test("one visitor cannot use us to load the registers, and the typed text is in no log", async () => {
  const one = { "CF-Connecting-IP": visitor() };
  let limited: Response | undefined;
  // The limit counts per clock minute, so two full shares may follow each other.
  for (let n = 0; n < 250 && limited?.status !== 429; n++) limited = await ask("voorbeeldplein", one);
  expect(limited?.status).toBe(429);
  expect(limited?.headers.get("Retry-After")).toBe("60");
  standIns.set("vlaanderen", "lie");
  await ask("geheimeweg 1");
  await expect.poll(() => server.log().join("\n")).toContain("address.service-failed");
  expect(server.log().join("\n")).not.toMatch(/geheimeweg|voorbeeldplein/i);
});

test("a point becomes the address there, is in no log, and is kept nowhere", async () => {
  const one = { "CF-Connecting-IP": visitor() };
  const post = (lat: string, lng: string, headers: Record<string, string> = {}) =>
    freshFetch(`${server.url}/api/adres`, {
      method: "POST",
      headers: { ...one, "Content-Type": "application/x-www-form-urlencoded", ...headers },
      body: `lat=${lat}&lng=${lng}`,
    });
  const answer = await post("51.44163", "5.46971");
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
  expect(await answer.json()).toMatchObject({
    complete: true,
    address: { label: "Voorbeeldstraat 1, 5611 AA Eindhoven", houseNumber: "1" },
  });
  const asked = standIns.asked("pdok").length;
  expect(await (await post("40.4", "-3.7")).json()).toEqual({ address: null, complete: true });
  expect((await post("51.44163", "5.46971", { Origin: "https://evil.example" })).status).toBe(403);
  expect(standIns.asked("pdok")).toHaveLength(asked);
  expect(server.log().join("\n")).not.toMatch(/51\.4416|5\.4697/);
});
