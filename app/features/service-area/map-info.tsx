import { Fragment } from "react";
import { directionsUrl, type MapTown, townsOf } from "./map-towns";

/** What the info window of a town says, in a `map-info`; the same on the drawn and on the Google map. */
export function TownInfo({ town }: { town: MapTown }) {
  return (
    <>
      {town.countryName}
      <a href={town.href}>Ons werk in {town.name}</a>
      <a href={directionsUrl(town)}>Routebeschrijving</a>
    </>
  );
}

/** What the info window of the whole area says. */
export function AreaInfo({ towns }: { towns: MapTown[] }) {
  return (
    <>
      {townsOf(towns).map(({ country, name, towns: own }) => (
        <Fragment key={country}>
          <p className="label-caps mt-2">{name}</p>
          <ul className="flex flex-wrap gap-x-2.5">
            {own.map((town) => (
              <li key={town.slug}>
                <a href={town.href}>{town.name}</a>
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
      <p className="mt-2 flex flex-wrap gap-x-5 border-t border-rule pt-1">
        <a href="/locaties">Alle locaties</a>
        <a href="/contact">Contact</a>
      </p>
    </>
  );
}
