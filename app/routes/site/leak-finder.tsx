import { contactDetails, leakFinder } from "~/content/index.server";
import { pageHead } from "~/features/seo/page-head.server";
import { bindings } from "~/platform/bindings.server";
import { FirstAid } from "~/ui/leak/first-aid";
import { LeakHelp } from "~/ui/leak/leak-help";
import { LeakHero, LeakPlaces } from "~/ui/leak/leak-hero";
import { JsonLd } from "~/ui/page/json-ld";
import type { Route } from "./+types/leak-finder";

export function loader({ context }: Route.LoaderArgs) {
  const view = leakFinder();
  const { meta } = view.page;
  const head = pageHead(context.get(bindings).env, { meta, path: view.path, crumbs: view.crumbs });
  return { ...view, head, phone: contactDetails().phone };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.head.tags;
}

export default function LeakFinder({ loaderData }: Route.ComponentProps) {
  const { page, places, crumbs, help, head, phone } = loaderData;
  return (
    <>
      <JsonLd graph={head.graph} />
      <LeakHero page={page} crumbs={crumbs} places={places} />
      <LeakPlaces heading={page.listHeading} places={places} />
      <div className="page">
        <FirstAid steps={page.firstAid.inside} warning={page.firstAid.warning} wide />
      </div>
      <LeakHelp words={page.help} phone={phone} {...help} />
    </>
  );
}
