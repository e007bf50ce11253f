import { afterAll, expect, test } from "vitest";
import { localBindings } from "~tests/support/local-bindings";
import { readMail, WHOLE_BYTES } from "./read-mail.server";

const { env, dispose } = await localBindings();
afterAll(dispose);

const head = "From: Jan <jan@voorbeeld.nl>\r\nSubject: Dak\r\n";
const mixed = 'Content-Type: multipart/mixed; boundary="b"\r\n';

async function read(raw: string, carefully = false) {
  await env.UPLOADS.put("raw", raw);
  return readMail(env.UPLOADS, { rawKey: "raw", bytes: Buffer.byteLength(raw), from: "", carefully });
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

const words = "Ons plat dak lekt – ± 3 m², bij de coöperatie. “Snel” a.u.b. € 500? 😀";
const utf8 = new TextEncoder().encode(words);
const base64 = Buffer.from(utf8).toString("base64");
const quoted = [...utf8].map((byte) => `=${byte.toString(16).toUpperCase().padStart(2, "0")}`).join("");
const plain = (more: string, body: string) => `Content-Type: text/plain; ${more}\r\n\r\n${body}`;
test.each([
  ["as it is", plain("charset=us-ascii", words)],
  ["in base64", plain('charset="US-ASCII"\r\nContent-Transfer-Encoding: base64', base64)],
  [
    "quoted",
    plain("format=flowed;\r\n charset=ascii\r\nContent-Transfer-Encoding: quoted-printable", quoted),
  ],
  ["in a part", `${mixed}\r\n--b\r\n${plain("charset=us-ascii", words)}\r\n--b--`],
  ["as a page", `Content-Type: text/html; charset=us-ascii\r\n\r\n<p>${words}</p>`],
])("UTF-8 %s that calls itself ASCII is read as UTF-8", async (_, mail) => {
  expect((await read(head + mail))?.text).toBe(words);
});

test("what calls itself ASCII and is no UTF-8 is read as the parser reads it", async () => {
  const latin = plain(
    "charset=us-ascii\r\nContent-Transfer-Encoding: quoted-printable",
    "co=F6peratie, =C3=A9",
  );
  expect((await read(head + latin))?.text).toBe("coöperatie, é");
  // Of another charset nothing is guessed.
  const other = plain("charset=iso-8859-1\r\nContent-Transfer-Encoding: quoted-printable", "=C3=A9");
  expect((await read(head + other))?.text).toBe("Ã©");
});
