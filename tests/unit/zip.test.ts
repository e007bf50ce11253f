import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { crc32 } from "node:zlib";
import { makeZip } from "client-zip";
import { expect, test } from "vitest";

async function zipped(files: Record<string, string>): Promise<Buffer> {
  async function* entries() {
    for (const [name, input] of Object.entries(files)) yield { name, input };
  }
  return Buffer.from(await new Response(makeZip(entries())).arrayBuffer());
}

test("every entry is found again at the place that the directory names, with its name and content", async () => {
  const files = { "gegevens.json": '{"a":1}', "map/één foto.jpg": "x".repeat(1000), leeg: "" };
  const file = await zipped(files);
  const end = file.subarray(-22);
  expect(end.readUInt32LE(0)).toBe(0x06054b50);
  let at = end.readUInt32LE(16);
  const found: Record<string, string> = {};
  for (let entry = 0; entry < end.readUInt16LE(10); entry++) {
    expect(file.readUInt32LE(at)).toBe(0x02014b50);
    const [size, nameLength, start] = [
      file.readUInt32LE(at + 24),
      file.readUInt16LE(at + 28),
      file.readUInt32LE(at + 42),
    ];
    const name = file.toString("utf8", at + 46, at + 46 + nameLength);
    expect(file.readUInt32LE(start)).toBe(0x04034b50);
    const content = start + 30 + nameLength;
    found[name] = file.toString("utf8", content, content + size);
    expect(file.readUInt32LE(at + 16)).toBe(crc32(file.subarray(content, content + size)));
    at += 46 + nameLength;
  }
  expect(found).toEqual(files);
  expect(at).toBe(file.length - 22);
});

test("another program opens it", async ({ skip }) => {
  const folder = mkdtempSync(join(tmpdir(), "zip-"));
  try {
    writeFileSync(join(folder, "a.zip"), await zipped({ "één.txt": "inhoud", "b/c.txt": "meer" }));
    const script = "import sys, zipfile; zipfile.ZipFile('a.zip').extractall('out')";
    try {
      execFileSync("python3", ["-c", script], { cwd: folder, stdio: "pipe" });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === "ENOENT") return skip("no python3 here");
      throw error;
    }
    expect(readFileSync(join(folder, "out", "één.txt"), "utf8")).toBe("inhoud");
    expect(readFileSync(join(folder, "out", "b", "c.txt"), "utf8")).toBe("meer");
  } finally {
    rmSync(folder, { recursive: true });
  }
});
