import type { HomePage } from "~/content/types";
import { Icon } from "~/ui/icons/icon";
import { Figure } from "~/ui/page/figures";
import { Fold } from "~/ui/page/fold";

export function Story({ content }: { content: HomePage["story"] }) {
  const [first, ...rest] = content.paragraphs;
  return (
    <section className="below-fold story-height border-y border-rule bg-paper-deep" aria-labelledby="verhaal">
      <div className="page grid gap-8 py-10 @half:py-16 @sheet:grid-cols-12 @sheet:py-24">
        {content.figures.length > 0 && (
          <dl className="grid grid-cols-2 @max-half:hidden content-start gap-6 @sheet:col-span-4 @sheet:grid-cols-1 @sheet:gap-10">
            {content.figures.map((claim) => (
              <Figure key={claim.text} claim={claim} />
            ))}
          </dl>
        )}
        <div className="@sheet:col-span-7 @sheet:col-start-6">
          <h2 id="verhaal" className="text-3xl">
            {content.heading}
          </h2>
          <div className="measure mt-6 grid gap-4 text-lg">
            <p>{first}</p>
            {rest.length > 0 && (
              <Fold label="Het hele verhaal">
                <div className="grid gap-4">
                  {rest.map((text) => (
                    <p key={text}>{text}</p>
                  ))}
                </div>
              </Fold>
            )}
          </div>
          <a
            href={content.link.href}
            className="mt-6 inline-flex items-center gap-2 py-2 font-semibold underline"
          >
            {content.link.label} <Icon name="arrow-right" />
          </a>
        </div>
      </div>
    </section>
  );
}
