import { encode } from "uqr";

/** A QR code as one path of squares of 1 × 1. `size`: width and height, with the quiet zone that cameras ask for. */
export type QrCode = { size: number; path: string };

export function qrCode(text: string): QrCode {
  const { data, size } = encode(text, { ecc: "L", border: 4 });
  const path = data.flatMap((row, y) =>
    runsOf(row).map(({ x, width }) => `M${x} ${y}h${width}v1h-${width}z`),
  );
  return { size, path: path.join("") };
}

/** Dark squares side by side, as one. */
function runsOf(row: boolean[]): { x: number; width: number }[] {
  const runs: { x: number; width: number }[] = [];
  row.forEach((dark, x) => {
    const last = runs.at(-1);
    if (!dark) return;
    if (last && last.x + last.width === x) last.width++;
    else runs.push({ x, width: 1 });
  });
  return runs;
}
