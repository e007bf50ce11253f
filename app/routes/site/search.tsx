import { data } from "react-router";
import {
  currentCompany,
  divisionLinks,
  listedArticle,
  projectPages,
  projectTags,
  siteOrigin,
} from "~/content/index.server";
import { searchPublished } from "~/features/articles/public/published.server";
import { listLive } from "~/features/records/live/listed-records.server";
import { isSearchable, MAX_RESULTS } from "~/features/search/search";
import { searchSite } from "~/features/search/search-index.server";
import { SearchResults } from "~/features/search/search-results";
import { pageMeta } from "~/features/seo/page-meta";
import { bindings } from "~/platform/bindings.server";
import { SearchForm } from "~/ui/shell/search-form";
import type { Route } from "./+types/search";

const newestProjects = { tag: projectTags.all, limit: 100 };

/** What somebody searched for is kept by no cache. */
export function headers({ loaderHeaders, parentHeaders }: Route.HeadersArgs) {
  return loaderHeaders.has("Cache-Control") ? loaderHeaders : parentHeaders;
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = (url.searchParams.get("q") ?? "").trim().slice(0, 100);
  const { env } = context.get(bindings);
  const [articles, projects] = await Promise.all([
    searchPublished(env.DB, query, MAX_RESULTS),
    isSearchable(query) ? listLive(env.DB, "project", newestProjects) : { items: [] },
  ]);
  const managed = [...articles.map(listedArticle), ...projectPages(projects.items)];
  const page = {
    query,
    asked: isSearchable(query),
    ...searchSite(query, managed),
    starts: [{ label: "Kennisbank", href: "/kennisbank" }, ...divisionLinks],
    url: `${siteOrigin(env)}/zoeken`,
    description: `Zoek in de kennisbank, de diensten en de plaatsen van ${currentCompany().name}.`,
  };
  return data(page, url.searchParams.has("q") ? { headers: { "Cache-Control": "private, no-store" } } : {});
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { query, url, description } = loaderData;
  return pageMeta({
    title: query ? `Zoeken naar ${query}` : "Zoeken op deze site",
    description,
    url,
    robots: "noindex",
  });
}

export default function Search({ loaderData }: Route.ComponentProps) {
  const { query, asked, results, suggestions, starts } = loaderData;
  return (
    <div className="page grid gap-x-8 gap-y-10 py-10 @half:grid-cols-12 @sheet:py-16">
      <div className="@half:col-span-8">
        <h1 className="text-4xl">Zoeken</h1>
        <SearchForm
          id="page-search"
          label="Zoek opnieuw"
          className="mt-6 max-w-xl"
          field={{ defaultValue: query }}
        />
        {asked ? (
          <SearchResults query={query} results={results} suggestions={suggestions} />
        ) : (
          <p className="mt-6 text-ink-soft">
            Typ minstens twee tekens: wat u ziet, een materiaal, een dienst of uw plaats.
          </p>
        )}
      </div>
      <nav aria-labelledby="begin" className="@half:col-span-3 @half:col-start-10">
        <h2 id="begin" className="label-caps border-b border-ink pb-2 font-text">
          Of begin hier
        </h2>
        <ul>
          {starts.map(({ label, href }) => (
            <li key={href} className="border-b border-rule">
              <a href={href} className="block py-3 font-semibold hover:text-accent-text hover:underline">
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
