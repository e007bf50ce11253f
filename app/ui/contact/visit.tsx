import { Fragment, type ReactNode } from "react";
import type { Section } from "~/content/types";
import { dayAndHours } from "~/lib/text/opening-hours";
import { Blocks } from "~/ui/blocks/blocks";
import { Icon } from "~/ui/icons/icon";

type VisitProps = {
  name: string;
  address: { street: string; houseNumber: string; postcode: string; city: string };
  /** One line per day: 'maandag: 08:00–17:00'. */
  hours: string[];
  /** Working days on which the office is closed. */
  closures?: string[];
  /** 'Nu open', updated in the browser. */
  state: ReactNode;
  /** Address of the directions in a maps app. */
  route: string;
  /** What to know before one comes. */
  before: Section | undefined;
  map?: ReactNode;
};

export function Visit({ name, address, hours, closures = [], state, route, before, map }: VisitProps) {
  return (
    <section aria-labelledby="kantoor" className="below-fold visit-height page">
      <div className="grid gap-x-8 gap-y-8 py-12 @half:py-16 @sheet:grid-cols-12">
        <div className="axis-head">
          <h2 id="kantoor" className="text-2xl">
            Kantoor en openingstijden
          </h2>
          {before && (
            <div id={before.id} className="mt-5">
              <Blocks blocks={before.blocks} id={before.id} />
            </div>
          )}
        </div>
        <div className="axis-body grid gap-x-8 gap-y-8 @pair:grid-cols-2">
          <address className="not-italic">
            <p className="label-caps border-b border-rule pb-2 text-ink-soft">Adres</p>
            <p className="mt-3 text-lg">
              {name}
              <br />
              {address.street} {address.houseNumber}
              <br />
              {address.postcode} {address.city}
            </p>
            <a href={route} rel="noopener" className="text-link mt-3 inline-flex items-center gap-2 py-1.5">
              Route in Google Maps <Icon name="external" />
            </a>
          </address>
          <div>
            <p
              className="label-caps flex justify-between gap-4 border-b border-rule pb-2 text-ink-soft"
              // The word is not cut for what stands beside it.
              style={{ overflowWrap: "normal" }}
            >
              Openingstijden
              <span className="text-right font-semibold tracking-normal text-accent-text normal-case">
                {state}
              </span>
            </p>
            <dl className="mt-3 grid grid-cols-[1fr_auto] gap-x-6 gap-y-1 tabular-nums">
              {hours.map((line) => {
                const [day, open] = dayAndHours(line);
                return (
                  <Fragment key={line}>
                    <dt className="first-letter:uppercase">{day}</dt>
                    <dd className="first-letter:lowercase">{open}</dd>
                  </Fragment>
                );
              })}
            </dl>
            {closures.length > 0 && (
              <div className="mt-4 border-t border-rule pt-3">
                <p className="font-semibold">Extra gesloten</p>
                <ul>
                  {closures.map((text) => (
                    <li key={text}>{text}</li>
                  ))}
                </ul>
              </div>
            )}
          </div>
        </div>
        {map && <div className="@sheet:col-span-12">{map}</div>}
      </div>
    </section>
  );
}
