import { afterAll, expect, test, vi } from "vitest";
import { inspectOlderFiles } from "~/features/leads/receive/inspect-older-files.server";
import { localBindings } from "~tests/support/local-bindings";
import { jobOf } from "./jobs";

vi.mock("~/features/leads/receive/inspect-older-files.server", () => ({ inspectOlderFiles: vi.fn() }));

const { env: bare, dispose } = await localBindings();
afterAll(dispose);

test("older files are inspected when the backup is in line, which begins when they are done or the night was killed", async () => {
  const env = { ...bare, BACKUP_KEY: "QkFDS1VQLUtFWS1PRi1URVNUUy0wMDAwMDAwMDAwMDA=" } as Env;
  const night = Date.now();
  const minute = (minutes: number) => jobOf("* * * * *")(env, night + minutes * 60_000);
  const attempts = () =>
    env.DB.prepare("SELECT attempts FROM backup_runs WHERE kind = 'backup'").first<number>("attempts");
  const nightly = () => jobOf("17 3 * * *")(env, night);

  const meanwhile: unknown[] = [];
  vi.mocked(inspectOlderFiles).mockImplementation(async () => {
    meanwhile.push(await attempts());
    await minute(1);
    meanwhile.push(await attempts());
    return { inspected: 0, replaced: 0 };
  });
  await nightly();
  expect(meanwhile).toEqual([0, 0]);
  await minute(2);
  expect(await attempts()).toBe(1);

  await env.DB.prepare("DELETE FROM backup_runs").run();
  vi.mocked(inspectOlderFiles).mockImplementation(() => new Promise(() => {}));
  void nightly();
  await vi.waitFor(async () => expect(await attempts()).toBe(0), 20_000);
  await minute(14);
  expect(await attempts()).toBe(0);
  await minute(17);
  expect(await attempts()).toBe(1);
});
