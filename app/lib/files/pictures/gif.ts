import type { CleanPicture } from "./clean-picture";
import { letters, viewOf } from "./four-cc";

const [EXTENSION, IMAGE, TRAILER] = [0x21, 0x2c, 0x3b];
const [CONTROL, APPLICATION] = [0xf9, 0xff];
type Four = [number, number, number, number];
/** With a repeat count and a buffer size; longer ones hold something else. */
const MAX_LOOP_BYTES = 25;

export function cleanGif(bytes: Uint8Array<ArrayBuffer>): CleanPicture | null {
  const view = viewOf(bytes);
  let [width, height] = [view.getUint16(6, true), view.getUint16(8, true)];
  if (width === 0 || height === 0) return null;
  let write = 13 + tableBytes(view.getUint8(10));
  let images = 0;
  for (let at = write; ; ) {
    const start = at;
    const block = view.getUint8(at);
    if (block === TRAILER) {
      if (images === 0) return null;
      bytes[write] = TRAILER;
      return { bytes: bytes.subarray(0, write + 1), width, height };
    }
    let keep = false;
    if (block === IMAGE) {
      const pixels = at + 10 + tableBytes(view.getUint8(at + 9));
      const codeSize = view.getUint8(pixels);
      const [left, top, across, down] = [1, 3, 5, 7].map((n) => view.getUint16(at + n, true)) as Four;
      // Browsers draw a frame as large as it says, whatever the screen around it.
      [width, height] = [Math.max(width, left + across), Math.max(height, top + down)];
      if (across === 0 || down === 0 || codeSize < 1 || codeSize > 8 || view.getUint8(pixels + 1) === 0)
        return null;
      at = endOfBlocks(view, pixels + 1);
      images++;
      keep = true;
    } else if (block === EXTENSION) {
      const label = view.getUint8(at + 1);
      at = endOfBlocks(view, at + 2);
      keep =
        (label === CONTROL && at - start === 8) ||
        (label === APPLICATION && at - start <= MAX_LOOP_BYTES && repeats(bytes, start + 2));
    } else if (block === 0) {
      // One end mark too many, as some writers leave.
      at++;
    } else return null;
    if (keep) {
      bytes.copyWithin(write, start, at);
      write += at - start;
    }
  }
}

/** Of a colour table; the byte before it says whether there is one, and its size. */
function tableBytes(flags: number): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0;
}

function endOfBlocks(view: DataView, from: number): number {
  for (let at = from; ; ) {
    const length = view.getUint8(at);
    at += 1 + length;
    if (length === 0) return at;
  }
}

function repeats(bytes: Uint8Array, at: number): boolean {
  return bytes[at] === 11 && (letters(bytes, at + 1, "NETSCAPE2.0") || letters(bytes, at + 1, "ANIMEXTS1.0"));
}
