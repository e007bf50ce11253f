/** A storage or a stream of a compound file. */
export type OleEntry = {
  name: string;
  kind: "storage" | "stream" | "root";
  /** The names of the storages it lies in, outermost first; null for what no storage leads to. */
  path: string[] | null;
  start: number;
  size: number;
};

/** Not a compound file to its end. */
export class OleError extends Error {}

/** Of Word documents with hundreds of embedded objects; a directory entry takes 128 bytes. */
const MAX_ENTRIES = 4096;
const MINI_SECTOR = 64;
/** Streams below this size lie in the mini stream. */
const MINI_CUTOFF = 4096;
const NO_ENTRY = 0xffffffff;

/**
 * A compound file ([MS-CFB]: .doc, also .xls, .msi, .msg). Nothing is copied but the streams that are asked for, and
 * every chain is at most as long as the file, so that a crafted file costs no more than an honest one.
 */
export class OleFile {
  readonly entries: OleEntry[];
  readonly #bytes: Uint8Array;
  readonly #data: DataView;
  readonly #sectorSize: number;
  readonly #fat: number[];
  readonly #miniFat: number[];
  readonly #miniStream: number[];

  /** Throws `OleError` or a RangeError for what is damaged. */
  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    this.#data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const shift = this.#data.getUint16(30, true);
    if (shift !== (this.#data.getUint16(26, true) === 4 ? 12 : 9)) throw new OleError("sector size");
    if (this.#data.getUint16(32, true) !== 6) throw new OleError("mini sector size");
    if (this.#data.getUint32(56, true) !== MINI_CUTOFF) throw new OleError("mini stream cutoff");
    this.#sectorSize = 2 ** shift;
    this.#fat = this.#readFatSectors();
    const directory = this.#chain(this.#data.getUint32(48, true));
    if (directory.length * this.#sectorSize > MAX_ENTRIES * 128) throw new OleError("directory too long");
    this.#miniFat = this.#chain(this.#data.getUint32(60, true));
    this.entries = this.#readDirectory(directory);
    const root = this.entries[0];
    if (root?.kind !== "root") throw new OleError("no root");
    this.#miniStream = this.#chain(root.start);
  }

  /** Throws unless every stream lies in the file as a whole. */
  checkStreams(): void {
    const streams = this.entries.filter(({ kind, name }) => kind === "stream" && name !== "");
    // Streams do not share sectors: together they are no longer than the file.
    const total = streams.reduce((sum, { size }) => sum + size, 0);
    if (total > this.#bytes.length) throw new OleError("streams longer than the file");
    for (const stream of streams) this.#parts(stream, () => {});
  }

  /** A copy of its content. */
  read(entry: OleEntry): Uint8Array {
    if (entry.size > this.#bytes.length) throw new OleError("stream longer than the file");
    const content = new Uint8Array(entry.size);
    this.#parts(entry, (part, at) => content.set(part, at));
    return content;
  }

  #parts({ start, size }: OleEntry, visit: (part: Uint8Array, at: number) => void): void {
    const mini = size < MINI_CUTOFF;
    const step = mini ? MINI_SECTOR : this.#sectorSize;
    let sector = start;
    for (let done = 0; done < size; done += step) {
      const from = mini ? this.#miniOffset(sector) : this.#offset(sector);
      const part = this.#bytes.subarray(from, from + Math.min(step, size - done));
      if (part.length < Math.min(step, size - done)) throw new OleError("cut off");
      visit(part, done);
      sector = this.#next(sector, mini ? this.#miniFat : this.#fat);
    }
  }

  #offset(sector: number): number {
    const offset = (sector + 1) * this.#sectorSize;
    if (offset >= this.#bytes.length) throw new OleError("sector outside of the file");
    return offset;
  }

  #miniOffset(sector: number): number {
    const perSector = this.#sectorSize / MINI_SECTOR;
    const host = this.#miniStream[Math.floor(sector / perSector)];
    if (host === undefined) throw new OleError("outside of the mini stream");
    return this.#offset(host) + (sector % perSector) * MINI_SECTOR;
  }

  /** The table has one number per sector, and lies in `tableSectors` itself. */
  #next(sector: number, tableSectors: number[]): number {
    const perSector = this.#sectorSize / 4;
    const table = tableSectors[Math.floor(sector / perSector)];
    if (table === undefined) throw new OleError("outside of the table");
    return this.#data.getUint32(this.#offset(table) + (sector % perSector) * 4, true);
  }

  #chain(start: number): number[] {
    const most = this.#bytes.length / this.#sectorSize;
    const sectors: number[] = [];
    // The four highest numbers are marks: free, end of chain, table.
    for (let sector = start; sector < 0xfffffffc; sector = this.#next(sector, this.#fat)) {
      if (sectors.length > most) throw new OleError("a chain that loops");
      this.#offset(sector);
      sectors.push(sector);
    }
    return sectors;
  }

  /** The sectors of the table: 109 in the header, more in sectors that point to each other. */
  #readFatSectors(): number[] {
    const count = this.#data.getUint32(44, true);
    if (count > this.#bytes.length / this.#sectorSize) throw new OleError("table longer than the file");
    const sectors: number[] = [];
    let [at, left] = [76, 109];
    while (sectors.length < count) {
      if (left === 0) {
        const more = sectors.length === 109 ? this.#data.getUint32(68, true) : this.#data.getUint32(at, true);
        [at, left] = [this.#offset(more), this.#sectorSize / 4 - 1];
      }
      sectors.push(this.#data.getUint32(at, true));
      at += 4;
      left--;
    }
    return sectors;
  }

  #readDirectory(sectors: number[]): OleEntry[] {
    const perSector = this.#sectorSize / 128;
    const kinds = { 1: "storage", 2: "stream", 5: "root" } as const;
    const placed: (OleEntry & { links: number[]; child: number })[] = [];
    for (let i = 0; i < sectors.length * perSector; i++) {
      const at = this.#offset(sectors[Math.floor(i / perSector)] ?? 0) + (i % perSector) * 128;
      const type = this.#data.getUint8(at + 66);
      const kind = kinds[type as keyof typeof kinds];
      if (kind === undefined && type !== 0) throw new OleError("unknown entry");
      const number = (offset: number) => this.#data.getUint32(at + offset, true);
      placed.push({
        ...{ name: type === 0 ? "" : this.#name(at), kind: kind ?? "stream", path: null },
        ...{ start: number(116), size: number(120) },
        ...{ links: [number(68), number(72)], child: number(76) },
      });
    }
    const open: [index: number, path: string[]][] = [[placed[0]?.child ?? NO_ENTRY, []]];
    const seen = new Set<number>();
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      const [index, path] = next;
      const entry = placed[index];
      if (entry === undefined) continue;
      if (index === 0 || seen.has(index)) throw new OleError("an entry in two places");
      seen.add(index);
      entry.path = path;
      for (const link of entry.links) open.push([link, path]);
      if (entry.kind === "storage") open.push([entry.child, [...path, entry.name].slice(0, 64)]);
    }
    return placed.map(({ links: _, child: __, ...entry }) => entry);
  }

  #name(at: number): string {
    const length = Math.min(this.#data.getUint16(at + 64, true), 64);
    let name = "";
    for (let i = 0; i + 2 < length; i += 2) name += String.fromCharCode(this.#data.getUint16(at + i, true));
    return name;
  }
}
