import { randomInt } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { TestServer } from "../../tests/support/server.ts";
import { type Submission, submit } from "./submissions.ts";

type Load = {
  submissions: Submission[];
  /** Of those, how many with a browser. */
  fromBrowsers: number;
  kills: number;
  restartMs: number[];
};

type LoadOptions = {
  clients: number;
  /** At least so many kills and so many requests; the load ends when both are reached. */
  kills: number;
  requests?: number;
  /** Address that the visitors use, where it is not the server's own. */
  line?: string;
  /** How many visit with a browser as well, and one visit. */
  browsers?: { count: number; visit: () => Promise<Submission | null> };
};

/** Kills the runtime at random, every third time the whole server. Ends when every visitor is answered. */
export async function runChaos(
  server: TestServer,
  { clients: count, kills, requests = 0, line = server.url, browsers }: LoadOptions,
): Promise<Load> {
  const load: Load = { submissions: [], fromBrowsers: 0, kills: 0, restartMs: [] };
  // So that every confirmation is owed.
  await server.sql(
    "INSERT OR REPLACE INTO settings (name, value, version) VALUES ('mailCaps', ?, 1)",
    JSON.stringify({ recipient: 10, domain: 100, client: 100, site: 5000 }),
  );
  let over = false;
  const client = async () => {
    while (!over) load.submissions.push(await submit(line));
  };
  const visitor = async () => {
    while (browsers && !over) {
      const submission = await browsers.visit();
      if (!submission) continue;
      load.submissions.push(submission);
      load.fromBrowsers++;
    }
  };
  const clients = [
    ...Array.from({ length: count }, client),
    ...Array.from({ length: browsers?.count ?? 0 }, visitor),
  ];
  const failure = Promise.all(clients).then(
    () => null,
    (error: Error) => {
      failed = true;
      return error;
    },
  );
  let failed = false;
  for (; !failed && (load.kills < kills || load.submissions.length < requests); load.kills++) {
    // A page takes several requests, on a busy machine as long as a start of the runtime takes.
    const page = browsers?.count ? Math.max(4000, 3 * (load.restartMs.at(-1) ?? 0)) : 0;
    await pause(randomInt(150, 1200 + page));
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
