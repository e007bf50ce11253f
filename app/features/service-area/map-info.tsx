import { Icon } from "~/ui/icons/icon";
import { directionsUrl, type MapTown, townsOf } from "./map-towns";

const link = "map-link text-link";

/** What the info window of a town says; the same on the drawn and on the Google map. */
export function TownInfo({ town }: { town: MapTown }) {
  return (
    <>
      <p className="text-sm text-ink-soft">{town.countryName}</p>
      <p className="mt-1 grid">
        <a href={town.href} className={link}>
          <Icon name="arrow-right" size={4} /> Ons werk in {town.name}
        </a>
        <a href={directionsUrl(town)} rel="noopener" className={link}>
          <Icon name="external" size={4} /> Routebeschrijving
        </a>
      </p>
    </>
  );
}

/** What the info window of the whole area says. */
export function AreaInfo({ towns }: { towns: MapTown[] }) {
  return (
    <>
      {townsOf(towns).map(({ country, name, towns: own }) => (
        <div key={country} className="mt-2">
          <p className="label-caps text-ink-soft">{name}</p>
          <ul className="flex flex-wrap gap-x-2.5 text-sm">
            {own.map((town) => (
              <li key={town.slug}>
                <a href={town.href} className="inline-block py-1 text-link">
                  {town.name}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <p className="mt-2 flex flex-wrap gap-x-5 border-t border-rule pt-1">
        <a href="/locaties" className={link}>
          Alle locaties
        </a>
        <a href="/contact" className={link}>
          Contact
        </a>
      </p>
    </>
  );
}
