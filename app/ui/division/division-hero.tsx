import type { ComponentProps } from "react";
import type { Division } from "~/content/types";
import { DivisionCorner } from "~/drawings/corners/division-corner";
import type { Crumb } from "~/lib/json-ld";
import { RichText } from "~/ui/blocks/rich-text";
import { Breadcrumbs } from "~/ui/page/breadcrumbs";
import { QuoteActions } from "~/ui/page/quote-actions";
import { titleSize } from "~/ui/page/title-size";
import { Logo } from "~/ui/shell/logo";

type DivisionHeroProps = {
  division: Division;
  crumbs: readonly Crumb[];
  contact: ComponentProps<typeof QuoteActions>["contact"];
};

/** Text at the left, the division's part of the house drawing at the right. */
export function DivisionHero({ division, crumbs, contact }: DivisionHeroProps) {
  return (
    <section className="relative overflow-hidden border-b border-ink">
      <div className="page relative z-10 pt-6 @sheet:pt-8">
        <Breadcrumbs crumbs={crumbs} />
        <div className="pt-6 pb-6 @sheet:max-w-[33rem] @sheet:pt-12 @sheet:pb-24">
          <Logo name={division.name} theme={division.theme} size={12} />
          <h1 className="mt-6 text-4xl" style={titleSize(division.title, 33)}>
            {division.title}
          </h1>
          <p className="mt-5 text-xl">
            <RichText text={division.lead} />
          </p>
          <div className="mt-7">
            <QuoteActions
              label="Gratis offerte"
              preset={division.path.slice(1)}
              type="offerte"
              contact={contact}
              theme={division.theme}
            />
          </div>
        </div>
      </div>
      <div className="@sheet:absolute @sheet:right-0 @sheet:bottom-0 @sheet:w-[min(60rem,calc(100vw-var(--page-edge)-33rem))] @sheet:@max-wall:[&_:is(.fine,.dim)]:hidden @sheet:[&>svg]:overflow-visible">
        <DivisionCorner theme={division.theme} />
      </div>
    </section>
  );
}
