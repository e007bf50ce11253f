import { projectTags } from "~/content/records/types/project";
import { divisions } from "~/content/site/divisions";
import { towns } from "~/content/towns/list";
import type { DivisionId, Town } from "~/content/types";
import { type ListedProject, projectCards } from "./project-cards";
import { projectsCrumb } from "./project-pages";

/** What of the delivered work is asked for: `?soort=daken&plaats=best`. */
export type ProjectFilter = {
  division: DivisionId | null;
  town: string | null;
  /** An address that no link of ours has. */
  unknown: boolean;
};

const kinds = Object.values(divisions).map(({ id, path, shortName }) => ({
  id,
  slug: path.slice(1),
  label: shortName,
}));

export function findProjectFilter(query: URLSearchParams): ProjectFilter {
  const [soort, plaats] = [query.get("soort"), query.get("plaats")];
  const division = kinds.find(({ slug }) => slug === soort)?.id ?? null;
  const town = towns.find(({ slug }) => slug === plaats)?.slug ?? null;
  return {
    division,
    town,
    unknown: (soort !== null && division === null) || (plaats !== null && town === null),
  };
}

type Choice = Pick<ProjectFilter, "division" | "town">;

const tagOf = ({ division, town }: Choice) =>
  projectTags.of({ ...(division && { division }), ...(town && { town }) });

function addressOf({ division, town }: Choice, after: string | null = null): string {
  const query = new URLSearchParams();
  const kind = kinds.find(({ id }) => id === division);
  if (kind) query.set("soort", kind.slug);
  if (town) query.set("plaats", town);
  if (after) query.set("na", after);
  return `${projectsCrumb.href}${query.size > 0 ? `?${query}` : ""}#opgeleverd`;
}

/** What to look up for a page of the list: the tag of what is asked for, and those of which it must be known whether anything is found. */
export function projectLookUp({ division, town }: ProjectFilter) {
  return {
    tag: tagOf({ division, town }),
    tags: [
      projectTags.all,
      tagOf({ division, town: null }),
      tagOf({ division: null, town }),
      ...kinds.map(({ id }) => tagOf({ division: id, town })),
      ...towns.map(({ slug }) => tagOf({ division, town: slug })),
    ],
  };
}

type Found = {
  items: readonly ListedProject[];
  next: string | null;
  used: ReadonlySet<string>;
  /** Not the first page. */
  later: boolean;
};

/** The list of delivered work with its filters; null while there is none at all. */
export function projectIndex(filter: ProjectFilter, { items, next, used, later }: Found) {
  if (!used.has(projectTags.all)) return null;
  const { division, town, unknown } = filter;
  // What is chosen stays in sight, also where nothing is found with it.
  const link = (label: string, choice: Choice, current: boolean) =>
    current || used.has(tagOf(choice)) ? [{ label, href: addressOf(choice), current }] : [];
  const kindLinks = kinds.flatMap(({ id, label }) => link(label, { division: id, town }, id === division));
  const townLinks = towns.flatMap(({ slug, name }: Town) =>
    link(name, { division, town: slug }, slug === town),
  );
  const all = { division: null, town: null };
  return {
    cards: projectCards(items),
    filters: [
      {
        label: "Soort werk",
        links: [...link("Alles", { ...all, town }, division === null && !unknown), ...kindLinks],
      },
      {
        label: "Plaats",
        links: [...link("Overal", { ...all, division }, town === null && !unknown), ...townLinks],
      },
    ],
    older: next && addressOf(filter, next),
    newest: later ? addressOf(filter) : null,
    all: addressOf(all),
  };
}
