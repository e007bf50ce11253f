import type { Page } from "playwright/test";
import { type Box, focusStop, markStops, type SeenStop } from "./focus-stops.ts";

/** How far from the edge of a stop its ring may be, in pixels. */
const REACH = 10;

/**
 * Measures the focus ring of every kind of stop within a part of the page, from the pixels with and without focus, and
 * returns what is wrong. Kinds that `known` holds are passed over; the new ones are added. `least`: the part of each side
 * that has to have it.
 */
export async function weakRings(
  page: Page,
  known: Set<string>,
  within = "body",
  least = 0.6,
): Promise<string[]> {
  const weak: string[] = [];
  const kinds = await markStops(page, within, known);
  // What is focused by script after a key shows its ring, as it does after Tab.
  await page.keyboard.press("Shift");
  for (const [index, kind] of kinds.entries()) {
    const stop = await focusStop(page, index);
    if (!stop) continue;
    known.add(kind);
    const fault = stop.boxes.length === 0 ? "has no size" : await ringFault(page, stop, least);
    if (fault) weak.push(`${stop.name}: ${fault}`);
  }
  return weak;
}

async function ringFault(page: Page, stop: SeenStop, least: number): Promise<string | null> {
  const size = page.viewportSize() ?? { width: 1440, height: 900 };
  const clip = clipAround(stop.boxes, size);
  if (clip.width < 1 || clip.height < 1) return "is outside the window";
  const shoot = async () => (await page.screenshot({ clip })).toString("base64");
  const focused = await shoot();
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  const plain = await shoot();
  const sides = await page.evaluate(measureRing, { focused, plain, clip, ...stop, reach: REACH, size });
  const held = (side: number) => `${Math.round(side * 100)} %`;
  if (sides.all >= Math.min(0.8, least + 0.5) && Math.min(...sides.each) >= least) return null;
  return `3 : 1 along ${held(sides.all)} (${sides.each.map(held).join(", ")})`;
}

function clipAround(boxes: Box[], { width, height }: { width: number; height: number }) {
  const x = Math.floor(Math.max(0, Math.min(...boxes.map(({ left }) => left)) - REACH));
  const y = Math.floor(Math.max(0, Math.min(...boxes.map(({ top }) => top)) - REACH));
  const right = Math.ceil(Math.min(width, Math.max(...boxes.map((box) => box.right)) + REACH));
  const bottom = Math.ceil(Math.min(height, Math.max(...boxes.map((box) => box.bottom)) + REACH));
  return { x, y, width: right - x, height: bottom - y };
}

type Measured = SeenStop & {
  focused: string;
  plain: string;
  clip: { x: number; y: number; width: number; height: number };
  reach: number;
  size: { width: number; height: number };
};

/**
 * Part of each side (and of all sides) along which the focus changes two pixels or more by 3 : 1, on the way from
 * inside the edge to outside it: the ring against what it is drawn on. Runs in the page.
 */
async function measureRing({ focused, plain, clip, boxes, drawn, reach, size }: Measured) {
  const pixels = async (png: string) => {
    const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const context = new OffscreenCanvas(picture.width, picture.height).getContext("2d");
    context?.drawImage(picture, 0, 0);
    return context?.getImageData(0, 0, picture.width, picture.height).data ?? new Uint8ClampedArray();
  };
  const [after, before] = await Promise.all([pixels(focused), pixels(plain)]);
  const linear = Array.from({ length: 256 }, (_, value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  const light = (data: Uint8ClampedArray, at: number) =>
    0.2126 * (linear[data[at] ?? 0] ?? 0) +
    0.7152 * (linear[data[at + 1] ?? 0] ?? 0) +
    0.0722 * (linear[data[at + 2] ?? 0] ?? 0);
  const changed = (x: number, y: number) => {
    const [column, row] = [Math.floor(x - clip.x), Math.floor(y - clip.y)];
    if (column < 0 || row < 0 || column >= clip.width || row >= clip.height) return false;
    const at = 4 * (row * clip.width + column);
    const [one, two] = [light(after, at) + 0.05, light(before, at) + 0.05];
    return Math.max(one, two) / Math.min(one, two) >= 3;
  };

  if (drawn) {
    let count = 0;
    for (let y = clip.y; y < clip.y + clip.height; y++)
      for (let x = clip.x; x < clip.x + clip.width; x++) if (changed(x, y)) count++;
    const round = boxes.reduce((sum, box) => sum + 2 * (box.right - box.left + box.bottom - box.top), 0);
    // Two pixels along most of it; a shape is shorter round than the box that holds it.
    const all = count / (1.2 * round);
    return { all, each: [all] };
  }

  const each: number[] = [];
  const total = { held: 0, asked: 0 };
  const inOther = (own: Box, x: number, y: number) =>
    boxes.some(
      (box) => box !== own && x > box.left - 6 && x < box.right + 6 && y > box.top - 6 && y < box.bottom + 6,
    );
  for (const box of boxes)
    for (const [dx, dy] of [
      [0, -1],
      [1, 0],
      [0, 1],
      [-1, 0],
    ] as const) {
      const length = dx === 0 ? box.right - box.left : box.bottom - box.top;
      const samples = Math.min(60, Math.max(3, Math.floor(length / 6)));
      let held = 0;
      let asked = 0;
      for (let nth = 0; nth < samples; nth++) {
        // Not in the corners, which may be round.
        const along = length * (0.15 + (0.7 * nth) / (samples - 1));
        const x = dx === 0 ? box.left + along : dx > 0 ? box.right : box.left;
        const y = dy === 0 ? box.top + along : dy > 0 ? box.bottom : box.top;
        if (x < -1 || y < -1 || x > size.width + 1 || y > size.height + 1) continue;
        if (inOther(box, x + 4 * dx, y + 4 * dy)) continue;
        asked++;
        let wide = 0;
        for (let off = -reach + 0.5; off < reach; off++) if (changed(x + off * dx, y + off * dy)) wide++;
        if (wide >= 2) held++;
      }
      if (asked === 0) continue;
      each.push(held / asked);
      total.held += held;
      total.asked += asked;
    }
  return { all: total.held / Math.max(1, total.asked), each };
}
