import { expect, test } from "vitest";
import { z } from "zod";
import { field } from "~/content/records/record-type";
import { recordTypes } from "~/content/records/record-types";
import { formFields } from "./form-fields";
import { placeOf, textPlaces } from "./text-places";

const line = field(z.string().max(80), { label: "Regel" });
const place = z.object({
  title: line,
  country: field(z.enum(["NL", "BE"]), { label: "Land" }),
  photo: field(z.object({ media: z.string().max(16), alt: z.string().max(80) }).nullable(), {
    label: "Foto",
    control: "picture",
  }),
  sections: field(
    z
      .array(
        z.object({ heading: line, items: field(z.array(z.string().max(200)).max(9), { label: "Regels" }) }),
      )
      .max(9),
    { label: "Delen" },
  ),
});
const sections = [
  {
    heading: "Kwetsbare punten",
    items: ["**Kilgoot.** Hier loopt het [meeste water](/kennisbank/dakgoot).", "Bel ons"],
  },
  { heading: "Werken", items: ["Bel ons", "Wij komen\n vooraf kijken."] },
];
const photo = { media: "00112233445566a1", alt: "Een leien dak" };
const places = textPlaces(formFields(place), {
  ...{ title: "Waalre en Aalst: meer kap dan muur", country: "NL", photo, sections },
});
const seen = (...around: string[]) =>
  placeOf(
    places,
    around.map((text) => ({ text, nth: 0, count: 1 })),
  );

test("every text of the form is known by its place, as it is read; a draft may lack any", () => {
  expect(places).toEqual([
    { path: "title", text: "Waalre en Aalst: meer kap dan muur" },
    { path: "photo.alt", text: "Een leien dak" },
    { path: "sections.0.heading", text: "Kwetsbare punten" },
    { path: "sections.0.items.0", text: "Kilgoot. Hier loopt het meeste water." },
    { path: "sections.0.items.1", text: "Bel ons" },
    { path: "sections.1.heading", text: "Werken" },
    { path: "sections.1.items.0", text: "Bel ons" },
    { path: "sections.1.items.1", text: "Wij komen vooraf kijken." },
  ]);
  expect(textPlaces(formFields(place), { sections: [null, { items: "geen lijst" }] })).toEqual([]);
});

test("a tapped text leads to its place, also by a part of it or out of a longer one", () => {
  expect(seen("Kwetsbare punten")).toBe("sections.0.heading");
  expect(seen("meeste water", "Kilgoot. Hier loopt het meeste water.", "Kilgoot. … Bel ons")).toBe(
    "sections.0.items.0",
  );
  expect(seen("Wij  komen vooraf kijken.")).toBe("sections.1.items.1");
  expect(seen("komen vooraf")).toBe("sections.1.items.1");
  expect(seen("Daken in Waalre en Aalst: meer kap dan muur | TS")).toBe("title");
});

test("of texts that are the same, the one in the same order is meant, where page and record say it as often", () => {
  expect(placeOf(places, [{ text: "Bel ons", nth: 1, count: 2 }])).toBe("sections.1.items.0");
  expect(placeOf(places, [{ text: "Bel ons", nth: 5, count: 7 }])).toBe("sections.0.items.1");
});

test("what the record does not say is nowhere, however short", () => {
  expect(seen("Andere bezoekers lazen ook")).toBeNull();
  expect(seen("en")).toBeNull();
  expect(seen("")).toBeNull();
  expect(seen()).toBeNull();
});

test("texts in parts of several kinds and in tables are known by their place too", () => {
  const { schema, defaults } = recordTypes.town;
  const [town] = Object.values(defaults);
  const known = textPlaces(formFields(schema), town);
  expect(known.some(({ path }) => /^sections\.\d\.blocks\.\d\.paragraphs\.\d$/.test(path))).toBe(true);
  expect(known.some(({ path }) => /^sections\.\d\.blocks\.\d\.rows\.\d\.\d$/.test(path))).toBe(true);
});
