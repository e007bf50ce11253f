import { afterAll, beforeAll, expect, test } from "vitest";
import { type AdminServer, startAdminServer } from "../support/admin-server.ts";
import { tellAttack } from "../support/attack-report.ts";
import { type FileCase, fileCases } from "../support/file-cases.ts";
import { freshFetch } from "../support/fresh-fetch.ts";
import { leadPost } from "../support/lead-posts.ts";

let server: AdminServer;
beforeAll(async () => {
  server = await startAdminServer("beheer@huis.example=beheer");
});
afterAll(() => server?.stop());

const extensions: Record<string, string[]> = { jpeg: [".jpg", ".jpeg"], heic: [".heic", ".heif"] };

/** Posts one file as a program does, and names every check that what became of it does not pass. */
async function problemsOf({ name, content, kind, secrets = [] }: FileCase, n: number): Promise<string[]> {
  const email = `bezoeker${n}@bezoeker${n}.example`;
  const whole = leadPost({ email }, [{ name, content }], { Origin: server.url });
  const headers = {
    ...Object.fromEntries(whole.headers),
    "CF-Connecting-IP": `2001:db8:${n.toString(16)}::1`,
  };
  const body = new Uint8Array(await whole.arrayBuffer());
  const answer = await freshFetch(`${server.url}/api/service-request`, { method: "POST", headers, body });
  if (answer.status >= 500) return ["never an error of ours"];
  if (kind === null) return answer.status === 422 ? [] : ["refused"];
  if (answer.status !== 200) return ["accepted"];
  const { reference } = (await answer.json()) as { reference: string };
  const [file] = await server.sql<{ id: string; kind: string }>(
    "SELECT l.id, f.kind FROM leads l JOIN lead_files f ON f.lead_id = l.id WHERE l.reference = ?",
    reference,
  );
  // A file without a name is no file to a form.
  if (file === undefined) return name === "" ? [] : ["stored"];
  const token = { "Cf-Access-Jwt-Assertion": server.tokenOf("beheer@huis.example") };
  const served = await freshFetch(`${server.url}/admin/aanvragen/${file.id}/bestanden/1`, { headers: token });
  const stored = Buffer.from(await served.arrayBuffer()).toString("latin1");
  const disposition = served.headers.get("Content-Disposition") ?? "";
  const saved = /filename="((?:[^"\\]|\\.)*)"|filename=([^;]+)/.exec(disposition);
  const savedAs = (saved?.[1] ?? saved?.[2] ?? "").toLowerCase();
  const checks: Record<string, boolean> = {
    "stored as its kind": file.kind === kind,
    "stored without what it told": secrets.every((secret) => !stored.includes(secret)),
    "handed out as its kind": /^(image\/(?!svg)|application\/(pdf|msword|vnd\.))/.test(
      served.headers.get("Content-Type") ?? "",
    ),
    "kept from being sniffed or run":
      served.headers.get("X-Content-Type-Options") === "nosniff" &&
      /sandbox/.test(served.headers.get("Content-Security-Policy") ?? ""),
    "saved without a folder or a direction": !/[/\\\r\n\0\u202a-\u202e]/.test(savedAs),
    "saved under a name of its kind": (extensions[kind] ?? [`.${kind}`]).some((end) => savedAs.endsWith(end)),
  };
  return Object.keys(checks).filter((check) => !checks[check]);
}

test("what a file becomes follows from its content, whatever its name", async () => {
  const wrong: string[] = [];
  for (const [n, file] of fileCases.entries()) {
    const problems = await problemsOf(file, n + 1);
    if (problems.length > 0) wrong.push(`${JSON.stringify(file.name)}: ${problems.join(", ")}`);
  }
  tellAttack("files", { inputs: fileCases.length, problems: wrong.length });
  expect(wrong).toEqual([]);
  expect(server.log().filter((line) => line.includes('"level":"error"'))).toEqual([]);
}, 600_000);
