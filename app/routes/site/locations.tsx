import { calls, contactDetails, crumbsTo, locationsView } from "~/content/index.server";
import { pageHead } from "~/features/seo/page-head.server";
import { serviceAreaData } from "~/features/service-area/map-data.server";
import { NearestTownHint } from "~/features/service-area/nearest-town-hint";
import { ServiceAreaMap } from "~/features/service-area/service-area-map";
import { bindings } from "~/platform/bindings.server";
import { JsonLd } from "~/ui/page/json-ld";
import { PageHero } from "~/ui/page/page-hero";
import { QuoteBanner } from "~/ui/page/quote-banner";
import { SplitSections } from "~/ui/page/sections";
import { TownLists } from "~/ui/town/town-lists";
import type { Route } from "./+types/locations";

export function loader({ context }: Route.LoaderArgs) {
  const view = locationsView();
  const crumbs = crumbsTo("Locaties", "/locaties");
  const { env } = context.get(bindings);
  const head = pageHead(env, { meta: view.page.meta, path: "/locaties", crumbs });
  return {
    ...view,
    crumbs,
    head,
    map: serviceAreaData(env),
    call: calls().inspectie,
    phone: contactDetails().phone,
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.head.tags;
}

export default function Locations({ loaderData }: Route.ComponentProps) {
  const { page, regions, NL, BE, crumbs, head, map, call, phone } = loaderData;
  return (
    <>
      <JsonLd graph={head.graph} />
      <PageHero crumbs={crumbs} title={page.title} lead={page.lead} actions={<NearestTownHint />} />
      <TownLists
        NL={NL}
        BE={BE}
        regions={regions}
        map={<ServiceAreaMap {...map} height={560} showList={false} />}
      />
      <SplitSections sections={page.sections} />
      <QuoteBanner {...call} phone={phone} />
    </>
  );
}
