import { data } from "react-router";
import { calls, contactDetails, findLocalPageView } from "~/content/index.server";
import { pageHead } from "~/features/seo/page-head.server";
import { serverOnly } from "~/lib/server-only";
import { bindings } from "~/platform/bindings.server";
import { Frozen } from "~/ui/frozen";
import { JsonLd } from "~/ui/json-ld";
import { PageHero } from "~/ui/page-hero";
import { PlaceNames } from "~/ui/place-names";
import { QuoteActions } from "~/ui/quote-actions";
import { QuoteBanner } from "~/ui/quote-banner";
import { SplitSections } from "~/ui/sections";
import { Sources } from "~/ui/sources";
import { Toc } from "~/ui/toc";
import { TownServices } from "~/ui/town-services";
import type { Route } from "./+types/local-page";

export function loader({ url, context }: Route.LoaderArgs) {
  const found = findLocalPageView(url.pathname);
  if (!found) throw data(null, { status: 404 });
  const { page, crumbs } = found;
  const head = pageHead(context.get(bindings).env, { meta: page.meta, path: page.path, crumbs });
  return serverOnly({ ...found, head, contact: contactDetails, call: calls.inspectie });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.head.tags;
}

export default function LocalPage({ loaderData }: Route.ComponentProps) {
  const { page, crumbs, town, places, head, contact, call } = loaderData;
  return (
    <>
      <JsonLd graph={head.graph} />
      <Frozen id={page.path} by={[]}>
        {() => (
          <>
            <PageHero
              crumbs={crumbs}
              title={page.title}
              lead={page.lead}
              actions={<QuoteActions label={call.button} contact={contact} theme="navy" />}
              aside={<Toc sections={page.sections} className="@max-sheet:hidden" />}
            />
            <SplitSections sections={page.sections} />
            <Sources sources={page.sources} />
            {town && <TownServices heading={`Ons werk in ${town.name}`} links={town.services} />}
            {places.length > 0 && <PlaceNames heading="Alle plaatsen" places={places} />}
            <QuoteBanner {...call} phone={contact.phone} />
          </>
        )}
      </Frozen>
    </>
  );
}
