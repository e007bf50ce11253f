import type { LeakFinderPage } from "~/content/types";
import { houseSectionPatterns } from "~/drawings/house/house-section";
import { LeakHouse } from "~/drawings/house/leak-house";
import { DrawingDefs } from "~/drawings/patterns";
import type { Crumb } from "~/lib/json-ld";
import { Breadcrumbs } from "~/ui/page/breadcrumbs";

export type PlaceLink = { id: string; n: number; name: string; label: string; hint: string; href: string };

type Props = {
  page: LeakFinderPage;
  crumbs: readonly Crumb[];
  places: readonly PlaceLink[];
};

/** The house on a wet day bleeds over the right edge; on a phone it comes right under the two lines of the question. */
export function LeakHero({ page, crumbs, places }: Props) {
  return (
    <section className="relative overflow-hidden border-b border-rule">
      <DrawingDefs only={houseSectionPatterns} />
      <div className="page grid @sheet:grid-cols-12 @sheet:gap-x-8">
        <div className="relative z-10 pt-6 pb-6 @half:pt-8 @sheet:col-span-4 @sheet:pb-24">
          <Breadcrumbs crumbs={crumbs} />
          <h1 className="mt-6 text-4xl @half:mt-14">{page.title}</h1>
          <p className="mt-4 max-w-[34rem] text-lg text-ink-soft">{page.lead}</p>
        </div>
        <div className="@max-sheet:-mx-(--page-pad) @sheet:col-span-8 @sheet:-mr-[calc(var(--page-edge)-3rem)] @sheet:self-end @sheet:pt-6 @sheet:[&>svg]:overflow-visible">
          <LeakHouse {...page.drawing} places={places} />
        </div>
      </div>
    </section>
  );
}

/** The wet places as a list of real text; `current` is left out. */
export function LeakPlaces({
  heading,
  places,
  current,
}: {
  heading: string;
  places: readonly PlaceLink[];
  current?: string;
}) {
  return (
    <section aria-labelledby="plekken" className="page py-12 @half:py-16">
      <h2 id="plekken" className="text-2xl">
        {heading}
      </h2>
      <ol className="mt-6 grid gap-x-8 border-t border-ink @half:grid-cols-2 @sheet:grid-cols-3">
        {places
          .filter(({ id }) => id !== current)
          .map(({ id, n, name, hint, href }) => (
            <li key={id} className="register-line grid grid-cols-[2.5rem_1fr]">
              <span aria-hidden="true" className="balloon-mark leak-balloon">
                {n}
              </span>
              <div>
                <a href={href} className="register-link font-display text-lg font-semibold">
                  {name}
                </a>
                <p className="mt-0.5 text-sm text-ink-soft">{hint}</p>
              </div>
            </li>
          ))}
      </ol>
    </section>
  );
}
