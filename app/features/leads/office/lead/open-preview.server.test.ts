import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { fileKind } from "~/lib/files/file-kind";
import { leadPost, receive } from "~tests/support/lead-posts";
import { localBindings } from "~tests/support/local-bindings";
import { sampleFiles } from "~tests/support/sample-files";
import { openPreview } from "./open-preview.server";

const { env, dispose } = await localBindings({ images: true });
afterAll(dispose);

test("a HEIC is shown as WebP where the account can, and nothing else is made of files", async () => {
  const files = [
    { name: "iphone.heic", content: sampleFiles.heic },
    { name: "dak.jpg", content: sampleFiles.jpeg },
  ];
  const answer = await receive(env, leadPost({}, files));
  const id = "lead" in answer ? answer.lead.id : "";
  // What the local stand-in for Cloudflare Images cannot read is not shown.
  expect(await openPreview(env, id, 1)).toBeNull();
  const key = await env.DB.prepare("SELECT object_key FROM lead_files WHERE n = 1").first<string>(
    "object_key",
  );
  const photo = readFileSync(join(import.meta.dirname, "../../../../../scripts/seed/waar-het-lekt.jpg"));
  await env.UPLOADS.put(key ?? "", photo);
  const preview = await openPreview(env, id, 1);
  expect(preview?.name).toBe("voorbeeld-1.webp");
  expect(fileKind(new Uint8Array(preview?.bytes ?? new ArrayBuffer()))).toBe("webp");
  expect(await openPreview(env, id, 2)).toBeNull();
  expect(await openPreview(env, id, 3)).toBeNull();
  const { IMAGES: _, ...without } = env;
  expect(await openPreview(without, id, 1)).toBeNull();
});
