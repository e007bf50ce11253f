import type { RichText as Text } from "~/content/types";
import { counted } from "~/lib/text/counted";
import { RichText } from "~/ui/blocks/rich-text";
import { Icon } from "~/ui/icons/icon";
import { Fold } from "~/ui/page/fold";

type Teaser = { label: string; href: string; text: string; category: string; minutes: number };

export function KnowledgeTeasers({
  heading,
  intro,
  articles,
}: {
  heading: string;
  intro: Text;
  articles: Teaser[];
}) {
  return (
    <section aria-labelledby="kennis" className="page">
      <div className="grid gap-x-8 gap-y-5 border-t border-ink/25 py-10 @half:py-20 @sheet:grid-cols-12">
        <div className="@sheet:col-span-4">
          <div className="@sheet:sticky @sheet:top-32">
            <h2 id="kennis" className="text-3xl">
              {heading}
            </h2>
            <p className="mt-4 text-lg">
              <RichText text={intro} />
            </p>
            <a href="/kennisbank" className="text-link mt-4 inline-block py-1.5">
              De hele kennisbank
            </a>
          </div>
        </div>
        <Fold label={counted(articles.length, "stuk", "stukken")} className="@sheet:col-span-8">
          <ul className="grid gap-x-8 border-t border-ink @half:grid-cols-2">
            {articles.map(({ label, href, text, minutes }) => (
              <li key={href} className="register-line py-5">
                <h3 className="text-lg">
                  <a href={href} className="register-link">
                    {label}
                    <Icon name="arrow-right" className="register-arrow" />
                  </a>
                </h3>
                <p className="mt-1.5 text-sm">
                  {text} <span className="whitespace-nowrap text-ink-soft">{minutes} minuten</span>
                </p>
              </li>
            ))}
          </ul>
        </Fold>
      </div>
    </section>
  );
}
