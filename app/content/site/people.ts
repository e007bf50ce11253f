import { derived } from "~/content/records/current.server";
import type { Block, Section } from "~/content/types";
import { dutchDate } from "~/lib/text/dutch-date";

const inOrder = <Value extends { name: string; position: number }>(records: ReadonlyMap<string, Value>) =>
  [...records.values()].sort((a, b) => a.position - b.position || a.name.localeCompare(b.name, "nl"));

/** Who the visitor may meet, and with whom the company works; no section where there is nobody. */
export const peopleSections = derived(({ person, partner }): Section[] => {
  const people = inOrder(person).map(({ name, role, text, photo }) => ({ name, role, text, photo }));
  const partners = inOrder(partner).map(({ name, what, website }) => [
    website ? `[${name}](${website})` : name,
    what,
  ]);
  return [
    ...section("mensen", "Wie u aan de deur krijgt", people.length, { type: "people", people }),
    ...section("partners", "Met wie wij werken", partners.length, {
      type: "table",
      caption: "Partners en wat zij leveren",
      head: ["Partner", "Wat"],
      rows: partners,
    }),
  ];
});

const materials = [
  "Keramische pan",
  "Natuurlei",
  "Bitumen",
  "EPDM",
  "Zink",
  "Bladlood",
  "Koper",
  "Vuren en meranti",
  "Minerale wol",
  "PIR",
  "Baksteen",
  "Kalkmortel",
];

/** The strip in the home page's footer: partners, or materials in words as long as the office has named none. */
export const partnerNames = derived(({ partner }): string[] =>
  partner.size > 0 ? inOrder(partner).map(({ name }) => name) : materials,
);

const certificates = derived(({ certificate }) =>
  [...certificate.values()].sort((a, b) => a.name.localeCompare(b.name, "nl")),
);

/** What is valid on `today`, as a visitor can check it. */
export function certificateSections(today: string): Section[] {
  const rows = certificates()
    .filter(({ until }) => until === null || until >= today)
    .map(({ name, issuer, number, covers, until, register }) => [
      name,
      covers,
      register ? `[${issuer}](${register}), ${number}` : `${issuer}, ${number}`,
      until ? dutchDate(until) : "Geen einddatum",
    ]);
  return section("certificaten", "Certificaten, na te kijken", rows.length, {
    type: "table",
    caption: "Wat er op papier staat",
    head: ["Certificaat", "Waarvoor", "Uitgever en nummer", "Geldig tot en met"],
    rows,
  });
}

/** The first day after `today` on which another certificate has run out; null when none will. */
export function nextExpiry(today: string): string | null {
  const days = certificates().flatMap(({ until }) => (until !== null && until >= today ? [until] : []));
  return days.sort()[0] ?? null;
}

function section(id: string, heading: string, count: number, block: Block): Section[] {
  return count > 0 ? [{ id, heading, blocks: [block] }] : [];
}
