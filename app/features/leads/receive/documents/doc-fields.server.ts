import { fieldName, hasAddress, riskOfField } from "./field-text.server";
import { type Risk, worse } from "./link-target.server";

const [FIELD, SEPARATOR, END] = [0x13, 0x14, 0x15];

/** Letters behind the mark of a field in which its name is looked for, and of the whole text of a link. */
const HEAD = 64;
const LINK = 512;

/**
 * What the fields of the main stream of a .doc do, as its bytes have them. A field begins with the byte 0x13; its text
 * has one or two bytes a letter, and any white space before its name. `work` counts the bytes that were looked at.
 */
export function scanDocFields(content: Uint8Array): { risk: Risk; work: number } {
  const found: { risk: Risk; work: number } = { risk: null, work: content.length };
  let links = 0;
  for (let at = content.indexOf(FIELD); at !== -1; at = content.indexOf(FIELD, at + 1)) {
    const size = content[at + 1] === 0 ? 2 : 1;
    const from = afterSpace(content, at + size, size);
    found.work += from - at;
    if (letterAt(content, from, size) === FIELD) {
      // A field at the place of a name computes it. Not every such byte is one: a name follows.
      const name = afterSpace(content, from + size, size);
      found.work += name - from;
      const inner = letterAt(content, name, size);
      if (/["A-Za-z]/.test(String.fromCharCode(inner))) return { ...found, risk: "macros" };
      continue;
    }
    let text = headOf(content, from, size);
    if (hasAddress(fieldName(text))) {
      text = linkOf(content, from, size);
      links += text.length * size;
    }
    found.work += text.length * size;
    found.risk = worse(found.risk, riskOfField(text));
    // Links do not lie in each other again and again.
    if (found.risk === "macros" || links > 4 * content.length + 65_536) return { ...found, risk: "macros" };
  }
  return found;
}

/** Until the next field, which is looked at by itself: together they are no longer than the text. */
function headOf(content: Uint8Array, from: number, size: 1 | 2): string {
  let text = "";
  for (let at = from; text.length < HEAD && at < content.length; at += size) {
    if (letterAt(content, at, size) === FIELD && (size === 2 || content[at + 1] !== 0)) break;
    text += String.fromCharCode(content[at] ?? 0);
  }
  return text;
}

/** Until its own result or end, with the text of the fields in it. */
function linkOf(content: Uint8Array, from: number, size: 1 | 2): string {
  let text = "";
  let depth = 0;
  for (let at = from; text.length < LINK && at < content.length; at += size) {
    const letter = letterAt(content, at, size);
    if (depth === 0 && (letter === SEPARATOR || letter === END)) break;
    if (letter === FIELD) depth++;
    if (letter === END) depth--;
    text += String.fromCharCode(content[at] ?? 0);
  }
  return text;
}

function letterAt(content: Uint8Array, at: number, size: 1 | 2): number {
  return (content[at] ?? 0) + (size === 2 ? 256 * (content[at + 1] ?? 0) : 0);
}

/** Stops at the next field, so that together the fields cost no more than the text. */
function afterSpace(content: Uint8Array, from: number, size: 1 | 2): number {
  let at = from;
  while (isSpace(letterAt(content, at, size))) at += size;
  return at;
}

/** White space, marks of pictures and notes. */
function isSpace(code: number): boolean {
  return (code > 0 && code < FIELD) || /\s/.test(String.fromCharCode(code));
}
