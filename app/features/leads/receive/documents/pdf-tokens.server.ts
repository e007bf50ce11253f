/** A crafted file in which objects lie over each other again and again. */
export class WorkError extends Error {}

export type PdfObject = {
  /** Which of `askedNames` stand in its dictionary, and in those inside it: a crafted one may have millions of others. */
  names: Set<string>;
  /** How its stream is packed, as far as it says so itself. */
  filters: string[];
  /** Where the content of its stream begins; null without one. */
  streamAt: number | null;
};

const askedNames = new Set(["ObjStm", "First", "N", "Filter", "DecodeParms", "DP"]);

/** More than one is not read. */
const MAX_FILTERS = 2;

/** Times the length of the file. */
const MAX_WORK = 8;

const OBJ = [0x6f, 0x62, 0x6a] as const;
const END_STREAM = [..."endstream"].map((letter) => letter.charCodeAt(0));

/** Neither white space nor a delimiter (ISO 32000, 7.2.3). */
export function isRegular(byte: number | undefined): byte is number {
  return byte !== undefined && byte > 0x20 && !delimiters.has(byte);
}
const delimiters = new Set([..."()<>[]{}/%"].map((letter) => letter.charCodeAt(0)));

type Token = { kind: "name" | "open" | "close" | "list" | "listEnd" | "other" | "end"; text: string };

export class PdfTokens {
  /** Bytes looked at so far. */
  work = 0;
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  /** Whatever stands after a word `obj`, wherever it is: every object that a reader can reach begins so. */
  *objects(): Generator<PdfObject> {
    const bytes = this.#bytes;
    for (let at = bytes.indexOf(OBJ[0]); at !== -1; at = bytes.indexOf(OBJ[0], at + 1)) {
      if (bytes[at + 1] !== OBJ[1] || bytes[at + 2] !== OBJ[2] || isRegular(bytes[at + 3])) continue;
      // "1 0 obj", and not "endobj".
      const before = bytes[at - 1] ?? 0;
      if (before > 0x20 && !(before >= 0x30 && before <= 0x39)) continue;
      yield this.#object(at + 3);
    }
    this.#count(bytes.length);
  }

  /** Until its `endstream`. */
  streamOf({ streamAt }: PdfObject): Uint8Array {
    const from = streamAt ?? 0;
    for (let at = this.#bytes.indexOf(0x65, from); at !== -1; at = this.#bytes.indexOf(0x65, at + 1)) {
      if (!END_STREAM.every((byte, i) => this.#bytes[at + i] === byte)) continue;
      this.#count(at - from);
      return this.#bytes.subarray(from, at);
    }
    throw new WorkError("no end of a stream");
  }

  #object(from: number): PdfObject {
    this.#at = from;
    const object: PdfObject = { names: new Set(), filters: [], streamAt: null };
    if (this.#next().kind !== "open") return object;
    let [depth, key, inList] = [1, "", false];
    while (depth > 0) {
      const { kind, text } = this.#next();
      if (kind === "end") return object;
      if (kind === "open") depth++;
      if (kind === "close") depth--;
      if (kind === "list") inList = true;
      if (kind === "listEnd") inList = false;
      if (kind === "name") {
        if (askedNames.has(text)) object.names.add(text);
        if (key === "Filter" && depth === 1 && object.filters.length < MAX_FILTERS) object.filters.push(text);
      }
      if (!inList) key = kind === "name" && key === "" ? text : "";
    }
    if (this.#next().text === "stream") object.streamAt = this.#afterLine(this.#at);
    return object;
  }

  #afterLine(at: number): number {
    if (this.#bytes[at] === 0x0d) at++;
    return this.#bytes[at] === 0x0a ? at + 1 : at;
  }

  #count(bytes: number): void {
    this.work += bytes;
    if (this.work > MAX_WORK * this.#bytes.length + 65_536) throw new WorkError("too much work");
  }

  #next(): Token {
    const from = this.#at;
    const token = this.#read();
    this.#count(this.#at - from);
    return token;
  }

  #read(): Token {
    const bytes = this.#bytes;
    this.#skipSpace();
    const byte = bytes[this.#at];
    if (byte === undefined) return { kind: "end", text: "" };
    const letter = String.fromCharCode(byte);
    const twice = bytes[this.#at + 1] === byte;
    if (letter === "<" && !twice) return this.#until(0x3e);
    this.#at += twice && (letter === "<" || letter === ">") ? 2 : 1;
    if (letter === "<") return { kind: "open", text: "" };
    if (letter === ">") return { kind: twice ? "close" : "other", text: "" };
    if (letter === "[") return { kind: "list", text: "" };
    if (letter === "]") return { kind: "listEnd", text: "" };
    if (letter === "(") return this.#string();
    if (letter === "/") return { kind: "name", text: this.#word("") };
    return { kind: "other", text: delimiters.has(byte) ? letter : this.#word(letter) };
  }

  #skipSpace(): void {
    for (; ; this.#at++) {
      const byte = this.#bytes[this.#at];
      if (byte === 0x25) {
        while (this.#at < this.#bytes.length && ![0x0a, 0x0d].includes(this.#bytes[this.#at] ?? 0))
          this.#at++;
      } else if (byte === undefined || byte > 0x20) return;
    }
  }

  #until(last: number): Token {
    const end = this.#bytes.indexOf(last, this.#at);
    this.#at = end === -1 ? this.#bytes.length : end + 1;
    return { kind: "other", text: "" };
  }

  #string(): Token {
    for (let depth = 1; depth > 0 && this.#at < this.#bytes.length; this.#at++) {
      const byte = this.#bytes[this.#at];
      if (byte === 0x5c) this.#at++;
      if (byte === 0x28) depth++;
      if (byte === 0x29) depth--;
    }
    return { kind: "other", text: "" };
  }

  /** At most 128 characters of it; `#4A` stands for J. */
  #word(text: string): string {
    for (; isRegular(this.#bytes[this.#at]); this.#at++) {
      if (text.length < 128) text += String.fromCharCode(this.#bytes[this.#at] ?? 0);
    }
    return text.replace(/#([0-9a-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  }
}
