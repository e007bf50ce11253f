import { data } from "react-router";
import { calls, contactDetails, isArticleCategory, knowledgeIndex } from "~/content/index.server";
import { listPublished } from "~/features/articles/public/published.server";
import { pageHead } from "~/features/seo/page-head.server";
import { bindings } from "~/platform/bindings.server";
import { ArticleRegister } from "~/ui/article/article-register";
import { FilterLinks } from "~/ui/page/filter-links";
import { JsonLd } from "~/ui/page/json-ld";
import { PageHero } from "~/ui/page/page-hero";
import { PageTurns } from "~/ui/page/page-turns";
import { QuoteBanner } from "~/ui/page/quote-banner";
import { SplitSections } from "~/ui/page/sections";
import type { Route } from "./+types/index";

const pageSize = 30;

export async function loader({ url, context }: Route.LoaderArgs) {
  const { env } = context.get(bindings);
  const category = url.searchParams.get("categorie");
  if (category !== null && !isArticleCategory(category)) throw data(null, { status: 404 });
  const cursor = url.searchParams.get("pagina");
  const managed = await listPublished(env.DB, { category, cursor, limit: pageSize });
  const page = knowledgeIndex(category, { ...managed, later: cursor !== null });
  const head = pageHead(env, { meta: page.meta, path: "/kennisbank", crumbs: page.crumbs });
  return { ...page, head, call: calls().artikel, phone: contactDetails().phone };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.head.tags;
}

export default function KnowledgeIndex({ loaderData }: Route.ComponentProps) {
  const { title, lead, crumbs, category, categories, total, teasers, head, call, phone } = loaderData;
  const { older, newest, sections } = loaderData;
  const filter = [
    { label: "Alles", href: "/kennisbank", count: total, current: category === null },
    ...categories.map(({ id, ...link }) => ({ ...link, current: id === category })),
  ];
  return (
    <>
      <JsonLd graph={head.graph} />
      <PageHero crumbs={crumbs} title={title} lead={lead} />
      <div className="page grid grid-cols-1 gap-x-8 gap-y-8 pb-16 @sheet:grid-cols-12">
        <div className="@sheet:col-span-3">
          <FilterLinks label="Onderwerpen" links={filter} className="@sheet:sticky @sheet:top-24" />
        </div>
        <div className="@sheet:col-span-9">
          <ArticleRegister lines={teasers} />
          <PageTurns what="artikelen" older={older} newest={newest} />
        </div>
      </div>
      {newest === null && <SplitSections sections={sections} />}
      <QuoteBanner {...call} phone={phone} />
    </>
  );
}
