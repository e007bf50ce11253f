import { gzipSync } from "node:zlib";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import type { SceneDetail, SceneHouse } from "~/content/types";
import { sceneDetails } from "./scene-details";
import { sceneHouses } from "./scene-houses";
import { TownScene } from "./town-scene";

const houses = Object.keys(sceneHouses) as SceneHouse[];
const details = Object.keys(sceneDetails) as SceneDetail[];
const draw = (house: SceneHouse, detail: SceneDetail) =>
  renderToStaticMarkup(<TownScene house={house} detail={detail} />);
const ids = (markup: string, pattern: RegExp) => [...markup.matchAll(pattern)].map(([, id]) => id);

/** Every house with every detail would say nothing more: each of both stands in one of these at least. */
const pairs = [
  ...details.map((detail, i) => [houses[i % houses.length] ?? "villa", detail] as const),
  ...houses.map((house, i) => [house, details[i] ?? "ridge"] as const),
];

describe.each(pairs)("%s with %s", (house, detail) => {
  const markup = draw(house, detail);

  test("prints exactly the hatches that it uses", () => {
    const used = new Set(ids(markup, /fill="url\(#([^)]+)\)/g));
    expect(ids(markup, /<pattern id="([^"]+)"/g).toSorted()).toEqual([...used].toSorted());
  });

  test("is small, has no broken number and no inline style, and is hidden from assistive technology", () => {
    expect(gzipSync(markup).length).toBeLessThan(1_700);
    for (const [, d = ""] of markup.matchAll(/ d="([^"]*)"/g))
      expect(d).not.toMatch(/NaN|undefined|--|Infinity|e-/);
    expect(markup).not.toContain("style=");
    expect(markup).toContain('id="huis" viewBox="0 0 720 ');
    expect(markup).toMatch(/<svg id="huis"[^>]* aria-hidden="true"/);
  });

  test("the ring lies on the sheet, left of the lens", () => {
    const [, x, y] = /class="accent-line" cx="([\d.-]+)" cy="([\d.-]+)" r="13"/.exec(markup) ?? [];
    expect(Number(x)).toBeGreaterThan(20);
    expect(Number(x)).toBeLessThan(440);
    expect(Number(y)).toBeGreaterThan(13);
    expect(Number(y)).toBeLessThan(384);
  });
});
