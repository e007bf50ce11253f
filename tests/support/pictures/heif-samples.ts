import { type Bytes, bytesOf, type Part, pixels, u16, u32, u64 } from "./parts.ts";
import { exifOf, secretText, xmp } from "./secrets.ts";

export const box = (type: string, ...body: Part[]): Bytes => {
  const content = bytesOf(...body);
  return bytesOf(u32(content.length + 8), type, content);
};
/** With a size of 64 bits. */
const largeBox = (type: string, ...body: Part[]): Bytes => {
  const content = bytesOf(...body);
  return bytesOf(u32(1), type, u64(content.length + 16), content);
};
const full = (type: string, version: number, ...body: Part[]) => box(type, [version, 0, 0, 0], ...body);

export type HeifItem = {
  id: number;
  type: string;
  data: Uint8Array;
  /** In `idat` (construction method 1) and not in `mdat`. */
  inIdat?: boolean;
  /** In this many pieces. */
  pieces?: number;
  /** The table names the place of its data this many times. */
  named?: number;
  /** Its length in the table is 0; with `none` its offset too. */
  place?: "none" | "open";
};

export type HeifOptions = {
  brand?: string;
  items: HeifItem[];
  primary?: number;
  /** Fields of 64 bits in `iloc` and for the size of `mdat`. */
  wide?: boolean;
  metaLast?: boolean;
  ilocVersion?: 0 | 1 | 2;
  /** Between the boxes of the file, after `ftyp`. */
  more?: Part[];
  tail?: Part[];
  /** Bytes of `mdat` that belong to no item. */
  gap?: Uint8Array;
  properties?: Part[];
  width?: number;
  height?: number;
};

/** A HEIC or AVIF file with these items; where each lies is worked out. */
export function heifOf(options: HeifOptions): Bytes {
  const { items, primary = 1, wide = false, metaLast = false, more = [], tail = [] } = options;
  const { brand = "heic", gap = new Uint8Array(), width = 64, height = 48, properties = [] } = options;
  const version = options.ilocVersion ?? (items.some(({ inIdat }) => inIdat) ? 1 : 0);
  const idField = version === 2 ? u32 : u16;
  const ftyp = box("ftyp", brand, [0, 0, 0, 0], "mif1", brand);
  const [inFile, inIdat] = [items.filter((item) => !item.inIdat), items.filter((item) => item.inIdat)];
  const body = bytesOf(...inFile.flatMap(({ data }) => [data, gap]));
  const mdat = (wide ? largeBox : box)("mdat", body);
  const meta = (bodyStart: number) => {
    let [fileAt, idatAt] = [bodyStart, 0];
    const locations = [...inFile, ...inIdat].map((item) => {
      const { id, data, inIdat: inside, pieces = 1, named = 1, place } = item;
      let at = inside ? idatAt : fileAt;
      if (inside) idatAt += data.length;
      else fileAt += data.length + gap.length;
      const extents = Array.from({ length: pieces }, (_, n) => {
        const length =
          n < pieces - 1
            ? Math.floor(data.length / pieces)
            : data.length - n * Math.floor(data.length / pieces);
        const numbers = [place === "none" ? 0 : at, place ? 0 : length];
        const extent = numbers.flatMap(wide ? u64 : u32);
        at += length;
        return extent;
      });
      const method = version > 0 ? u16(inside ? 1 : 0) : [];
      const all = Array(named).fill(extents.flat()).flat();
      return bytesOf(idField(id), method, u16(0), u16(pieces * named), all);
    });
    const infes = items.map(({ id, type }) =>
      full("infe", 2, u16(id), u16(0), type, "name\0", type === "mime" ? "application/rdf+xml\0" : ""),
    );
    const ispe = full("ispe", 0, u32(width), u32(height));
    const hevc = box(brand === "avif" ? "av1C" : "hvcC", pixels(8, 5));
    const associations = items.flatMap(({ id }) => [...u16(id), 2, 1, 0x82]);
    return full(
      "meta",
      0,
      full("hdlr", 0, u32(0), "pict", Array(12).fill(0), "\0"),
      full("pitm", 0, u16(primary)),
      full(
        "iloc",
        version,
        [wide ? 0x88 : 0x44, 0],
        version === 2 ? u32(items.length) : u16(items.length),
        ...locations,
      ),
      full("iinf", 0, u16(items.length), ...infes),
      box("iprp", box("ipco", ispe, hevc, ...properties), full("ipma", 0, u32(items.length), associations)),
      ...(inIdat.length > 0 ? [box("idat", ...inIdat.map(({ data }) => data))] : []),
    );
  };
  const before = bytesOf(ftyp, ...more);
  const header = wide ? 16 : 8;
  const start = before.length + header + (metaLast ? 0 : meta(0).length);
  return metaLast ? bytesOf(before, mdat, meta(start), ...tail) : bytesOf(before, meta(start), mdat, ...tail);
}

export const exifItem = (id: number, orientation = 1): HeifItem => ({
  id,
  type: "Exif",
  data: bytesOf(u32(0), exifOf({ orientation })),
});
export const xmpItem = (id: number): HeifItem => ({ id, type: "mime", data: bytesOf(xmp) });
export const codedItem = (id: number, seed: number, type = "hvc1"): HeifItem => ({
  id,
  type,
  data: pixels(120, seed),
});

/** As phones write them, and as they may: all with Exif, and XMP in most. */
export function heifSamples(seed: number): Record<string, Bytes> {
  const picture = codedItem(1, seed);
  const [exif, meta] = [exifItem(8), xmpItem(9)];
  const inside = (item: HeifItem) => ({ ...item, inIdat: true });
  const grid = { id: 1, type: "grid", data: bytesOf([0, 0, 0, 1], u16(64), u16(48)) };
  const notes = [box("free", secretText), box("uuid", pixels(16, 2), secretText)];
  return {
    iphone: heifOf({ items: [inside(grid), codedItem(2, seed), codedItem(3, seed + 1), exif, meta] }),
    plain: heifOf({ items: [picture, exif, meta] }),
    idat: heifOf({ items: [picture, inside(exif), inside(meta)] }),
    wide: heifOf({ items: [picture, exif, meta], wide: true, ilocVersion: 2 }),
    metaLast: heifOf({ items: [exif, picture, meta], metaLast: true }),
    pieces: heifOf({ items: [picture, { ...exif, pieces: 3 }, { ...meta, pieces: 2 }] }),
    android: heifOf({ items: [picture, exif], tail: [box("mpvd", secretText), box("sefd", secretText)] }),
    notes: heifOf({
      items: [picture, exif, meta],
      more: notes,
      gap: bytesOf(secretText),
      tail: [secretText],
    }),
    described: heifOf({
      items: [picture, exif],
      properties: [full("udes", 0, secretText), box("irot", [1])],
    }),
    unknown: heifOf({ items: [picture, exif, { id: 7, type: "uri ", data: bytesOf(secretText) }] }),
    avif: heifOf({ brand: "avif", items: [codedItem(1, seed, "av01"), exif, meta] }),
  };
}
