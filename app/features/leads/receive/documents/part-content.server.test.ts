import { expect, test } from "vitest";
import { inspectFile } from "~/features/leads/receive/inspect-file.server";
import { type Docx, docxOf, field, override, rel } from "~tests/support/sample-documents";

async function verdictOn(docx: Docx) {
  const verdict = await inspectFile(docxOf(docx));
  return "problem" in verdict ? verdict.problem : verdict.kind;
}

const namespace = "http://schemas.openxmlformats.org/wordprocessingml/2006/main";
const header = (text: string) => `<w:hdr xmlns:w="${namespace}">${field(text)}</w:hdr>`;

/** A header that calls itself something else. */
const disguised = (type: string, name: string, content: string | Uint8Array, target = name): Docx => ({
  types: override(`/word/${name}`, type),
  rels: rel("header", target),
  parts: [[`word/${name}`, content]],
});

const types = ["image/png", "audio/x", "video/x", "font/ttf", "application/x-font"];

test.each(types)(
  "what a header's relationship leads to is read as one, whatever it calls itself: %s",
  async (type) => {
    const xml = header("DDEAUTO x");
    const wide = Uint8Array.from(Buffer.from(xml, "utf16le"));
    for (const content of [xml, `\uFEFF${xml}`, " ".repeat(300) + xml, wide])
      for (const name of ["header1.xml", "foto.png", "foto.odttf"])
        expect(await verdictOn(disguised(type, name, content)), name).toBe("macros");
    for (const target of ["/word/foto.png", "./foto.png", "../word/FOTO.png", "f%6Fto.png", "foto.png?x#y"])
      expect(await verdictOn(disguised(type, "foto.png", xml, target)), target).toBe("macros");
  },
);

test("pictures, sounds and fonts are not read, nor what is no text", async () => {
  const drawing = "<!DOCTYPE svg><svg/>";
  const types = '<Default Extension="svg" ContentType="image/svg+xml"/>';
  for (const kind of ["image", "video", "font", "thumbnail"])
    expect(
      await verdictOn({ types, rels: rel(kind, "media/a.svg"), parts: [["word/media/a.svg", drawing]] }),
      kind,
    ).toBe("docx");
  const zeros = Uint8Array.from([...new Uint8Array(100), 0x3c, 0x3c]);
  expect(await verdictOn(disguised("application/x-printer", "a.bin", zeros))).toBe("docx");
  const binary = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]);
  expect(await verdictOn(disguised("image/png", "a.png", binary))).toBe("docx");
  expect(await verdictOn(disguised("image/png", "a.png", header("PAGE")))).toBe("docx");
});
