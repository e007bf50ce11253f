import { type Bytes, bytesOf, le32, u16, u32 } from "./parts.ts";

/** What must not be found in a file that is kept: planted wherever a camera or an app writes such things. */
export const secrets = { serial: "SN-7041-5526", place: "51.441642 N", maker: "Voorbeeldcamera" } as const;
export const secretText = `${secrets.maker} ${secrets.serial} at ${secrets.place}`;

export const xmp = `<?xpacket begin=""?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/" xmlns:aux="http://ns.adobe.com/exif/1.0/aux/" exif:GPSLatitude="51,26.4985N" aux:SerialNumber="${secrets.serial}">${secretText}</rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="w"?>`;

type Entry = { tag: number; type: 2 | 3 | 4 | 5; values: number[] | string };
const sizes = { 2: 1, 3: 2, 4: 4, 5: 8 } as const;

/**
 * Exif as phones write it: maker, orientation, the camera's serial number and the coordinates of a place, in three
 * directories, little- or big-endian.
 */
export function exifOf({ orientation = 1, little = false } = {}): Bytes {
  const number = (n: number, size: 2 | 4) => {
    const big = size === 2 ? u16(n) : u32(n);
    return little ? big.reverse() : big;
  };
  const encode = ({ type, values }: Entry): number[] => {
    if (typeof values === "string") return [...bytesOf(values, [0])];
    return values.flatMap((value) => (type === 3 ? number(value, 2) : number(value, 4)));
  };
  const directory = (at: number, entries: Entry[]): { bytes: number[]; end: number } => {
    let extra = at + 2 + entries.length * 12 + 4;
    const table: number[] = [...number(entries.length, 2)];
    const data: number[] = [];
    for (const entry of entries) {
      const content = encode(entry);
      table.push(...number(entry.tag, 2), ...number(entry.type, 2));
      table.push(...number(content.length / sizes[entry.type], 4));
      if (content.length <= 4) table.push(...content, ...Array(4 - content.length).fill(0));
      else {
        table.push(...number(extra, 4));
        data.push(...content);
        extra += content.length;
      }
    }
    return { bytes: [...table, ...number(0, 4), ...data], end: extra };
  };
  const degrees = (n: number) => [Math.floor(n), 1, Math.floor((n % 1) * 60), 1, 0, 1];
  const first = (camera: number, place: number): Entry[] => [
    { tag: 0x010f, type: 2, values: secrets.maker },
    { tag: 0x0112, type: 3, values: [orientation] },
    { tag: 0x8769, type: 4, values: [camera] },
    { tag: 0x8825, type: 4, values: [place] },
  ];
  const cameraAt = directory(8, first(0, 0)).end;
  const camera = directory(cameraAt, [{ tag: 0xa431, type: 2, values: secrets.serial }]);
  const place = directory(camera.end, [
    { tag: 1, type: 2, values: "N" },
    { tag: 2, type: 5, values: degrees(51.4416) },
    { tag: 3, type: 2, values: "E" },
    { tag: 4, type: 5, values: degrees(5.4697) },
    { tag: 0x001b, type: 2, values: secretText },
  ]);
  const head = little ? bytesOf("II", [0x2a, 0], le32(8)) : bytesOf("MM", [0, 0x2a], u32(8));
  return bytesOf(head, directory(8, first(cameraAt, camera.end)).bytes, camera.bytes, place.bytes);
}
