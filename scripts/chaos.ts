import { parseArgs } from "node:util";
import { startServer } from "../tests/support/server.ts";
import { runChaos } from "./chaos/run.ts";
import { verify } from "./chaos/verify.ts";
import { fail, step } from "./cli/run.ts";

/** Kills the runtime again and again under load, then counts what became of every acknowledged request. */
async function chaos(): Promise<void> {
  const { values } = parseArgs({
    options: { kills: { type: "string", default: "30" }, clients: { type: "string", default: "8" } },
  });
  const server = await startServer();
  try {
    const options = { kills: Number(values.kills), clients: Number(values.clients) };
    const { submissions, kills, restartMs } = await step(
      `${options.clients} visitors, ${options.kills} kills`,
      () => runChaos(server, options),
    );
    const verdict = await step("Comparing what was promised with what is kept", () =>
      verify(server, submissions),
    );
    const { acknowledged, lost, doubled, changed, damaged, orphans } = verdict;
    const again = submissions.filter(({ attempts }) => attempts > 1).length;
    const files = submissions.reduce((sum, submission) => sum + submission.files.length, 0);
    console.log(`
${kills} kills; back after ${restartMs.toSorted((a, b) => a - b)[Math.floor(kills / 2)]} ms (median)
${acknowledged} requests acknowledged, with ${files} files; ${again} were sent more than once
lost ${lost.length} · doubled ${doubled.length} · reference changed ${changed.length} · files damaged ${damaged.length}
${orphans} objects of interrupted attempts, for the daily sweep`);
    if (lost.length + doubled.length + changed.length + damaged.length > 0) process.exitCode = 1;
  } finally {
    await server.stop();
  }
}

chaos().catch((error) => fail(error));
