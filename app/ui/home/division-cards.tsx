import type { HomePage } from "~/content/types";
import { Card } from "~/ui/controls/card";
import { LogoMark } from "~/ui/shell/logo";

/** The four divisions in their colours. */
export function DivisionCards({ content }: { content: HomePage["divisions"] }) {
  return (
    <section className="page py-8 @half:py-16" aria-labelledby="vakken">
      <div className="grid gap-x-8 gap-y-4 @half:grid-cols-12">
        <h2 id="vakken" className="text-3xl @half:col-span-5">
          {content.heading}
        </h2>
        <p className="measure text-lg text-ink-soft @half:col-span-6 @half:col-start-7">{content.intro}</p>
      </div>
      <ul className="mt-5 grid border-t @half:mt-10 border-ink @pair:grid-cols-2 @sheet:grid-cols-4">
        {content.cards.map(({ division, title, text, href, linkLabel }) => (
          <Card
            key={href}
            title={title}
            href={href}
            theme={division}
            linkLabel={linkLabel}
            mark={<LogoMark theme={division} size={12} />}
          >
            {text}
          </Card>
        ))}
      </ul>
    </section>
  );
}
