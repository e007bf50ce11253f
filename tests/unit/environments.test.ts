import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { unstable_readConfig as readConfig } from "wrangler";
import { projectFolder } from "../../scripts/cli/run.ts";
import type { Config as Bound } from "../../scripts/doctor/local-checks.ts";
import { emptySettings } from "../support/empty-settings";

type Config = Omit<Bound, "ratelimits"> & {
  ratelimits: { name: string; namespace_id: string }[];
  images?: { binding: string };
  triggers: { crons?: string[] };
};

const configOf = (env: string) => readConfig({ config: "wrangler.toml", env }) as unknown as Config;
const production = configOf("");
const staging = configOf("staging");

/** Everything that keeps data or sends something, by the name that the code uses. */
const resources = (config: Config): [binding: string, resource: string | undefined][] => [
  ...config.d1_databases.flatMap(
    ({ binding, database_name, database_id }): [string, string | undefined][] => [
      [binding, database_name],
      [`${binding} id`, database_id],
    ],
  ),
  ...config.r2_buckets.map(({ binding, bucket_name }): [string, string | undefined] => [
    binding,
    bucket_name,
  ]),
  ...config.kv_namespaces.map(({ binding, id }): [string, string | undefined] => [binding, id]),
  ...(config.queues.producers ?? []).map(({ binding, queue }): [string, string] => [binding, queue]),
  ...(config.queues.consumers ?? []).flatMap(
    ({ queue, dead_letter_queue }): [string, string | undefined][] => [
      ["consumer", queue],
      ["dead letters", dead_letter_queue],
    ],
  ),
  ...config.ratelimits.map(({ name, namespace_id }): [string, string] => [name, namespace_id]),
];

test("staging binds what production binds, and sets what production sets", () => {
  const names = (config: Config) => [
    ...resources(config).map(([binding]) => binding),
    ...config.send_email.map(({ name }) => name),
    ...Object.keys(config.vars),
    config.version_metadata?.binding,
    config.assets?.binding,
    config.images?.binding,
  ];
  expect(names(staging)).toEqual(names(production));
  expect(staging.triggers).toEqual(production.triggers);
});

test("tests empty every setting that an owner fills in", () => {
  const { PAGE_MEMORY_MB: _, ...settings } = production.vars;
  expect(Object.keys(emptySettings())).toEqual(Object.keys(settings));
});

test("staging shares no data with production, and production has no previews", () => {
  const own = new Map(resources(production));
  const shared = resources(staging).filter(([binding, resource = ""]) => {
    const isPlaceholder = /^[0-]*$/.test(resource);
    return !isPlaceholder && own.get(binding) === resource;
  });
  expect(shared).toEqual([]);
  expect(staging.name).not.toBe(production.name);
  expect([production.preview_urls, production.workers_dev, staging.workers_dev]).toEqual([
    false,
    false,
    false,
  ]);
});

test("no environment sets a secret as a var", () => {
  const declared = readFileSync(join(projectFolder, "app/platform/secrets.d.ts"), "utf8");
  const secrets = [...declared.matchAll(/^ {2}(\w+)\?: string;$/gm)].map(([, name]) => name);
  expect(secrets).toContain("LINK_SECRET");
  for (const { vars } of [production, staging]) {
    for (const name of secrets) expect(Object.keys(vars ?? {})).not.toContain(name);
  }
});
