import { classNames } from "~/lib/text/class-names";
import { Icon } from "~/ui/icons/icon";

type ServiceLink = { label: string; href: string; text: string };

type TownServicesProps = {
  heading: string;
  links: ServiceLink[];
  /** Omitted where the strip follows a line already. */
  ruled?: boolean;
};

/** Links to the service pages of a town. */
export function TownServices({ heading, links, ruled = true }: TownServicesProps) {
  return (
    <nav aria-label={heading} className="page">
      <ul
        className={classNames(
          ruled && "border-t",
          "grid border-ink @pair:grid-cols-2 @sheet:auto-cols-fr @sheet:grid-flow-col @sheet:grid-cols-none",
        )}
      >
        {links.map(({ label, href, text }) => (
          <li key={href} className="package-field">
            <a href={href} className="register-link flex items-baseline justify-between gap-3">
              <span className="font-display text-xl font-semibold">{label}</span>
              <Icon name="arrow-right" className="self-center" />
            </a>
            <p className="mt-1 text-sm text-ink-soft @max-pair:hidden">{text}</p>
          </li>
        ))}
      </ul>
    </nav>
  );
}
