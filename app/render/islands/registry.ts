/** What the browser loads on a visitor's intent; the server loads them all before its first page. */
export const islands = {
  "review-carousel": () =>
    import("~/features/business-profile/review-carousel").then((m) => m.ReviewCarousel),
  "quote-widget": () => import("~/features/leads/form/floating/quote-widget").then((m) => m.QuoteWidget),
  "membership-form": () =>
    import("~/features/leads/form/membership/membership-form").then((m) => m.MembershipForm),
  "membership-page": () =>
    import("~/features/leads/form/membership/membership-page").then((m) => m.MembershipPage),
  "contact-form": () => import("~/features/leads/form/contact/contact-form").then((m) => m.ContactForm),
  "emergency-form": () =>
    import("~/features/leads/form/emergency/emergency-form").then((m) => m.EmergencyForm),
  "service-menu": () => import("~/features/leads/form/floating/service-menu").then((m) => m.ServiceMenu),
  "quote-form": () => import("~/features/leads/form/quote/quote-form").then((m) => m.QuoteForm),
  "quote-page": () => import("~/features/leads/form/quote/quote-page").then((m) => m.QuotePage),
  "visitor-form": () => import("~/features/leads/form/visitor/visitor-form").then((m) => m.VisitorForm),
  "search-box": () => import("~/features/search/search-box").then((m) => m.SearchBox),
  "google-map": () => import("~/features/service-area/google-map-consent").then((m) => m.GoogleMapConsent),
} satisfies Record<string, () => Promise<(props: never) => unknown>>;

type Loaded<K extends keyof typeof islands> = Awaited<ReturnType<(typeof islands)[K]>>;
type PropsByName = { [K in keyof typeof islands]: Parameters<Loaded<K>>[0] };

declare module "~/ui/islands/island" {
  interface IslandRegistry extends PropsByName {}
}
