import type { HomePage } from "~/content/types";
import { HouseSection, HouseSectionLegend, houseSectionPatterns } from "~/drawings/house/house-section";
import { DrawingDefs } from "~/drawings/patterns";
import { ButtonLink } from "~/ui/controls/button";
import { ChatLogo } from "~/ui/icons/icon";
import { Fold } from "~/ui/page/fold";

type Props = { hero: HomePage["hero"]; chat: { href: string } };

/** The drawing of the house fills the width; the text stands at the left. */
export function HomeHero({ hero, chat }: Props) {
  return (
    <section className="relative overflow-hidden border-b border-rule">
      <DrawingDefs only={houseSectionPatterns} />
      <div className="page grid grid-cols-1 @sheet:grid-cols-12 @sheet:gap-8">
        <div className="relative z-10 pt-6 pb-2 @sheet:col-span-5 @sheet:py-20">
          <h1 className="text-4xl">{hero.title}</h1>
          <p className="mt-5 max-w-xl text-lg text-ink-soft">{hero.lead}</p>
          <div className="mt-6 flex flex-wrap gap-3">
            <ButtonLink size="lg" href="/gratis-offerte?serviceType=inspectie" data-dialog="quote-dialog">
              {hero.inspectionButton}
            </ButtonLink>
            <ButtonLink size="lg" variant="outline" href={chat.href}>
              <ChatLogo colour="green" /> {hero.chatButton}
            </ButtonLink>
          </div>
          <h2 className="label-caps mt-6 font-text text-ink-soft">Wat is er aan de hand?</h2>
          <a href="/waar-lekt-het" className="text-link mt-1 inline-block py-1.5 font-semibold">
            {hero.leakLink}
          </a>
          <br />
          <a href="/spoed" className="text-link inline-block py-1.5">
            Komt er nu water binnen? Naar spoed
          </a>
        </div>
        <div className="@max-sheet:-mx-(--page-pad) @sheet:col-span-7 @sheet:-mr-[calc(var(--page-edge)-3rem)] @sheet:self-end @sheet:pt-6 @sheet:[&>svg]:overflow-visible">
          <HouseSection />
        </div>
        <Fold label="Wat de nummers aanwijzen" className="pb-3 @half:hidden">
          <HouseSectionLegend />
        </Fold>
      </div>
    </section>
  );
}
