import { expect, test, vi } from "vitest";
import { pdfOf } from "../../../../../tests/support/sample-documents";
import { attachmentStore } from "./attachment-store";

vi.stubGlobal("addEventListener", () => {});

/** A file on the disk of the visitor, that can be changed there: then no browser reads it any more. */
class DiskFile extends File {
  changed = false;
  override async arrayBuffer() {
    if (this.changed) throw new DOMException("The file could not be read.", "NotReadableError");
    return super.arrayBuffer();
  }
}
const pdf = (name: string) => new DiskFile([pdfOf()], name, { type: "application/pdf", lastModified: 7 });

function chosen(...files: File[]) {
  const told: string[][] = [];
  const store = attachmentStore({
    tag: "TS-",
    form: "contact",
    show: ({ problems }) => problems && told.push(problems),
  });
  store.add(files);
  return { store, told };
}

test("a document goes as it was when it was chosen, whatever becomes of it on the disk", async () => {
  const plan = pdf("tekening.pdf");
  const { store } = chosen(plan);
  await store.ready();
  plan.changed = true;
  const { files, gone } = await store.ready();
  expect(gone).toBe("");
  const [sent] = files;
  expect([sent?.name, sent?.type, sent?.lastModified]).toEqual(["tekening.pdf", "application/pdf", 7]);
  expect(await sent?.text()).toContain("%PDF");
});

test("a file that was changed before it could be read is named, and the others stay", async () => {
  const plan = pdf("tekening.pdf");
  plan.changed = true;
  const { store, told } = chosen(plan, pdf("offerte.pdf"));
  const { files } = await store.ready();
  expect(files.map(({ name }) => name)).toEqual(["offerte.pdf"]);
  expect(told.at(-1)?.join()).toMatch(/^'tekening.pdf' is gewijzigd of verplaatst/);
});

test("where the code that reads it could not be had, it is read before it is sent, and named where that fails", async () => {
  vi.doMock("~/lib/files/file-kind", () => {
    throw new TypeError("Failed to fetch dynamically imported module");
  });
  const [plan, offer] = [pdf("tekening.pdf"), pdf("offerte.pdf")];
  const { store, told } = chosen(plan, offer);
  plan.changed = true;
  const { files, gone } = await store.ready();
  expect(gone).toMatch(/^'tekening.pdf' is gewijzigd of verplaatst/);
  expect(told.at(-1)).toEqual([gone]);
  expect(files).toHaveLength(1);
  offer.changed = true;
  expect(await store.ready()).toMatchObject({ gone: "", files: [{ name: "offerte.pdf" }] });
  vi.doUnmock("~/lib/files/file-kind");
});

test("a choice that is told twice counts once; the same file chosen again is another", async () => {
  const plan = pdf("tekening.pdf");
  const { store, told } = chosen(plan);
  store.add([plan]);
  expect((await store.ready()).files).toHaveLength(1);
  store.add([pdf("tekening.pdf")]);
  expect((await store.ready()).files).toHaveLength(2);
  expect(told.flat()).toEqual([]);
});
