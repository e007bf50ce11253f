import { data } from "react-router";
import {
  contactDetails,
  currentCompany,
  findTownPage,
  projectCards,
  reviewCards,
  reviewsNear,
  tagsNear,
} from "~/content/index.server";
import { TownStreet } from "~/drawings/town-street";
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
import { TownServices } from "~/ui/town/town-services";
import type { Route } from "./+types/town";

export async function loader({ url, context }: Route.LoaderArgs) {
  const page = findTownPage(url.pathname);
  if (!page) throw data(null, { status: 404 });
  const { env } = context.get(bindings);
  const { town, path, crumbs, services, work } = page;
  const [projects, reviews] = await Promise.all([
    firstLive(env.DB, "project", { tags: tagsNear(town), limit: 3 }),
    firstLive(env.DB, "review", { tags: reviewsNear(town), limit: 2 }),
  ]);
  const head = pageHead(env, {
    meta: town.meta,
    path,
    crumbs,
    nodes: (origin) => [
      serviceNode(origin, {
        name: work,
        description: town.meta.description,
        url: origin + path,
        serviceType: "Dak, schoorsteen, onderhoud en bouw",
        areaServed: [town.name],
        offers: services.map(({ work, description, href }) => ({
          name: work,
          description,
          url: origin + href,
        })),
      }),
    ],
  });
  const said = { reviews: reviewCards(reviews), company: currentCompany().name };
  return {
    ...page,
    projects: projectCards(projects, town),
    said,
    head,
    contact: contactDetails(town.country),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.head.tags;
}

export default function TownPage({ loaderData }: Route.ComponentProps) {
  const { town, sources, facts, call, crumbs, services, nearby, projects, said, head, contact, path } =
    loaderData;
  return (
    <>
      <JsonLd graph={head.graph} />
      <PageHero
        crumbs={crumbs}
        title={town.title}
        lead={town.lead}
        actions={<QuoteActions label={call.button} contact={contact} theme="navy" />}
        aside={<TownFacts {...facts} />}
      />
      <TownStreet houses={town.street} />
      <TownServices heading={`Ons werk in ${town.name}`} links={services} ruled={false} />
      <PlaceNames heading="Buurten en wijken" places={town.neighbourhoods.map((label) => ({ label }))} />
      <SplitSections sections={town.sections} />
      <Sources sources={sources} />
      <ProjectTeasers heading={`Wat wij in en bij ${town.name} deden`} cards={projects} />
      <ReviewTeasers heading="Wat klanten schrijven" {...said} />
      <PlaceNames
        heading="In de buurt"
        places={nearby}
        note="Ook daar werken wij, aan beide kanten van de grens."
        foot={<NearestTownHint page={path} className="mt-5" />}
      />
      <QuoteBanner {...call} phone={contact.phone} />
    </>
  );
}
