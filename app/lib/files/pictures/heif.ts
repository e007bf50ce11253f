import type { CleanPicture } from "./clean-picture";
import { fourCC, fourCCs, viewOf } from "./four-cc";
import { type Box, boxAt, empty } from "./heif-boxes";
import type { Extent } from "./heif-items";
import { IDEN, keptItems, readTable } from "./heif-table";
import { blankJpeg } from "./jpeg";
import { joinRanges, overlaps, type Range, totalLength, zeroAround } from "./ranges";

const [FTYP, META, MDAT, MOOV] = [fourCC("ftyp"), fourCC("meta"), fourCC("mdat"), fourCC("moov")];
const [IDAT, EXIF, MIME, JPEG] = [fourCC("idat"), fourCC("Exif"), fourCC("mime"), fourCC("jpeg")];

const keptInFile = fourCCs("ftyp", "meta", "mdat");
const keptInMeta = fourCCs("hdlr", "pitm", "iloc", "iinf", "iref", "iprp", "idat", "dinf", "grpl");

/** Sequences, each with the brand of the picture that is left without its track. */
const stillBrands = new Map([
  [fourCC("avis"), fourCC("avif")],
  ...["msf1", "hevc", "hevx", "hevm", "hevs"].map((brand) => [fourCC(brand), fourCC("mif1")] as const),
]);

/** No camera writes as many. */
const MAX_BOXES = 256;

/** "Exif" of an item: no offset, a TIFF header, a directory without entries. */
const NO_EXIF = [0, 0, 0, 0, 0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0];

/**
 * HEIC, HEIF and AVIF. Nothing moves, because tables point at places in the file: what is not needed to draw is
 * overwritten where it lies. Exif and XMP stay as items that say nothing; the orientation is a property of the
 * picture (`irot`, `imir`), Exif's does not count. Of a sequence the picture beside it is kept.
 */
export function cleanHeif(bytes: Uint8Array<ArrayBuffer>): CleanPicture | null {
  const view = viewOf(bytes);
  const top = topBoxes(view);
  const meta = top?.find(({ type }) => type === META);
  if (!top || !meta) return null;
  const table = readTable(view, meta, top.at(-1)?.end ?? 0);
  if (table === null) return null;
  const idat = table.boxes.find(({ type }) => type === IDAT);
  const holders = [...top.filter(({ type }) => type === MDAT), ...(idat ? [idat] : [])];
  const kept: Range[] = [];
  const jpegs: Range[] = [];
  const blanked: (Range & { type: number })[] = [];
  for (const extent of table.extents) {
    const type = table.items.get(extent.item)?.type ?? 0;
    // Whatever lies there is no pixel, and goes with all that is none.
    if (extent.open && (type === IDEN || !keptItems.has(type))) continue;
    const range = rangeOf(extent, holders, idat);
    if (range === null) return null;
    if (!keptItems.has(type)) blanked.push({ ...range, type });
    else (type === JPEG ? jpegs : kept).push(range);
  }
  // Each is walked or overwritten as often as the table names it.
  if ([jpegs, blanked].some((ranges) => totalLength(ranges) > bytes.length)) return null;
  const drawing = joinRanges([...kept, ...jpegs]);
  // A table that calls pixels metadata is made to deceive.
  if (overlaps(drawing, blanked)) return null;
  if (!jpegs.every(({ start, end }) => blankJpeg(bytes, start, end))) return null;

  if (top.some(({ type }) => type === MOOV)) becomeStill(view, top[0] as Box);
  const needless = top.filter((box) => box !== meta && (box.type === META || !keptInFile.has(box.type)));
  const inMeta = table.boxes.filter(({ type }) => !keptInMeta.has(type));
  for (const box of [...needless, ...inMeta, ...table.descriptions]) empty(bytes, view, box);
  for (const holder of holders) zeroAround(bytes, holder, drawing);
  for (const { type, start, end } of blanked) {
    if (type === MIME) bytes.fill(0x20, start, end);
    if (type === EXIF && end - start >= NO_EXIF.length) bytes.set(NO_EXIF, start);
  }
  for (const { name } of table.items.values()) bytes.fill(0x20, name.start, name.end);
  const last = top.findLast((box) => !needless.includes(box));
  return { bytes: bytes.subarray(0, last?.end), width: table.width, height: table.height };
}

/** `ftyp` first. What follows the last box that fits is no part of the picture, unless it claims to be. */
function topBoxes(view: DataView): Box[] | null {
  const boxes: Box[] = [];
  const limit = view.byteLength;
  for (let at = 0; at < limit; ) {
    const box = boxAt(view, at, limit, true);
    if (box === null) {
      const type = at + 8 <= limit ? view.getUint32(at + 4) : 0;
      if (keptInFile.has(type)) return null;
      break;
    }
    if (boxes.length === MAX_BOXES) return null;
    boxes.push(box);
    at = box.end;
  }
  return boxes[0]?.type === FTYP ? boxes : null;
}

/** Where an item's data lies in the file; null outside of the boxes that hold data. */
function rangeOf({ inIdat, start, end }: Extent, holders: Box[], idat: Box | undefined): Range | null {
  if (!inIdat) return holders.some((box) => start >= box.start && end <= box.end) ? { start, end } : null;
  if (!idat) return null;
  const range = { start: idat.start + start, end: Math.min(idat.start + end, Number.MAX_SAFE_INTEGER) };
  if (end === Number.POSITIVE_INFINITY) range.end = idat.end;
  return range.start <= range.end && range.end <= idat.end ? range : null;
}

function becomeStill(view: DataView, ftyp: Box): void {
  for (let at = ftyp.start; at + 4 <= ftyp.end; at += 4) {
    const brand = stillBrands.get(view.getUint32(at));
    if (brand !== undefined && at !== ftyp.start + 4) view.setUint32(at, brand);
  }
}
