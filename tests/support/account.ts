import { type StubServer, stubServer } from "./stub-server.ts";

const aud = "a".repeat(64);
/** What the account has, by path of Cloudflare's API. */
const account: Record<string, unknown> = {
  "/accounts/acc/d1/database/1111-2222": {},
  "/accounts/acc/d1/database/1111-2222/query": [{ results: [] }],
  "/accounts/acc/storage/kv/namespaces/abc": {},
  "/accounts/acc/access/apps": [
    {
      aud,
      domain: "www.bouwer.example/admin*",
      self_hosted_domains: ["www.bouwer.example", "*-totaal-specialisten-staging.bouwer.workers.dev"],
    },
  ],
  "/accounts/acc/workers/subdomain": { subdomain: "bouwer" },
  "/accounts/acc/email/sending/zones": [{ id: "zone" }],
  "/zones/zone/email/sending/subdomains": [{ name: "bouwer.example", enabled: true }],
  "/accounts/acc/event_subscriptions/subscriptions": [
    {
      source: { type: "email.sending" },
      events: ["bounced", "failed", "rejected", "complained"].map((event) => `message.${event}`),
    },
  ],
};
const locked = (prefix: string, days: number) => ({
  prefix,
  enabled: true,
  condition: { type: "Age", maxAgeSeconds: days * 86_400 },
});
for (const suffix of ["", "-staging"]) {
  account[`/accounts/acc/r2/buckets/totaal-specialisten${suffix}-backups`] = {};
  account[`/accounts/acc/r2/buckets/totaal-specialisten${suffix}-backups/lock`] = {
    rules: [locked("daily/", 6), locked("weekly/", 27), locked("files/", 6)],
  };
  account[`/accounts/acc/r2/buckets/totaal-specialisten${suffix}-uploads`] = {};
  account[`/accounts/acc/workers/scripts/totaal-specialisten${suffix}/secrets`] = [{ name: "LINK_SECRET" }];
}
account["/accounts/acc/queues"] = ["", "-dead", "-staging", "-staging-dead"].map((name) => ({
  queue_name: name.startsWith("-staging")
    ? `totaal-specialisten-staging-outbox${name.slice(8)}`
    : `totaal-specialisten-outbox${name}`,
}));
const settings: Record<string, string> = {
  PUBLIC_ORIGIN: "https://www.bouwer.example",
  MAIL_FROM: "website@bouwer.example",
  MAIL_OFFICE: "kantoor@bouwer.example",
  ACCESS_TEAM_DOMAIN: "bouwer.cloudflareaccess.com",
  ACCESS_AUD: aud,
  ADMIN_ROLES: "jan@bouwer.example=beheer",
};

/** wrangler.toml of a project whose account is this one, for production and staging. */
export function withAccount(toml: string): string {
  const bound = toml
    .replace("[assets]", 'routes = [{ pattern = "www.bouwer.example", custom_domain = true }]\n\n[assets]')
    .replace("[env.staging]", '[env.staging]\nroutes = ["www.bouwer.example"]')
    .replaceAll(/00000000-0000-0000-0000-00000000000\d/g, "1111-2222")
    .replaceAll("0".repeat(32), "abc");
  return Object.entries(settings).reduce(
    (text, [name, value]) => text.replaceAll(`${name} = ""`, `${name} = "${value}"`),
    bound,
  );
}

/** Cloudflare's API over an account that has everything. */
export function startAccount(): Promise<StubServer> {
  return stubServer((request, response) => {
    const result = account[request.url ?? ""];
    response.statusCode = result === undefined ? 404 : 200;
    const errors = [{ code: 1, message: "none" }];
    response.end(JSON.stringify({ success: result !== undefined, result, errors }));
  });
}
