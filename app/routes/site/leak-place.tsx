import { data } from "react-router";
import { contactDetails, findLeakPlace } from "~/content/index.server";
import { Answering } from "~/features/business-profile/emergency-call";
import { answeringNow } from "~/features/business-profile/office-hours";
import { pageHead } from "~/features/seo/page-head.server";
import { settingsForPage } from "~/features/settings/settings.server";
import { bindings } from "~/platform/bindings.server";
import { FirstAid } from "~/ui/leak/first-aid";
import { LeakCauses } from "~/ui/leak/leak-causes";
import { LeakHelp } from "~/ui/leak/leak-help";
import { LeakPlaces } from "~/ui/leak/leak-hero";
import { LeakQuestionsForm } from "~/ui/leak/leak-questions-form";
import { JsonLd } from "~/ui/page/json-ld";
import { PageHero } from "~/ui/page/page-hero";
import type { Route } from "./+types/leak-place";

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const view = findLeakPlace(params.place, url.searchParams);
  if (!view) throw data(null, { status: 404 });
  const { env, ctx } = context.get(bindings);
  const { hours } = await settingsForPage(env.DB, ctx);
  const { place, path, crumbs, answered } = view;
  const head = pageHead(env, {
    meta: place.meta,
    path,
    crumbs,
    // Every set of answers is the same page in another order.
    robots: answered ? "noindex, follow" : undefined,
  });
  const { phone, emergency } = contactDetails();
  return { ...view, head, call: { phone, emergency }, answering: answeringNow(new Date(), hours) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.head.tags;
}

export default function LeakPlace({ loaderData }: Route.ComponentProps) {
  const {
    place,
    path,
    crumbs,
    questions,
    answered,
    likely,
    others,
    places,
    page,
    help,
    head,
    call,
    answering,
  } = loaderData;
  const { causes } = page;
  return (
    <>
      <JsonLd graph={head.graph} />
      <PageHero
        crumbs={crumbs}
        title={place.title}
        lead={place.lead}
        aside={<FirstAid steps={place.firstAid} warning={page.firstAid.warning} />}
      />
      <div className="page">
        <LeakQuestionsForm action={path} questions={questions} words={page.form} />
      </div>
      <LeakCauses
        likely={likely}
        others={others}
        heading={answered ? causes.likely : causes.open}
        othersHeading={causes.others}
        note={causes.note}
      />
      <LeakHelp words={page.help} {...help} {...call} answering={<Answering {...answering} />} />
      <LeakPlaces heading={page.otherPlaces} places={places} current={place.id} />
    </>
  );
}
