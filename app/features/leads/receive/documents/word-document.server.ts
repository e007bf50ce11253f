import { scanDocFields } from "./doc-fields.server";
import type { DocumentVerdict } from "./inspect-document.server";
import { type OleEntry, OleError, OleFile } from "./ole-file.server";

/** Macros, other programs' documents and packed programs, wherever they lie; names as `plain` gives them. */
const refusedNames = new Set([
  ...["macros", "vba", "_vba_project", "_vba_project_cur", "project", "projectwm", "dir"],
  ...["workbook", "book", "powerpoint document", "visiodocument", "package", "package_stream"],
  ...["ole10native", "ocxname", "ocxdata", "contents"],
]);

/** What a pictured object holds beside its own data. */
const harmlessObjectPart =
  /^(?:ole|compobj|objinfo|linkinfo|eprint|pict?|meta|olepres\d{3}|equation native)$/;

/** Judges a compound file as a Word document (.doc). Throws when it is damaged. */
export function inspectDoc(bytes: Uint8Array): DocumentVerdict {
  const file = new OleFile(bytes);
  const used = file.entries.slice(1).filter(({ name }) => name !== "");
  const atRoot = (name: string) => {
    const [found, second] = used.filter((entry) => entry.path?.length === 0 && isNamed(entry, name));
    if (second) throw new OleError("one name twice");
    return found?.kind === "stream" ? found : undefined;
  };
  if (used.some((entry) => isNamed(entry, "EncryptedPackage"))) return { problem: "locked" };
  const main = atRoot("WordDocument");
  if (main === undefined) return { problem: "wrongKind" };
  if (used.some(carriesProgram)) return { problem: "macros" };

  file.checkStreams();
  const content = file.read(main);
  const flags = new DataView(content.buffer).getUint16(10, true);
  if (flags & 0x0100) return { problem: "locked" };
  const table = atRoot(flags & 0x0200 ? "1Table" : "0Table");
  // Word 97 and later; older files keep their tables elsewhere, and templates are no documents.
  const isDocument = content[0] === 0xec && content[1] === 0xa5 && (flags & 0x0001) === 0;
  const fields = scanDocFields(content).risk;
  if (!isDocument || table === undefined || fields === "macros") return { problem: "macros" };
  const holdsFormula = used.some((entry) => isNamed(entry, "Equation Native"));
  const remote = namesAddress(file.read(table));
  return { warning: holdsFormula || remote || fields ? "active-content" : null };
}

/** Names in a compound file are compared without their case. */
function isNamed(entry: OleEntry, name: string): boolean {
  return entry.name.toLowerCase() === name.toLowerCase();
}

/** In lower case, without the control character with which names of the system begin. */
function plain(name: string): string {
  return name.toLowerCase().replace(/^\p{Cc}/u, "");
}

function carriesProgram({ name, path, kind }: OleEntry): boolean {
  const known = plain(name);
  if (refusedNames.has(known)) return true;
  if (known === "worddocument") return path?.length !== 0;
  // An entry that no storage leads to is not shown by Word; what it holds is not known either.
  if (path === null) return kind === "storage";
  if (path[0]?.toLowerCase() !== "objectpool") return false;
  return kind === "storage" ? path.length > 1 : !harmlessObjectPart.test(known);
}

/** `http` or `\\` in two bytes a letter: the template's name stands here, and it should be one of this computer. */
function namesAddress(table: Uint8Array): boolean {
  const patterns = ["http", "\\\\"].map((text) => [...text].flatMap((letter) => [letter.charCodeAt(0), 0]));
  return patterns.some((pattern) => {
    const first = pattern[0] ?? 0;
    for (let at = table.indexOf(first); at !== -1; at = table.indexOf(first, at + 1)) {
      if (pattern.every((byte, i) => table[at + i] === byte)) return true;
    }
    return false;
  });
}
