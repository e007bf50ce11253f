import type { HomePage } from "~/content/types";
import { ButtonLink } from "~/ui/button";
import { HouseSection, HouseSectionLegend, houseSectionPatterns } from "~/ui/drawings/house-section";
import { DrawingDefs } from "~/ui/drawings/patterns";
import { ChatLogo } from "~/ui/icons";

type Props = { hero: HomePage["hero"]; chat: { href: string } };

/** The house in section fills the sheet; the words stand on its left margin. */
export function HomeHero({ hero, chat }: Props) {
  return (
    <section className="relative overflow-hidden border-b border-rule">
      <DrawingDefs only={houseSectionPatterns} />
      <div className="page grid lg:grid-cols-12 lg:gap-8">
        <div className="relative z-10 pt-10 pb-8 lg:col-span-5 lg:py-20">
          <h1 className="text-4xl">{hero.title}</h1>
          <p className="mt-5 max-w-xl text-lg text-ink-soft">{hero.lead}</p>
          <div className="mt-7 flex flex-wrap gap-3">
            <ButtonLink size="lg" href="/gratis-offerte?serviceType=inspectie" data-dialog="quote-dialog">
              {hero.inspectionButton}
            </ButtonLink>
            <ButtonLink size="lg" variant="outline" href={chat.href}>
              <ChatLogo colour="green" /> {hero.chatButton}
            </ButtonLink>
          </div>
        </div>
        <div className="max-lg:-mx-[clamp(1.25rem,4vw,3.5rem)] lg:col-span-7 lg:-mr-[calc((100vw-min(100vw,82rem))/2+clamp(1.25rem,4vw,3.5rem))] lg:self-end lg:pt-6">
          <HouseSection />
        </div>
        <HouseSectionLegend className="pb-8 md:hidden" />
      </div>
    </section>
  );
}
