import type { Check } from "../smoke.ts";
import type { Wrangler } from "./wrangler.ts";

export type Release = {
  wrangler: Wrangler;
  /** What it is: shown by wrangler beside the version. */
  label: { tag: string; message: string };
  /** Looks at the site: at `version`, and `hidden` when no visitor is sent to that one. */
  look(at?: { version: string; hidden: boolean }): Promise<Check[]>;
};

/**
 * Puts a new version in front of the visitors in steps that can be taken back: it is uploaded, answers those who ask
 * for it by name, is looked at, gets every visitor, and is looked at again. Throws when it did not stay.
 */
export async function release({ wrangler, label, look }: Release): Promise<void> {
  const old = await liveVersion(wrangler);
  const before = new Set(problemsOf(await look()));
  if (before.size > 0) tell("Already wrong before this deploy, and not held against it:", [...before]);
  const newProblems = async (version: string, hidden: boolean) =>
    problemsOf(await look({ version, hidden })).filter((problem) => !before.has(problem));

  await wrangler("d1", "migrations", "apply", "DB", "--remote");
  const fresh = await upload(wrangler, label);
  await wrangler("versions", "deploy", `${fresh}@0%`, `${old}@100%`, "-y", "--message", label.message);
  const hidden = await newProblems(fresh, true).catch(asProblem);
  if (hidden.length > 0) {
    tell("The new version does not work:", hidden);
    await wrangler("versions", "deploy", `${old}@100%`, "-y", "--message", `withdrawn: ${label.tag}`);
    throw new Error(`NOT DEPLOYED. No visitor saw the new version; ${old} answers as before.`);
  }

  // A command that breaks off may have been carried out: it is taken back like one that was.
  const visible = await wrangler("versions", "deploy", `${fresh}@100%`, "-y", "--message", label.message)
    .then(() => newProblems(fresh, false))
    .catch(asProblem);
  if (visible.length > 0) {
    tell("The new version fails in front of visitors:", visible);
    await goBack({ wrangler, old, tag: label.tag, look });
  }
  await wrangler("triggers", "deploy").catch((error) => {
    throw new Error(
      `${(error as Error).message}\n\nThe new version is live, but its routes, cron triggers and queue consumers are those of ` +
        "the one before. Run npm run deploy again when wrangler's reason is gone.",
    );
  });
}

/** Always throws: with what became of it. */
async function goBack({ wrangler, old, tag, look }: Omit<Release, "label"> & { old: string; tag: string }) {
  await wrangler("rollback", old, "-y", "-m", `smoke failed: ${tag}`).catch((error) => {
    throw new Error(`${error.message}\n\nROLLBACK FAILED. At once: npx wrangler rollback ${old}`);
  });
  const [answering] = await look({ version: old, hidden: false });
  const seen = answering?.problems.length === 0 ? "and answers" : "but was not seen to answer yet";
  throw new Error(`ROLLED BACK. ${old} is live again, ${seen}. The database keeps its new columns.`);
}

/** The version that all visitors get. Throws when there is none, or when visitors are shared out. */
export async function liveVersion(wrangler: Wrangler): Promise<string> {
  const { output } = await wrangler("deployments", "status", "--json").catch((error) => {
    throw new Error(`${error.message}\n\nNothing is live yet? The first time: npm run deploy -- --first`);
  });
  const { versions } = JSON.parse(output.slice(output.indexOf("{"), output.lastIndexOf("}") + 1)) as {
    versions: { version_id: string; percentage: number }[];
  };
  const serving = versions.filter(({ percentage }) => percentage > 0);
  const [only] = serving;
  if (!only || serving.length > 1) {
    const shares = versions.map(({ version_id, percentage }) => `${version_id} ${percentage}%`).join(", ");
    throw new Error(`Visitors are shared out (${shares}). First choose one: npx wrangler versions deploy`);
  }
  return only.version_id;
}

/** Uploads what was built, without a visitor; its id. */
export async function upload(
  wrangler: Wrangler,
  { tag, message }: Release["label"],
  ...more: string[]
): Promise<string> {
  const args = ["versions", "upload", "--tag", tag, "--message", message, ...more];
  const { entries } = await wrangler(...args);
  const id = entries.find(({ type }) => type === "version-upload")?.version_id;
  if (!id) throw new Error("Wrangler did not tell the id of the version that it uploaded.");
  return id;
}

const problemsOf = (checks: Check[]) =>
  checks.flatMap(({ name, problems }) => problems.map((problem) => `${name}: ${problem}`));

const asProblem = (error: Error) => [error.message];

function tell(title: string, lines: string[]): void {
  const more = lines.length > 10 ? `\n  and ${lines.length - 10} more` : "";
  console.log(
    `\n${title}\n${lines
      .slice(0, 10)
      .map((line) => `  ${line}`)
      .join("\n")}${more}\n`,
  );
}
