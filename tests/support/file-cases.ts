import type { FileKind } from "../../app/lib/files/file-kind.ts";
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
];

/** Checks of `attack-files.test.ts` that fail as yet, by the name of the check. */
export const pendingChecks: string[] = ["saved under a name of its kind"];
