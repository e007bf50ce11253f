import { expect, test } from "vitest";
import { type Api, ApiError } from "./cloudflare-api.ts";
import type { Config } from "./local-checks.ts";
import { mailEvents, receivingDomain } from "./mail-checks.ts";

const config = {
  name: "site",
  vars: { MAIL_FROM: "website@bouwer.example", MAIL_REPLY: "Aanvraag@post.bouwer.example" },
} as unknown as Config;

const apiOf = (account: Record<string, unknown>): Api =>
  (async (path: string) => {
    if (!(path in account)) throw new ApiError(404, "none");
    return account[path];
  }) as Api;

const routing = "/zones/zone/email/routing";
const rule = {
  enabled: true,
  matchers: [{ type: "literal", field: "to", value: "aanvraag@post.bouwer.example" }],
  actions: [{ type: "worker", value: ["site"] }],
};
const whole = {
  "/zones?name=post.bouwer.example": [],
  "/zones?name=bouwer.example": [{ id: "zone" }],
  [routing]: { enabled: true, support_subaddress: true },
  [`${routing}/rules?per_page=50`]: [rule],
};
const mailIn = (account: Record<string, unknown>) => receivingDomain(apiOf({ ...whole, ...account }), config);

test("mail comes in when the domain takes it, a rule brings it to this Worker and the part behind the plus is kept", async () => {
  expect(await mailIn({})).toMatchObject([{ level: "ok", name: "mail in" }]);
  const all = { ...rule, matchers: [{ type: "all" }] };
  expect(await mailIn({ [`${routing}/rules?per_page=50`]: [all] })).toMatchObject([{ level: "ok" }]);
  expect(await receivingDomain(apiOf({}), { ...config, vars: {} })).toEqual([]);
});

test.each([
  ["another account has the domain", { "/zones?name=bouwer.example": [] }, "deploy.md"],
  ["the domain takes no mail", { [routing]: { enabled: false } }, "Email Routing"],
  ["nothing brings it here", { [`${routing}/rules?per_page=50`]: [] }, "rules create post.bouwer.example"],
  [
    "it goes to another Worker",
    {
      [`${routing}/rules?per_page=50`]: [{ ...rule, actions: [{ type: "worker", value: ["site-staging"] }] }],
    },
    "--action-value site",
  ],
  ["its rule is off", { [`${routing}/rules?per_page=50`]: [{ ...rule, enabled: false }] }, "rules create"],
  [
    "addresses with a plus are refused",
    { [routing]: { enabled: true, support_subaddress: false } },
    "Subaddressing",
  ],
])("where %s it says what to do", async (_, account, how) => {
  const [finding] = await mailIn(account);
  expect(finding).toMatchObject({ level: "off", name: "mail in", how: expect.stringContaining(how) });
});

test("what becomes of a mail is known when the queue hears of all that can go wrong", async () => {
  const path = "/accounts/acc/event_subscriptions/subscriptions";
  const look = async (subscriptions: unknown[]) =>
    (await mailEvents(apiOf({ [path]: subscriptions }), "/accounts/acc", config))[0];
  const source = { type: "email.sending" };
  const events = ["message.bounced", "message.failed", "message.rejected", "message.complained"];
  expect(await look([{ source, events }])).toMatchObject({ level: "ok" });
  expect(await look([])).toMatchObject({ level: "off", text: expect.stringContaining("message.bounced") });
  expect(await look([{ source, events: events.slice(1) }])).toMatchObject({
    text: "nothing is known of mails that do not arrive (message.bounced)",
  });
  expect(await look([{ source, events, enabled: false }])).toMatchObject({ level: "off" });
});
