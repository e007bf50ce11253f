import { type Api, ApiError } from "./cloudflare-api.ts";
import type { Finding } from "./findings.ts";
import type { Config } from "./local-checks.ts";

const domainOf = (address: unknown) => String(address ?? "").split("@")[1] ?? "";

/** Whether mails leave the account. */
export async function sendingDomain(api: Api, at: string, { vars }: Config): Promise<Finding> {
  const name = "EMAIL";
  const domain = domainOf(vars.MAIL_FROM);
  if (domain === "")
    return { level: "unknown", name, text: "which domain sends is known once MAIL_FROM is set" };
  const zones = await api<{ id: string }[]>(`${at}/email/sending/zones`);
  const domains = await Promise.all(
    zones.map(({ id }) => api<{ name: string; enabled: boolean }[]>(`/zones/${id}/email/sending/subdomains`)),
  );
  return domains.flat().some((item) => item.enabled && item.name === domain)
    ? { level: "ok", name, text: `${domain} may send mail` }
    : {
        level: "missing",
        name,
        text: `${domain} may not send mail yet: nobody hears of a request`,
        how: `npx wrangler email sending enable ${domain}`,
      };
}

type Subscription = { source?: { type?: string }; events?: string[]; enabled?: boolean };

const events = ["bounced", "failed", "rejected", "complained"].map((each) => `message.${each}`);

/** Whether it becomes known that a mail was not delivered. */
export async function mailEvents(api: Api, at: string, { vars }: Config): Promise<Finding[]> {
  if (domainOf(vars.MAIL_FROM) === "") return [];
  const name = "mail events";
  const all = await api<Subscription[]>(`${at}/event_subscriptions/subscriptions`);
  const told = all.flatMap((each) =>
    each.source?.type === "email.sending" && each.enabled !== false ? (each.events ?? []) : [],
  );
  const lacks = events.filter((event) => !told.includes(event));
  if (lacks.length === 0) return [{ level: "ok", name, text: "bounces and complaints come into the queue" }];
  const text = `nothing is known of mails that do not arrive (${lacks.join(", ")})`;
  return [
    { level: "off", name, text, how: "docs/deploy.md, step 2: npx wrangler queues subscription create …" },
  ];
}

type Rule = {
  enabled?: boolean;
  matchers: { type: string; field?: string; value?: string }[];
  actions: { type: string; value?: string[] }[];
};

/** Whether answers of visitors come to this Worker; nothing where they are not meant to. */
export async function receivingDomain(api: Api, { name: script = "", vars }: Config): Promise<Finding[]> {
  const address = String(vars.MAIL_REPLY ?? "").toLowerCase();
  const domain = domainOf(address);
  if (domain === "") return [];
  const off = (text: string, how: string): Finding[] => [{ level: "off", name: "mail in", text, how }];
  const zone = await zoneOf(api, domain);
  if (zone === null)
    return off(
      `${domain} is not on this account: answers to ${address} do not come to /admin`,
      "docs/deploy.md, Mail in",
    );
  const path = `/zones/${zone}/email/routing`;
  const { enabled, support_subaddress: plus } = await api<{
    enabled?: boolean;
    support_subaddress?: boolean;
  }>(path);
  if (!enabled)
    return off(`${domain} takes no mail`, "in the dashboard: Email > Email Routing, switch it on");
  const rules = await api<Rule[]>(`${path}/rules?per_page=50`);
  const comes = rules.some(
    (rule) =>
      rule.enabled !== false &&
      rule.matchers.some(({ type, value }) => type === "all" || value?.toLowerCase() === address) &&
      rule.actions.some(({ type, value }) => type === "worker" && value?.includes(script)),
  );
  if (!comes)
    return off(
      `no rule brings ${address} to the Worker ${script}`,
      `once it is deployed: npx wrangler email routing rules create ${domain} --match-type literal --match-field to --match-value ${address} --action-type worker --action-value ${script}`,
    );
  if (plus === false)
    return off(
      `${address.replace("@", "+…@")} is refused, so that no answer arrives`,
      "in the dashboard: Email > Email Routing > Settings, switch on Subaddressing",
    );
  return [{ level: "ok", name: "mail in", text: `answers to ${address} come to ${script}` }];
}

/** The zone of a domain, or of what it is a part of; null when the account has none. */
async function zoneOf(api: Api, domain: string): Promise<string | null> {
  for (let name = domain; name.includes("."); name = name.slice(name.indexOf(".") + 1)) {
    const [zone] = await api<{ id: string }[]>(`/zones?name=${name}`).catch((error) => {
      if (error instanceof ApiError && error.status === 404) return [];
      throw error;
    });
    if (zone) return zone.id;
  }
  return null;
}
