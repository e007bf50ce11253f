import type { ReactNode } from "react";
import type { Theme } from "~/content/types";
import { Icon } from "~/ui/icons/icon";

type CardProps = {
  title: string;
  href: string;
  theme: Theme;
  /** Hidden from screen readers: the whole card is the link. */
  linkLabel: string;
  /** Logo above the title, on a phone before it. */
  mark: ReactNode;
  children: ReactNode;
};

/** A list item whose whole area is one link, in the colour of its division. */
export function Card({ title, href, theme, linkLabel, mark, children }: CardProps) {
  return (
    <li data-theme={theme} className="package-field link-card">
      {mark}
      <h3 className="text-2xl">
        <a href={href} className="register-link">
          {title}
        </a>
      </h3>
      <p className="mt-1 text-ink-soft">{children}</p>
      <p
        aria-hidden="true"
        className="mt-auto flex items-center gap-2 pt-2 text-sm font-semibold text-accent-text"
      >
        <span>{linkLabel}</span> <Icon name="arrow-right" />
      </p>
    </li>
  );
}
