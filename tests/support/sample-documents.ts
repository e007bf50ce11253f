import { deflateRawSync, deflateSync } from "node:zlib";
import CFB from "cfb";
import { joinBytes } from "../../app/lib/bytes/join-bytes.ts";

/** Documents as programs write them, and the same ones with what must not come in. */

const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0) & 255);
export const utf8 = (text: string) => new TextEncoder().encode(text);

function little(value: number, size: 2 | 4): Uint8Array {
  return Uint8Array.from({ length: size }, (_, i) => (value >>> (8 * i)) & 255);
}

type ZipOptions = {
  /** Flags of an entry, by name. */
  flags?: (name: string) => number;
  /** What the local header calls an entry. */
  localName?: (name: string) => string;
  /** 0 to 9; 0 stores in blocks. */
  level?: number;
  /** A declared size that is not true. */
  declared?: (name: string) => number | undefined;
};

/** An archive with deflated entries; names may come twice. */
export function zipped(parts: [name: string, content: string | Uint8Array][], options: ZipOptions = {}) {
  const locals: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const [name, content] of parts) {
    const bytes = typeof content === "string" ? utf8(content) : content;
    const packed = deflateRawSync(bytes, { level: options.level ?? 6 });
    const size = options.declared?.(name) ?? bytes.length;
    const localName = utf8(options.localName?.(name) ?? name);
    const common = joinBytes([
      ...[little(20, 2), little(options.flags?.(name) ?? 0x0800, 2), little(8, 2)],
      ...[little(0, 4), little(0, 4), little(packed.length, 4), little(size, 4)],
    ]);
    const local = [latin("PK\x03\x04"), common, little(localName.length, 2), little(0, 2), localName, packed];
    const central = utf8(name);
    directory.push(
      joinBytes([
        ...[latin("PK\x01\x02"), little(20, 2), common, little(central.length, 2)],
        ...[new Uint8Array(12), little(offset, 4), central],
      ]),
    );
    locals.push(joinBytes(local));
    offset += locals.at(-1)?.length ?? 0;
  }
  const list = joinBytes(directory);
  const end = [little(parts.length, 2), little(parts.length, 2), little(list.length, 4), little(offset, 4)];
  return joinBytes([...locals, list, latin("PK\x05\x06"), little(0, 4), ...end, little(0, 2)]);
}

const xml = (body: string) => `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${body}`;
const officeRel = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const word = "application/vnd.openxmlformats-officedocument.wordprocessingml";
export const mainType = `${word}.document.main+xml`;

export type Docx = {
  /** Type of the main part. */
  type?: string;
  /** Elements of `[Content_Types].xml` beside those of the parts that every document has. */
  types?: string;
  /** Relationships of the main part. */
  rels?: string;
  /** Content of the body. */
  body?: string;
  /** Parts beside the usual ones. */
  parts?: [name: string, content: string | Uint8Array][];
  zip?: ZipOptions;
};

export const rel = (type: string, target: string, mode = "") =>
  `<Relationship Id="r${type.length}${target.length}" Type="${type.includes(":") ? type : `${officeRel}/${type}`}" Target="${target}"${mode && ` TargetMode="${mode}"`}/>`;
