import { afterAll, expect, test } from "vitest";
import { localBindings } from "~tests/support/local-bindings";
import { readMail, WHOLE_BYTES } from "./read-mail.server";

const { env, dispose } = await localBindings();
afterAll(dispose);

const head = "From: Jan <jan@voorbeeld.nl>\r\nSubject: Dak\r\n";
const mixed = 'Content-Type: multipart/mixed; boundary="b"\r\n';

async function read(raw: string, carefully = false) {
  await env.UPLOADS.put("raw", raw);
  return readMail(env.UPLOADS, { rawKey: "raw", bytes: raw.length, from: "", carefully });
}

test.each([
  [
    "nested",
    head +
      Array.from(
        { length: 10_000 },
        (_, n) => `Content-Type: multipart/mixed; boundary="b${n}"\r\n\r\n--b${n}\r\n`,
      ).join(""),
  ],
  ["parts", `${head}${mixed}\r\n${"--b\r\n\r\nx\r\n".repeat(100_000)}--b--`],
  [
    "parts with a long boundary",
    `${head}Content-Type: multipart/mixed; boundary="${"a".repeat(40)}"\r\n\r\n${`--${"a".repeat(40)}\r\n`.repeat(100_000)}`,
  ],
  ["lines that are not short", `${head}\r\n${"0123456789abcdef\n".repeat(200_000)}`],
  ["lines", `${head}\r\n${"\n".repeat(4_000_000)}`],
  ["headers", `${head}${"X-A: b\r\n".repeat(200_000)}\r\nhoi`],
])("a mail made of very many %s is read by its headers", async (_, raw) => {
  expect(await read(raw)).toMatchObject({ read: "headers", from: { address: "jan@voorbeeld.nl" }, text: "" });
});

test("a mail above the limit is read to its text, one that ended the Worker by its headers", async () => {
  const line = `${"QUJD".repeat(19)}\r\n`;
  const part = "--b\r\nContent-Type: text/plain\r\n\r\nHoi\r\n--b\r\nContent-Type: image/jpeg\r\n";
  const raw = `${head}${mixed}\r\n${part}Content-Transfer-Encoding: base64\r\n\r\n${line.repeat(Math.ceil(WHOLE_BYTES / line.length))}--b--`;
  expect(await read(raw)).toMatchObject({ read: "start", text: "Hoi", attachments: [] });
  expect(await read(raw, true)).toMatchObject({ read: "headers", subject: "Dak", text: "" });
});

test("text in a charset that nobody has, or in none, is read", async () => {
  for (const charset of ["; charset=x-klingon", "; charset=", ""])
    expect(await read(`${head}Content-Type: text/plain${charset}\r\n\r\nOns dak lekt.`)).toMatchObject({
      read: "whole",
      text: "Ons dak lekt.",
    });
});
