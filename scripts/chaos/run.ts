import { randomInt } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { TestServer } from "../../tests/support/server.ts";
import { type Submission, submit } from "./submissions.ts";

type Load = { submissions: Submission[]; kills: number; restartMs: number[] };

type LoadOptions = {
  clients: number;
  /** At least so many kills and so many requests; the load ends when both are reached. */
  kills: number;
  requests?: number;
  /** Address that the visitors use, where it is not the server's own. */
  line?: string;
};

/** Kills the runtime at random, every third time the whole server. Ends when every visitor is answered. */
export async function runChaos(
  server: TestServer,
  { clients: count, kills, requests = 0, line = server.url }: LoadOptions,
): Promise<Load> {
  const load: Load = { submissions: [], kills: 0, restartMs: [] };
  // So that every confirmation is owed.
  await server.sql(
    "INSERT OR REPLACE INTO settings (name, value, version) VALUES ('mailCaps', ?, 1)",
    JSON.stringify({ recipient: 10, domain: 100, client: 100, site: 5000 }),
  );
  let over = false;
  const client = async () => {
    while (!over) load.submissions.push(await submit(line));
  };
  const clients = Array.from({ length: count }, client);
  const failure = Promise.all(clients).then(
    () => null,
    (error: Error) => {
      failed = true;
      return error;
    },
  );
  let failed = false;
  for (; !failed && (load.kills < kills || load.submissions.length < requests); load.kills++) {
    await pause(randomInt(150, 1200));
    const killed = Date.now();
    if (load.kills % 3 === 2) {
      await server.kill();
      await server.restart();
    } else {
      server.crash();
    }
    await answers(server.url);
    load.restartMs.push(Date.now() - killed);
  }
  over = true;
  const error = await failure;
  if (error) throw error;
  return load;
}

/** Waits until the site answers again. */
export async function answers(url: string): Promise<void> {
  for (;;) {
    const answer = await fetch(`${url}/favicon.svg`).catch(() => null);
    if (answer?.ok) return;
    await pause(20);
  }
}
