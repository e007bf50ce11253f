import type { ReactNode } from "react";
import type { RichText as Text } from "~/content/types";
import { firstOf } from "~/lib/text/counted";
import { RichText } from "~/ui/blocks/rich-text";
import { Fold } from "./fold";

type Place = { label: string; href?: string | undefined };

/** Names of towns in large type; one with an address is a link. */
export function PlaceRun({ places }: { places: Place[] }) {
  return (
    <ul className="place-run flex flex-wrap gap-x-3 gap-y-1 font-display text-2xl">
      {places.map(({ label, href }) => (
        <li key={label}>{href ? <a href={href}>{label}</a> : label}</li>
      ))}
    </ul>
  );
}

type PlaceNamesProps = { heading: string; places: Place[]; note?: Text | undefined; foot?: ReactNode };

/** Names of towns under a heading. */
export function PlaceNames({ heading, places, note, foot }: PlaceNamesProps) {
  return (
    <section className="page">
      <div className="grid gap-x-8 gap-y-2 py-6 @half:py-14 @sheet:grid-cols-12">
        <div className="axis-head">
          <h2 className="label-caps font-text text-ink-soft fold-head">{heading}</h2>
          {note && (
            <p className="mt-2 max-w-[26rem] text-sm text-ink-soft">
              <RichText text={note} />
            </p>
          )}
        </div>
        <div className="axis-body">
          <Fold label={`${heading}: ${firstOf(places.map(({ label }) => label))}`}>
            <PlaceRun places={places} />
          </Fold>
          {foot}
        </div>
      </div>
    </section>
  );
}
