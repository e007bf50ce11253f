import { readOptions } from "./cli/options.ts";
import { fail } from "./cli/run.ts";
import { wranglerFor } from "./deploy/wrangler.ts";

/**
 * Bytes of the Worker, compressed: what it weighs now (1,050,000) and some room. Cloudflare takes 10 MB; an isolate that
 * starts cold reads all of it.
 */
const limitBytes = 1_060_000;

const help = `npm run dry-run

Rehearses the upload of the last build, and fails when the Worker weighs more than ${limitBytes / 1000} kB compressed.`;

async function dryRun(): Promise<void> {
  readOptions(help, {});
  const { entries } = await wranglerFor(process.env.CLOUDFLARE_ENV)("versions", "upload", "--dry-run");
  const bytes = entries.find(({ bundle_size }) => bundle_size)?.bundle_size?.gzip_bytes;
  if (bytes === undefined) throw new Error("Wrangler did not tell what the Worker weighs.");
  console.log(
    `The Worker weighs ${Math.round(bytes / 1000)} kB compressed, of ${limitBytes / 1000} kB allowed.`,
  );
  if (bytes > limitBytes)
    throw new Error("Too heavy: make it lighter, or raise the limit in scripts/dry-run.ts.");
}

dryRun().catch((error) => fail(error));
