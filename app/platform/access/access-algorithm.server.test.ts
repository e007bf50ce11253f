import { afterAll, expect, test } from "vitest";
import { audience, goodToken, issuer, keySet, newKeys } from "~tests/support/access-tokens";
import { forgedTokens } from "~tests/support/forged-tokens";
import { localBindings } from "~tests/support/local-bindings";
import { stubServer } from "~tests/support/stub-server";
import { requireAdmin } from "./access.server";

const keys = newKeys("sleutel-1");
/** A key set that does not say what its keys are for. */
const bare = { keys: keySet(keys).keys.map((key) => ({ ...key, alg: undefined, use: undefined })) };
const certs = await stubServer((_, response) => void response.end(JSON.stringify(bare)));
const { env, dispose } = await localBindings();
afterAll(async () => {
  await dispose();
  await certs.close();
});

async function statusOf(token: string): Promise<number> {
  const headers = { "Cf-Access-Jwt-Assertion": token };
  const settings = { ACCESS_TEAM_DOMAIN: new URL(issuer).host, ACCESS_AUD: audience };
  const more = { ACCESS_CERTS_URL: `${certs.origin}/certs`, ADMIN_ROLES: "beheer@huis.example=beheer" };
  const answer = await requireAdmin(
    new Request("https://site.example/admin", { headers }),
    { ...settings, ...more, CACHE: env.CACHE, DB: env.DB },
    { waitUntil: () => {} },
  );
  return answer instanceof Response ? answer.status : 200;
}

test("one algorithm only, also where the keys do not name it", async () => {
  const forged = forgedTokens(keys, new Date());
  expect(await statusOf(goodToken(keys, new Date()))).toBe(200);
  for (const name of ["PS256", "RS384", "RS512"]) expect(await statusOf(forged[name] ?? ""), name).toBe(403);
});

test("a token that ended ten seconds ago, or begins in ten, is refused", async () => {
  const seconds = Math.floor(Date.now() / 1000);
  for (const claims of [{ exp: seconds - 10 }, { nbf: seconds + 10 }])
    expect(await statusOf(goodToken(keys, new Date(), claims)), JSON.stringify(claims)).toBe(403);
});
