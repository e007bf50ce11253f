import { categoryIntrosNow } from "~/content/pages/pages-now.server";
import { valueAt } from "~/content/records/form/at-path";
import type { Problem } from "~/content/records/read-stored";
import type { RecordType } from "~/content/records/record-type";
import { townServiceAt } from "~/content/records/types/town-service";
import { readNow, type WithWords, wordProblems } from "~/content/records/words/word-problems.server";
import { redirectFor } from "~/content/site/redirects";
import { townsNow } from "~/content/towns/towns-now.server";
import type { RichText, Section, TownService } from "~/content/types";
import { linkTargets } from "~/lib/rich-text";
import { shingleOverlap, shingles } from "~/lib/text/shingles";
import { mainText } from "./main-text";
import { oncePer } from "./once-per";
import { listedPages } from "./page-list";

/** Of the specification: above it a page is a copy of another town's. */
const COPY = 0.35;

/** A link in a record to a path of this site, at its place. */
export type PlacedLink = { path: string; to: string };

/** What is wrong with a page beside the others of the site: a record that is right by itself may still be a copy. */
export function pageProblems(
  type: WithWords & Pick<RecordType, "seenAt">,
  key: string,
  value: unknown,
): Problem[] {
  const read = readNow(type, key, value);
  return [
    ...wordProblems(type, key, value),
    ...metaProblems(type.seenAt(key, value), read),
    ...copyProblems(type.name, key, read as TownService),
  ];
}

/** Links of a record, finished or not, that lead to no page that is made of content. */
export function unknownLinks(value: unknown): PlacedLink[] {
  const links = linksIn(value, "");
  if (links.length === 0) return [];
  const known = new Set(listedPages().map(({ path }) => path));
  return links.filter(({ to }) => !known.has(to) && !known.has(redirectFor(to) ?? "") && to !== "/zoeken");
}

function linksIn(value: unknown, path: string): PlacedLink[] {
  if (typeof value === "string") {
    const targets = path.endsWith(".href") ? [value] : linkTargets(value);
    return targets
      .filter((target) => /^\/(?!\/)/.test(target))
      .map((target) => ({ path, to: target.replace(/[?#].*$/, "") }));
  }
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    linksIn(inner, path === "" ? name : `${path}.${name}`),
  );
}

/** What search engines show of a page is shown of no other. */
function metaProblems(own: string, value: unknown): Problem[] {
  const subjects = Object.entries(categoryIntrosNow()).map(([id, { meta }]) => ({
    path: `/kennisbank?categorie=${id}`,
    meta,
  }));
  const pages = [...listedPages(), ...subjects];
  return (["title", "description"] as const).flatMap((part) => {
    const said = valueAt(value, `meta.${part}`);
    const other = pages.find(({ path, meta }) => path !== own && meta[part] === said);
    const what = part === "title" ? "titel" : "beschrijving";
    return other ? [{ path: `meta.${part}`, message: `Deze ${what} heeft ${other.path} al` }] : [];
  });
}

type Text = { lead: RichText; sections: Section[] };
const shinglesOf = oncePer((page: Text) => shingles(mainText(page)));

/** Pages of one kind, one for each town, are no copies of each other. */
function copyProblems(type: string, key: string, page: Text): Problem[] {
  const others = pagesLike(type, key);
  if (others.length === 0) return [];
  const [most] = others
    .map(({ name, page: other }) => ({
      name,
      other,
      share: shingleOverlap(shinglesOf(page), shinglesOf(other)),
    }))
    .sort((a, b) => b.share - a.share);
  if (!most || most.share <= COPY) return [];
  const shared = page.sections.map((section) => {
    const own = shingles(mainText({ lead: "", sections: [section] }));
    return [...own].filter((shingle) => shinglesOf(most.other).has(shingle)).length;
  });
  const worst = shared.indexOf(Math.max(...shared));
  const message = `Dit lijkt te veel op de pagina van ${most.name}: ${Math.round(most.share * 100)} % is hetzelfde, en 35 % is de grens. Schrijf het voor deze plaats`;
  return [{ path: worst < 0 ? "lead" : `sections.${worst}`, message }];
}

function pagesLike(type: string, key: string): { name: string; page: Text }[] {
  if (type === "town")
    return townsNow()
      .filter(({ slug }) => slug !== key)
      .map((town) => ({ name: town.name, page: town }));
  const own = type === "town-service" && townServiceAt.get(key);
  if (!own) return [];
  return townsNow()
    .filter(({ slug }) => slug !== own.town.slug)
    .map((town) => ({ name: town.name, page: town.services[own.id] }));
}
