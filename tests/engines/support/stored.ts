import { createHash } from "node:crypto";
import { join } from "node:path";
import { expect } from "vitest";
import { projectFolder } from "../../../scripts/cli/run.ts";
import type { TestServer } from "../../support/server.ts";

/** Photos of this machine, to be chosen in a form. */
export const photos = ["emmer-op-zolder.jpg", "waar-het-lekt.jpg"].map((name) =>
  join(projectFolder, "scripts", "seed", name),
);

/** A last name that no other lead has. */
export const uniqueName = () => `Voorbeeld${Math.random().toString(36).slice(2, 8)}`;

/** A number that no other lead has. */
export const uniquePhone = () => `06${String(Math.random()).slice(2, 10).padEnd(8, "1")}`;

/** The one lead of this last name or number as it is kept, with its files proven by their bytes. */
export async function expectStored(
  server: TestServer,
  who: string,
  files: number,
): Promise<Record<string, unknown>> {
  const leads = await server.sql<Record<string, unknown>>(
    "SELECT * FROM leads WHERE ?1 IN (last_name, phone)",
    who,
  );
  expect(leads).toHaveLength(1);
  const [lead = {}] = leads;
  const kept = await server.sql<{ object_key: string; kind: string; bytes: number; sha256: string }>(
    "SELECT object_key, kind, bytes, sha256 FROM lead_files WHERE lead_id = ? ORDER BY n",
    lead.id,
  );
  expect(kept.map(({ kind }) => kind)).toEqual(Array(files).fill("jpeg"));
  for (const { object_key, bytes, sha256 } of kept) {
    const object = (await server.object(object_key)) ?? new Uint8Array();
    expect(object.length).toBe(bytes);
    expect(object.length).toBeGreaterThan(5_000);
    expect(createHash("sha256").update(object).digest("hex")).toBe(sha256);
  }
  return lead;
}
