import type { Country } from "~/content/types";
import { TitleBlock } from "~/ui/page/title-block";

export type TownFactsProps = {
  name: string;
  country: Country;
  municipality: string;
  province: string;
  postcodes: string[];
  /** Kilometres by road from Eindhoven; 0 for Eindhoven itself. */
  km: number;
  minutes: number;
};

/** The distance from Eindhoven is drawn as a dimension line. */
export function TownFacts({ name, country, municipality, province, postcodes, km, minutes }: TownFactsProps) {
  return (
    <div>
      {km > 0 ? (
        <Road to={name} km={km} minutes={minutes} />
      ) : (
        <p className="mb-6 font-display text-3xl font-semibold text-accent-text">Onze thuisbasis</p>
      )}
      <TitleBlock
        rows={[
          { label: "Gemeente", value: municipality },
          { label: "Provincie", value: province },
          { label: "Land", value: country === "NL" ? "Nederland" : "België" },
          { label: postcodes.length > 1 ? "Postcodes" : "Postcode", value: postcodes.join(", ") },
        ]}
      />
    </div>
  );
}

function Road({ to, km, minutes }: { to: string; km: number; minutes: number }) {
  return (
    <div className="mb-7">
      <p className="text-center font-display text-figure font-semibold text-accent-text tabular-nums">
        {km}
        <span className="text-2xl"> km</span>
      </p>
      <div aria-hidden="true" className="dimension-line mx-1 mt-2" />
      <p className="mt-2 flex items-baseline justify-between gap-4 text-sm">
        <span>Eindhoven</span>
        <span className="text-ink-soft">{minutes} minuten rijden</span>
        <span>{to}</span>
      </p>
    </div>
  );
}
