import { derived } from "~/content/records/current.server";
import { isOld } from "~/content/records/fields/attention";
import { isOwnPrice, type PriceRecord, priceUnits, vatText } from "~/content/records/types/price";
import { businessFacts } from "~/content/site/business-facts";
import type { RichText, Section, ServicePath } from "~/content/types";
import { dayOf, dutchDate } from "~/lib/text/dutch-date";
import { euroRange } from "~/lib/text/dutch-number";
import { paths } from "~/paths";
import { canEstimate } from "./estimate";

type Price = PriceRecord & { key: string };

const countries = { NL: "Nederland", BE: "België" } as const;

/** What people read for the country of a price. */
export const countryOf = ({ country }: Pick<PriceRecord, "country">): string => countries[country];

/** What an own price takes the place of: the figure of another for the same. */
const sameWork = ({ service, country, unit }: PriceRecord) => `${service} ${country} ${unit}`;

/** Those that are shown, the Netherlands first. */
export const currentPrices = derived(({ price }): Price[] => {
  const all = [...price].map(([key, record]) => ({ key, ...record }));
  const own = new Set(all.filter(isOwnPrice).map(sameWork));
  return all
    .filter((one) => isOwnPrice(one) || !own.has(sameWork(one)))
    .sort((a, b) => b.country.localeCompare(a.country) || a.what.localeCompare(b.what, "nl"));
});

const pricesOf = (service: ServicePath) => currentPrices().filter((price) => price.service === service);

/** '€ 95 tot € 130 per m²' */
export const priceText = ({ from, to, unit }: PriceRecord): string =>
  `${euroRange(from, to)} ${priceUnits[unit]}`;

/** Whose amount it is and of when, and that it is no longer of now where it is old. */
export function basisText(price: PriceRecord): RichText {
  const { checked, source, sourceLink } = price;
  const day = dutchDate(checked);
  const old = isOld(checked, dayOf(Date.now()));
  if (isOwnPrice(price)) return `Onze prijs van ${day}${old ? "; vraag wat het nu kost" : ""}`;
  const named = sourceLink ? `[${source}](${sourceLink})` : source;
  return `Marktcijfer volgens ${named}, gelezen op ${day}${old ? "; het kan intussen anders zijn" : ""}`;
}

/** What the work of a service costs; nothing where the office put in no price. */
export function costSections(service: ServicePath): Section[] {
  const prices = pricesOf(service);
  if (prices.length === 0) return [];
  const both = new Set(prices.map(({ country }) => country)).size > 1;
  const estimate = prices.some(canEstimate)
    ? ` [Reken uit wat het bij u ongeveer wordt](${paths.costsOf(service)}).`
    : "";
  return [
    {
      id: "kosten",
      heading: "Wat het kost",
      blocks: [
        {
          type: "table",
          caption: "Prijzen met btw",
          head: ["Werk", "Prijs", "Wat erin zit", "Van wie"],
          rows: prices.map((price) => [
            both ? `${price.what} (${countryOf(price)})` : price.what,
            `${priceText(price)}, met ${vatText(price.vat)} btw`,
            price.includes,
            basisText(price),
          ]),
          note: `U betaalt wat in uw offerte staat. Wat buiten deze bedragen valt, hoort u vóór het werk begint.${estimate}`,
        },
      ],
    },
  ];
}

/** The company's own prices of a service, for search engines; none that is more than a year old. */
export function ownPrices(service: ServicePath) {
  const today = dayOf(Date.now());
  return pricesOf(service)
    .filter((price) => isOwnPrice(price) && !isOld(price.checked, today))
    .map(({ what, from, to, unit, country, checked }) => ({
      ...{ what, from, to, unit, country },
      unitText: priceUnits[unit],
      currency: businessFacts.currency,
      vatIncluded: true,
      since: checked,
    }));
}
