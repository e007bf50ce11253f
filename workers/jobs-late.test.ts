import { afterAll, expect, test } from "vitest";
import { localBindings } from "~tests/support/local-bindings";
import { jobOf } from "./jobs";

const { env: bare, dispose } = await localBindings();
afterAll(dispose);

test("a late trigger counts the lease of a backup by the clock, not by its own minute", async () => {
  const env = { ...bare, BACKUP_KEY: "QkFDS1VQLUtFWS1PRi1URVNUUy0wMDAwMDAwMDAwMDA=" } as Env;
  const now = Date.now();
  await env.DB.prepare(
    "INSERT INTO backup_runs (kind, state, started_at, lease) VALUES ('backup', 'running', ?1, ?1)",
  )
    .bind(now)
    .run();
  await jobOf("* * * * *")(env, now - 5 * 60_000);
  const run = await env.DB.prepare("SELECT attempts FROM backup_runs").first<number>("attempts");
  expect(run).toBe(1);
});
