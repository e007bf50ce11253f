/**
 * Reads a QR code from the path that draws it, each module a square of 1 × 1, as a camera does that sees every module:
 * versions 7 to 9 with error correction L and text as bytes (ISO/IEC 18004), which the links of this site take. Throws
 * on anything else, and on a quiet zone that is not 4 modules on every side.
 */
export function readQr({ size, path }: { size: number; path: string }): string {
  const modules = inQuietZone(paint(size, path));
  const count = modules.length;
  const version = (count - 17) / 4;
  const blockBytes = TWO_BLOCKS_OF[version];
  if (blockBytes === undefined) throw new Error(`A version that is not read here: ${version}`);
  const dark = (x: number, y: number) => modules[y]?.[x] === true;
  const format = FORMAT_MODULES.map(([x, y]) => Number(dark(x, y)));
  const [correction, mask] = formatOf(format);
  if (correction !== 0b01) throw new Error("Not error correction L");
  const bits = zigzag(count).map(([x, y]) => Number(dark(x, y) !== MASKS[mask]?.(x, y)));
  const codewords = bytesOf(bits).slice(0, blockBytes * 2);
  const data = [0, 1].flatMap((block) => codewords.filter((_, at) => at % 2 === block));
  // Four bits say that bytes follow, eight how many: the text begins in the middle of a byte.
  const nibbles = data.flatMap((byte) => [byte >> 4, byte & 15]);
  const pair = (at: number) => (nibbles[at] ?? 0) * 16 + (nibbles[at + 1] ?? 0);
  if (nibbles[0] !== 0b0100) throw new Error("Not text as bytes");
  const text = Uint8Array.from({ length: pair(1) }, (_, at) => pair(3 + at * 2));
  return new TextDecoder("utf-8", { fatal: true }).decode(text);
}

/** Bytes of data in each of the two blocks that these versions have at L. */
const TWO_BLOCKS_OF: Record<number, number> = { 7: 78, 8: 97, 9: 116 };
const QUIET = 4;

function paint(size: number, path: string): boolean[][] {
  const rows = Array.from({ length: size }, () => new Array<boolean>(size).fill(false));
  const drawn = path.replace(/M(\d+) (\d+)h(\d+)v1h-(\d+)z/g, (_, x, y, width, back) => {
    if (width !== back) throw new Error("A run that does not come back");
    rows[Number(y)]?.fill(true, Number(x), Number(x) + Number(width));
    return "";
  });
  if (drawn !== "") throw new Error(`Something else is drawn: ${drawn.slice(0, 40)}`);
  return rows;
}

function inQuietZone(rows: boolean[][]): boolean[][] {
  const inside = (at: number) => at >= QUIET && at < rows.length - QUIET;
  const strays = rows.some((row, y) => row.some((dark, x) => dark && !(inside(x) && inside(y))));
  const modules = rows.filter((_, y) => inside(y)).map((row) => row.filter((_, x) => inside(x)));
  const corners = [modules[0]?.[0], modules[0]?.at(-1), modules.at(-1)?.[0]];
  if (strays || corners.includes(false)) throw new Error("The quiet zone is not 4 modules");
  return modules;
}

const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** Where the bits of the format stand around the first finder pattern, highest first; the timing patterns are passed over. */
const FORMAT_MODULES: [number, number][] = [
  ...[0, 1, 2, 3, 4, 5, 7, 8].map((x): [number, number] => [x, 8]),
  ...[7, 5, 4, 3, 2, 1, 0].map((y): [number, number] => [8, y]),
];

function formatOf(bits: number[]): [correction: number, mask: number] {
  const value = Number.parseInt(bits.join(""), 2) ^ 0b101010000010010;
  return [value >> 13, (value >> 10) & 7];
}

/** Places of the bits of data, in their order: two columns at a time from the right, up and down in turn. */
function zigzag(count: number): [number, number][] {
  const middle = (count - 1) / 2;
  const aligned = [6, middle, count - 7];
  const centres = aligned.flatMap((x) => aligned.map((y) => [x, y] as const));
  const patterns = centres.filter(([x, y]) => !inFinder(x, y, count));
  const inAlignment = (x: number, y: number) =>
    patterns.some(([cx, cy]) => Math.abs(x - cx) <= 2 && Math.abs(y - cy) <= 2);
  const isData = (x: number, y: number) =>
    !inFinder(x, y, count) && x !== 6 && y !== 6 && !inAlignment(x, y) && !inVersion(x, y, count);
  const places: [number, number][] = [];
  let up = true;
  for (let right = count - 1; right > 0; right -= 2) {
    if (right === 6) right--;
    for (let step = 0; step < count; step++) {
      const y = up ? count - 1 - step : step;
      for (const x of [right, right - 1]) if (isData(x, y)) places.push([x, y]);
    }
    up = !up;
  }
  return places;
}

/** Finder patterns, their separators, the format beside them. */
function inFinder(x: number, y: number, count: number): boolean {
  return (x < 9 && y < 9) || (x >= count - 8 && y < 9) || (x < 9 && y >= count - 8);
}

function inVersion(x: number, y: number, count: number): boolean {
  return (x < 6 && y >= count - 11) || (y < 6 && x >= count - 11);
}

function bytesOf(bits: number[]): number[] {
  return Array.from({ length: Math.floor(bits.length / 8) }, (_, at) =>
    Number.parseInt(bits.slice(at * 8, at * 8 + 8).join(""), 2),
  );
}
