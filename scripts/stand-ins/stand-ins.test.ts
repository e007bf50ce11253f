import { afterEach, expect, test } from "vitest";
import { type StandIns, startStandIns } from "./stand-ins";

let standIns: StandIns | undefined;
afterEach(() => standIns?.close());

const control = (path: string, method = "PUT") => fetch(`${standIns?.url}/control${path}`, { method });
const turnstile = (signal?: AbortSignal) =>
  fetch(`${standIns?.url}/turnstile`, {
    method: "POST",
    body: JSON.stringify({ response: "token" }),
    signal: signal ?? null,
  });

test("every service works until it is told otherwise, and remembers what it was asked", async () => {
  standIns = await startStandIns();
  const state = (await (await control("", "GET")).json()) as { services: Record<string, string> };
  expect(new Set(Object.values(state.services))).toEqual(new Set(["work"]));
  expect(await (await turnstile()).json()).toMatchObject({ success: true });
  expect(standIns.asked("turnstile").map(({ body }) => body)).toEqual(['{"response":"token"}']);
  expect(standIns.asked("webhook")).toEqual([]);
});

test("over HTTP each can be made to fail and to lie, and mended", async () => {
  standIns = await startStandIns();
  await control("/turnstile/fail");
  expect((await turnstile()).status).toBe(500);
  await control("/turnstile/lie");
  expect(await (await turnstile()).json()).toEqual({ success: "ja" });
  await control("/turnstile/work");
  expect(await (await turnstile()).json()).toMatchObject({ success: true });
  expect((await control("/turnstile/dance")).status).toBe(404);
});

test("one that hangs gives no answer, one that drips never ends it", async () => {
  standIns = await startStandIns();
  standIns.set("turnstile", "hang");
  await expect(turnstile(AbortSignal.timeout(200))).rejects.toThrow();
  standIns.set("turnstile", "drip");
  const dripping = await turnstile(AbortSignal.timeout(1000));
  expect(dripping.status).toBe(200);
  await expect(dripping.text()).rejects.toThrow();
});

test("the place and its autocomplete share an address and are two services", async () => {
  standIns = await startStandIns();
  const { PLACES_URL } = standIns.vars.places;
  expect(await (await fetch(`${PLACES_URL}/voorbeeld`)).json()).toHaveProperty("displayName.text");
  const question = { method: "POST", body: JSON.stringify({ input: "voorbeeldstraat 3" }) };
  expect(await (await fetch(`${PLACES_URL}:autocomplete`, question)).json()).toHaveProperty("suggestions.0");
});
