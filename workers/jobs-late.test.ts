import { afterAll, expect, test } from "vitest";
import { clearLeads, leadPost, receive } from "~tests/support/lead-posts";
import { localBindings } from "~tests/support/local-bindings";
import { handleOutbox, jobOf } from "./jobs";

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

test.each([
  ["trigger", (env: Env, at: number) => jobOf("* * * * *")(env, at)],
  // It read mails for so long.
  ["queue", (env: Env, at: number) => handleOutbox(env, [], at)],
])("a late %s leases a mail from now on, so that no other runner sends it too", async (_, run) => {
  await clearLeads(bare);
  await receive(bare, leadPost());
  await bare.DB.prepare("UPDATE outbox SET next_at = 0").run();
  const leases: number[] = [];
  const send = async () => {
    const due = "SELECT next_at AS nextAt FROM outbox WHERE attempts > 0 AND state = 'due'";
    const { results } = await bare.DB.prepare(due).all<{ nextAt: number }>();
    leases.push(...results.map(({ nextAt }) => nextAt));
    return { messageId: "1" };
  };
  const env = {
    ...bare,
    ...{ MAIL_FROM: "site@bedrijf.example", MAIL_OFFICE: "kantoor@bedrijf.example" },
    EMAIL: { send } as unknown as SendEmail,
  } as unknown as Env;
  const now = Date.now();
  await run(env, now - 10 * 60_000);
  expect(leases.length).toBeGreaterThan(0);
  expect(Math.min(...leases)).toBeGreaterThan(now);
});
