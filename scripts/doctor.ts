import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { unstable_readConfig as readConfig } from "wrangler";
import { cloudflareAccount } from "./cli/cloudflare-account.ts";
import { readOptions } from "./cli/options.ts";
import { fail, projectFolder } from "./cli/run.ts";
import { describe, type Finding, summary } from "./doctor/findings.ts";
import { type Config, checkBindings, checkSettings } from "./doctor/local-checks.ts";
import { checkAccount } from "./doctor/remote-checks.ts";
import { newVapidKeys } from "./push/vapid-keys.ts";

/** What wrangler.toml says of an environment; production when it is undefined. */
function configOf(environment: string | undefined): Config {
  const file = join(projectFolder, "wrangler.toml");
  const config = readConfig({ config: file, env: environment ?? "" });
  const known = config.definedEnvironments ?? [];
  if (environment === undefined || known.includes(environment)) return config as unknown as Config;
  throw new Error(`wrangler.toml has no [env.${environment}]; it has: ${known.join(", ")}`);
}

function local(config: Config): Finding[] {
  const own = join(projectFolder, ".dev.vars");
  const values = existsSync(own) ? parseEnv(readFileSync(own, "utf8")) : {};
  const isRecent = Number(process.versions.node.split(".")[0]) >= 22;
  return [
    {
      level: isRecent ? "ok" : "missing",
      name: "Node",
      text: process.version,
      how: isRecent ? undefined : "run it as `npm run doctor`",
    },
    ...checkBindings(config),
    ...checkSettings({ ...config.vars, ...values }, "local"),
  ];
}

async function remote(config: Config): Promise<Finding[]> {
  const account = await cloudflareAccount();
  if (!account) {
    return [
      {
        level: "missing",
        name: "sign-in",
        text: "wrangler is not signed in to a Cloudflare account",
        how: "npx wrangler login, or set CLOUDFLARE_API_TOKEN",
      },
    ];
  }
  const migrations = readdirSync(join(projectFolder, "migrations")).filter((name) => name.endsWith(".sql"));
  return [...checkBindings(config), ...(await checkAccount(account.api, account.id, config, migrations))];
}

const help = `npm run doctor -- [--remote] [--env staging] [--vapid]

Names every missing binding, secret or setting, and what it switches off: on this computer, or in the account.
With --vapid it makes a pair of keys for push messages instead, and says where each goes.`;

/** Once: with other keys every colleague's browser must ask anew. */
function printNewKeys(env: string | undefined): void {
  const { VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY } = newVapidKeys();
  const where = env ? ` --env ${env}` : "";
  console.log(`In wrangler.toml, under ${env ? `[env.${env}.vars]` : "[vars]"}:

VAPID_PUBLIC_KEY = "${VAPID_PUBLIC_KEY}"

As a secret, with npx wrangler secret put VAPID_PRIVATE_KEY${where}; paste this when it asks:

${VAPID_PRIVATE_KEY}`);
}

async function doctor(): Promise<void> {
  const {
    remote: inAccount,
    env,
    vapid,
  } = readOptions(help, {
    remote: { type: "boolean", default: false },
    vapid: { type: "boolean", default: false },
    env: { type: "string" },
  });
  if (vapid) return printNewKeys(env);
  const config = configOf(env);
  const findings = inAccount ? await remote(config) : local(config);
  console.log(`${inAccount ? "In the Cloudflare account" : "On this computer"}: ${config.name}`);
  console.log(`\n${describe(findings)}\n\n${summary(findings)}`);
  if (!inAccount) console.log("For the deployed site: npm run doctor -- --remote");
  process.exitCode = findings.some(({ level }) => level === "missing") ? 1 : 0;
}

doctor().catch((error) => fail(error));
