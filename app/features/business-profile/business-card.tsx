import { Fragment, type ReactNode, useEffect, useState } from "react";
import { classNames } from "~/lib/text/class-names";
import { dayAndHours, weekdayText } from "~/lib/text/opening-hours";
import { Skeleton } from "~/ui/controls/skeleton";
import { Icon } from "~/ui/icons/icon";
import type { OfficeNow } from "./office-hours";
import { OpenNow } from "./open-now";
import { fetchProfileView } from "./profile-client";
import type { BusinessProfile, ProfileView } from "./profile-types";
import { RatingLine } from "./rating-line";

type BusinessCardProps = {
  placeId: string;
  showReviews?: boolean;
  showMap?: boolean;
  showHours?: boolean;
  className?: string;
  /** The map itself; a part of its own, so that a page decides which one it affords. */
  map?: ReactNode;
  /** From a loader. Without it the card asks our endpoint when it is mounted; null = no such place. */
  view?: ProfileView | null;
  /** What the company says of itself. */
  own: BusinessProfile;
  /** The office's own hours. */
  officeNow: OfficeNow;
};

/** Who we are and where: name, address, phone, website, rating, opening hours and a map. */
export function BusinessCard({ placeId, view: given, className, ...parts }: BusinessCardProps) {
  const { own } = parts;
  const [fetched, setFetched] = useState<ProfileView | null>();
  useEffect(() => {
    if (given === undefined) void fetchProfileView(placeId, own).then(setFetched);
  }, [placeId, given, own]);

  const view = given === undefined ? fetched : given;
  const frame = classNames("border-t border-ink pt-6", className);
  if (view === undefined) return <BusinessCardSkeleton className={frame} showMap={parts.showMap} />;
  if (view === null) {
    return (
      <section className={frame}>
        <p role="alert">Bedrijfsinformatie tijdelijk niet beschikbaar</p>
      </section>
    );
  }
  return <LoadedCard view={view} className={frame} {...parts} />;
}

type LoadedCardProps = Omit<BusinessCardProps, "placeId" | "view"> & { view: ProfileView };

function LoadedCard({
  view,
  showReviews = true,
  showMap = true,
  showHours = true,
  className,
  map,
  own,
  officeNow,
}: LoadedCardProps) {
  const besideMap = showMap && map !== undefined;
  // Google's terms for the EEA: nothing of a listing but its position may stand beside a map.
  const apart = besideMap && view.source === "google";
  const profile = apart ? own : view.profile;
  const listed = view.source === "google" && !apart;
  const lines = listed ? profile.opening_hours.weekday_text : weekdayText(officeNow.office.hours);
  return (
    <section
      className={classNames(
        "grid gap-x-12 gap-y-8",
        besideMap && "@sheet:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]",
        className,
      )}
      aria-label={profile.name}
    >
      <div className="grid content-start gap-6">
        <h3 className="text-2xl">{profile.name}</h3>
        <ContactLines profile={profile} />
        {showReviews && !apart && <RatingLine view={view} />}
        {showHours && <Hours lines={lines} officeNow={officeNow} />}
      </div>
      {besideMap && <div className="min-w-0">{map}</div>}
    </section>
  );
}

function ContactLines({ profile }: { profile: BusinessProfile }) {
  const { formatted_address, formatted_phone_number, website } = profile;
  return (
    <address className="not-italic">
      <ul className="grid gap-1">
        {formatted_address && (
          <li className="flex items-start gap-3 py-1">
            <Icon name="map-pin" className="mt-1 text-accent-text" />
            {formatted_address}
          </li>
        )}
        {formatted_phone_number && (
          <li className="flex items-center gap-3">
            <Icon name="phone" className="text-accent-text" />
            <a className="inline-block py-1.5" href={`tel:${formatted_phone_number.replace(/[^\d+]/g, "")}`}>
              {formatted_phone_number}
            </a>
          </li>
        )}
        {website && (
          <li className="flex items-center gap-3">
            <Icon name="external" className="text-accent-text" />
            <a className="inline-block py-1.5" href={website}>
              {new URL(website).host.replace(/^www\./, "")}
            </a>
          </li>
        )}
      </ul>
    </address>
  );
}

function Hours({ lines, officeNow }: { lines: string[]; officeNow: OfficeNow }) {
  return (
    <div>
      <h4 className="label-caps flex flex-wrap justify-between gap-x-4 gap-y-1 border-b border-rule pb-2 font-text">
        Openingstijden
        <OpenNow {...officeNow} className="text-accent-text" />
      </h4>
      <dl className="mt-3 grid max-w-xs grid-cols-[minmax(min-content,1fr)_auto] gap-x-[min(1.5rem,4vw)] [overflow-wrap:normal] gap-y-1 tabular-nums">
        {lines.map((line) => {
          const [day, hours] = dayAndHours(line);
          return (
            <Fragment key={line}>
              <dt className="first-letter:uppercase">{day}</dt>
              <dd>{hours}</dd>
            </Fragment>
          );
        })}
      </dl>
    </div>
  );
}

type SkeletonProps = { className?: string | undefined; showMap?: boolean | undefined };

export function BusinessCardSkeleton({ className, showMap = true }: SkeletonProps) {
  return (
    <section className={className} aria-busy="true">
      <p className="sr-only">Bedrijfsinformatie wordt geladen</p>
      <div
        className={classNames(
          "grid gap-x-12 gap-y-8",
          showMap && "@sheet:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]",
        )}
      >
        <div className="grid content-start gap-4">
          <Skeleton className="h-9 w-2/3" />
          <Skeleton className="h-5 w-full" />
          <Skeleton className="h-5 w-1/2" />
          <Skeleton className="h-40 w-full max-w-xs" />
        </div>
        {showMap && <Skeleton className="h-[31rem] w-full" />}
      </div>
    </section>
  );
}
