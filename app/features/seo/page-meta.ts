import { countryOfPage } from "~/content/site/phone-from";

type MetaTag =
  | { title: string }
  | { name: string; content: string }
  | { property: string; content: string }
  | { tagName: "link"; rel: string; href: string };

/** Named as in the specification. `url` and `image` are absolute; an image measures 1200 × 630. */
type PageMetaInput = {
  title: string;
  description: string;
  url: string;
  image?: string | undefined;
  imageAlt?: string | undefined;
  keywords?: readonly string[] | undefined;
  /** 'noindex' for pages that must not stand in a search engine. */
  robots?: string | undefined;
  type?: "website" | "article" | undefined;
};

/** Title, description, keywords, Open Graph, Twitter card, canonical link and robots of a page. */
export function pageMeta({
  title,
  description,
  url,
  image,
  imageAlt,
  keywords,
  robots,
  type = "website",
}: PageMetaInput): MetaTag[] {
  const tags: MetaTag[] = [
    { title },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: url },
    { property: "og:type", content: type },
    { property: "og:locale", content: countryOfPage(new URL(url).pathname) === "BE" ? "nl_BE" : "nl_NL" },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: url },
    { name: "twitter:card", content: "summary_large_image" },
    { name: "twitter:title", content: title },
    { name: "twitter:description", content: description },
  ];
  if (keywords?.length) tags.push({ name: "keywords", content: keywords.join(", ") });
  if (image) {
    tags.push(
      { property: "og:image", content: image },
      { property: "og:image:width", content: "1200" },
      { property: "og:image:height", content: "630" },
      { name: "twitter:image", content: image },
    );
    if (imageAlt) {
      tags.push(
        { property: "og:image:alt", content: imageAlt },
        { name: "twitter:image:alt", content: imageAlt },
      );
    }
  }
  if (robots) tags.push({ name: "robots", content: robots });
  return tags;
}
