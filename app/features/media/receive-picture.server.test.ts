import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { fileKind } from "~/lib/files/file-kind";
import { variantFiles } from "~/lib/files/media-variants";
import { cleanPicture } from "~/lib/files/pictures/clean-picture";
import { localBindings } from "~tests/support/local-bindings";
import { receivePicture } from "./receive-picture.server";

const { env, dispose } = await localBindings({ images: true });
afterAll(dispose);

const { IMAGES: _, ...without } = env;
const who = { actor: "anna@voorbeeld.example", now: new Date("2026-11-21T12:00:00Z") };
/** 664 × 490 pixels. */
const photo = readFileSync(join(import.meta.dirname, "../../../scripts/seed/waar-het-lekt.jpg"));

/** The same photo as a camera held on its side tells it, with a place: 490 × 664 as one sees it. */
function turned(): Uint8Array<ArrayBuffer> {
  const tiff = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0];
  const letters = (text: string) => [...text].map((letter) => letter.charCodeAt(0));
  const exif = [...letters("Exif\0\0"), ...tiff, ...letters("GPS 51.4416")];
  const marker = [0xff, 0xe1, 0, exif.length + 2, ...exif];
  return Uint8Array.from([...photo.subarray(0, 2), ...marker, ...photo.subarray(2)]);
}

function post(parts: Record<string, Uint8Array<ArrayBuffer>>, fields: Record<string, string> = {}): Request {
  const form = new FormData();
  const sha256 = createHash("sha256").update(Math.random().toString()).digest("hex");
  for (const [name, value] of Object.entries({ name: "dak", sha256, ...fields })) form.append(name, value);
  for (const [name, bytes] of Object.entries(parts)) form.append(name, new Blob([bytes]), name);
  return new Request("https://huis.example/admin/api/media", { method: "POST", body: form });
}

const stored = async () => (await env.UPLOADS.list()).objects.map(({ key }) => key);
async function files(id: string): Promise<Record<string, Uint8Array<ArrayBuffer>>> {
  const keys = (await stored()).filter((key) => key.includes(id));
  const pairs = keys.map(async (key) => {
    const object = await env.UPLOADS.get(key);
    return [
      key.split("/").at(-1),
      new Uint8Array((await object?.arrayBuffer()) ?? new ArrayBuffer()),
    ] as const;
  });
  return Object.fromEntries(await Promise.all(pairs));
}

test("a picture that the browser could not open is made here, upright and without what it tells of its place", async () => {
  const answer = await receivePicture(env, post({ original: turned() }), who);
  if (answer.kind !== "stored") throw new Error(answer.message);
  expect(answer.item).toMatchObject({ width: 490, height: 664, name: "dak" });
  const made = await files(answer.item.id);
  expect(Object.keys(made).sort()).toEqual(variantFiles(490).sort());
  for (const [name, bytes] of Object.entries(made)) {
    expect(fileKind(bytes), name).toBe(name.endsWith(".webp") ? "webp" : "jpeg");
    expect(Buffer.from(bytes).includes("GPS"), name).toBe(false);
  }
  expect(cleanPicture(made["social.jpg"] ?? new Uint8Array(), "jpeg")).toMatchObject({
    width: 1200,
    height: 630,
  });
  expect(cleanPicture(made["480.webp"] ?? new Uint8Array(), "webp")).toMatchObject({
    width: 480,
    height: 650,
  });
});

test("JPEG that stands for WebP becomes WebP where the account can, and stays where it cannot", async () => {
  const resized = async (width: number, height: number) => {
    const result = await env.IMAGES?.input(new Blob([photo]).stream())
      .transform({ width, height, fit: "cover" })
      .output({ format: "image/jpeg" });
    return new Uint8Array((await result?.response().arrayBuffer()) ?? new ArrayBuffer());
  };
  const parts: Record<string, Uint8Array<ArrayBuffer>> = {};
  for (const name of variantFiles(664)) {
    const width = Number.parseInt(name, 10);
    parts[name] =
      name === "social.jpg"
        ? await resized(1200, 630)
        : await resized(width, Math.round((width * 490) / 664));
  }
  const size = { width: "664", height: "490" };
  for (const [stores, kind] of [
    [env, "webp"],
    [without, "jpeg"],
  ] as const) {
    const answer = await receivePicture(stores, post(parts, size), who);
    if (answer.kind !== "stored") throw new Error(answer.message);
    const made = await files(answer.item.id);
    expect(fileKind(made["664.webp"] ?? new Uint8Array())).toBe(kind);
    expect(fileKind(made["664.jpg"] ?? new Uint8Array())).toBe("jpeg");
  }
});

test("one picture that two windows send at once is kept once, and both get it", async () => {
  const before = await stored();
  const source = { sha256: "ab".repeat(32) };
  const answers = await Promise.all(
    [1, 2].map(() => receivePicture(env, post({ original: turned() }, source), who)),
  );
  const items = answers.map((answer) => (answer.kind === "stored" ? answer.item.id : answer.message));
  expect(items[0]).toBe(items[1]);
  expect(await stored()).toHaveLength(before.length + variantFiles(490).length);
});

test("what nobody can open is refused with a sentence, and nothing of it is kept", async () => {
  const before = await stored();
  const svg = new TextEncoder().encode(
    '<svg xmlns="http://www.w3.org/2000/svg"><rect width="9" height="9"/></svg>',
  );
  const broken = Uint8Array.from(photo.subarray(0, 300));
  for (const [stores, original] of [
    [env, svg],
    [env, broken],
    [without, turned()],
  ] as const) {
    const answer = await receivePicture(stores, post({ original }), who);
    expect(answer).toMatchObject({
      kind: "refused",
      code: 422,
      message: expect.stringContaining("kan niet worden geopend"),
    });
  }
  expect(await stored()).toEqual(before);
});
