import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type StandIns, startStandIns } from "~tests/support/stand-ins";
import { addressAt, pointFrom } from "./reverse.server";

let standIns: StandIns;
beforeAll(async () => {
  standIns = await startStandIns();
});
afterAll(() => standIns.close());
beforeEach(() => {
  for (const service of ["pdok", "vlaanderen"] as const) standIns.set(service, "work");
});

const at = (lat: number, lng: number) => addressAt(fetch, standIns.vars.addresses as never, { lat, lng });
const point = (fields: Record<string, string>) => pointFrom(new URLSearchParams(fields));

test("a point is two decimal numbers in or near the two countries", () => {
  expect(point({ lat: "51.44160", lng: "5.46970" })).toEqual({ lat: 51.4416, lng: 5.4697 });
  for (const [lat, lng] of [
    ["40.4", "-3.7"],
    ["51.4", ""],
    ["5e1", "5"],
    ["NaN", "5"],
    ["51.4416", "500"],
  ] as const)
    expect(point({ lat, lng }), `${lat} ${lng}`).toBeNull();
  expect(point({ lat: "51.4416" })).toBeNull();
});

test("the nearest address of either register is taken, with its parts", async () => {
  expect(await at(51.44165, 5.46975)).toEqual({
    complete: true,
    address: {
      kind: "address",
      label: "Voorbeeldstraat 1, 5611 AA Eindhoven",
      street: "Voorbeeldstraat",
      houseNumber: "1",
      postcode: "5611 AA",
      city: "Eindhoven",
      country: "Nederland",
      outside: false,
    },
  });
  expect((await at(51.2306, 5.3136)).address).toMatchObject({
    postcode: "3920",
    city: "Lommel",
    country: "België",
  });
});

test("an address beyond 250 metres is none, and a silent register leaves it open", async () => {
  expect(await at(51.45, 5.6)).toEqual({ address: null, complete: true });
  standIns.set("vlaanderen", "lie");
  expect(await at(51.45, 5.6)).toEqual({ address: null, complete: false });
  standIns.set("pdok", "fail");
  expect(await at(51.44165, 5.46975)).toEqual({ address: null, complete: false });
});
