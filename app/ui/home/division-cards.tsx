import type { HomePage } from "~/content/types";
import { Card } from "~/ui/controls/card";
import { LogoMark } from "~/ui/shell/logo";

/** The four divisions in their colours. */
export function DivisionCards({ content }: { content: HomePage["divisions"] }) {
  return (
    <section className="page py-16 @sheet:py-24" aria-labelledby="vakken">
      <div className="grid gap-x-8 gap-y-4 @half:grid-cols-12">
        <h2 id="vakken" className="text-3xl @half:col-span-5">
          {content.heading}
        </h2>
        <p className="measure text-lg text-ink-soft @half:col-span-6 @half:col-start-7">{content.intro}</p>
      </div>
      <ul className="mt-10 grid border-t border-ink @pair:grid-cols-2 @pair:*:px-6 @pair:*:odd:border-r @sheet:grid-cols-4 @sheet:*:border-r @sheet:*:last:border-r-0">
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
