import { data } from "react-router";
import { articleCall, contactDetails, findArticlePage } from "~/content/index.server";
import { pageHead } from "~/features/seo/page-head.server";
import { dutchDate } from "~/lib/dutch-date";
import { articleNode } from "~/lib/json-ld";
import { bindings } from "~/platform/bindings.server";
import { JsonLd } from "~/ui/json-ld";
import { ReadingHero } from "~/ui/page-hero";
import { QuoteBanner } from "~/ui/quote-banner";
import { Related } from "~/ui/related";
import { ColumnSections } from "~/ui/sections";
import { Sources } from "~/ui/sources";
import { TitleBlock } from "~/ui/title-block";
import { Toc } from "~/ui/toc";
import type { Route } from "./+types/article";

export function loader({ params, context }: Route.LoaderArgs) {
  const page = findArticlePage(params.slug);
  if (!page) throw data(null, { status: 404 });
  const { article, path, crumbs, author, category } = page;
  const head = pageHead(context.get(bindings).env, {
    meta: article.meta,
    path,
    crumbs,
    type: "article",
    nodes: (origin) => [
      articleNode(origin, {
        headline: article.title,
        description: article.meta.description,
        url: origin + path,
        author,
        published: article.published,
        updated: article.updated,
        section: category.label,
      }),
    ],
  });
  return { ...page, head, call: articleCall, phone: contactDetails.phone };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.head.tags;
}

export default function ArticlePage({ loaderData }: Route.ComponentProps) {
  const { article, author, category, minutes, crumbs, related, head, call, phone } = loaderData;
  return (
    <article>
      <JsonLd graph={head.graph} />
      <ReadingHero
        crumbs={crumbs}
        title={article.title}
        lead={article.lead}
        block={
          <TitleBlock
            rows={[
              { label: "Door", value: author },
              { label: "Geplaatst", value: <Time date={article.published} /> },
              { label: "Bijgewerkt", value: <Time date={article.updated} /> },
              { label: "Leestijd", value: `${minutes} minuten` },
              { label: "Onderwerp", value: <CategoryLink {...category} /> },
            ]}
          />
        }
      />
      <div className="page">
        <div className="grid gap-x-8 gap-y-12 pb-12 md:pb-16 lg:border-t lg:border-ink/25 lg:pt-16 lg:grid-cols-12">
          <div className="lg:col-span-3">
            <Toc sections={article.sections} className="lg:sticky lg:top-24" />
          </div>
          <div className="min-w-0 lg:col-span-8 lg:col-start-5">
            <ColumnSections sections={article.sections} />
          </div>
        </div>
      </div>
      <Sources sources={article.sources} />
      <Related groups={related} />
      <QuoteBanner {...call} phone={phone} />
    </article>
  );
}

function Time({ date }: { date: string }) {
  return <time dateTime={date}>{dutchDate(date)}</time>;
}

function CategoryLink({ label, href }: { label: string; href: string }) {
  return (
    <a className="text-link" href={href}>
      {label}
    </a>
  );
}
