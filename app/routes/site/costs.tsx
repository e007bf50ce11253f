import { data } from "react-router";
import { calls, contactDetails, findCosts } from "~/content/index.server";
import { pageHead } from "~/features/seo/page-head.server";
import { bindings } from "~/platform/bindings.server";
import { CostPage } from "~/ui/costs/cost-page";
import { JsonLd } from "~/ui/page/json-ld";
import { PageHero } from "~/ui/page/page-hero";
import { QuoteBanner } from "~/ui/page/quote-banner";
import { SplitSections } from "~/ui/page/sections";
import type { Route } from "./+types/costs";

/** What somebody had reckoned is kept by no cache. */
export function headers({ loaderHeaders, parentHeaders }: Route.HeadersArgs) {
  return loaderHeaders.has("Cache-Control") ? loaderHeaders : parentHeaders;
}

export function loader({ url, context }: Route.LoaderArgs) {
  const view = findCosts(url.searchParams);
  if (!view) throw data(null, { status: 404 });
  const { page, path, crumbs, work, asked, answered } = view;
  const head = pageHead(context.get(bindings).env, {
    meta: work ? { ...page.meta, title: `${work.what}: wat kost het ongeveer?` } : page.meta,
    path,
    crumbs,
    robots: asked ? "noindex, follow" : undefined,
  });
  const shown = { ...view, head, call: calls().offerte, phone: contactDetails().phone };
  return data(shown, answered ? { headers: { "Cache-Control": "private, no-store" } } : {});
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.head.tags;
}

export default function Costs({ loaderData }: Route.ComponentProps) {
  const { page, path, crumbs, work, sections, gone, head, call, phone } = loaderData;
  return (
    <>
      <JsonLd graph={head.graph} />
      {work ? (
        <PageHero crumbs={crumbs} title={work.what} lead={page.workLead} />
      ) : (
        <PageHero crumbs={crumbs} title={page.title} lead={gone ? page.gone : page.lead} />
      )}
      {work && <CostPage action={path} page={page} work={work} all={path} />}
      <SplitSections sections={sections} />
      {/* An answer has its own way to the form, which knows what was reckoned. */}
      {!work?.answer && <QuoteBanner {...call} phone={phone} />}
    </>
  );
}
