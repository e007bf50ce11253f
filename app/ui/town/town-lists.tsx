import type { ReactNode } from "react";

type TownLine = { name: string; href: string; municipality: string; km: number; minutes: number };

type TownListsProps = {
  NL: TownLine[];
  BE: TownLine[];
  /** What the company calls its part of each country. */
  regions: { NL: string; BE: string };
  /** The same towns on a map; the lists say everything that it shows. */
  map?: ReactNode;
};

/** The towns of both countries with the road to each, and the border between them. */
export function TownLists({ NL, BE, regions, map }: TownListsProps) {
  return (
    <div className="page pb-12 @half:pb-16">
      {/* No margin: while the map waits for its sheet it is empty, and a margin would go through it to the top. */}
      {map && <div className="pb-12">{map}</div>}
      <div className="grid gap-y-10 @half:grid-cols-2">
        <Country name="Nederland" region={regions.NL} href="/nl" towns={NL} />
        <Country name="België" region={regions.BE} href="/be" towns={BE} />
      </div>
    </div>
  );
}

function Country({
  name,
  region,
  href,
  towns,
}: {
  name: string;
  region: string;
  href: string;
  towns: TownLine[];
}) {
  return (
    <section className="country-side">
      <p className="label-caps text-ink-soft">{name}</p>
      <h2 className="mt-1 text-3xl">
        <a href={href} className="underline decoration-accent-hatch decoration-1 hover:decoration-current">
          {region}
        </a>
      </h2>
      <ul className="mt-6 border-t border-ink">
        {towns.map((town) => (
          <li key={town.href} className="register-line flex items-baseline justify-between gap-4 pr-0!">
            <div>
              <a href={town.href} className="register-link font-display text-xl font-semibold">
                {town.name}
              </a>
              {town.municipality !== town.name && (
                <span className="block text-sm text-ink-soft">{town.municipality}</span>
              )}
            </div>
            <p className="text-right text-sm whitespace-nowrap text-ink-soft tabular-nums">
              {town.km === 0 ? (
                "onze thuisbasis"
              ) : (
                <>
                  <span className="font-display text-lg font-semibold text-accent-text">{town.km} km</span>
                  <span className="block">{town.minutes} minuten</span>
                </>
              )}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
