import { derived } from "~/content/records/current.server";
import { type PriceRecord, priceUnits, vatText } from "~/content/records/types/price";
import type { Section, ServicePath } from "~/content/types";
import { dutchDate } from "~/lib/text/dutch-date";
import { euroRange } from "~/lib/text/dutch-number";

/** The Netherlands first. */
const inOrder = derived(({ price }) =>
  [...price.values()].sort(
    (a, b) => b.country.localeCompare(a.country) || a.what.localeCompare(b.what, "nl"),
  ),
);

/** What the work of a service costs; nothing where the office put in no price. */
export function costSections(service: ServicePath): Section[] {
  const prices = inOrder().filter((price) => price.service === service);
  if (prices.length === 0) return [];
  const both = new Set(prices.map(({ country }) => country)).size > 1;
  return [
    {
      id: "kosten",
      heading: "Wat het kost",
      blocks: [
        {
          type: "table",
          caption: "Prijzen met btw",
          head: ["Werk", "Prijs", "Wat erin zit", "Prijspeil"],
          rows: prices.map((price) => rowOf(price, both)),
          note: "U betaalt wat in uw offerte staat. Wat buiten deze bedragen valt, hoort u vóór het werk begint.",
        },
      ],
    },
  ];
}

function rowOf(price: PriceRecord, both: boolean): string[] {
  const { what, country, from, to, unit, vat, includes, checked, source, sourceLink } = price;
  const where = both ? ` (${country === "NL" ? "Nederland" : "België"})` : "";
  const named = sourceLink ? `[${source}](${sourceLink})` : source;
  return [
    what + where,
    `${euroRange(from, to)} ${priceUnits[unit]}, met ${vatText(vat)} btw`,
    includes,
    `${dutchDate(checked)}, ${named ?? "eigen tarief"}`,
  ];
}
