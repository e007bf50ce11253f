import type { Division, ServiceCard } from "~/content/types";
import { classNames } from "~/lib/text/class-names";
import { RichText } from "~/ui/blocks/rich-text";
import { Icon } from "~/ui/icons/icon";

const OTHER: ServiceCard = {
  id: "iets-anders",
  label: "Iets anders",
  text: "Past uw klus niet in een vakje? Stuur een foto en een paar woorden, dan zoeken wij uit wie het doet.",
  href: "/contact?dienst=iets-anders",
  hasPage: false,
};

/** The last field fills its row; keyed by the number of fields before it. */
const REST: Record<number, string> = {
  0: "@pair:col-span-2 @sheet:col-span-3",
  1: "@sheet:col-span-2",
  2: "@pair:@max-sheet:col-span-2",
  3: "@sheet:col-span-3",
  4: "@pair:col-span-2",
  5: "",
};

/** The services of a division. A service without a page links to the quote form. */
export function ServiceGrid({ heading, intro, cards }: Division["grid"]) {
  return (
    <section aria-labelledby="diensten" className="bg-accent-wash">
      <div className="page py-10 @half:py-20">
        <div className="grid gap-x-8 gap-y-4 @sheet:grid-cols-12">
          <h2 id="diensten" className="text-3xl @sheet:col-span-5">
            {heading}
          </h2>
          <p className="max-w-[36rem] text-lg @sheet:col-span-7">
            <RichText text={intro} />
          </p>
        </div>
        <ul className="mt-6 grid border-t @half:mt-10 border-ink @pair:grid-cols-2 @sheet:grid-cols-3">
          {cards.map((card) => (
            <Field key={card.id} card={card} />
          ))}
          <Field card={OTHER} className={REST[cards.length % 6]} />
        </ul>
      </div>
    </section>
  );
}

function Field({ card, className }: { card: ServiceCard; className?: string | undefined }) {
  const { label, text, href, hasPage } = card;
  const preset = hasPage ? undefined : { "data-dialog": "quote-dialog", "data-subject": label };
  return (
    <li className={classNames("package-field service-field", className)}>
      <h3 className="text-xl">
        <a href={href} className="register-link" {...preset}>
          {label}
        </a>
      </h3>
      <p className="mt-1 max-w-[26rem] text-sm">{text}</p>
      <p
        aria-hidden="true"
        className="mt-auto flex items-center gap-2 pt-5 text-sm font-semibold text-accent-text"
      >
        <span>{hasPage ? "Lees meer" : "Aanvragen"}</span> <Icon name={hasPage ? "arrow-right" : "offerte"} />
      </p>
    </li>
  );
}
