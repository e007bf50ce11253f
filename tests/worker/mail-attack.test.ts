import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { deliverRaw } from "../../scripts/mail/deliver.ts";
import { startServer, type TestServer } from "../support/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server?.stop());

const to = "aanvraag@voorbeeld.example";
const bytes = (...parts: (string | Uint8Array)[]) =>
  new Uint8Array(Buffer.concat(parts.map((part) => Buffer.from(part as Uint8Array))));
let count = 0;

/** Hands it over with headers of its own, and returns what the request says that it became; '' when it became none. */
async function mailed(head: string, body: string | Uint8Array): Promise<string> {
  const from = `a${++count}@x${count}.example`;
  const id = `<${count}@x.example>`;
  const raw = bytes(
    `From: A <${from}>\r\nTo: ${to}\r\nMessage-ID: ${id}\r\nSubject: Dak\r\n${head}\r\n`,
    body,
  );
  const [last] = await server.sql<{ n: number }>("SELECT coalesce(max(rowid), 0) AS n FROM incoming_mails");
  await deliverRaw(server.state, raw, { from, to });
  const rows = () =>
    server.sql<{ state: string; said: string | null }>(
      `SELECT state, body AS said FROM incoming_mails mail LEFT JOIN lead_messages ON lead_messages.id = mail.id
       WHERE mail.rowid > ? AND state <> 'due'`,
      last?.n ?? 0,
    );
  await vi.waitUntil(async () => (await rows()).length > 0, 50_000);
  return (await rows())[0]?.said ?? "";
}

const plain = (charset: string) => `MIME-Version: 1.0\r\nContent-Type: text/plain${charset}\r\n`;
const unreadable = "Deze mail kon niet worden gelezen. Wat erin staat, staat in de mail zelf.";
const mixed = 'MIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary="b"\r\n';

test.each<[string, string, Uint8Array, string]>([
  ["iso-8859-15", "; charset=iso-8859-15", bytes("Het kost ", Uint8Array.of(0xa4), " 5"), "Het kost € 5"],
  [
    "windows-1252",
    '; charset="Windows-1252"',
    bytes(Uint8Array.of(0x80, 0x20, 0x93, 0x65, 0xeb, 0x94)),
    "€ “eë”",
  ],
  ["koi8-r", "; charset=koi8-r", bytes(Uint8Array.of(0xf0, 0xd2, 0xc9, 0xd7, 0xc5, 0xd4)), "Привет"],
  ["utf-8 that says nothing", "", bytes("Eén dakkapel"), "Eén dakkapel"],
  ["nothing at all", "", bytes(""), "De mail heeft geen tekst."],
])("text in %s is read", async (_, charset, body, said) => {
  expect(await mailed(plain(charset), body)).toBe(said);
});

test("text in utf-16 is read", async () => {
  const head = `${plain("; charset=utf-16le")}Content-Transfer-Encoding: base64\r\n`;
  const body = Buffer.from("Eén dakkapel", "utf16le").toString("base64");
  expect(await mailed(head, body)).toBe("Eén dakkapel");
});

test("HTML alone is read as text, without what it would run", async () => {
  const html = "<style>p{}</style><script>alert(1)</script><p>Ons dak <b>lekt</b>.</p><p>Kunt u komen?</p>";
  const said = await mailed("MIME-Version: 1.0\r\nContent-Type: text/html; charset=utf-8\r\n", html);
  expect(said).toContain("Ons dak lekt.");
  expect(said).toContain("Kunt u komen?");
  expect(said).not.toMatch(/alert|<|p\{/);
});

test("archives, programs and winmail.dat are named, and only in the mail itself", async () => {
  const files: [string, string, Uint8Array][] = [
    ["fotos.zip", "application/zip", bytes("PK\u0003\u0004", new Uint8Array(400))],
    ["dak.jpg.exe", "application/octet-stream", bytes("MZ", new Uint8Array(400))],
    ["dak.jpg", "image/jpeg", bytes("MZ", new Uint8Array(400))],
    ["winmail.dat", "application/ms-tnef", bytes(Uint8Array.of(0x78, 0x9f, 0x3e, 0x22), new Uint8Array(400))],
    ["dak.rar", "application/vnd.rar", bytes("Rar!\u001a\u0007", new Uint8Array(400))],
    ["dak.svg", "image/svg+xml", bytes("<svg onload='alert(1)'/>")],
  ];
  const parts = files.map(
    ([name, type, content]) =>
      `--b\r\nContent-Type: ${type}\r\nContent-Disposition: attachment; filename="${name}"\r\nContent-Transfer-Encoding: base64\r\n\r\n${Buffer.from(content).toString("base64")}\r\n`,
  );
  const said = await mailed(mixed, `--b\r\n\r\nMet bijlagen.\r\n${parts.join("")}--b--`);
  for (const [name] of files)
    expect(said).toMatch(new RegExp(`^‘${name}’ is (?:geen foto, pdf of Word-document|beschadigd)`, "m"));
  expect(await server.sql("SELECT 1 FROM lead_files")).toEqual([]);
});

test.each<[string, () => [string, string | Uint8Array], string]>([
  [
    "10,000 parts",
    () => [mixed, `${"--b\r\nContent-Type: image/jpeg\r\n\r\nx\r\n".repeat(10_000)}--b--`],
    unreadable,
  ],
  [
    "parts within parts, 5,000 deep",
    () => [
      mixed,
      Array.from(
        { length: 5000 },
        (_, n) => `--b${n || ""}\r\nContent-Type: multipart/mixed; boundary=b${n + 1}\r\n\r\n`,
      ).join(""),
    ],
    unreadable,
  ],
  ["a megabyte of headers", () => [`X-A: ${"b".repeat(100_000)}\r\n`.repeat(11), "Hoi"], unreadable],
  [
    "a thousand recipients",
    () => [
      `Cc: ${Array.from({ length: 1000 }, (_, n) => `"Jan ${n}" <jan${n}@voorbeeld.example>`).join(",\r\n ")}\r\n`,
      "Ons dak lekt.",
    ],
    "Ons dak lekt.",
  ],
])("a mail with %s takes nobody along", async (_, made, said) => {
  expect(await mailed(...made())).toBe(said);
});

test("the largest mail that is taken, 25 MB, is read to its text and kept whole", async () => {
  const line = `${"QUJD".repeat(19)}\r\n`;
  const photo = `--b\r\nContent-Type: image/jpeg; name=dak.jpg\r\nContent-Transfer-Encoding: base64\r\n\r\n${line.repeat(Math.floor((24.9 * 1024 ** 2) / line.length))}`;
  const said = await mailed(mixed, `--b\r\nContent-Type: text/plain\r\n\r\nOns dak lekt.\r\n${photo}--b--`);
  expect(said).toMatch(/^Ons dak lekt\.\n\nDeze mail is 24,9 MB\. /);
  // The visitor reads it on his own page too, and can download nothing there.
  expect(said).not.toMatch(/download/i);
});