export const relationships = (list: string) =>
  xml(
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${list}</Relationships>`,
  );
export const override = (part: string, type: string) =>
  `<Override PartName="${part}" ContentType="${type}"/>`;

/** The parts of a Word document, in the order in which Word writes them. */
export function docxParts({ type = mainType, types = "", rels = "", body = "", parts = [] }: Docx = {}) {
  const paragraph = "<w:p><w:r><w:t>Beste aannemer, hierbij de offerte.</w:t></w:r></w:p>";
  const all: [string, string | Uint8Array][] = [
    [
      "[Content_Types].xml",
      xml(
        `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Default Extension="png" ContentType="image/png"/>${override("/word/document.xml", type)}${override("/word/styles.xml", `${word}.styles+xml`)}${types}</Types>`,
      ),
    ],
    ["_rels/.rels", relationships(rel("officeDocument", "word/document.xml"))],
    [
      "word/document.xml",
      xml(
        `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="${officeRel}"><w:body>${paragraph}${body}<w:sectPr/></w:body></w:document>`,
      ),
    ],
    ["word/_rels/document.xml.rels", relationships(rel("styles", "styles.xml") + rels)],
    [
      "word/styles.xml",
      xml('<w:styles xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"/>'),
    ],
  ];
  return [...all, ...parts];
}

export function docxOf(docx: Docx = {}): Uint8Array<ArrayBuffer> {
  return zipped(docxParts(docx), docx.zip);
}

/** A field whose text stands in as many runs as there are texts. */
export const field = (...texts: string[]) =>
  `<w:p><w:r><w:fldChar w:fldCharType="begin"/></w:r>${texts
    .map((text) => `<w:r><w:instrText xml:space="preserve">${text}</w:instrText></w:r><w:proofErr/>`)
    .join(
      "",
    )}<w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>x</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r></w:p>`;

/** The main stream of a Word 97 document: its header and a text of one byte a letter. */
export function wordStream(text = "Beste aannemer", flags = 0x0200): Uint8Array {
  const stream = new Uint8Array(4600);
  stream.set([0xec, 0xa5, 0xc1, 0]);
  stream.set([flags & 255, flags >> 8], 10);
  stream.set(latin(text), 1536);
  return stream;
}

/** A compound file of these streams, by path. */
export function oleOf(streams: Record<string, Uint8Array>): Uint8Array<ArrayBuffer> {
  const file = CFB.utils.cfb_new();
  for (const [path, content] of Object.entries(streams)) CFB.utils.cfb_add(file, path, content);
  // The library's own mark is no part of a Word document.
  CFB.utils.cfb_del(file, "/\u0001Sh33tJ5");
  return Uint8Array.from(CFB.write(file, { type: "buffer" }) as Uint8Array);
}

export function docOf(more: Record<string, Uint8Array> = {}, stream = wordStream()): Uint8Array<ArrayBuffer> {
  const table = new Uint8Array(5000).fill(7);
  const properties = new Uint8Array(300).fill(1);
  return oleOf({
    ...{ "/WordDocument": stream, "/1Table": table, "/\u0005SummaryInformation": properties },
    ...{ "/\u0001CompObj": new Uint8Array(100), ...more },
  });
}

type Pdf = {
  /** Objects, numbered from 1; the first should be the catalogue. */
  objects?: (string | Uint8Array)[];
  /** Of the trailer. */
  trailer?: string;
  /** Behind the end. */
  after?: string;
};

const catalogue = [
  "<< /Type /Catalog /Pages 2 0 R >>",
  "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
  "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << >> >>",
];

/** An object with a stream, packed by Flate unless it has a filter of its own. */
export function pdfStream(
  dictionary: string,
  content: string | Uint8Array,
  filter = "/FlateDecode",
): Uint8Array {
  const plain = typeof content === "string" ? latin(content) : content;
  const packed = filter === "/FlateDecode" ? deflateSync(plain) : plain;
  const head = `<< ${dictionary} ${filter && `/Filter ${filter}`} /Length ${packed.length} >>\nstream\r\n`;
  return joinBytes([latin(head), packed, latin("\r\nendstream")]);
}

/** Objects packed together, as every program writes them since 2005. */
export function objectStream(objects: string[], dictionary = "/Type /ObjStm"): Uint8Array {
  let offset = 0;
  const places = objects.map((object, i) => {
    const place = `${20 + i} ${offset}`;
    offset += object.length + 1;
    return place;
  });
  const table = `${places.join(" ")} `;
  return pdfStream(`${dictionary} /N ${objects.length} /First ${table.length}`, table + objects.join(" "));
}

export function pdfOf({ objects = [], trailer = "", after = "" }: Pdf = {}): Uint8Array<ArrayBuffer> {
  const page = pdfStream("", "BT /F1 12 Tf 72 720 Td (Offerte) Tj ET");
  const pieces: Uint8Array[] = [latin("%PDF-1.7\n%\xE2\xE3\xCF\xD3\n")];
  const offsets: number[] = [];
  const size = () => pieces.reduce((total, { length }) => total + length, 0);
  for (const [i, object] of [...catalogue, page, ...objects].entries()) {
    offsets.push(size());
    pieces.push(latin(`${i + 1} 0 obj\n`), typeof object === "string" ? latin(object) : object);
    pieces.push(latin("\nendobj\n"));
  }
  const start = size();
  const table = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  pieces.push(latin(`xref\n0 ${offsets.length + 1}\n0000000000 65535 f \n${table}`));
  pieces.push(latin(`trailer\n<< /Size ${offsets.length + 1} /Root 1 0 R ${trailer} >>\n`));
  pieces.push(latin(`startxref\n${start}\n%%EOF\n${after}`));
  return joinBytes(pieces);
}
