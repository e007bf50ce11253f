import type { FileKind } from "../../app/lib/files/file-kind.ts";
import { hundredPictures } from "./pictures/all-samples.ts";
import { secrets } from "./pictures/secrets.ts";
import { docOf, docxOf } from "./sample-documents.ts";
import { disguisedFiles, sampleFiles } from "./sample-files.ts";

export type FileCase = {
  /** As the visitor's computer calls it. */
  name: string;
  content: Uint8Array<ArrayBuffer>;
  /** What it is stored as; null: refused by name. */
  kind: FileKind | null;
  /** Texts of which nothing may be left in what is stored. */
  secrets?: string[];
};

const programs = [
  "offerte.hta",
  "offerte.pdf.bat",
  "foto.js",
  "foto.exe",
  "foto.lnk",
  "foto.html",
  "foto.svg",
  "..",
  "CON",
];
const odd = [
  "foto\u202Egpj.exe",
  "a\u0000.pdf",
  "../../x.pdf",
  'x".pdf',
  "x\r\nX: y.pdf",
  "",
  " ",
  ".pdf",
  "é 中.pdf",
];

const office = "application/vnd.ms-word";
const macro = new Uint8Array(600).fill(1);

/** Word files that could run something, as their own extension or another says. */
const macros = {
  "offerte.docm": docxOf({ type: `${office}.document.macroEnabled.main+xml` }),
  "offerte.dotm.docx": docxOf({ type: `${office}.template.macroEnabledTemplate.main+xml` }),
  "hoofdletters.docx": docxOf({ parts: [["word/VBAPROJECT.BIN", macro]] }),
  "andere naam.docx": docxOf({ types: `<Default Extension="png" ContentType="${office}.vbaProject"/>` }),
  "object.docx": docxOf({ parts: [["word/embeddings/oleObject1.bin", macro]] }),
  "oud.doc": docOf({ "Macros/VBA/_VBA_PROJECT": macro }),
};

/** More corpora are added here: each case is posted, and what is stored, shown and saved is looked at. */
export const fileCases: FileCase[] = [
  ...Object.entries(sampleFiles).map(([kind, content]) => ({
    name: `goed.${kind}`,
    content,
    kind: kind as FileKind,
  })),
  ...Object.entries(disguisedFiles).map(([what, content]) => ({ name: `${what}.jpg`, content, kind: null })),
  ...[...programs, ...odd].map((name) => ({ name, content: sampleFiles.pdf, kind: "pdf" as const })),
  ...programs.map((name) => ({ name, content: sampleFiles.gif, kind: "gif" as const })),
  ...Object.entries(macros).map(([name, content]) => ({ name, content, kind: null })),
  ...hundredPictures().map(({ name, kind, bytes }) => ({
    ...{ name: `${name}.${kind}`, content: bytes, kind },
    secrets: Object.values(secrets),
  })),
];
