import type { Country, Division } from "~/content/types";
import { firstOf } from "~/lib/text/counted";
import { RichText } from "~/ui/blocks/rich-text";
import { Fold } from "~/ui/page/fold";
import { PlaceRun } from "~/ui/page/place-names";

type RegionProps = {
  region: Omit<Division["region"], "claim"> & { claim: string | null };
  places: Record<Country, { label: string; href: string }[]>;
};

/** The claim about the region in full, and all towns. */
export function Region({ region, places }: RegionProps) {
  return (
    <section aria-labelledby="regio" className="below-fold region-height page pt-10 @half:pt-20">
      <div className="grid gap-x-8 gap-y-4 @sheet:grid-cols-12">
        <h2 id="regio" className="text-3xl @sheet:col-span-4">
          {region.heading}
        </h2>
        <div className="@sheet:col-span-8">
          {region.claim && <p className="max-w-[36rem] text-xl">{region.claim}</p>}
          <p className="text-column mt-4">
            <RichText text={region.text} />
          </p>
        </div>
      </div>
      <div className="mt-6 border-t border-ink">
        <Row name="Nederland" places={places.NL} />
        <Row name="België" places={places.BE} />
      </div>
    </section>
  );
}

function Row({ name, places }: { name: string; places: { label: string; href: string }[] }) {
  return (
    <div className="grid gap-x-8 gap-y-3 @half:py-6 @sheet:grid-cols-12">
      <h3 className="label-caps font-text text-ink-soft fold-head @sheet:col-span-4">{name}</h3>
      <div className="@sheet:col-span-8">
        <Fold label={`${name}: ${firstOf(places.map(({ label }) => label))}`}>
          <PlaceRun places={places} />
        </Fold>
      </div>
    </div>
  );
}
