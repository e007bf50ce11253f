import { expect, test } from "vitest";
import { leakQuestions, leakSpots, leakTimes } from "~/content/leak-questions";
import { findLeakPlace, pageAt, sourcesOf } from "~/content/views/leak-pages";
import { themeOf } from "~/content/views/path-theme";
import { paths } from "~/paths";
import { causesOf, leakCauses } from "./causes";
import { leakPlaces } from "./places";
import { leakAnswers, rankCauses } from "./rank";

const ids = (items: readonly { id: string }[]) => items.map(({ id }) => id);

test("every cause has an id of its own and stands in a place, every place in the drawing has causes", () => {
  expect(new Set(ids(leakCauses)).size).toBe(leakCauses.length);
  const used = new Set(leakPlaces.flatMap((place) => ids(causesOf(place))));
  expect(ids(leakCauses).filter((id) => !used.has(id))).toEqual([]);
  expect(ids(leakPlaces).sort()).toEqual(Object.keys(leakSpots).sort());
});

test.each(leakCauses.map((cause) => [cause.id, cause] as const))(
  "what %s says stands on our own pages, to the letter",
  (_, cause) => {
    for (const { page, section, words } of cause.basis) {
      const found = pageAt(page).page.sections.find(({ id }) => id === section);
      expect(found, `${page}#${section}`).toBeDefined();
      expect(JSON.stringify(found), `${page}#${section}`).toContain(JSON.stringify(words).slice(1, -1));
    }
    expect(sourcesOf(cause).map(({ url }) => url)).toEqual(cause.sources);
  },
);

test("most causes are drawn, and a cause sends nobody up the roof", () => {
  expect(leakCauses.filter(({ drawing }) => drawing).length).toBeGreaterThan(leakCauses.length * 0.85);
  for (const { id, now } of leakCauses)
    expect(now, id).not.toMatch(/\b(klim|ga|stap|loop) (op|het) (het )?dak/i);
});

test("whatever is answered at whatever place, a cause speaks for it", () => {
  for (const place of leakPlaces) {
    const spots = [null, ...ids(place.spots.options)];
    const times = [null, ...place.times];
    for (const spot of spots) {
      for (const time of times) {
        const { likely, others } = rankCauses(causesOf(place), { spot, time });
        expect(likely.length, `${place.id} ${spot} ${time}`).toBeGreaterThan(0);
        expect(likely.length + others.length).toBe(place.causes.length);
        const [first] = likely;
        if (spot && time)
          expect(
            first?.fits.some((fit) => fit === spot || fit === time),
            `${place.id} ${spot} ${time}`,
          ).toBe(true);
        if (spot && !time) expect(first?.fits, `${place.id} ${spot}`).toContain(spot);
        if (time && !spot) expect(first?.fits, `${place.id} ${time}`).toContain(time);
      }
    }
  }
});

test("a cause speaks for no option that is not asked", () => {
  const options = new Set([...ids(leakTimes), ...leakPlaces.flatMap(({ spots }) => ids(spots.options))]);
  expect(leakCauses.flatMap(({ fits }) => fits.filter((fit) => !options.has(fit)))).toEqual([]);
});

test("what one sees says more than when; equals keep the order of the place", () => {
  const place = leakPlaces.find(({ id }) => id === "bij-de-schoorsteen");
  if (!place) throw new Error("There is no chimney.");
  const ranked = (spot: string | null, time: string | null) =>
    ids(rankCauses(causesOf(place), { spot, time }).likely);
  expect(ranked(null, null)).toEqual(place.causes);
  expect(ranked("naast-het-kanaal", null)).toEqual(["schoorsteenlood", "schoorsteenvoegen"]);
  expect(ranked("naast-het-kanaal", "bij-regen")).toEqual(["schoorsteenlood"]);
  expect(ranked("vlek-op-de-schouw", "bij-regen")).toEqual(["creosoot"]);
});

test("an answer of another place, or none of ours, is no answer", () => {
  const place = leakPlaces.find(({ id }) => id === "serre");
  if (!place) throw new Error("There is no conservatory.");
  const read = (query: string) => leakAnswers(place, new URLSearchParams(query));
  expect(read("waar=onder-het-glas&wanneer=zonder-regen")).toEqual({
    spot: "onder-het-glas",
    time: "zonder-regen",
  });
  expect(read("waar=steengruis&wanneer=bij-wind")).toEqual({ spot: null, time: null });
  expect(read("waar=&wanneer=%00")).toEqual({ spot: null, time: null });
});

test("the page of a place hands what was answered to the forms, by ids of the questions' catalogue", () => {
  const page = findLeakPlace("dakkapel", new URLSearchParams("waar=langs-de-zijwand&wanneer=bij-wind"));
  if (!page) throw new Error("There is no dormer.");
  for (const href of Object.values(page.help)) {
    const query = new URL(href, "https://site.example").searchParams;
    expect(query.get("dienst")).toBe("daklekkage");
    const given = leakQuestions.map(({ id, options }) => {
      const value = query.get(`answer.${id}`);
      return options.find((option) => option.id === value)?.label;
    });
    expect(given).toEqual(["Bij de dakkapel", "Langs de zijwand", "Alleen bij regen met harde wind"]);
  }
  expect(findLeakPlace("keuken", new URLSearchParams())).toBeUndefined();
});

test("the page of a place is navy: its address is none of a division", () => {
  for (const { id } of leakPlaces) expect(themeOf(paths.leakPlace(id)), id).toBe("navy");
});

test("the label of a place in the drawing is part of its name", () => {
  for (const { name, label } of leakPlaces) expect(name.toLowerCase()).toContain(label.toLowerCase());
});
