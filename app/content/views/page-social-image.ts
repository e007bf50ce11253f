import { siteArticles } from "~/content/articles/site-articles.server";
import { type SocialImageName, socialImages } from "~/content/site/social-images";
import type { ArticleCategory, DivisionId } from "~/content/types";
import { divisionOf } from "./path-theme";

const OF_CATEGORY: Record<ArticleCategory, DivisionId> = {
  daken: "roof",
  dakgoten: "maintenance",
  dakkapellen: "building",
  schoorstenen: "chimney",
  gevels: "building",
  "isolatie-en-energie": "roof",
  onderhoud: "maintenance",
  verzekering: "roof",
};

const OF_PATH: Record<string, SocialImageName> = {
  "/": "home",
  "/nl": "region",
  "/be": "region",
  "/locaties": "region",
  "/kennisbank": "knowledge",
  "/waar-lekt-het": "roof-service",
  "/wat-kost-het": "quote",
  "/gratis-offerte": "quote",
  "/contact": "contact",
  "/zorgeloos-wonen": "membership",
  "/onze-projecten": "projects",
  "/over-ons": "company",
  "/dakdekker-eindhoven": "roof-town",
};

/** Picture of the template that shows a canonical path, in the colour of its division. */
function nameFor(path: string): SocialImageName {
  const fixed = OF_PATH[path];
  if (fixed) return fixed;
  if (path.startsWith("/kennisbank/")) {
    const category = siteArticles().find(({ slug }) => path.endsWith(`/${slug}`))?.category;
    return category ? `${OF_CATEGORY[category]}-article` : "knowledge";
  }
  if (path.startsWith("/waar-lekt-het/")) return "roof-service";
  const division = divisionOf(path);
  const inTown = /^\/(nl|be)\//.test(path);
  if (division) return `${division}-${inTown ? "town" : path.lastIndexOf("/") > 0 ? "service" : "hub"}`;
  if (path.endsWith("/plat-dak-specialist")) return "roof-town";
  return inTown ? "town" : "legal";
}

/** Picture for social networks of a page that has none of its own. */
export function pageSocialImage(path: string): { path: string; alt: string } {
  const name = nameFor(path);
  const { shows, title } = socialImages[name];
  return { path: `/og/${name}.jpg`, alt: `${shows}, met de woorden: ${title}` };
}
