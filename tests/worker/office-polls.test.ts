import { afterAll, beforeAll, expect, test } from "vitest";
import { audience, goodToken, issuer, keySet, newKeys } from "../support/access-tokens.ts";
import { builtWorker } from "../support/built-worker.ts";
import { leadPost, receive } from "../support/lead-posts.ts";
import { stubServer } from "../support/stub-server.ts";

const keys = newKeys("sleutel-1");
let certs: Awaited<ReturnType<typeof stubServer>>;
let site: Awaited<ReturnType<typeof builtWorker>>;

beforeAll(async () => {
  certs = await stubServer((_, response) => response.end(JSON.stringify(keySet(keys))));
  site = await builtWorker(() => ({
    ACCESS_TEAM_DOMAIN: new URL(issuer).host,
    ACCESS_AUD: audience,
    ACCESS_CERTS_URL: `${certs.origin}/certs`,
    ADMIN_ROLES: "els@huis.example=beheer",
  }));
  await receive(site.env, leadPost({ phone: "06 44171999" }));
  await site.db.prepare("INSERT INTO colleagues VALUES ('bas@huis.example', 'Bas', 'office')").run();
});
afterAll(async () => {
  await site?.dispose();
  await certs?.close();
});

async function poll(email: string) {
  const asked = { "Cf-Access-Jwt-Assertion": goodToken(keys, new Date(), { email }) };
  const { status, body, asked: use } = await site.get("/admin/api/stand", asked);
  return { status, version: JSON.parse(body).version, use };
}

test("a look of an open list is one statement that reads two rows, three for a role from the list of colleagues, however much there is", async () => {
  // The first one of an isolate asks what the office changed of the site.
  await poll("els@huis.example");
  const looks = async () => [await poll("els@huis.example"), await poll("bas@huis.example")];
  const few = await looks();
  expect(few).toEqual([
    { status: 200, version: 1, use: { queries: 1, trips: 1, rows: 2 } },
    { status: 200, version: 1, use: { queries: 2, trips: 2, rows: 3 } },
  ]);
  for (let n = 0; n < 30; n++)
    await receive(site.env, leadPost({ lastName: `Peiling ${n}`, phone: `06 4417${2000 + n}` }));
  // Half a minute later the isolate asks again.
  await poll("els@huis.example");
  expect(await looks()).toEqual(few.map((look) => ({ ...look, version: 31 })));
});
