import { data } from "react-router";
import { calls, contactDetails, countryOfPage, findLocalPageView } from "~/content/index.server";
import { TownStreet } from "~/drawings/town-street";
import { pageHead } from "~/features/seo/page-head.server";
import { bindings } from "~/platform/bindings.server";
import { JsonLd } from "~/ui/page/json-ld";
import { PageHero } from "~/ui/page/page-hero";
import { PlaceNames } from "~/ui/page/place-names";
import { QuoteActions } from "~/ui/page/quote-actions";
import { QuoteBanner } from "~/ui/page/quote-banner";
import { SplitSections } from "~/ui/page/sections";
import { Sources } from "~/ui/page/sources";
import { Toc } from "~/ui/page/toc";
import { TownPicture } from "~/ui/town/town-picture";
import { TownServices } from "~/ui/town/town-services";
import type { Route } from "./+types/local-page";

export function loader({ url, context }: Route.LoaderArgs) {
  const found = findLocalPageView(url.pathname);
  if (!found) throw data(null, { status: 404 });
  const { page, crumbs } = found;
  const head = pageHead(context.get(bindings).env, { meta: page.meta, path: page.path, crumbs });
  return { ...found, head, contact: contactDetails(countryOfPage(page.path)), call: calls().inspectie };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.head.tags;
}

export default function LocalPage({ loaderData }: Route.ComponentProps) {
  const { page, crumbs, scene, street, town, places, head, contact, call } = loaderData;
  return (
    <>
      <JsonLd graph={head.graph} />
      <PageHero
        crumbs={crumbs}
        title={page.title}
        lead={page.lead}
        actions={<QuoteActions label={call.button} contact={contact} theme="navy" />}
        aside={<Toc sections={page.sections} className="@max-sheet:hidden" />}
      />
      {street && <TownStreet houses={street} />}
      {scene && <TownPicture {...scene} />}
      <SplitSections sections={page.sections} />
      <Sources sources={page.sources} />
      {town && <TownServices heading={`Ons werk in ${town.name}`} links={town.services} />}
      {places.length > 0 && <PlaceNames heading="Alle plaatsen" places={places} />}
      <QuoteBanner {...call} phone={contact.phone} />
    </>
  );
}
