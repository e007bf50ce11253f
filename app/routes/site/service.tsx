import { data } from "react-router";
import {
  areaServed,
  contactDetails,
  currentCompany,
  findServicePage,
  projectCards,
  reviewCards,
} from "~/content/index.server";
import { firstLive } from "~/features/records/live/listed-records.server";
import { serviceNode } from "~/features/seo/json-ld-service";
import { pageHead } from "~/features/seo/page-head.server";
import { bindings } from "~/platform/bindings.server";
import { JsonLd } from "~/ui/page/json-ld";
import { PageHero } from "~/ui/page/page-hero";
import { QuoteActions } from "~/ui/page/quote-actions";
import { QuoteBanner } from "~/ui/page/quote-banner";
import { Related } from "~/ui/page/related";
import { SplitSections } from "~/ui/page/sections";
import { Sources } from "~/ui/page/sources";
import { Toc } from "~/ui/page/toc";
import { ProjectTeasers } from "~/ui/projects/project-cards";
import { ReviewTeasers } from "~/ui/reviews/review-articles";
import type { Route } from "./+types/service";

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const page = findServicePage(url.pathname.replace(/\/[^/]+$/, ""), params.service);
  if (!page) throw data(null, { status: 404 });
  const { env } = context.get(bindings);
  const { service, division, path, crumbs, projectTag, reviewTags, ownPrices } = page;
  const [projects, reviews] = await Promise.all([
    firstLive(env.DB, "project", { tags: [projectTag], limit: 3 }),
    firstLive(env.DB, "review", { tags: reviewTags, limit: 2 }),
  ]);
  const head = pageHead(env, {
    meta: service.meta,
    path,
    crumbs,
    nodes: (origin) => [
      serviceNode(origin, {
        name: service.name,
        description: service.meta.description,
        url: origin + path,
        serviceType: division.structured.serviceType,
        areaServed,
        offers: [],
        prices: ownPrices,
      }),
    ],
  });
  const said = { reviews: reviewCards(reviews), company: currentCompany().name };
  return { ...page, projects: projectCards(projects), said, head, contact: contactDetails() };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.head.tags;
}

export default function ServicePage({ loaderData }: Route.ComponentProps) {
  const { service, call, crumbs, related, projects, said, head, contact } = loaderData;
  const urgent = service.requestType === "spoedservice";
  return (
    <>
      <JsonLd graph={head.graph} />
      <PageHero
        crumbs={crumbs}
        title={service.title}
        lead={service.lead}
        actions={
          <QuoteActions
            label={call.button}
            preset={service.slug}
            contact={contact}
            theme={service.division}
            urgent={urgent}
          />
        }
        aside={<Toc sections={service.sections} className="@max-sheet:hidden" />}
      />
      <SplitSections sections={service.sections} />
      <Sources sources={service.sources} />
      <ProjectTeasers heading="Opgeleverd werk" cards={projects} />
      <ReviewTeasers heading="Wat klanten schrijven" {...said} />
      <Related groups={related} />
      <QuoteBanner
        {...call}
        preset={service.slug}
        {...(urgent && { type: service.requestType })}
        phone={contact.phone}
      />
    </>
  );
}
