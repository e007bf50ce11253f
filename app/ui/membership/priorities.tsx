import type { MembershipPage } from "~/content/types";
import { RichText } from "~/ui/blocks/rich-text";

/** The three answer times of the form. */
export function Priorities({ priorities }: Pick<MembershipPage, "priorities">) {
  return (
    <section aria-labelledby="termijnen" className="page">
      <h2 id="termijnen" className="border-t border-ink/25 pt-10 text-3xl @half:pt-20">
        Hoe snel u ons hoort
      </h2>
      <ul className="grid gap-5 pt-8 pb-10 @half:gap-8 @half:grid-cols-3 @half:pb-20">
        {priorities.map(({ id, title, term, text }) => (
          <li key={id} className="border-t border-ink pt-3">
            <h3 className="label-caps font-text text-ink-soft">{title}</h3>
            <p className="mt-2 font-display text-2xl font-semibold text-accent-text">{term}</p>
            <p className="mt-2 max-w-[26rem]">
              <RichText text={text} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
