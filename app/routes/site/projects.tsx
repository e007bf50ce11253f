import {
  calls,
  contactDetails,
  crumbsTo,
  divisions,
  projects,
  projectsPage,
  serviceTeasers,
} from "~/content/index.server";
import { DrawingDefs } from "~/drawings/patterns";
import { pageHead } from "~/features/seo/page-head.server";
import { bindings } from "~/platform/bindings.server";
import { JsonLd } from "~/ui/page/json-ld";
import { PageHero } from "~/ui/page/page-hero";
import { QuoteBanner } from "~/ui/page/quote-banner";
import { SplitSections } from "~/ui/page/sections";
import { Toc } from "~/ui/page/toc";
import { ProjectKind } from "~/ui/projects/project-kind";
import { ProjectRecords } from "~/ui/projects/project-records";
import type { Route } from "./+types/projects";

export function loader({ context }: Route.LoaderArgs) {
  const crumbs = crumbsTo("Onze projecten", "/onze-projecten");
  const head = pageHead(context.get(bindings).env, {
    meta: projectsPage.meta,
    path: "/onze-projecten",
    crumbs,
  });
  const kinds = projectsPage.kinds.flatMap((kind) =>
    serviceTeasers([kind.service]).map((service) => ({
      kind,
      service,
      division: divisions[kind.division].shortName,
    })),
  );
  const names = {
    roof: divisions.roof.shortName,
    chimney: divisions.chimney.shortName,
    maintenance: divisions.maintenance.shortName,
    building: divisions.building.shortName,
  };
  return {
    page: projectsPage,
    projects,
    names,
    kinds,
    crumbs,
    head,
    call: calls().offerte,
    phone: contactDetails().phone,
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.head.tags;
}

export default function Projects({ loaderData }: Route.ComponentProps) {
  const { page, projects, names, kinds, crumbs, head, call, phone } = loaderData;
  return (
    <>
      <JsonLd graph={head.graph} />
      <DrawingDefs />
      <PageHero
        crumbs={crumbs}
        title={page.title}
        lead={page.lead}
        aside={<Toc sections={kinds.map(({ kind }) => ({ id: kind.id, heading: kind.title }))} />}
      />
      <ProjectRecords projects={projects} divisions={names} />
      {kinds.map((line) => (
        <ProjectKind key={line.kind.id} {...line} />
      ))}
      <SplitSections sections={page.sections} />
      <QuoteBanner {...call} phone={phone} />
    </>
  );
}
