import { expect, test } from "vitest";
import { filename, fileResponse } from "./file-response.server";

test("a plain name stands in both forms", () => {
  expect(filename("dak voor.jpg")).toBe(`filename="dak voor.jpg"; filename*=UTF-8''dak%20voor.jpg`);
});

test("accents survive in the second form", () => {
  expect(filename("geïmpregneerd.pdf")).toBe(
    `filename="ge_mpregneerd.pdf"; filename*=UTF-8''ge%C3%AFmpregneerd.pdf`,
  );
});

test("no name gets out of its header or its folder", () => {
  const names = [
    'x"; filename=evil.html',
    "a\r\nSet-Cookie: x=1",
    "../../etc/passwd",
    "..\\..\\start.bat",
    "foto\u202Egpj.exe",
    "a\u0000b.jpg",
    "\ud800.jpg",
    "%22%0d%0a.jpg",
    "",
    "..",
    ". . .",
    "x".repeat(5000),
  ];
  for (const name of names) {
    const response = fileResponse(new Response("x").body as ReadableStream, {
      name,
      type: "image/jpeg",
      bytes: 1,
      inline: false,
    });
    const header = response.headers.get("Content-Disposition") ?? "";
    expect(header, name).toMatch(/^attachment; filename="[^"%\\/.][^"%\\/]*"; filename\*=UTF-8''[\w.%~!-]+$/);
    expect(header.length).toBeLessThan(1600);
  }
});

test("what is handed out cannot run, be sniffed, be embedded elsewhere or be cached", () => {
  const body = new Response("x").body as ReadableStream;
  const { headers } = fileResponse(body, { name: "a.pdf", type: "application/pdf", bytes: 1, inline: false });
  expect(Object.fromEntries(headers)).toMatchObject({
    "content-type": "application/pdf",
    "content-security-policy": "default-src 'none'; sandbox; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": "same-origin",
    "cache-control": "no-store",
  });
});
