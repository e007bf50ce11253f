import { inflate, inflateStart, TooLargeError } from "~/lib/bytes/inflate";
import { type ZipEntry, ZipError, zipDirectory } from "~/lib/files/zip-directory";
import type { DocumentVerdict } from "./inspect-document.server";
import { type Risk, worse } from "./link-target.server";
import {
  isMainDocument,
  isWorkbook,
  lastStep,
  leadsToMedia,
  riskOfRelationship,
  targetOf,
} from "./package-relationships.server";
import { activeInWorkbook, PartTypes } from "./part-types.server";
import { riskOfFields } from "./word-fields.server";
import { scanXml } from "./xml-scan.server";
import { decodeXml } from "./xml-text.server";

/** Bytes of one part, and of all parts together, that are read: a book of a thousand pages. */
const MAX_PART = 8 * 1024 * 1024;
const MAX_PARTS = 24 * 1024 * 1024;

const mainType = "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml";

/** Folders and parts of macros, controls and other programs' documents, in lower case. */
const activePart = /(?:^|\/)(?:vbaproject|vbadata|activex|embeddings|oleobject|customui|afchunk|macrosheets)/;
const contentTypes = "[content_types].xml";

/** Parts of a workbook that bring in other data, in lower case. */
const linkedPart = /(?:^|\/)(?:externallinks|connections|querytables)/;

/** A compound file, an archive, RTF: what a macro part under another name begins with. */
const activeStarts = ["\xD0\xCF\x11\xE0", "PK\x03\x04", "{\\rt"];

const fontType = /^font\/|^application\/x-font|obfuscated-?(?:font|opentype)$/;

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
  let warning: Risk = null;
  /** Last steps of the names of what is read as a part of the text. */
  const texts = new Set<string>();
  for (const part of parts.filter((part) => isRelationships(partName(part)))) {
    const xml = xmlOf(part, Math.min(MAX_PART, left));
    left -= xml.length;
    warning = worse(warning, riskOfRelationships(xml, texts));
    if (warning === "macros") return { problem: "macros" };
  }
  for (const part of parts) {
    const name = partName(part);
    if (part === list) continue;
    if (isWorkbook(name)) {
      const size = harmlessWorkbookSize(part, Math.min(MAX_PART, left));
      if (size === null) return { problem: "macros" };
      left -= size;
      warning = "active-content";
      continue;
    }
    const partType = types.of(name);
    const start = startOf(part);
    if (activePart.test(name) || isActiveStart(start, partType)) return { problem: "macros" };
    if (isRelationships(name) || !isXml(name, partType, start, texts.has(lastStep(name)))) continue;
    const xml = xmlOf(part, Math.min(MAX_PART, left));
    left -= xml.length;
    warning = worse(warning, riskOfFields(xml));
    if (warning === "macros") return { problem: "macros" };
  }
  return { warning };
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

/** A font is packed so that it begins with any two letters; a program among parts has no type. */
function isActiveStart(start: string, type: string): boolean {
  return activeStarts.some((active) => start.startsWith(active)) || (type === "" && start.startsWith("MZ"));
}

const isRelationships = (name: string) => /(?:^|\/)_rels\/[^/]*\.rels$/.test(name);

/**
 * A picture, sound or font may be written in XML too, and may then have a document type. What a part is, its
 * relationship says to readers, and not its type.
 */
function isXml(name: string, type: string, start: string, asText: boolean): boolean {
  const begins = /^[\xEF\xBB\xBF\xFE\xFF\s]*(?:<|(?<=\s)$)/.test(start.replaceAll("\0", ""));
  if (/^(?:image|audio|video)\//.test(type) || fontType.test(type)) return asText && begins;
  return /xml$/.test(type) || /\.xml$/.test(name) || begins;
}

/** Bytes that were read of a workbook in a document; null when it holds what could run, brings in other data or is damaged. */
function harmlessWorkbookSize(part: ZipEntry, limit: number): number | null {
  try {
    const bytes = unpacked(part, limit);
    const parts = zipDirectory(bytes);
    const names = parts.map(partName);
    const list = parts.find(({ name }) => name.toLowerCase() === contentTypes);
    if (list === undefined || names.some((name) => activePart.test(name) || linkedPart.test(name)))
      return null;
    const xml = xmlOf(list, limit - bytes.length);
    return new PartTypes(xml, activeInWorkbook).active ? null : bytes.length + xml.length;
  } catch {
    return null;
  }
}

function unpacked({ data, deflated }: ZipEntry, limit: number): Uint8Array {
  if (!deflated && data.length > limit) throw new TooLargeError();
  return deflated ? inflate(data, "deflate-raw", limit) : data;
}

function xmlOf(part: ZipEntry, limit: number): string {
  return decodeXml(unpacked(part, limit));
}

/** The names of what they lead to, but pictures and the like, are added to `texts`. */
function riskOfRelationships(xml: string, texts: Set<string>): Risk {
  let risk: Risk = null;
  scanXml(xml, {
    open: (name, read) => {
      if (name !== "Relationship") return;
      const attributes = read();
      risk = worse(risk, riskOfRelationship(attributes));
      if (!leadsToMedia(attributes)) texts.add(lastStep(targetOf(attributes)));
    },
  });
  return risk;
}
