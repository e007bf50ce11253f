import { fourCC, fourCCs } from "./four-cc";
import { type Box, boxesIn } from "./heif-boxes";
import { type Extent, type Item, propertiesOf, readExtents, readItems } from "./heif-items";

const code = (type: string) => fourCC(type);
const [PITM, IINF, ILOC, IPRP] = [code("pitm"), code("iinf"), code("iloc"), code("iprp")];
const [IPCO, IPMA, ISPE] = [code("ipco"), code("ipma"), code("ispe")];
/** Another item, turned or cut: it has no data of its own. */
export const IDEN = code("iden");

/** Coded pictures, and those that are made of them; gain and depth maps are among the coded. */
export const keptItems = fourCCs(
  ...["hvc1", "hev1", "av01", "vvc1", "avc1", "unci", "jpeg", "grid", "iovl", "iden", "tmap"],
);
/** How the coded data is read, its size, colour, turning and cutting; no descriptions, no dates. */
const keptProperties = fourCCs(
  ...["hvcC", "lhvC", "av1C", "vvcC", "avcC", "jpgC", "uncC", "cmpd", "cmpC", "icef", "ispe", "pixi", "colr"],
  ...["pasp", "clap", "irot", "imir", "iscl", "auxC", "rloc", "lsel", "a1op", "a1lx", "oinf", "tols", "clli"],
  ...["mdcv", "cclv", "amve", "ndwt", "reve"],
);

export type HeifTable = {
  items: Map<number, Item>;
  extents: Extent[];
  /** The boxes in `meta`. */
  boxes: Box[];
  /** Properties that do not draw. */
  descriptions: Box[];
  /** Of the primary item, before it is turned. */
  width: number;
  height: number;
};

/** What `meta` says; null when it is not whole, or its primary item is no picture with a size and data. */
export function readTable(view: DataView, meta: Box, fileEnd: number): HeifTable | null {
  // A FullBox: version and flags come first.
  const boxes = boxesIn(view, meta.start + 4, meta.end);
  if (boxes === null) return null;
  const [pitm, iinf, iloc, iprp] = [PITM, IINF, ILOC, IPRP].map((type) => only(boxes, type));
  if (!pitm || !iinf || !iloc || !iprp) return null;
  const items = readItems(view, iinf);
  const extents = readExtents(view, iloc, fileEnd);
  if (items === null || extents === null) return null;
  const id =
    view.getUint8(pitm.start) === 0 ? view.getUint16(pitm.start + 4) : view.getUint32(pitm.start + 4);
  const type = items.get(id)?.type ?? 0;
  const drawn = extents.some(({ item }) => item === id || type === IDEN);
  if (!keptItems.has(type) || !drawn) return null;
  const properties = readProperties(view, iprp, id);
  return properties && { items, extents, boxes, ...properties };
}

function readProperties(view: DataView, iprp: Box, item: number) {
  const boxes = boxesIn(view, iprp.start, iprp.end) ?? [];
  const ipco = only(boxes, IPCO);
  const properties = ipco ? boxesIn(view, ipco.start, ipco.end) : null;
  if (properties === null) return null;
  const size = boxes
    .filter(({ type }) => type === IPMA)
    .flatMap((ipma) => propertiesOf(view, ipma, item))
    .map((place) => properties[place - 1])
    .find((property) => property?.type === ISPE);
  if (!size || size.end - size.start < 12) return null;
  const [width, height] = [view.getUint32(size.start + 4), view.getUint32(size.start + 8)];
  if (width === 0 || height === 0) return null;
  return { width, height, descriptions: properties.filter(({ type }) => !keptProperties.has(type)) };
}

/** Undefined also for two: which of them counts, readers disagree on. */
function only(boxes: Box[], type: number): Box | undefined {
  const found = boxes.filter((box) => box.type === type);
  return found.length === 1 ? found[0] : undefined;
}
