import { expect, test } from "vitest";
import { serviceAreaData } from "./map-data.server";
import { nearestTown } from "./nearest-town";

const { towns } = serviceAreaData({ MAPS_BROWSER_KEY: "" });
const at = (latitude: string, longitude: string) => ({ latitude, longitude });
const eindhoven = at("51.4416", "5.4697");

test("on the page of the nearest town the next one is named, in whole kilometres", () => {
  expect(nearestTown(eindhoven, towns, "/nl/eindhoven")).toEqual({
    name: "Veldhoven",
    href: "/nl/veldhoven",
    km: 5,
  });
  expect(nearestTown(eindhoven, towns, "")).toEqual({ name: "Eindhoven", href: "/nl/eindhoven", km: 1 });
});

test("the border is no limit, the distance that we travel is", () => {
  expect(nearestTown(at("51.23", "5.31"), towns, "")?.name).toBe("Lommel");
  expect(nearestTown(at("52.37", "4.89"), towns, "")).toBeNull();
  expect(nearestTown(at("50.85", "4.35"), towns, "")).toBeNull();
});

test.each([undefined, {}, at("", ""), at("north", "5.4"), { latitude: "51.4416" }])(
  "an unknown place (%j) gets no town",
  (place) => {
    expect(nearestTown(place, towns, "")).toBeNull();
  },
);
