import { inflate, inflateStart, TooLargeError } from "~/lib/bytes/inflate";
import { type ZipEntry, ZipError, zipDirectory } from "~/lib/files/zip-directory";
import type { DocumentVerdict } from "./inspect-document.server";
import { isActiveRelationship, isMainDocument } from "./package-relationships.server";
import { PartTypes } from "./part-types.server";
import { holdsActiveField } from "./word-fields.server";
import { scanXml } from "./xml-scan.server";
import { decodeXml } from "./xml-text.server";

/** Bytes of one part, and of all parts together, that are read: a book of a thousand pages. */
const MAX_PART = 8 * 1024 * 1024;
const MAX_PARTS = 24 * 1024 * 1024;

const mainType = "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml";

/** Folders and parts of macros, controls and other programs' documents, in lower case. */
const activePart = /(?:^|\/)(?:vbaproject|vbadata|activex|embeddings|oleobject|customui|afchunk|macrosheets)/;
const contentTypes = "[content_types].xml";

/** A compound file, an archive, a program, RTF: what a macro part under another name begins with. */
const activeStarts = ["\xD0\xCF\x11\xE0", "PK\x03\x04", "MZ", "{\\rt"];

/** Judges an archive as a Word document (.docx). Throws when it is damaged. */
export function inspectDocx(bytes: Uint8Array): DocumentVerdict {
  try {
    return holdsOnlyText(zipDirectory(bytes));
  } catch (error) {
    if (error instanceof ZipError && error.reason === "encrypted") return { problem: "locked" };
    // What is too much to be read cannot be judged.
    if (error instanceof TooLargeError) return { problem: "macros" };
    throw error;
  }
}

function holdsOnlyText(entries: ZipEntry[]): DocumentVerdict {
  const parts = entries.filter(({ name }) => !name.endsWith("/"));
  const list = parts.find(({ name }) => name.toLowerCase() === contentTypes);
  if (list === undefined) return { problem: "wrongKind" };
  const types = new PartTypes(xmlOf(list, MAX_PART));
  const main = mainPart(parts);
  const type = main === null ? "" : types.of(main);
  if (!/wordprocessingml|ms-word/.test(type)) return { problem: "wrongKind" };
  if (type !== mainType || types.active) return { problem: "macros" };

  let left = MAX_PARTS;
  for (const part of parts) {
    const name = partName(part);
    if (part === list) continue;
    if (activePart.test(name)) return { problem: "macros" };
    const start = startOf(part);
    if (activeStarts.some((active) => start.startsWith(active))) return { problem: "macros" };
    if (!isXml(name, types.of(name), start)) continue;
    const xml = xmlOf(part, Math.min(MAX_PART, left));
    left -= xml.length;
    if (isRelationships(name) ? holdsActiveRelationship(xml) : holdsActiveField(xml)) {
      return { problem: "macros" };
    }
  }
  return { warning: null };
}

/** In lower case, as readers compare them. */
function partName({ name }: ZipEntry): string {
  try {
    return decodeURIComponent(name).toLowerCase();
  } catch {
    return name.toLowerCase();
  }
}

/** What the package says is the document; null when it says nothing or two things. */
function mainPart(parts: ZipEntry[]): string | null {
  const root = parts.find((part) => partName(part) === "_rels/.rels");
  const targets: string[] = [];
  if (root === undefined) return null;
  scanXml(xmlOf(root, MAX_PART), {
    open: (name, attributes) => {
      if (name === "Relationship" && isMainDocument(attributes()))
        targets.push(attributes().get("Target") ?? "");
    },
  });
  const [target] = targets;
  return targets.length === 1 && target ? target.replace(/^\.?\//, "").toLowerCase() : null;
}

/** One letter a byte. */
function startOf({ data, deflated }: ZipEntry): string {
  return String.fromCharCode(...(deflated ? inflateStart(data, 64) : data.subarray(0, 64)));
}

const isRelationships = (name: string) => /(?:^|\/)_rels\/[^/]*\.rels$/.test(name);

/** A picture, sound or font may be written in XML too, and may then have a document type. */
function isXml(name: string, type: string, start: string): boolean {
  if (isRelationships(name)) return true;
  if (/^(?:image|audio|video)\//.test(type)) return false;
  return (
    /xml$/.test(type) || /\.xml$/.test(name) || /^[\xEF\xBB\xBF\xFE\xFF\s]*</.test(start.replaceAll("\0", ""))
  );
}

function xmlOf({ data, deflated }: ZipEntry, limit: number): string {
  if (!deflated && data.length > limit) throw new TooLargeError();
  return decodeXml(deflated ? inflate(data, "deflate-raw", limit) : data);
}

function holdsActiveRelationship(xml: string): boolean {
  let active = false;
  scanXml(xml, {
    open: (name, attributes) => {
      if (name === "Relationship" && isActiveRelationship(attributes())) active = true;
    },
  });
  return active;
}
