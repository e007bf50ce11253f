import { expect, test } from "vitest";
import { inspectFile } from "~/features/leads/receive/inspect-file.server";
import { docOf, docxOf, field, objectStream, override, pdfOf, rel } from "~tests/support/sample-documents";

const script = "<< /S /JavaScript /JS (app.alert) >>";

/** Honest documents, and the same ones with what is refused or marked. */
const documents = {
  docx: docxOf({ body: field(" PAGE ") }),
  "docx with macros": docxOf({
    rels: rel("vbaProject", "vbaProject.bin"),
    types: override("/word/vbaProject.bin", "application/vnd.ms-office.vbaProject"),
    parts: [["word/vbaProject.bin", Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0])]],
  }),
  doc: docOf(),
  "doc with macros": docOf({ "/Macros/VBA/_VBA_PROJECT": new Uint8Array(5000) }),
  pdf: pdfOf(),
  "pdf with script": pdfOf({ objects: [objectStream([script]), script] }),
};

/** The same numbers at every run. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) & 0x7fffffff;
    return state / 0x7fffffff;
  };
}

test.each(Object.entries(documents))("cut off anywhere, it is refused: %s", async (name, bytes) => {
  for (let length = 0; length < bytes.length; length += length < 600 ? 1 : 7) {
    const verdict = await inspectFile(bytes.slice(0, length));
    // A PDF may lack its very last line, a compound file the padding of its last sector.
    if (length > bytes.length - (name.startsWith("docx") ? 0 : 128)) continue;
    expect("problem" in verdict, `${length}`).toBe(true);
  }
});

test.each(Object.entries(documents))(
  "with bytes changed, it is judged without an error: %s",
  async (_, bytes) => {
    const next = numbers(bytes.length);
    for (let i = 0; i < 1500; i++) {
      const changed = bytes.slice();
      for (let n = 1 + Math.floor(next() * 4); n > 0; n--) {
        const at = Math.floor(next() * bytes.length);
        changed[at] =
          next() < 0.5 ? Math.floor(next() * 256) : (changed[at] ?? 0) ^ (1 << Math.floor(next() * 8));
      }
      const verdict = await inspectFile(changed);
      expect("problem" in verdict || ["doc", "docx", "pdf"].includes(verdict.kind)).toBe(true);
    }
  },
);

test("what a document holds is found whatever single byte of its other parts is changed", async () => {
  const bytes = documents["doc with macros"];
  const parts = ["Macros", "VBA", "_VBA_PROJECT"].map((part) => Buffer.from(part, "utf16le"));
  const places = parts.map((part) => Buffer.from(bytes).indexOf(part));
  let accepted = 0;
  for (let at = 0; at < bytes.length; at += 3) {
    // One name may be spoiled: the two others are found.
    const changed = bytes.slice();
    changed[at] = (changed[at] ?? 0) ^ 0x01;
    if (!("problem" in (await inspectFile(changed)))) accepted++;
  }
  expect(places.every((place) => place > 0)).toBe(true);
  expect(accepted).toBe(0);
});
