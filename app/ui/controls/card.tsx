import type { ReactNode } from "react";
import type { Theme } from "~/content/types";
import { classNames } from "~/lib/text/class-names";
import { Icon } from "~/ui/icons/icon";

type CardProps = {
  title: string;
  href: string;
  theme?: Theme;
  /** Hidden from screen readers: the whole card is the link. */
  linkLabel: string;
  /** Logo or drawing above the title. */
  mark?: ReactNode;
  className?: string;
  children: ReactNode;
};

/** A list item whose whole area is one link, in the colour of its division. */
export function Card({ title, href, theme, linkLabel, mark, className, children }: CardProps) {
  return (
    <li data-theme={theme} className={classNames("link-card", className)}>
      {mark}
      <h3 className={classNames("text-2xl", Boolean(mark) && "mt-5")}>
        <a href={href}>{title}</a>
      </h3>
      <p className="mt-2 text-ink-soft">{children}</p>
      <p aria-hidden="true">
        {linkLabel}
        <Icon name="arrow-right" />
      </p>
    </li>
  );
}
