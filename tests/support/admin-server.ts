import { audience, goodToken, issuer, keySet, newKeys } from "./access-tokens.ts";
import { startServer, type TestServer } from "./server.ts";
import { stubServer } from "./stub-server.ts";

export type AdminServer = TestServer & {
  keys: ReturnType<typeof newKeys>;
  /** A valid token, as Cloudflare Access sends it. */
  tokenOf: (email: string) => string;
};

/** The built Worker with roles for these people, and the keys that sign their tokens. */
export async function startAdminServer(
  roles: string,
  vars: Record<string, string> = {},
): Promise<AdminServer> {
  const keys = newKeys("sleutel-1");
  const certs = await stubServer((_, response) => response.end(JSON.stringify(keySet(keys))));
  const server = await startServer({
    vars: {
      ACCESS_TEAM_DOMAIN: new URL(issuer).host,
      ACCESS_AUD: audience,
      ACCESS_CERTS_URL: `${certs.origin}/certs`,
      ADMIN_ROLES: roles,
      ...vars,
    },
  });
  return {
    ...server,
    keys,
    tokenOf: (email) => goodToken(keys, new Date(), { email }),
    async stop() {
      await server.stop();
      await certs.close();
    },
  };
}
