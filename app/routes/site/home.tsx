import type { CSSProperties, ReactNode } from "react";
import { data } from "react-router";
import {
  contactDetails,
  homePage,
  membershipPage,
  placesByCountry,
  projectCards,
  projectTags,
  reviewCards,
  reviewTags,
} from "~/content/index.server";
import { BusinessCard, BusinessCardSkeleton } from "~/features/business-profile/business-card";
import { officeNow } from "~/features/business-profile/office-hours";
import { ownView } from "~/features/business-profile/own-profile.server";
import { ownReview } from "~/features/business-profile/own-reviews";
import {
  configuredPlaceId,
  loadProfile,
  placesConfig,
  profileAtHand,
} from "~/features/business-profile/profile.server";
import type { ProfileView } from "~/features/business-profile/profile-types";
import { meanText } from "~/features/business-profile/review-stats";
import { ReviewsSection, ReviewsSkeleton } from "~/features/business-profile/reviews";
import { firstLive } from "~/features/records/live/listed-records.server";
import { pageHead } from "~/features/seo/page-head.server";
import { serviceAreaData } from "~/features/service-area/map-data.server";
import { ServiceAreaMap } from "~/features/service-area/service-area-map";
import { settingsForPage } from "~/features/settings/settings.server";
import { nextChange } from "~/lib/text/open-state";
import { paths } from "~/paths";
import { bindings } from "~/platform/bindings.server";
import { keptUntil, ownLifetime } from "~/platform/cache/stored-page.server";
import { ContactBlock } from "~/ui/home/contact-block";
import { DivisionCards } from "~/ui/home/division-cards";
import { HomeFigures } from "~/ui/home/home-figures";
import { HomeHero } from "~/ui/home/home-hero";
import { MembershipPromo } from "~/ui/home/membership-promo";
import { ServiceArea } from "~/ui/home/service-area";
import { Story } from "~/ui/home/story";
import { Deferred } from "~/ui/islands/deferred";
import { MembershipDialog } from "~/ui/membership/membership-dialog";
import type { ShownFigure } from "~/ui/page/figures";
import { Fold } from "~/ui/page/fold";
import { JsonLd } from "~/ui/page/json-ld";
import { MEMBERSHIP } from "~/ui/page/quote-actions";
import { ProjectTeasers } from "~/ui/projects/project-cards";
import type { Route } from "./+types/home";

export const headers = ownLifetime;

/** Those of Google come after them. */
const ownReviews = 6;

