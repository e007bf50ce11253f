/**
 * The owner's constants for search engines. They go into the structured data as they stand here;
 * /over-ons shows the same in Dutch.
 */
export const businessFacts = {
  founded: 2010,
  employees: 15,
  priceRange: "€€€",
  payments: ["cash", "credit card", "bank transfer"],
  currency: "EUR",
  languages: ["Dutch", "English"],
} as const;

/** The same as /over-ons says it. */
export const businessFactsInDutch = {
  priceRange: businessFacts.priceRange,
  payments: "Contant, creditcard of bankoverschrijving",
  currency: `euro (${businessFacts.currency})`,
  languages: "Nederlands en Engels",
} as const;

/**
 * The company's rating in its own structured data. Search engines do not accept that, so it is off; to publish
 * it all the same, fill in `{ ratingValue, reviewCount }`.
 */
export const publishedRating: { ratingValue: number; reviewCount: number } | null = null;
