import type { Finding } from "./findings.ts";
import { bindings, optionalBindings, pairs, type Setting, settings } from "./settings.ts";

/** The part of wrangler's parsed configuration that is looked at. */
export type Config = {
  name?: string;
  /** Of wrangler.toml; production has none. */
  targetEnvironment?: string;
  vars: Record<string, unknown>;
  d1_databases: { binding: string; database_id?: string; database_name?: string }[];
  r2_buckets: { binding: string; bucket_name?: string; jurisdiction?: string }[];
  kv_namespaces: { binding: string; id?: string }[];
  queues: {
    producers?: { binding: string; queue: string }[];
    consumers?: { queue: string; dead_letter_queue?: string }[];
  };
  ratelimits: { name: string }[];
  send_email: { name: string }[];
  version_metadata?: { binding: string };
  assets?: { binding?: string };
  routes?: (string | { pattern: string })[];
  route?: string | { pattern: string };
  workers_dev?: boolean;
  preview_urls?: boolean;
};

/** Checks what wrangler.toml binds. */
export function checkBindings(config: Config): Finding[] {
  const bound = new Set([
    ...config.d1_databases.map((item) => item.binding),
    ...config.r2_buckets.map((item) => item.binding),
    ...config.kv_namespaces.map((item) => item.binding),
    ...(config.queues.producers ?? []).map((item) => item.binding),
    ...config.ratelimits.map((item) => item.name),
    ...config.send_email.map((item) => item.name),
    config.version_metadata?.binding,
    config.assets?.binding,
  ]);
  const optional = Object.entries(optionalBindings).map(
    ([name, { purpose, without }]): Finding =>
      bound.has(name)
        ? { level: "ok", name, text: purpose }
        : { level: "off", name, text: without, how: "docs/deploy.md, step 2 and Backup" },
  );
  const needed = Object.entries(bindings).map(
    ([name, purpose]): Finding =>
      bound.has(name)
        ? { level: "ok", name, text: purpose }
        : {
            level: "missing",
            name,
            text: `${purpose}, is not bound`,
            how: "wrangler.toml lacks it; compare with the repository's own",
          },
  );
  return [...needed, ...optional];
}

/**
 * Checks the settings of one place. `values` are those that are set; `hidden` names secrets that are set, but
 * cannot be read back. Locally nothing is required: what it takes comes by itself.
 */
export function checkSettings(
  values: Record<string, unknown>,
  place: "local" | "remote",
  hidden: ReadonlySet<string> = new Set(),
  environment?: string,
): Finding[] {
  const isSet = (name: string) => hidden.has(name) || Boolean(values[name]);
  return settings.map((setting) => {
    const { name, without, local, required, usuallyEmpty, neverDeployed, check } = setting;
    const value = String(values[name] ?? "");
    if (!isSet(name)) {
      if (place === "local" && local) return { level: "ok", name, text: "comes by itself on this computer" };
      if (usuallyEmpty) return { level: "ok", name, text: `empty: ${without}` };
      const level = place === "remote" && required ? "missing" : "off";
      return { level, name, text: without, how: howToSet(setting, place, environment) };
    }
    if (neverDeployed && place === "remote") {
      return {
        level: "missing",
        name,
        text: "must be empty on the deployed site",
        how: `${name} = "" under ${varsOf(environment)} in wrangler.toml`,
      };
    }
    const partner = pairs
      .find((pair) => pair.some((member) => member === name))
      ?.find((member) => member !== name);
    if (partner && !isSet(partner)) {
      return {
        level: "missing",
        name,
        text: `is set, but does nothing without ${partner}`,
        how: `set ${partner} too`,
      };
    }
    const wrong = hidden.has(name) ? null : (check?.(value) ?? null);
    if (wrong)
      return {
        level: "missing",
        name,
        text: `${wrong}; so ${without}`,
        how: howToSet(setting, place, environment),
      };
    return { level: "ok", name, text: "set" };
  });
}

function howToSet(
  { name, secret, example }: Setting,
  place: "local" | "remote",
  environment: string | undefined,
): string {
  if (place === "local") return `${name}="…" in .dev.vars (${example})`;
  const where = environment ? ` --env ${environment}` : "";
  return secret
    ? `npx wrangler secret put ${name}${where} (${example})`
    : `${name} = "…" under ${varsOf(environment)} in wrangler.toml (${example})`;
}

const varsOf = (environment: string | undefined) => (environment ? `[env.${environment}.vars]` : "[vars]");
