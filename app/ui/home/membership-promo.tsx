import type { HomePage } from "~/content/types";
import { ButtonLink } from "~/ui/controls/button";
import { Icon } from "~/ui/icons/icon";
import { Figure } from "~/ui/page/figures";
import { Fold } from "~/ui/page/fold";
import { MEMBERSHIP } from "~/ui/page/quote-actions";

/** Zorgeloos Wonen, in the green of the maintenance division. */
export function MembershipPromo({ content }: { content: HomePage["membership"] }) {
  return (
    <section
      data-theme="maintenance"
      className="below-fold promo-height bg-accent-wash"
      aria-labelledby="zorgeloos"
    >
      <div className="page grid gap-8 py-10 @half:py-16 @sheet:grid-cols-12 @sheet:py-24">
        <div className="@sheet:col-span-7">
          <p className="label-caps text-accent-text">Zorgeloos Wonen</p>
          <h2 id="zorgeloos" className="mt-2 text-3xl">
            {content.heading}
          </h2>
          <div className="measure mt-5 grid gap-4 text-lg">
            {content.paragraphs.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
          <div className="mt-6 flex flex-wrap gap-3 max-sm:grid">
            <ButtonLink href={MEMBERSHIP.href} data-dialog={MEMBERSHIP.dialog} size="lg">
              {content.button}
            </ButtonLink>
            <ButtonLink href={content.link.href} size="lg" variant="outline">
              {content.link.label}
            </ButtonLink>
          </div>
        </div>
        <div className="@sheet:col-span-4 @sheet:col-start-9">
          {content.figure && <Figure alone claim={content.figure} />}
          <Fold label="Wat erin zit" className="mt-6">
            <ul className="border-t border-ink/30">
              {content.points.map((point) => (
                <li key={point} className="flex gap-3 border-b border-ink/20 py-3">
                  <Icon name="check" className="mt-0.5 text-accent-text" /> {point}
                </li>
              ))}
            </ul>
          </Fold>
        </div>
      </div>
    </section>
  );
}
