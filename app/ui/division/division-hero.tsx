import type { ComponentProps } from "react";
import type { Division } from "~/content/types";
import type { Crumb } from "~/lib/json-ld";
import { Breadcrumbs } from "~/ui/breadcrumbs";
import { DivisionCorner } from "~/ui/drawings/division-corner";
import { Logo } from "~/ui/logo";
import { QuoteActions } from "~/ui/quote-actions";
import { RichText } from "~/ui/rich-text";

type DivisionHeroProps = {
  division: Division;
  crumbs: readonly Crumb[];
  contact: ComponentProps<typeof QuoteActions>["contact"];
};

/** Words on the left margin, the division's corner of the house running off the sheet at the right. */
export function DivisionHero({ division, crumbs, contact }: DivisionHeroProps) {
  return (
    <section className="relative overflow-hidden border-b border-ink">
      <div className="page relative z-10 pt-6 lg:pt-8">
        <Breadcrumbs crumbs={crumbs} />
        <div className="pt-8 pb-10 lg:max-w-[33rem] lg:pt-12 lg:pb-24">
          <Logo name={division.name} theme={division.theme} size={12} />
          <h1 className="mt-7 text-4xl">{division.title}</h1>
          <p className="mt-6 text-xl">
            <RichText text={division.lead} />
          </p>
          <div className="mt-8">
            <QuoteActions label="Gratis offerte" contact={contact} theme={division.theme} />
          </div>
        </div>
      </div>
      <div className="lg:absolute lg:right-0 lg:bottom-0 lg:w-[min(60rem,calc(100vw-var(--page-edge)-33rem))] lg:max-xl:[&_:is(.fine,.dim)]:hidden lg:[&>svg]:overflow-visible">
        <DivisionCorner theme={division.theme} />
      </div>
    </section>
  );
}
