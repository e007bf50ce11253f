import { Icon } from "~/ui/icons/icon";

type ArticleLine = { label: string; href: string; text: string; category: string; minutes: number };

/** A list of articles: title, summary, reading time. */
export function ArticleRegister({ lines }: { lines: ArticleLine[] }) {
  return (
    <ul className="border-t border-ink">
      {lines.map(({ label, href, text, category, minutes }) => (
        <li
          key={href}
          className="below-fold article-height register-line grid gap-x-8 gap-y-1.5 @half:grid-cols-9 @half:py-6"
        >
          <h2 className="text-xl @half:col-span-5">
            <a href={href} className="register-link">
              {label}
              <Icon name="arrow-right" className="register-arrow" />
            </a>
          </h2>
          <div className="@half:col-span-4 @half:pt-1">
            <p className="text-sm">{text}</p>
            <p className="mt-1.5 text-xs text-ink-soft">
              {category}, {minutes} minuten
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
