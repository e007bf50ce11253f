import type { JsonLdNode } from "~/lib/json-ld";
import { businessId } from "./json-ld-nodes";

/** A price of the company's own: what a visitor may hold it to. */
type PriceInput = {
  what: string;
  from: number;
  /** Null: one price. */
  to: number | null;
  currency: string;
  unit: "m2" | "m" | "piece" | "visit" | "hour" | "job";
  /** In words: 'per keer'. */
  unitText: string;
  vatIncluded: boolean;
  country: string;
  /** Day on which the price was set. */
  since: string;
};

/** UN/CEFACT codes, where there is one. */
const UNIT_CODES: Partial<Record<PriceInput["unit"], string>> = {
  m2: "MTK",
  m: "MTR",
  piece: "H87",
  hour: "HUR",
};

function priceNode({ from, to, currency, unit, unitText, vatIncluded, since }: PriceInput): JsonLdNode {
  return {
    "@type": "UnitPriceSpecification",
    ...(to === null ? { price: from } : { minPrice: from, maxPrice: to }),
    priceCurrency: currency,
    valueAddedTaxIncluded: vatIncluded,
    unitCode: UNIT_CODES[unit],
    unitText,
    validFrom: since,
  };
}

type ServiceInput = {
  name: string;
  description: string;
  url: string;
  serviceType: string;
  areaServed: readonly string[];
  offers: readonly { name: string; description: string; url: string }[];
  prices?: readonly PriceInput[];
};

export function serviceNode(origin: string, input: ServiceInput): JsonLdNode {
  return {
    "@type": "Service",
    "@id": `${input.url}#dienst`,
    name: input.name,
    description: input.description,
    url: input.url,
    serviceType: input.serviceType,
    provider: { "@id": businessId(origin) },
    areaServed: input.areaServed,
    offers: offerNodes(input),
  };
}

function offerNodes({ offers, prices = [], url }: ServiceInput): JsonLdNode[] | undefined {
  const nodes = [
    ...offers.map(({ name, description, url }) => ({
      "@type": "Offer",
      url,
      itemOffered: { "@type": "Service", name, description, url },
    })),
    ...prices.map((price) => ({
      "@type": "Offer",
      url: `${url}#kosten`,
      name: price.what,
      eligibleRegion: price.country,
      priceSpecification: priceNode(price),
    })),
  ];
  return nodes.length > 0 ? nodes : undefined;
}
