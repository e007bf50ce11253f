import { data } from "react-router";
import {
  contactDetails,
  currentCompany,
  findTownServicePage,
  projectCards,
  reviewCards,
  reviewsNear,
  tagsNear,
} from "~/content/index.server";
import { firstLive } from "~/features/records/live/listed-records.server";
import { serviceNode } from "~/features/seo/json-ld-service";
import { pageHead } from "~/features/seo/page-head.server";
import { NearestTownHint } from "~/features/service-area/nearest-town-hint";
import { bindings } from "~/platform/bindings.server";
import { JsonLd } from "~/ui/page/json-ld";
import { PageHero } from "~/ui/page/page-hero";
import { PlaceNames } from "~/ui/page/place-names";
import { QuoteActions } from "~/ui/page/quote-actions";
import { QuoteBanner } from "~/ui/page/quote-banner";
import { SplitSections } from "~/ui/page/sections";
import { Sources } from "~/ui/page/sources";
import { ProjectTeasers } from "~/ui/projects/project-cards";
import { ReviewTeasers } from "~/ui/reviews/review-articles";
import { TownFacts } from "~/ui/town/town-facts";
import { TownPicture } from "~/ui/town/town-picture";
import { TownServices } from "~/ui/town/town-services";
import type { Route } from "./+types/town-service";

export async function loader({ url, context }: Route.LoaderArgs) {
  const found = findTownServicePage(url.pathname);
  if (!found) throw data(null, { status: 404 });
  const { env } = context.get(bindings);
  const { town, page, path, crumbs, division, work } = found;
  const [projects, reviews] = await Promise.all([
    firstLive(env.DB, "project", { tags: tagsNear(town, division.id), limit: 3 }),
    firstLive(env.DB, "review", { tags: reviewsNear(town, division.id), limit: 2 }),
  ]);
  const head = pageHead(env, {
    meta: page.meta,
    path,
    crumbs,
    nodes: (origin) => [
      serviceNode(origin, {
        name: work,
        description: page.meta.description,
        url: origin + path,
        serviceType: division.structured.serviceType,
        areaServed: [town.name],
        offers: [],
      }),
    ],
  });
  const said = { reviews: reviewCards(reviews), company: currentCompany().name };
  return {
    ...found,
    projects: projectCards(projects, town),
    said,
    head,
    contact: contactDetails(town.country),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.head.tags;
}

export default function TownServicePage({ loaderData }: Route.ComponentProps) {
  const {
    town,
    page,
    scene,
    sources,
    facts,
    request,
    preset,
    call,
    path,
    crumbs,
    division,
    others,
    nearby,
    projects,
    said,
    head,
    contact,
  } = loaderData;
  const urgent = request === "spoedservice";
  return (
    <>
      <JsonLd graph={head.graph} />
      <PageHero
        crumbs={crumbs}
        title={page.title}
        lead={page.lead}
        actions={
          <QuoteActions
            label={call.button}
            contact={contact}
            theme={division.theme}
            preset={preset}
            type={request}
            urgent={urgent}
          />
        }
        aside={<TownFacts {...facts} />}
      />
      {scene && <TownPicture {...scene} />}
      <SplitSections sections={page.sections} />
      <Sources sources={sources} />
      <ProjectTeasers heading={`Wat wij in en bij ${town.name} deden`} cards={projects} />
      <ReviewTeasers heading="Wat klanten schrijven" {...said} />
      <TownServices heading={`Meer in ${town.name}`} links={others} />
      <PlaceNames
        heading="Ook in de buurt"
        places={nearby}
        note={`Alles over dit vak staat bij [${division.name}](${division.path}).`}
        foot={<NearestTownHint page={path.slice(0, path.lastIndexOf("/"))} className="mt-5" />}
      />
      <QuoteBanner {...call} preset={preset} type={request} phone={contact.phone} />
    </>
  );
}
