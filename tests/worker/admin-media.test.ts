import { createHash } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { variantFiles } from "../../app/lib/files/media-variants.ts";
import { type AdminServer, startAdminServer } from "../support/admin-server.ts";

let server: AdminServer;
beforeAll(async () => {
  server = await startAdminServer("anna@huis.example=redactie");
});
afterAll(async () => {
  await server?.stop();
});

function call(path: string, init: RequestInit = {}) {
  const token = server.tokenOf("anna@huis.example");
  const headers = { "Cf-Access-Jwt-Assertion": token, "Sec-Fetch-Site": "same-origin", Origin: server.url };
  return fetch(server.url + path, { redirect: "manual", ...init, headers: { ...headers, ...init.headers } });
}

const marker = (code: number, ...data: number[]) => [0xff, code, 0, data.length + 2, ...data];

/** A JPEG header of this size with GPS in its EXIF. */
function jpeg(width: number, height: number): Uint8Array<ArrayBuffer> {
  const exif = [..."Exif\0\0 GPS 51.4416"].map((letter) => letter.charCodeAt(0));
  const frame = [8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0];
  return Uint8Array.from([
    0xff,
    0xd8,
    ...marker(0xe1, ...exif),
    ...marker(0xc0, ...frame),
    0xff,
    0xda,
    0,
    2,
    1,
    2,
    0xff,
    0xd9,
  ]);
}

function webp(width: number, height: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(40);
  const put = (at: number, text: string) =>
    bytes.set(
      [...text].map((letter) => letter.charCodeAt(0)),
      at,
    );
  put(0, "RIFF");
  put(8, "WEBP");
  put(12, "VP8 ");
  const view = new DataView(bytes.buffer);
  view.setUint32(4, 32, true);
  view.setUint32(16, 20, true);
  bytes.set([0x9d, 0x01, 0x2a], 23);
  view.setUint16(26, width, true);
  view.setUint16(28, height, true);
  return bytes;
}

type Change = (name: string, bytes: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer> | null;

function upload(source: string, change: Change = (_, bytes) => bytes, width = 700, height = 350) {
  const form = new FormData();
  form.append("name", "dakplaat");
  form.append("alt", "Een plaat");
  form.append("width", String(width));
  form.append("height", String(height));
  form.append("sha256", createHash("sha256").update(source).digest("hex"));
  for (const name of variantFiles(width)) {
    const social = name === "social.jpg";
    const w = social ? 1200 : Number.parseInt(name, 10);
    const h = social ? 630 : Math.round((height * w) / width);
    const bytes = change(name, name.endsWith(".webp") ? webp(w, h) : jpeg(w, h));
    if (bytes) form.append(name, new Blob([bytes]), name);
  }
  return call("/admin/api/media", { method: "POST", body: form });
}

test("a picture is stored in all its sizes without what its metadata told, and served for good", async () => {
  const answer = await upload("een");
  expect(answer.status).toBe(200);
  const { item } = (await answer.json()) as { item: { id: string } };
  for (const [file, type] of [
    ["480.webp", "image/webp"],
    ["700.jpg", "image/jpeg"],
    ["social.jpg", "image/jpeg"],
  ] as const) {
    const picture = await fetch(`${server.url}/media/${item.id}/${file}`);
    expect(picture.status, file).toBe(200);
    expect(picture.headers.get("Content-Type")).toBe(type);
    expect(picture.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
    expect(picture.headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(picture.headers.get("Content-Security-Policy")).toContain("sandbox");
    expect(await picture.text()).not.toContain("GPS");
    const again = await fetch(`${server.url}/media/${item.id}/${file}`, {
      headers: { "If-None-Match": picture.headers.get("ETag") ?? "" },
    });
    expect(again.status).toBe(304);
  }
});

test("the same file chosen again is the same picture", async () => {
  const first = (await (await upload("twee")).json()) as { item: { id: string } };
  const second = (await (await upload("twee")).json()) as { item: { id: string }; known: boolean };
  expect(second).toMatchObject({ known: true, item: { id: first.item.id } });
});

test("what is no picture, of other measures or not complete is refused whole", async () => {
  const before = (await server.objects()).length;
  const text = (content: string) => new TextEncoder().encode(content);
  const wrong: Change[] = [
    () => text("<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>"),
    (name, bytes) => (name === "480.jpg" ? text("<html><script>alert(1)</script>") : bytes),
    (name, bytes) => (name === "700.webp" ? text("GIF89a") : bytes),
    (name, bytes) => (name === "700.jpg" ? jpeg(9000, 9000) : bytes),
    (name, bytes) => (name === "social.jpg" ? null : bytes),
  ];
  for (const [index, change] of wrong.entries()) {
    const answer = await upload(`fout ${index}`, change);
    expect(answer.status, String(index)).toBe(422);
    expect(await answer.json()).toMatchObject({ kind: "refused" });
  }
  expect((await call("/admin/api/media", { method: "POST", body: "geen formulier" })).status).toBe(400);
  expect((await server.objects()).length).toBe(before);
});

test("a picture that an article shows stays; one that none shows goes with its files", async () => {
  const { item } = (await (await upload("drie")).json()) as { item: { id: string } };
  await server.sql(
    `INSERT INTO articles (state, save_id, draft, title, slug, category, created_at, updated_at, updated_by)
     VALUES ('draft', 'x', '{}', 'Met foto', '', 'daken', 1, 1, 'anna')`,
  );
  await server.sql(
    "INSERT INTO article_media (article_id, live, media_id) SELECT max(id), 0, ? FROM articles",
    item.id,
  );
  const remove = () =>
    call(`/admin/media/${item.id}`, { method: "POST", body: new URLSearchParams({ action: "delete" }) });
  await remove();
  expect((await fetch(`${server.url}/media/${item.id}/480.webp`)).status).toBe(200);
  expect(
    await (await call(`/admin/media/${item.id}`, { headers: { Accept: "text/html" } })).text(),
  ).toContain("Met foto");
  await server.sql("DELETE FROM article_media");
  expect((await remove()).headers.get("Location")).toBe("/admin/media");
  expect((await fetch(`${server.url}/media/${item.id}/480.webp`)).status).toBe(404);
  expect((await server.objects()).some(({ key }) => key.includes(item.id))).toBe(false);
});
