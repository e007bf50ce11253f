import { contactDetails, leakFinder } from "~/content/index.server";
import { Answering } from "~/features/business-profile/emergency-call";
import { answeringNow } from "~/features/business-profile/office-hours";
import { pageHead } from "~/features/seo/page-head.server";
import { settingsForPage } from "~/features/settings/settings.server";
import { bindings } from "~/platform/bindings.server";
import { FirstAid } from "~/ui/leak/first-aid";
import { LeakHelp } from "~/ui/leak/leak-help";
import { LeakHero, LeakPlaces } from "~/ui/leak/leak-hero";
import { JsonLd } from "~/ui/page/json-ld";
import type { Route } from "./+types/leak-finder";

export async function loader({ context }: Route.LoaderArgs) {
  const { env, ctx } = context.get(bindings);
  const { hours } = await settingsForPage(env.DB, ctx);
  const view = leakFinder();
  const { meta } = view.page;
  const head = pageHead(env, { meta, path: view.path, crumbs: view.crumbs });
  const { phone, emergency } = contactDetails();
  return { ...view, head, call: { phone, emergency }, answering: answeringNow(new Date(), hours) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.head.tags;
}

export default function LeakFinder({ loaderData }: Route.ComponentProps) {
  const { page, places, crumbs, help, head, call, answering } = loaderData;
  return (
    <>
      <JsonLd graph={head.graph} />
      <LeakHero page={page} crumbs={crumbs} places={places} />
      <LeakPlaces heading={page.listHeading} places={places} />
      <div className="page">
        <FirstAid steps={page.firstAid.inside} warning={page.firstAid.warning} wide />
      </div>
      <LeakHelp words={page.help} {...help} {...call} answering={<Answering {...answering} />} />
    </>
  );
}