export async function loader({ context }: Route.LoaderArgs) {
  const { env, ctx } = context.get(bindings);
  const now = new Date();
  const config = placesConfig(env);
  const resources = {
    kv: env.CACHE,
    fetch: (input: URL, init: RequestInit) => fetch(input, init),
    waitUntil: (work: Promise<unknown>) => ctx.waitUntil(work),
  };
  // Below the fold: the shell does not wait for it.
  const profile = profileAtHand(now, config) ?? loadProfile({ ...resources, now }, config);
  const [settings, projects, reviews] = await Promise.all([
    settingsForPage(env.DB, ctx),
    firstLive(env.DB, "project", { tags: [projectTags.all], limit: 3 }),
    firstLive(env.DB, "review", { tags: [reviewTags.all], limit: ownReviews }),
  ]);
  const open = officeNow(now, settings.hours);
  const shown = {
    page: homePage(),
    contact: contactDetails(),
    places: placesByCountry(),
    head: pageHead(env, { meta: homePage().meta, path: "/" }),
    profile,
    builtIn: ownView(),
    placeId: configuredPlaceId(env),
    map: serviceAreaData(env),
    officeNow: open,
    projects: projectCards(projects),
    own: reviewCards(reviews).map(ownReview),
    membership: membershipPage().form.dialog,
  };
  return data(shown, { headers: keptUntil(nextChange(open.office, now)) });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.head.tags;
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const {
    page,
    contact,
    places,
    profile,
    builtIn,
    placeId,
    map,
    officeNow,
    projects,
    own,
    head,
    membership,
  } = loaderData;
  const areaMap = (
    <Fold label="Kaart van het werkgebied">
      <ServiceAreaMap {...map} showList={false} />
    </Fold>
  );
  return (
    <>
      <JsonLd graph={head.graph} />
      <HomeHero hero={page.hero} chat={contact.chat} />
      <DivisionCards content={page.divisions} />
      <Deferred value={profile} fallback={<HomeFigures claims={figuresMeanwhile(page.hero)} />}>
        {(view) => <HomeFigures claims={figuresWith(view, page.hero)} />}
      </Deferred>
      <Story content={page.story} />
      <ProjectTeasers heading="Opgeleverd werk" cards={projects} />
      <section
        className="below-fold reviews-height page py-10 @half:py-16 @sheet:py-24"
        style={
          own.length > 0 || profile instanceof Promise || profile.source === "google"
            ? carouselHeight
            : undefined
        }
        aria-labelledby="beoordelingen"
      >
        <Deferred
          value={profile}
          fallback={<ReviewsSkeleton builtIn={builtIn} heading={page.reviews.heading} />}
        >
          {(view) => (
            <ReviewsSection
              view={view}
              own={own}
              texts={page.reviews}
              without={page.reviews.without}
              workings={paths.reviews}
            />
          )}
        </Deferred>
      </section>
      <MembershipPromo content={page.membership} />
      <ServiceArea content={page.serviceArea} places={places} />
      <section
        className="below-fold business-height page pb-10 @half:pb-16 @sheet:pb-24"
        aria-labelledby="bedrijf"
      >
        <h2 id="bedrijf" className="text-3xl">
          {page.business.heading}
        </h2>
        <p className="measure mt-4 mb-8 text-lg text-ink-soft">{page.business.intro}</p>
        <Deferred
          value={profile}
          fallback={
            <>
              <BusinessCardSkeleton className="border-t border-ink pt-6" />
              <noscript>
                <BusinessCard
                  placeId={placeId}
                  view={builtIn}
                  own={builtIn.profile}
                  officeNow={officeNow}
                  showReviews={false}
                  map={areaMap}
                />
              </noscript>
            </>
          }
        >
          {(view) => {
            // Google's terms for the EEA: what comes from its listing stands apart from every map.
            const apart = view?.source === "google";
            const map = apart ? undefined : areaMap;
            return (
              <>
                <BusinessCard
                  placeId={placeId}
                  view={view}
                  own={builtIn.profile}
                  officeNow={officeNow}
                  showReviews={false}
                  map={map}
                />
                {apart && <div className="mt-14 border-t border-rule pt-10">{areaMap}</div>}
              </>
            );
          }}
        </Deferred>
      </section>
      <ContactBlock content={page.contact} phone={contact.phone} chat={contact.chat} />
      <MembershipDialog title={membership} body={paths.dialogBody(MEMBERSHIP.dialog, null)} />
    </>
  );
}

/** With reviews in it; without, it is that of the class. */
const carouselHeight = { "--phone": "47rem", "--tablet": "48rem", "--desk": "35rem" } as CSSProperties;

type Hero = ReturnType<typeof homePage>["hero"];

/** The mean in the figures is the one that the reviews below are shown with. */
function figuresWith(view: ProfileView, { figures, rating }: Hero): ShownFigure[] {
  const mean = meanText(view);
  return figures.map((figure) => (figure.text === rating && mean ? { ...figure, value: mean } : figure));
}

/** While it is not known whose mean it will be, who has no script reads that of the company, here as below. */
function figuresMeanwhile({ figures, rating }: Hero): ShownFigure[] {
  return figures.map((figure) =>
    figure.text === rating ? { ...figure, value: <OnlyUnscripted>{figure.value}</OnlyUnscripted> } : figure,
  );
}

function OnlyUnscripted({ children }: { children: ReactNode }) {
  return (
    <>
      &nbsp;<span className="only-unscripted">{children}</span>
    </>
  );
}
