import type { Crumb, JsonLdGraph, JsonLdNode } from "~/lib/json-ld";
import type { OpeningHours } from "~/lib/text/opening-hours";

export type BusinessInput = {
  name: string;
  legalName: string;
  telephone: string;
  email: string;
  website: string;
  address: { street: string; postalCode: string; city: string; region: string; country: string };
  geo: { latitude: number; longitude: number };
  areaServed: readonly string[];
  openingHours: OpeningHours;
  /** First and last day included. */
  closures: readonly { from: string; until: string }[];
  founded: number;
  employees: number;
  priceRange: string;
  payments: readonly string[];
  currency: string;
  /** English names: 'Dutch'. */
  languages: readonly string[];
  sameAs: readonly string[];
  /** Only when it may be published: search engines reject a company's own rating of itself. */
  rating?: { ratingValue: number; reviewCount: number } | undefined;
};

/** By which all nodes of the site name the company. */
export function businessId(origin: string): string {
  return `${origin}/#bedrijf`;
}

/** Every value is also visible text on the page, as Google requires. */
export function businessNode(origin: string, input: BusinessInput): JsonLdNode {
  const { address, geo, rating } = input;
  return {
    "@type": ["RoofingContractor", "HomeAndConstructionBusiness"],
    "@id": businessId(origin),
    name: input.name,
    legalName: input.legalName,
    url: input.website,
    logo: `${origin}/icon-512.png`,
    image: `${origin}/icon-512.png`,
    telephone: input.telephone,
    email: input.email,
    address: {
      "@type": "PostalAddress",
      streetAddress: address.street,
      postalCode: address.postalCode,
      addressLocality: address.city,
      addressRegion: address.region,
      addressCountry: address.country,
    },
    geo: { "@type": "GeoCoordinates", ...geo },
    areaServed: input.areaServed,
    openingHours: openingHoursText(input.openingHours),
    specialOpeningHoursSpecification: input.closures.length
      ? input.closures.map(({ from, until }) => ({
          "@type": "OpeningHoursSpecification",
          validFrom: from,
          validThrough: until,
          // Google reads equal opening and closing times as closed.
          opens: "00:00",
          closes: "00:00",
        }))
      : undefined,
    foundingDate: String(input.founded),
    numberOfEmployees: { "@type": "QuantitativeValue", value: input.employees },
    priceRange: input.priceRange,
    paymentAccepted: input.payments.join(", "),
    currenciesAccepted: input.currency,
    knowsLanguage: input.languages,
    sameAs: input.sameAs,
    aggregateRating: rating && { "@type": "AggregateRating", ...rating },
  };
}

const DAYS = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"] as const;

/** Days with the same hours are joined, as schema.org writes them: 'Mo-Fr 08:00-17:00'. */
export function openingHoursText(hours: OpeningHours): string[] {
  const lines: { first: string; last: string; span: string }[] = [];
  let open: (typeof lines)[number] | null = null;
  for (const [index, day] of DAYS.entries()) {
    const span = hours[(index + 1) as keyof OpeningHours]?.join("-");
    if (open && open.span === span) open.last = day;
    else {
      open = span ? { first: day, last: day, span } : null;
      if (open) lines.push(open);
    }
  }
  return lines.map(({ first, last, span }) => `${first === last ? first : `${first}-${last}`} ${span}`);
}

type ReviewInput = { name: string; stars: number; text: string; written: string };

/**
 * What a customer of the company wrote. Without a mean: search engines show no stars for what a company publishes of itself,
 * and this does not ask for them.
 */
export function reviewNode(origin: string, { name, stars, text, written }: ReviewInput): JsonLdNode {
  return {
    "@type": "Review",
    itemReviewed: { "@id": businessId(origin) },
    author: { "@type": "Person", name },
    reviewRating: { "@type": "Rating", ratingValue: stars, bestRating: 5, worstRating: 1 },
    reviewBody: text,
    datePublished: written,
  };
}

type ArticleInput = {
  headline: string;
  description: string;
  url: string;
  author: string;
  published: string;
  updated: string;
  section: string;
  image?: string | undefined;
};

export function articleNode(origin: string, input: ArticleInput): JsonLdNode {
  return {
    "@type": "Article",
    "@id": `${input.url}#artikel`,
    headline: input.headline,
    description: input.description,
    mainEntityOfPage: input.url,
    inLanguage: "nl",
    articleSection: input.section,
    datePublished: input.published,
    dateModified: input.updated,
    image: input.image,
    author: { "@type": "Organization", name: input.author, url: `${origin}/over-ons` },
    publisher: { "@id": businessId(origin) },
  };
}

type ProjectInput = {
  name: string;
  description: string;
  url: string;
  /** Day of delivery. */
  finished: string;
  town: string;
  service: { name: string; url: string };
  images: readonly JsonLdNode[];
};

export function projectNode(origin: string, input: ProjectInput): JsonLdNode {
  const { name, url } = input.service;
  return {
    "@type": "CreativeWork",
    "@id": `${input.url}#project`,
    name: input.name,
    description: input.description,
    mainEntityOfPage: input.url,
    inLanguage: "nl",
    dateCreated: input.finished,
    locationCreated: { "@type": "Place", name: input.town },
    about: { "@type": "Service", "@id": `${url}#dienst`, name, url },
    image: input.images,
    creator: { "@id": businessId(origin) },
  };
}

type ImageInput = { path: string; caption: string; width: number; height: number };

export function imageNode(origin: string, { path, caption, width, height }: ImageInput): JsonLdNode {
  return {
    "@type": "ImageObject",
    contentUrl: origin + path,
    caption,
    width,
    height,
    creator: { "@id": businessId(origin) },
  };
}

export function breadcrumbNode(origin: string, crumbs: readonly Crumb[]): JsonLdNode {
  const page = crumbs[crumbs.length - 1];
  return {
    "@type": "BreadcrumbList",
    "@id": `${origin}${page?.href ?? "/"}#kruimelpad`,
    itemListElement: crumbs.map(({ label, href }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      item: origin + href,
    })),
  };
}

export function jsonLdGraph(nodes: JsonLdNode[]): JsonLdGraph {
  return { "@context": "https://schema.org", "@graph": nodes };
}
