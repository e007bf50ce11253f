import { classNames } from "~/lib/text/class-names";
import { Icon } from "~/ui/icons/icon";
import { longestWord } from "~/ui/page/title-size";

type ArticleLine = {
  label: string;
  href: string;
  text: string;
  category: string;
  minutes: number;
  /** Address of its drawing. */
  picture?: string | undefined;
};

/** A list of articles: drawing, title, summary, reading time. */
export function ArticleRegister({ lines }: { lines: ArticleLine[] }) {
  return (
    <ul className="border-t border-ink">
      {lines.map(({ label, href, text, category, minutes, picture }) => (
        <li
          key={href}
          className={classNames("below-fold article-height register-line", picture && "drawn-line")}
        >
          {picture && <img src={picture} alt="" loading="lazy" width={160} height={120} />}
          <h2
            className="text-xl"
            // Beside its drawing on a phone a long word would be cut.
            style={longestWord(label) > 16 ? { fontSize: "min(var(--text-xl),4.4vw)" } : undefined}
          >
            <a href={href} className="register-link">
              {label}
              <Icon name="arrow-right" className="register-arrow" />
            </a>
          </h2>
          <div>
            <p className="text-sm">{text}</p>
            <p className="mt-1 text-xs text-ink-soft">
              {category}, {minutes} minuten
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
