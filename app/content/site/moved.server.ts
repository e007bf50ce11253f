import { derived } from "~/content/records/current.server";
import type { Problem } from "~/content/records/read-stored";
import type { RedirectRecord } from "~/content/records/types/redirect";
import { listedPages } from "~/content/views/page-list";
import { redirectFor } from "./redirects";

/** However it is written: visitors' browsers encode addresses, and the router takes capitals as small letters. */
function plain(path: string): string {
  const small = path.toLowerCase();
  const trimmed = small.length > 1 && small.endsWith("/") ? small.slice(0, -1) : small;
  try {
    return decodeURIComponent(trimmed);
  } catch {
    return trimmed;
  }
}

const moved = derived(
  ({ redirect }) => new Map([...redirect].map(([key, { from, to }]) => [plain(from), { key, to }])),
);

/**
 * Where the office says that a page is now: the last of a row of moves, so that a visitor takes one step. Null where it
 * says nothing, and for addresses that lead to each other.
 */
export function movedTo(pathname: string): string | null {
  const seen = new Set<string>();
  let to: string | null = null;
  for (let at = plain(pathname); ; at = plain(to)) {
    const next = moved().get(at);
    if (!next) return to;
    if (seen.has(at)) return null;
    seen.add(at);
    to = next.to;
  }
}

/** Other addresses at which the same pages answer (routes.ts). */
const otherAddresses = [
  ...["/offerte", "/zorgeloos-wonen1", "/zoeken", "/be"],
  ...["/eindhoven", "/nuenen", "/veldhoven", "/best", "/lommel", "/be/limburg"],
];

/** Whether the site itself has a page there, whatever stands in the database. */
export const isFixedPage = (path: string): boolean =>
  otherAddresses.includes(plain(path)) || listedPages().some((page) => page.path === plain(path));

/**
 * What prevents a move beside what its own schema says. With these the one step that visitors take ends at a page:
 * nothing leads to an address that moved, and nothing moves where a page answers.
 */
export async function redirectProblems(
  key: string,
  { from, to }: RedirectRecord,
  isPage: (path: string) => Promise<boolean>,
): Promise<Problem[]> {
  const [old, target] = [plain(from), plain(to)];
  const others = [...moved()].filter(([, other]) => other.key !== key);
  const same = others.find(([path]) => path === old);
  const further = others.find(([path]) => path === target);
  const behind = others.find(([, other]) => plain(other.to) === old);
  const [already, onwards] = [redirectFor(old), redirectFor(target)];
  const problems: (Problem | false | undefined)[] = [
    already !== null && {
      path: "from",
      message: `De site verwijst dit adres al naar ${already}. Vul dat als oud adres in`,
    },
    same && { path: "from", message: `Voor dit adres is er al een verwijzing, naar ${same[1].to}` },
    behind && {
      path: "from",
      message: `Hierheen wijst nu ${behind[0]}. Laat die eerst meteen naar ${to} wijzen`,
    },
    (await isPage(old)) && {
      path: "from",
      message: "Op dit adres staat een pagina. Een verwijzing kan pas als die er niet meer is",
    },
    old === target && { path: "to", message: "Dit is hetzelfde adres" },
    further && { path: "to", message: `Dit adres verwijst zelf door. Vul meteen ${further[1].to} in` },
    onwards !== null && { path: "to", message: `Dit adres verwijst zelf door. Vul meteen ${onwards} in` },
    !further &&
      onwards === null &&
      old !== target &&
      !(await isPage(target)) && { path: "to", message: "Op dit adres staat geen pagina" },
  ];
  return problems.filter((problem) => problem !== false && problem !== undefined);
}
