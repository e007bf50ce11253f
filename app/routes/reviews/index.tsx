import {
  contactDetails,
  crumbsTo,
  currentCompany,
  pageNow,
  reviewCards,
  reviewMean,
  reviewTags,
  starTags,
} from "~/content/index.server";
import { countLive, listLive } from "~/features/records/live/listed-records.server";
import { reviewNode } from "~/features/seo/json-ld-nodes";
import { pageHead } from "~/features/seo/page-head.server";
import { paths } from "~/paths";
import { bindings } from "~/platform/bindings.server";
import { JsonLd } from "~/ui/page/json-ld";
import { PageHero } from "~/ui/page/page-hero";
import { SplitSections } from "~/ui/page/sections";
import { Toc } from "~/ui/page/toc";
import { ReviewIndex } from "~/ui/reviews/review-index";
import type { Route } from "./+types/index";

const pageSize = 20;

export async function loader({ url, context }: Route.LoaderArgs) {
  const { env } = context.get(bindings);
  const after = url.searchParams.get("na");
  const [listed, counts] = await Promise.all([
    listLive(env.DB, "review", { tag: reviewTags.all, limit: pageSize, after }),
    countLive(env.DB, "review", starTags),
  ]);
  const reviews = reviewCards(listed.items);
  const page = pageNow("beoordelingen");
  const crumbs = crumbsTo("Beoordelingen", paths.reviews);
  return {
    page,
    crumbs,
    index: {
      reviews,
      company: currentCompany().name,
      mean: reviewMean(counts),
      older: listed.next && `${paths.reviews}?na=${listed.next}#alle`,
      newest: after === null ? null : `${paths.reviews}#alle`,
    },
    phone: contactDetails().phone,
    head: pageHead(env, {
      meta: page.meta,
      path: paths.reviews,
      crumbs,
      // Only those that stand on this page.
      nodes: (origin) => reviews.map((review) => reviewNode(origin, review)),
    }),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.head.tags;
}

export default function Reviews({ loaderData }: Route.ComponentProps) {
  const { page, crumbs, index, head } = loaderData;
  return (
    <>
      <JsonLd graph={head.graph} />
      <PageHero
        crumbs={crumbs}
        title={page.title}
        lead={page.lead}
        aside={<Toc sections={page.sections} />}
      />
      <ReviewIndex {...index} />
      <SplitSections sections={page.sections} />
    </>
  );
}
