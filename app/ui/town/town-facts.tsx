import type { Country } from "~/content/types";
import { Fold } from "~/ui/page/fold";
import { TitleBlock } from "~/ui/page/title-block";

type TownFactsProps = {
  name: string;
  country: Country;
  municipality: string;
  province: string;
  postcodes: string[];
  /** Town of the office. */
  base: string;
  /** From there by road; 0 for that town itself. */
  km: number;
  minutes: number;
};

/** A town as the title block of its sheet, with the road from the office as a dimension line. */
export function TownFacts({
  name,
  country,
  municipality,
  province,
  postcodes,
  base,
  km,
  minutes,
}: TownFactsProps) {
  return (
    <div>
      {km > 0 ? (
        <Road from={base} to={name} km={km} minutes={minutes} />
      ) : (
        <p className="mb-4 font-display text-3xl font-semibold text-accent-text">Onze thuisbasis</p>
      )}
      <Fold label="Gemeente en postcode">
        <TitleBlock
          rows={[
            { label: "Gemeente", value: municipality },
            { label: "Provincie", value: province },
            { label: "Land", value: country === "NL" ? "Nederland" : "België" },
            { label: postcodes.length > 1 ? "Postcodes" : "Postcode", value: postcodes.join(", ") },
          ]}
        />
      </Fold>
    </div>
  );
}

function Road({ from, to, km, minutes }: { from: string; to: string; km: number; minutes: number }) {
  return (
    <div className="mb-4">
      <p className="text-center font-display text-figure font-semibold text-accent-text tabular-nums">
        {km}
        <span className="text-2xl"> km</span>
      </p>
      <div aria-hidden="true" className="dimension-line mx-1 mt-2" />
      <p className="mt-2 flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
        <span>{from}</span>
        <span className="text-ink-soft">{minutes} minuten rijden</span>
        <span>{to}</span>
      </p>
    </div>
  );
}
