import { index, layout, prefix, type RouteConfig, route } from "@react-router/dev/routes";

/** The whole site map. One file per template; pages are data in content/. */
export default [
  layout("routes/site/layout.tsx", [
    index("routes/site/home.tsx"),
    ...["daken", "schoorsteen", "onderhoud", "bouwen"].flatMap((division) =>
      prefix(division, [
        index("routes/site/division.tsx", { id: division }),
        route(":service", "routes/site/service.tsx", { id: `${division}-service` }),
      ]),
    ),
    ...["nl", "be"].flatMap((country) =>
      prefix(country, [
        index("routes/site/local-page.tsx", { id: `${country}-region` }),
        route(":town", "routes/site/town.tsx", { id: `${country}-town` }),
        route(":town/:service", "routes/site/town-service.tsx", { id: `${country}-town-service` }),
      ]),
    ),
    ...["eindhoven", "nuenen", "veldhoven", "best", "lommel"].map((alias) =>
      route(alias, "routes/site/town.tsx", { id: `${alias}-alias` }),
    ),
    ...[
      "be/limburg",
      "dakdekker-eindhoven",
      "eindhoven/plat-dak-specialist",
      "nuenen/plat-dak-specialist",
      "veldhoven/plat-dak-specialist",
    ].map((path) => route(path, "routes/site/local-page.tsx", { id: path })),
    route("locaties", "routes/site/locations.tsx"),
    ...prefix("kennisbank", [
      index("routes/knowledge/index.tsx"),
      route(":slug", "routes/knowledge/article.tsx"),
    ]),
    route("gratis-offerte", "routes/site/quote.tsx"),
    route("offerte", "routes/site/quote.tsx", { id: "quote-alias" }),
    route("zoeken", "routes/site/search.tsx"),
    route("contact", "routes/site/contact.tsx"),
    route("zorgeloos-wonen", "routes/site/membership.tsx"),
    route("zorgeloos-wonen1", "routes/site/membership.tsx", { id: "membership-alias" }),
    route("onze-projecten", "routes/site/projects.tsx"),
    ...["over-ons", "privacy", "algemene-voorwaarden", "cookiebeleid", "disclaimer", "toegankelijkheid"].map(
      (path) => route(path, "routes/site/text-page.tsx", { id: path }),
    ),
    route("voorbeeld/:token", "routes/knowledge/preview.tsx"),
    route("bedankt/:token", "routes/site/thanks.tsx"),
    route("aanvraag/:token/:done?", "routes/site/visitor-lead.tsx"),
    route("*", "routes/site/not-found.tsx"),
  ]),
  route("admin", "routes/admin/layout.tsx", [
    index("routes/admin/index.ts"),
    route("aanvragen", "routes/admin/leads.tsx"),
    route("aanvragen/:id", "routes/admin/lead.tsx"),
    route("aanvragen/:id/bestanden/:n", "routes/admin/lead-file.ts"),
    route("cijfers", "routes/admin/figures.tsx"),
    route("privacy", "routes/admin/privacy.tsx"),
    route("api/persoon.zip", "routes/admin/api/person-zip.ts"),
    route("api/aanvragen.csv", "routes/admin/api/leads-csv.ts"),
    route("artikelen", "routes/admin/articles.tsx"),
    route("artikelen/:id", "routes/admin/article.tsx"),
    route("artikelen/:id/versies", "routes/admin/revisions.tsx"),
    route("media", "routes/admin/media.tsx"),
    route("media/:id", "routes/admin/media-item.tsx"),
    route("api/media", "routes/admin/api/media.ts"),
    route("api/artikelen/:id", "routes/admin/api/article.ts"),
    route("*", "routes/admin/not-found.tsx"),
  ]),
  route("aanvraag/:token/bestanden/:n", "routes/site/visitor-lead-file.ts"),
  route("sitemap.xml", "routes/resources/sitemap.ts"),
  route("robots.txt", "routes/resources/robots.ts"),
  route("feed.xml", "routes/resources/feed.ts"),
  route("site.webmanifest", "routes/resources/manifest.ts"),
  route(".well-known/security.txt", "routes/resources/security-txt.ts"),
  route("media/:id/:file", "routes/resources/media.ts"),
  route("healthz", "routes/api/healthz.ts"),
  ...prefix("api", [
    route("google-business/:placeId", "routes/api/google-business.ts"),
    route("adres", "routes/api/adres.ts"),
    route("search-index", "routes/api/search-index.ts"),
    route("nearest-town", "routes/api/nearest-town.ts"),
    route("service-request", "routes/api/service-request.ts"),
    route("offerte", "routes/api/offerte.ts"),
  ]),
] satisfies RouteConfig;
