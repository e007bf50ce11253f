import { type Api, ApiError } from "./cloudflare-api.ts";
import { access, addresses } from "./doors.ts";
import type { Finding } from "./findings.ts";
import { type Config, checkSettings } from "./local-checks.ts";
import { locks } from "./lock-check.ts";
import { mailEvents, receivingDomain, sendingDomain } from "./mail-checks.ts";

type Check = () => Promise<Finding[] | Finding>;

/** The identifiers of a fresh clone. */
const placeholder = /^[0-]*1?$/;

/** Compares the account with what wrangler.toml names. `migrations` are the names of the files in migrations/. */
export async function checkAccount(
  api: Api,
  account: string,
  config: Config,
  migrations: string[],
): Promise<Finding[]> {
  const at = `/accounts/${account}`;
  const origin = URL.parse(String(config.vars.PUBLIC_ORIGIN ?? ""));
  const groups = await Promise.all([
    ...config.d1_databases.map((item) => attempt(item.binding, () => database(api, at, item, migrations))),
    ...config.r2_buckets.map((item) => attempt(item.binding, () => bucket(api, at, item))),
    ...config.r2_buckets
      .filter(({ binding }) => binding === "BACKUPS")
      .map((item) => attempt("lock", () => locks(api, at, item))),
    ...config.kv_namespaces.map((item) => attempt(item.binding, () => namespace(api, at, item))),
    attempt("OUTBOX", () => queues(api, at, config)),
    attempt("secrets", () => secrets(api, at, config)),
    attempt("/admin", () => access(api, at, config, origin)),
    attempt("EMAIL", () => sendingDomain(api, at, config)),
    attempt("mail events", () => mailEvents(api, at, config)),
    attempt("mail in", () => receivingDomain(api, config)),
  ]);
  return [...groups.flat(), ...addresses(config, origin)];
}

/** A check that cannot be made is told, and stops no other one. */
async function attempt(name: string, check: Check): Promise<Finding[]> {
  try {
    return [await check()].flat();
  } catch (error) {
    const denied = error instanceof ApiError && [401, 403].includes(error.status);
    const text = denied ? "the token may not read this" : `could not be checked: ${(error as Error).message}`;
    return [{ level: "unknown", name, text }];
  }
}

/** Null when the API says that there is no such thing. */
async function find<Result>(result: Promise<Result>): Promise<Result | null> {
  return result.catch((error) => {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  });
}

async function database(
  api: Api,
  at: string,
  { binding: name, database_id: id = "", database_name = "" }: Config["d1_databases"][number],
  migrations: string[],
): Promise<Finding> {
  const isSite = name === "DB";
  const found = placeholder.test(id) ? null : await find(api(`${at}/d1/database/${id}`));
  if (!found) {
    return {
      level: "missing",
      name,
      text: `there is no such database: ${isSite ? "nothing can be stored" : "backups are not tried out"}`,
      how: `npx wrangler d1 create ${database_name} --jurisdiction eu\nand put its id into wrangler.toml`,
    };
  }
  if (!isSite) return { level: "ok", name, text: "the database is there" };
  const applied = await api<{ results: { name: string }[] }[]>(`${at}/d1/database/${id}/query`, {
    body: { sql: "SELECT name FROM d1_migrations" },
  }).catch((error) => {
    // A database without that table is one that was never migrated.
    if (error instanceof ApiError && error.status < 500 && /no such table/.test(error.message)) return [];
    throw error;
  });
  const names = new Set(applied.flatMap(({ results }) => results.map((row) => row.name)));
  const due = migrations.filter((migration) => !names.has(migration));
  return due.length === 0
    ? { level: "ok", name, text: "the database is there, and migrated" }
    : { level: "ok", name, text: `the database is there; npm run deploy will apply ${due.join(", ")}` };
}

async function bucket(
  api: Api,
  at: string,
  { binding: name, bucket_name = "", jurisdiction }: Config["r2_buckets"][number],
): Promise<Finding> {
  const headers = jurisdiction ? { "cf-r2-jurisdiction": jurisdiction } : undefined;
  if (await find(api(`${at}/r2/buckets/${bucket_name}`, { headers }))) {
    return { level: "ok", name, text: `the bucket ${bucket_name} is there` };
  }
  const flag = jurisdiction ? ` --jurisdiction ${jurisdiction}` : "";
  return {
    level: "missing",
    name,
    text: `there is no bucket ${bucket_name}: ${name === "UPLOADS" ? "requests with photos are refused" : "wrangler refuses to deploy"}`,
    how: `npx wrangler r2 bucket create ${bucket_name}${flag}`,
  };
}

async function namespace(
  api: Api,
  at: string,
  { binding: name, id = "" }: Config["kv_namespaces"][number],
): Promise<Finding> {
  if (!placeholder.test(id) && (await find(api(`${at}/storage/kv/namespaces/${id}`)))) {
    return { level: "ok", name, text: "the namespace is there" };
  }
  return {
    level: "missing",
    name,
    text: "there is no such namespace: wrangler refuses to deploy",
    how: `npx wrangler kv namespace create ${name}\nand put its id into wrangler.toml`,
  };
}

async function queues(api: Api, at: string, { queues: wanted }: Config): Promise<Finding[]> {
  const consumers = wanted.consumers ?? [];
  const names = [
    ...(wanted.producers ?? []).map(({ queue }) => queue),
    ...consumers.flatMap(({ queue, dead_letter_queue }) => [queue, dead_letter_queue ?? queue]),
  ];
  const there = await api<{ queue_name: string }[]>(`${at}/queues`);
  return [...new Set(names)].map((name) =>
    there.some(({ queue_name }) => queue_name === name)
      ? { level: "ok", name, text: "the queue is there" }
      : {
          level: "missing",
          name,
          text: "there is no such queue: wrangler refuses to deploy",
          how: `npx wrangler queues create ${name}`,
        },
  );
}

async function secrets(api: Api, at: string, { name, vars, targetEnvironment }: Config): Promise<Finding[]> {
  const set = await find(api<{ name: string }[]>(`${at}/workers/scripts/${name}/secrets`));
  const names = new Set((set ?? []).map((secret) => secret.name));
  return checkSettings(vars, "remote", names, targetEnvironment);
}
