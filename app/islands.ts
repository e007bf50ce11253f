/**
 * Every interactive part of a public page, by name: what the browser loads when the visitor shows intent.
 * The same names stand in islands.server.ts, where the server renders them.
 */
export const islands = {
  "review-carousel": () =>
    import("~/features/business-profile/review-carousel").then((m) => m.ReviewCarousel),
  "quote-widget": () => import("~/features/leads/quote-widget").then((m) => m.QuoteWidget),
  "membership-form": () => import("~/features/leads/membership-form").then((m) => m.MembershipForm),
  "contact-form": () => import("~/features/leads/contact-form").then((m) => m.ContactForm),
  "service-menu": () => import("~/features/leads/service-menu").then((m) => m.ServiceMenu),
  "quote-form": () => import("~/features/leads/quote-form").then((m) => m.QuoteForm),
  "search-box": () => import("~/features/search/search-box").then((m) => m.SearchBox),
  "google-map": () => import("~/features/service-area/google-map-consent").then((m) => m.GoogleMapConsent),
} satisfies Record<string, () => Promise<(props: never) => unknown>>;

export type IslandName = keyof typeof islands;
type Loaded<K extends IslandName> = Awaited<ReturnType<(typeof islands)[K]>>;
/** What an island is given: JSON only, it travels in the HTML. */
export type IslandProps<K extends IslandName> = Parameters<Loaded<K>>[0];
