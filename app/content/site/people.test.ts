import { expect, test } from "vitest";
import { withRecords } from "~/content/records/current.server";
import { mergeRecords } from "~/content/records/site-records";
import { findTextPage } from "~/content/views/site-pages";
import { certificateSections, nextExpiry, partnerNames, peopleSections } from "./people";

/** Made up for these tests. */
const content = {
  person: {
    name: "Voorbeeld",
    role: "Voorman daken",
    text: null,
    photo: { media: "a".repeat(16), alt: "Een man op een steiger", width: 1600, height: 1200 },
    position: 2,
    agreed: true,
  },
  certificate: {
    name: "Voorbeeldkeur",
    issuer: "Instelling voor voorbeelden",
    number: "V-1",
    covers: "Werk op hoogte",
    until: "2027-03-31",
    register: "https://register.example/V-1",
  },
  partner: { name: "Voorbeeldpannen", what: "Keramische pannen", website: null, position: 1 },
};
type Name = keyof typeof content;

function shown<T>(changes: { type: Name; key?: string; value?: object }[], look: () => T): T {
  const lives = changes.map(({ type, key = type, value = {} }) => ({
    ...{ type, key },
    live: { content: JSON.stringify({ ...content[type], ...value }), shape: 1 },
  }));
  const { records, unreadable } = mergeRecords(lives);
  expect(unreadable).toEqual([]);
  return withRecords(records, look);
}

test("where the office named nobody there is no section, and the strip names materials", () => {
  expect([...peopleSections(), ...certificateSections("2026-11-23")]).toEqual([]);
  expect(partnerNames()).toContain("Keramische pan");
});

test("people and partners stand in the order that the office gave them", () => {
  const changes = [
    { type: "person" as const },
    { type: "person" as const, key: "tweede", value: { name: "Eerste", position: 1, photo: null } },
    { type: "partner" as const },
  ];
  const [people, partners] = shown(changes, peopleSections);
  expect(people?.blocks).toMatchObject([{ people: [{ name: "Eerste" }, { name: "Voorbeeld" }] }]);
  expect(partners?.blocks).toMatchObject([{ rows: [["Voorbeeldpannen", "Keramische pannen"]] }]);
  expect(shown(changes, partnerNames)).toEqual(["Voorbeeldpannen"]);
});

test("a certificate is shown up to its last day, with where to check it", () => {
  const on = (day: string) => shown([{ type: "certificate" }], () => certificateSections(day));
  expect(on("2027-03-31")[0]?.blocks).toMatchObject([
    {
      rows: [
        [
          "Voorbeeldkeur",
          "Werk op hoogte",
          "[Instelling voor voorbeelden](https://register.example/V-1), V-1",
          "31 maart 2027",
        ],
      ],
    },
  ]);
  expect(on("2027-04-01")).toEqual([]);
  expect(shown([{ type: "certificate" }], () => nextExpiry("2027-03-31"))).toBe("2027-03-31");
  expect(shown([{ type: "certificate" }], () => nextExpiry("2027-04-01"))).toBeNull();
});

test("a colleague who did not agree is not published", () => {
  const live = { content: JSON.stringify({ ...content.person, agreed: false }), shape: 1 };
  expect(mergeRecords([{ type: "person", key: "wie", live }]).unreadable).toHaveLength(1);
});

test("all of it stands on /over-ons", () => {
  const settings = { retention: [], statistics: false, googleMap: false, googleAddresses: false };
  const page = shown([{ type: "person" }, { type: "certificate" }, { type: "partner" }], () =>
    findTextPage("/over-ons", { ...settings, webhook: false, turnstile: false, today: "2026-11-23" }),
  );
  expect(page?.page.sections.map(({ id }) => id).slice(-3)).toEqual(["mensen", "partners", "certificaten"]);
});
