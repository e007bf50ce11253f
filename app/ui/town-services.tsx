import { classNames } from "~/lib/class-names";
import { Icon } from "./icons";

type ServiceLink = { label: string; href: string; text: string };

type TownServicesProps = {
  heading: string;
  links: ServiceLink[];
  /** Left out where the strip hangs under a line already. */
  ruled?: boolean;
};

/** The pages of a town, as fields of one ruled strip. */
export function TownServices({ heading, links, ruled = true }: TownServicesProps) {
  return (
    <nav aria-label={heading} className="page">
      <ul
        className={classNames(
          ruled && "border-t",
          "grid border-b border-ink sm:grid-cols-2 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none",
        )}
      >
        {links.map(({ label, href, text }) => (
          <li
            key={href}
            className="relative border-rule py-4 max-sm:border-b max-sm:last:border-0 sm:border-l sm:py-6 sm:pr-4 sm:pl-5 sm:first:border-l-0 sm:first:pl-0 sm:max-lg:odd:border-l-0 sm:max-lg:odd:pl-0"
          >
            <a href={href} className="register-link flex items-baseline justify-between gap-3">
              <span className="font-display text-xl font-semibold">{label}</span>
              <Icon name="arrow-right" className="self-center" />
            </a>
            <p className="mt-1 text-sm text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </nav>
  );
}
