import type { ComponentProps } from "react";
import { ButtonLink } from "~/ui/controls/button";
import { FilterLinks } from "~/ui/page/filter-links";
import { PageTurns } from "~/ui/page/page-turns";
import { ProjectCards } from "./project-cards";

type ProjectIndexProps = {
  filters: ComponentProps<typeof FilterLinks>[];
  cards: ComponentProps<typeof ProjectCards>["cards"];
  /** Address of the next page, of the first one, and of the list without a filter. */
  older: string | null;
  newest: string | null;
  all: string;
};

/** Delivered work with its filters, all of them links. */
export function ProjectIndex({ filters, cards, older, newest, all }: ProjectIndexProps) {
  return (
    <section id="opgeleverd" aria-labelledby="opgeleverd-kop" className="page pb-16">
      <h2 id="opgeleverd-kop" className="text-3xl">
        Opgeleverd werk
      </h2>
      <div className="mt-8 grid gap-x-8 gap-y-8 @sheet:grid-cols-12">
        <div className="grid content-start gap-6 @sheet:col-span-3">
          {filters
            .filter(({ links }) => links.length > 0)
            .map(({ label, links }) => (
              <div key={label}>
                <p aria-hidden="true" className="label-caps mb-2 text-ink-soft">
                  {label}
                </p>
                <FilterLinks label={label} links={links} />
              </div>
            ))}
        </div>
        <div className="@sheet:col-span-9">
          {cards.length > 0 ? <ProjectCards cards={cards} columns={2} /> : <NoneFound all={all} />}
          <PageTurns what="projecten" older={older} newest={newest} />
        </div>
      </div>
    </section>
  );
}

function NoneFound({ all }: { all: string }) {
  return (
    <div className="border-t border-ink pt-5">
      <h3 className="text-xl">Hier staat nog niets bij</h3>
      <p className="mt-2 max-w-[36rem]">
        Wij laten werk pas zien als de eigenaar dat goedvindt, dus niet alles wat wij doen staat hier. Kies
        een andere soort of plaats, of bekijk alles.
      </p>
      <ButtonLink variant="outline" href={all} className="mt-4">
        Alle projecten
      </ButtonLink>
    </div>
  );
}
