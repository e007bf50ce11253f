import { createHash } from "node:crypto";
import type { Release } from "./release.ts";

/** A label of a host name holds this many characters. */
const labelLength = 63;

/** The first part of the address of a branch's preview: `fix/Form` → 'fix-form'. Long names are cut, and stay apart. */
export function previewAlias(branch: string, worker: string): string {
  const name = branch
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^[^a-z]+|-+$/g, "");
  if (name === "") throw new Error(`"${branch}" has no letter that could begin an address.`);
  const room = labelLength - worker.length - 1;
  if (name.length <= room) return name;
  const mark = createHash("sha256").update(branch).digest("hex").slice(0, 6);
  return `${name.slice(0, room - mark.length - 1).replace(/-+$/, "")}-${mark}`;
}

/** Uploads a branch beside what is live, at an address of its own, and tells that. The database is left as it is. */
export async function preview(
  { wrangler, label }: Pick<Release, "wrangler" | "label">,
  alias: string,
): Promise<string> {
  const { tag, message } = label;
  const { entries } = await wrangler(
    ...["versions", "upload", "--tag", tag, "--message", message, "--preview-alias", alias],
  );
  const address = entries.find(({ preview_alias_url }) => preview_alias_url)?.preview_alias_url;
  if (!address) throw new Error("Wrangler told no address: is preview_urls = true in that environment?");
  return address;
}
