import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { autocompleteSample, pdokSample, vlaanderenSample } from "~tests/support/address-samples";
import { type StandIns, startStandIns } from "~tests/support/stand-ins";
import { fromGoogle } from "./google.server";
import { fromPdok } from "./pdok.server";
import { isOutside } from "./service-area.server";
import { normalQuery, suggestAddresses } from "./suggest.server";
import { fromVlaanderen } from "./vlaanderen.server";

let standIns: StandIns;
beforeAll(async () => {
  standIns = await startStandIns();
});
afterAll(() => standIns.close());
beforeEach(() => {
  for (const service of ["pdok", "vlaanderen", "autocomplete"] as const) standIns.set(service, "work");
});

const off = { PDOK_URL: "", VLAANDEREN_URL: "", PLACES_URL: "", PLACES_KEY: "" };
const suggest = (query: string, more: Partial<typeof off> = standIns.vars.addresses) =>
  suggestAddresses(fetch, { ...off, ...more }, query);
const labels = async (query: string, more?: Partial<typeof off>) =>
  (await suggest(query, more)).answer.results.map(({ label, country }) => `${label}, ${country}`);

test("the Dutch register's shapes become addresses, streets and towns; other things are left out", () => {
  const found = fromPdok(pdokSample);
  expect(found.map(({ kind }) => kind)).toEqual(["address", "street", "place"]);
  expect(found[0]).toEqual({
    kind: "address",
    street: "Voorbeeldstraat",
    houseNumber: "12A-2",
    postcode: "5611 AB",
    city: "Eindhoven",
    country: "Nederland",
    at: { lat: 51.4416, lng: 5.4697 },
  });
  expect(found[2]).toMatchObject({ street: "", city: "Groningen" });
});

test("the display name says it too when the register leaves the parts out", () => {
  const docs = pdokSample.response.docs.map(({ type, weergavenaam }) => ({ type, weergavenaam }));
  const [, street, place] = fromPdok({ response: { docs } });
  expect(street).toMatchObject({ street: "Voorbeeldstraat", city: "Deurne" });
  expect(place).toMatchObject({ city: "Groningen" });
});

test("the Flemish texts are taken apart", () => {
  expect(fromVlaanderen(vlaanderenSample)).toMatchObject([
    { kind: "address", street: "Voorbeelddreef", houseNumber: "3", postcode: "3920", city: "Lommel" },
    { kind: "street", street: "Voorbeelddreef", houseNumber: "", postcode: "", city: "Lommel" },
    { kind: "address", street: "Sint-Voorbeeldlei", houseNumber: "12 bus 3", postcode: "2000" },
    { kind: "place", street: "", city: "Pelt", country: "België" },
  ]);
});

test("of Google's suggestions only those in the two countries remain", () => {
  expect(fromGoogle(autocompleteSample)).toMatchObject([
    { street: "Voorbeeldstraat", houseNumber: "12", city: "Eindhoven", country: "Nederland" },
  ]);
  expect(fromGoogle({})).toEqual([]);
});

test("both registers are asked at once and neither country pushes the other out", async () => {
  expect(await labels("voorbeeldstraat 5")).toEqual([
    "Voorbeeldstraat 5, 5611 AA Eindhoven, Nederland",
    "Voorbeeldstraat 5, 3920 Lommel, België",
  ]);
});

test("with a key Google is asked too, and the same address stands there once, with its postcode", async () => {
  const all = { ...standIns.vars.addresses, ...standIns.vars.places };
  const { answer } = await suggest("voorbeeldstraat 5", all);
  expect(answer.results.filter(({ city }) => city === "Eindhoven")).toMatchObject([{ postcode: "5611 AA" }]);
  expect(answer.google).toBe(true);
  expect(standIns.asked("autocomplete").at(-1)?.body).toContain('"includedRegionCodes":["nl","be"]');
  expect((await suggest("voorbeeldstraat 5", standIns.vars.places)).answer.results).toHaveLength(2);
});

for (const mode of ["fail", "hang", "drip", "lie"] as const) {
  test(`when one register should ${mode}, the other's suggestions come and the answer is not kept`, async () => {
    standIns.set("pdok", mode);
    const one = await suggest("voorbeeldstraat 5");
    expect(one.answer.results.map(({ city }) => city)).toEqual(["Lommel"]);
    expect(one.complete).toBe(false);
    standIns.set("pdok", "work");
    standIns.set("vlaanderen", mode);
    expect(await labels("voorbeeldstraat 5")).toEqual(["Voorbeeldstraat 5, 5611 AA Eindhoven, Nederland"]);
  });
}

test("when all of them hang there is an empty answer in the end", async () => {
  standIns.set("pdok", "hang");
  standIns.set("vlaanderen", "drip");
  expect(await suggest("voorbeeldstraat 5")).toMatchObject({ answer: { results: [] }, complete: false });
});

test("without a service nothing is asked, and that is an answer too", async () => {
  const none = await suggestAddresses(() => Promise.reject(new Error("asked")), off, "voorbeeldstraat");
  expect(none).toEqual({ answer: { results: [], outside: false, google: false }, complete: true });
});

test("an answer of a megabyte, a redirect and an address of unreasonable length add nothing", async () => {
  const long = { SuggestionResult: [`${"x".repeat(3000)} 1, 3920 Lommel`] };
  const answers = [
    () => Response.json({ SuggestionResult: Array(100_000).fill("Voorbeelddreef 3, 3920 Lommel") }),
    () => Response.redirect("https://elders.example/", 302),
    () => Response.json(long),
  ];
  for (const answer of answers) {
    const { answer: found } = await suggestAddresses(
      async () => answer(),
      { ...off, ...standIns.vars.addresses },
      "x",
    );
    expect(found.results).toEqual([]);
  }
});

test("what lies outside the area is marked, by its point, its postcode or its town", async () => {
  const far = (await suggest("voorbeeldkade 1")).answer;
  expect(far).toMatchObject({ outside: true, results: [{ city: "Amsterdam", outside: true }] });
  expect((await suggest("voorbeeld")).answer.outside).toBe(false);
  expect((await suggest("onbekende weg 1, 1011 AA")).answer.outside).toBe(true);
  expect((await suggest("onbekende weg 1, 5611 AA")).answer.outside).toBe(false);
  const at = (city: string, postcode: string, country = "België") =>
    isOutside({ street: "", houseNumber: "", city, postcode, country, at: null });
  expect([at("Lommel", ""), at("Bocholt", "3950"), at("Antwerpen", "2000"), at("Antwerpen", "")]).toEqual([
    false,
    false,
    true,
    true,
  ]);
  // Nothing known is no reason to say anything.
  expect(at("Ergens", "", "Nederland")).toBe(false);
});

test("queries are cleaned, so that the same question is one question", () => {
  expect(normalQuery("  Kerk\u0000straat\n 1 ")).toBe("kerkstraat 1");
  expect(normalQuery("ke")).toBeNull();
  expect(normalQuery("x".repeat(500))).toHaveLength(120);
});
