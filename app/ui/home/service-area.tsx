import type { HomePage } from "~/content/types";
import { counted } from "~/lib/text/counted";
import { Icon } from "~/ui/icons/icon";
import { Figure } from "~/ui/page/figures";
import { Fold } from "~/ui/page/fold";

type Place = { name: string; href: string };
type Props = {
  content: HomePage["serviceArea"];
  places: Record<"NL" | "BE", Place[]>;
};

/** A card per country with its towns. */
export function ServiceArea({ content, places }: Props) {
  return (
    <section
      className="below-fold area-height page py-10 @half:py-16 @sheet:py-24"
      aria-labelledby="werkgebied"
    >
      <div className="grid gap-8 @sheet:grid-cols-12">
        <div className="@sheet:col-span-8">
          <h2 id="werkgebied" className="text-3xl">
            {content.heading}
          </h2>
          <p className="measure mt-4 text-lg text-ink-soft">{content.intro}</p>
        </div>
        {content.figure && (
          <Figure alone claim={content.figure} className="@sheet:col-span-3 @sheet:col-start-10" />
        )}
      </div>
      <div className="mt-8 grid gap-8 @sheet:grid-cols-2">
        {content.countries.map(({ country, title, text, link }) => (
          <div key={country} className="border-t border-ink pt-5">
            <p className="label-caps text-ink-soft">{country === "NL" ? "Nederland" : "België"}</p>
            <h3 className="mt-1 text-2xl">{title}</h3>
            <Fold label={counted(places[country].length, "plaats", "plaatsen")} className="mt-3">
              <p className="measure">{text}</p>
              <ul className="town-links mt-4 flex flex-wrap gap-x-5 gap-y-1">
                {places[country].map(({ name, href }) => (
                  <li key={href}>
                    <a href={href}>{name}</a>
                  </li>
                ))}
              </ul>
            </Fold>
            <a href={link.href} className="mt-3 inline-flex items-center gap-2 py-2 font-semibold underline">
              {link.label} <Icon name="arrow-right" />
            </a>
          </div>
        ))}
      </div>
    </section>
  );
}
