import { data } from "react-router";
import {
  calls,
  contactDetails,
  crumbsTo,
  divisions,
  findProjectFilter,
  pageNow,
  projectIndex,
  projectLookUp,
  projectsPage,
  serviceTeasers,
} from "~/content/index.server";
import { DrawingDefs } from "~/drawings/patterns";
import { listLive, tagsInUse } from "~/features/records/live/listed-records.server";
import { pageHead } from "~/features/seo/page-head.server";
import { bindings } from "~/platform/bindings.server";
import { JsonLd } from "~/ui/page/json-ld";
import { PageHero } from "~/ui/page/page-hero";
import { QuoteBanner } from "~/ui/page/quote-banner";
import { SplitSections } from "~/ui/page/sections";
import { Toc } from "~/ui/page/toc";
import { ProjectIndex } from "~/ui/projects/project-index";
import { ProjectKind } from "~/ui/projects/project-kind";
import type { Route } from "./+types/index";

const pageSize = 12;
const nothing = { items: [], next: null };

export async function loader({ url, context }: Route.LoaderArgs) {
  const { env } = context.get(bindings);
  const crumbs = crumbsTo("Onze projecten", "/onze-projecten");
  const filter = findProjectFilter(url.searchParams);
  const { tag, tags } = projectLookUp(filter);
  const after = url.searchParams.get("na");
  const [listed, used] = await Promise.all([
    filter.unknown ? nothing : listLive(env.DB, "project", { tag, limit: pageSize, after }),
    tagsInUse(env.DB, "project", tags),
  ]);
  const index = projectIndex(filter, { ...listed, used, later: after !== null });
  const kinds = projectsPage.kinds.flatMap((kind) =>
    serviceTeasers([kind.service]).map((service) => ({
      kind,
      service,
      division: divisions[kind.division].shortName,
    })),
  );
  const page = pageNow("onze-projecten");
  const shown = {
    page,
    index,
    kinds,
    crumbs,
    head: pageHead(env, { meta: page.meta, path: "/onze-projecten", crumbs }),
    call: calls().offerte,
    phone: contactDetails().phone,
  };
  // No link of ours leads there: it is shown, and kept by no cache.
  return data(shown, { status: index && filter.unknown ? 404 : 200 });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.head.tags;
}

export default function Projects({ loaderData }: Route.ComponentProps) {
  const { page, index, kinds, crumbs, head, call, phone } = loaderData;
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
      {index && <ProjectIndex {...index} />}
      {kinds.map((line) => (
        <ProjectKind key={line.kind.id} {...line} />
      ))}
      <SplitSections sections={page.sections} />
      <QuoteBanner {...call} phone={phone} />
    </>
  );
}
