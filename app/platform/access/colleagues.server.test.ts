import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { audience, goodToken, issuer, keySet, newKeys } from "~tests/support/access-tokens";
import { countedDb } from "~tests/support/counted-db";
import { faulty, localBindings } from "~tests/support/local-bindings";
import { stubServer } from "~tests/support/stub-server";
import { requireAdmin } from "./access.server";
import { peopleWhoMay } from "./colleagues.server";

const keys = newKeys("sleutel-1");
const certs = await stubServer((_, response) => void response.end(JSON.stringify(keySet(keys))));
const { env: bare, dispose } = await localBindings();
afterAll(async () => {
  await dispose();
  await certs.close();
});
beforeEach(async () => {
  await bare.DB.prepare("DELETE FROM colleagues").run();
});

const env = {
  ...bare,
  ACCESS_TEAM_DOMAIN: new URL(issuer).host,
  ACCESS_AUD: audience,
  ACCESS_CERTS_URL: `${certs.origin}/certs`,
  ADMIN_ROLES: "beheer@huis.example=beheer",
};

function give(email: string, role: string): Promise<unknown> {
  return bare.DB.prepare(
    "INSERT INTO colleagues (email, name, role) VALUES (?, 'Els', ?) ON CONFLICT DO UPDATE SET role = excluded.role",
  )
    .bind(email, role)
    .run();
}

/** The role with which an address gets in, or the heading of the page that it gets instead. */
async function enter(email: string, { db = bare.DB, ctx = { waitUntil: () => {} } } = {}): Promise<unknown> {
  const headers = {
    Accept: "text/html",
    "Cf-Access-Jwt-Assertion": goodToken(keys, new Date(), { email }),
  };
  const request = new Request("https://site.example/admin", { headers });
  const answer = await requireAdmin(request, { ...env, DB: db }, ctx);
  return answer instanceof Response ? /<h1>(.*)<\/h1>/.exec(await answer.text())?.[1] : answer.role;
}

test("a role counts from the next request on, and ends with the next request after it is withdrawn", async () => {
  expect(await enter("els@huis.example")).toBe("Nog geen toegang");
  await give("els@huis.example", "planner");
  expect(await enter("Els@Huis.example")).toBe("planner");
  await give("els@huis.example", "writer");
  expect(await enter("els@huis.example")).toBe("writer");
  await give("els@huis.example", "none");
  expect(await enter("els@huis.example")).toBe("Nog geen toegang");
});

test("what everybody else may counts for who has no row, and not for whom access was withdrawn from", async () => {
  await give("*", "writer");
  await give("weg@huis.example", "none");
  expect(await enter("nieuw@huis.example")).toBe("writer");
  expect(await enter("weg@huis.example")).toBe("Nog geen toegang");
  await expect(give("*", "owner")).rejects.toThrow("CHECK");
});

test("nothing in the database changes the role of who stands in ADMIN_ROLES, and nothing of it is read", async () => {
  await give("beheer@huis.example", "none");
  const counted = countedDb(bare.DB);
  expect(await enter("beheer@huis.example", { db: counted.db })).toBe("owner");
  expect(counted.take()).toMatchObject({ queries: 0, rows: 0 });
});

test("a colleague costs one row per request, however often it is asked and however many there are", async () => {
  for (let n = 0; n < 40; n++) await give(`collega-${n}@huis.example`, "field");
  await give("*", "writer");
  const counted = countedDb(bare.DB);
  const ctx = { waitUntil: () => {} };
  for (const role of ["field", "field"])
    expect(await enter("collega-7@huis.example", { db: counted.db, ctx })).toBe(role);
  expect(counted.take()).toMatchObject({ queries: 1, rows: 1 });
  expect(await enter("onbekend@huis.example", { db: counted.db })).toBe("writer");
  expect(counted.take()).toMatchObject({ queries: 1, rows: 1 });
});

test("while the database fails, those of the installation get in and others are told to wait", async () => {
  const said = vi.spyOn(console, "error").mockImplementation(() => {});
  const db = faulty(bare.DB, { method: "prepare", error: new Error("weg") });
  await give("els@huis.example", "owner");
  expect(await enter("els@huis.example", { db })).toBe("Aanmelden lukt nu niet");
  expect(await enter("beheer@huis.example", { db })).toBe("owner");
  expect(said).toHaveBeenCalledOnce();
  said.mockRestore();
});

test("who may do something is asked of both: the installation first", async () => {
  await give("els@huis.example", "field");
  await give("bas@huis.example", "writer");
  await give("weg@huis.example", "none");
  await give("beheer@huis.example", "none");
  await give("*", "office");
  expect(await peopleWhoMay(env, "workOnOwnLeads")).toEqual(["beheer@huis.example", "els@huis.example"]);
  expect(await peopleWhoMay(env, "writeArticles")).toEqual(["bas@huis.example", "beheer@huis.example"]);
});
