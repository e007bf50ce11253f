import { openLeadFile } from "~/features/leads/store/files/lead-file.server";
import { log } from "~/platform/log.server";

/** `IMAGES` where the account has Cloudflare Images and wrangler.toml binds it. */
type Stores = { DB: D1Database; UPLOADS: R2Bucket; IMAGES?: ImagesBinding };

/** Pixels of the longest side. */
const LONGEST = 1600;

/**
 * File `n` of the lead as browsers can show it: WebP, upright, made anew each time and kept nowhere. Null for what is
 * no HEIC, and where it cannot be made.
 */
export async function openPreview(
  { DB, UPLOADS, IMAGES }: Stores,
  leadId: string,
  n: number,
): Promise<{ name: string; bytes: ArrayBuffer } | null> {
  const found = IMAGES ? await openLeadFile({ db: DB, bucket: UPLOADS }, leadId, n) : null;
  if (!IMAGES || found?.file.kind !== "heic") return null;
  try {
    const picture = await IMAGES.input(found.object.body)
      .transform({ width: LONGEST, height: LONGEST, fit: "scale-down" })
      .output({ format: "image/webp" });
    return { name: `voorbeeld-${n}.webp`, bytes: await picture.response().arrayBuffer() };
  } catch (error) {
    log("warn", "file.no-preview", { leadId, error });
    return null;
  }
}
