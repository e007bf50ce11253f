import { data } from "react-router";
import { articleCall, contactDetails, findKnowledgeIndex } from "~/content/index.server";
import { pageHead } from "~/features/seo/page-head.server";
import { bindings } from "~/platform/bindings.server";
import { ArticleRegister } from "~/ui/article-register";
import { CategoryFilter } from "~/ui/category-filter";
import { JsonLd } from "~/ui/json-ld";
import { PageHero } from "~/ui/page-hero";
import { QuoteBanner } from "~/ui/quote-banner";
import type { Route } from "./+types/index";

export function loader({ url, context }: Route.LoaderArgs) {
  const page = findKnowledgeIndex(url.searchParams.get("categorie"));
  if (!page) throw data(null, { status: 404 });
  const head = pageHead(context.get(bindings).env, {
    meta: page.meta,
    path: "/kennisbank",
    crumbs: page.crumbs,
  });
  return { ...page, head, call: articleCall, phone: contactDetails.phone };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.head.tags;
}

export default function KnowledgeIndex({ loaderData }: Route.ComponentProps) {
  const { title, lead, crumbs, category, categories, total, teasers, head, call, phone } = loaderData;
  const filter = [
    { label: "Alles", href: "/kennisbank", count: total, current: category === null },
    ...categories.map(({ id, ...link }) => ({ ...link, current: id === category })),
  ];
  return (
    <>
      <JsonLd graph={head.graph} />
      <PageHero crumbs={crumbs} title={title} lead={lead} />
      <div className="page grid gap-x-8 gap-y-8 pb-16 lg:grid-cols-12">
        <div className="lg:col-span-3">
          <CategoryFilter links={filter} />
        </div>
        <div className="lg:col-span-9">
          <ArticleRegister lines={teasers} />
        </div>
      </div>
      <QuoteBanner {...call} phone={phone} />
    </>
  );
}
