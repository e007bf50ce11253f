import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { StreetFront } from "~/content/types";
import { TownStreet } from "./town-street";

const all: StreetFront[] = [
  "farmhouse",
  "thirties",
  "terrace",
  "workers",
  "townhouse",
  "villa",
  "flats",
  "bungalow",
  "church",
  "mill",
];

test("the street prints exactly the hatches that its houses use", () => {
  const markup = renderToStaticMarkup(<TownStreet houses={all} />);
  const used = new Set([...markup.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id));
  const printed = [...markup.matchAll(/<pattern id="([^"]+)"/g)].map(([, id]) => id);
  expect(printed.toSorted()).toEqual([...used].toSorted());
});

test("a longer street makes a wider sheet, never a lower one", () => {
  const box = (houses: StreetFront[]) =>
    renderToStaticMarkup(<TownStreet houses={houses} />).match(/viewBox="0 0 (\d+) (\d+)"/);
  const [, short, low] = box(["church"]) ?? [];
  const [, long, high] = box(["church", "farmhouse"]) ?? [];
  expect(Number(long)).toBeGreaterThan(Number(short));
  expect(high).toBe(low);
});
