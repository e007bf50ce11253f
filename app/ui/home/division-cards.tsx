import type { HomePage } from "~/content/types";
import { Card } from "~/ui/card";
import { LogoMark } from "~/ui/logo";

/** The four trades, each in its own colour. */
export function DivisionCards({ content }: { content: HomePage["divisions"] }) {
  return (
    <section className="page py-16 lg:py-24" aria-labelledby="vakken">
      <div className="grid gap-x-8 gap-y-4 md:grid-cols-12">
        <h2 id="vakken" className="text-3xl md:col-span-5">
          {content.heading}
        </h2>
        <p className="measure text-lg text-ink-soft md:col-span-6 md:col-start-7">{content.intro}</p>
      </div>
      <ul className="mt-10 grid border-t border-ink sm:grid-cols-2 lg:grid-cols-4">
        {content.cards.map(({ division, title, text, href, linkLabel }) => (
          <Card
            key={href}
            title={title}
            href={href}
            theme={division}
            linkLabel={linkLabel}
            mark={<LogoMark theme={division} size={12} />}
            className="sm:px-6 sm:odd:border-r lg:border-r lg:last:border-r-0"
          >
            {text}
          </Card>
        ))}
      </ul>
    </section>
  );
}
