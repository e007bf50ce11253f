import { readOptions, wholeNumber } from "./cli/options.ts";
import { fail, run } from "./cli/run.ts";

const help = `npm run attack -- [--writers 1000] [--seed 1] [--every 1]

Tries on the last build what npm test tries a sample of, and names what gives way: so many random meetings of two
writers in one article, from this seed on, and every forged token on every address of /admin by every method
(--every 5: one token of five).`;

async function attack(): Promise<void> {
  const values = readOptions(help, {
    writers: { type: "string", default: "1000" },
    seed: { type: "string", default: "1" },
    every: { type: "string", default: "1" },
  });
  const env = {
    ATTACK_WRITERS: String(wholeNumber("--writers", values.writers)),
    ATTACK_SEED: String(wholeNumber("--seed", values.seed)),
    ATTACK_EVERY: String(wholeNumber("--every", values.every)),
  };
  const tests = ["tests/worker/interleavings.test.ts", "tests/worker/admin-access.test.ts"];
  const args = ["run", "--project", "worker", "--silent=false", "-t", "interleavings|forged", ...tests];
  process.exitCode = (await run("vitest", args, { env, show: true })).code;
}

attack().catch((error) => fail(error));
