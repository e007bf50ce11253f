import { data } from "react-router";
import { areaServed, contactDetails, findDivisionPage, projectCards } from "~/content/index.server";
import { DrawingDefs } from "~/drawings/patterns";
import { firstLive } from "~/features/records/live/listed-records.server";
import { serviceNode } from "~/features/seo/json-ld-service";
import { pageHead } from "~/features/seo/page-head.server";
import { bindings } from "~/platform/bindings.server";
import { DivisionHero } from "~/ui/division/division-hero";
import { KnowledgeTeasers } from "~/ui/division/knowledge-teasers";
import { Process } from "~/ui/division/process";
import { Promises } from "~/ui/division/promises";
import { Region } from "~/ui/division/region";
import { ServiceGrid } from "~/ui/division/service-grid";
import { Figures } from "~/ui/page/figures";
import { JsonLd } from "~/ui/page/json-ld";
import { QuoteBanner } from "~/ui/page/quote-banner";
import { ProjectTeasers } from "~/ui/projects/project-cards";
import type { Route } from "./+types/division";

export async function loader({ url, context }: Route.LoaderArgs) {
  const page = findDivisionPage(url.pathname);
  if (!page) throw data(null, { status: 404 });
  const { env } = context.get(bindings);
  const { division, crumbs, projectTag } = page;
  const projects = await firstLive(env.DB, "project", { tags: [projectTag], limit: 3 });
  const { offers, ...service } = division.structured;
  const head = pageHead(env, {
    meta: division.meta,
    path: division.path,
    crumbs,
    nodes: (origin) => [
      serviceNode(origin, {
        ...service,
        url: origin + division.path,
        areaServed,
        offers: offers.map(({ href, ...offer }) => ({ ...offer, url: origin + href })),
      }),
    ],
  });
  return { ...page, projects: projectCards(projects), head, contact: contactDetails() };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.head.tags;
}

export default function DivisionPage({ loaderData }: Route.ComponentProps) {
  const { division, figures, promises, region, crumbs, articles, places, projects, head, contact } =
    loaderData;
  const { grid, process, knowledge, banner } = division;
  return (
    <>
      <JsonLd graph={head.graph} />
      <DrawingDefs />
      <DivisionHero division={division} crumbs={crumbs} contact={contact} />
      {figures.length > 0 && (
        <div className="page py-10 @half:py-14">
          <Figures
            claims={figures}
            className="@max-pair:grid-cols-[repeat(auto-fit,minmax(min(100%,5rem),1fr))] @max-pair:[&_dd]:text-3xl"
          />
        </div>
      )}
      <ServiceGrid {...grid} />
      <Process {...process} />
      {promises.length > 0 && <Promises claims={promises} />}
      <ProjectTeasers heading="Opgeleverd werk" cards={projects} />
      <KnowledgeTeasers {...knowledge} articles={articles} />
      <QuoteBanner {...banner} preset={division.path.slice(1)} phone={contact.phone} />
      <Region region={region} places={places} />
    </>
  );
}
