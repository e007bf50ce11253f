import { expect, test } from "vitest";
import { localPages } from "~/content/local-pages/list";
import { towns } from "./list";
import { detailNames } from "./scene-names";
import { builtScene } from "./scenes";

const services = ["daklekkage", "schoorsteen", "onderhoud", "bouw"] as const;
const all = towns.flatMap((town) =>
  services.map((id) => ({ page: `${town.slug} ${id}`, town, id, scene: builtScene(town, id) })),
);

const local = localPages.filter(({ path }) => path.length > 3);

test("every page about one service or specialism in one town has a drawing, and no other page has the same", () => {
  expect(all.filter(({ scene }) => !scene).map(({ page }) => page)).toEqual([]);
  const scenes = [...all.map(({ scene }) => scene), ...local];
  expect(new Set(scenes.map((scene) => `${scene?.house} ${scene?.detail}`)).size).toBe(scenes.length);
  expect(new Set(scenes.map((scene) => scene?.caption)).size).toBe(scenes.length);
});

test("the house of a page stands in its town's street: what is shown is of that town", () => {
  const strange = all.filter(({ town, scene }) => scene && !town.street.includes(scene.house));
  expect(strange.map(({ page }) => page)).toEqual([]);
});

test("what is magnified belongs to one service, and all that was drawn is used", () => {
  const used = new Map<string, Set<string>>();
  for (const { id, scene } of all)
    if (scene) used.set(scene.detail, (used.get(scene.detail) ?? new Set()).add(id));
  expect([...used].filter(([, ids]) => ids.size > 1)).toEqual([]);
  expect([...used.keys()].toSorted()).toEqual(Object.keys(detailNames).toSorted());
});

test("captions fit the form of the office and end as sentences", () => {
  for (const { caption } of [...all.map(({ scene }) => ({ caption: scene?.caption })), ...local]) {
    expect(caption?.length, caption).toBeLessThanOrEqual(160);
    expect(caption).toMatch(/\.$/);
  }
});
