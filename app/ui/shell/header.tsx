import { classNames } from "~/lib/text/class-names";
import { WISHES } from "~/lib/text/wishes";
import { ButtonLink } from "~/ui/controls/button";
import { Icon } from "~/ui/icons/icon";
import { Island } from "~/ui/islands/island";
import { DivisionNav } from "./division-nav";
import { Logo } from "./logo";
import type { ShellProps } from "./shell-types";

type Props = ShellProps & {
  /** Below the width at which a tab stands at the edge, the floating service menu of the page opens from here. */
  hasMenu: boolean;
};

/**
 * The head of every public page, in the colour of its division. It stays in sight, and is one line after 50 px of
 * scrolling (`data-scrolled` on the document); what it loses stays empty below it, so the page does not move. Complete
 * without script. How it looks: styles/shell.css.
 */
export function Header({ nav, divisions, division, contact, phoneHint, pathname, hasMenu }: Props) {
  const own = divisions.find(({ id }) => id === division);
  const home = own ? { name: own.name, href: own.href } : { name: contact.name, href: "/" };
  return (
    <header className={classNames("shell no-print", own && "shell-own")}>
      <div className="shell-room">
        <div className="shell-bar">
          <div className="page shell-line">
            <a
              href={home.href}
              className="shell-logo"
              aria-label={`${home.name}, naar ${own ? "het overzicht" : "de voorpagina"}`}
            >
              <Logo name={home.name} theme={own?.id ?? "navy"} tone={own ? "mono" : "colour"} />
            </a>
            {!own && (
              <nav aria-label="Hoofdmenu" className="shell-nav">
                <ul className="flex">
                  {nav.map(({ label, href }) => (
                    <li key={href}>
                      <a
                        href={href}
                        aria-current={pathname === href ? "page" : undefined}
                        className="main-link"
                      >
                        {label}
                      </a>
                    </li>
                  ))}
                </ul>
              </nav>
            )}
            {/* On a narrow page it stands last, for the eye and the keyboard alike: two links, of which one is shown. */}
            <a href="#site-nav" data-dialog="menu" className="tool shell-menu">
              <Icon name="menu" size={6} /> Menu
            </a>
            <Island
              name="search-box"
              props={{ id: "header-search", wide: true }}
              className="shell-search text-ink"
            />
            <a href="/zoeken" className="tool narrow" aria-label="Zoeken">
              <Icon name="search" />
            </a>
            <a
              href={contact.phone.href}
              className="tool"
              aria-label={`Bel ${contact.phone.label} ${phoneHint}`}
            >
              <Icon name="phone" />
              <span className="shell-phone">
                {contact.phone.label} <small>{phoneHint}</small>
              </span>
            </a>
            <ButtonLink
              href="/gratis-offerte?serviceType=offerte"
              data-dialog="quote-dialog"
              className={classNames(
                "shell-button",
                own && "border-white! bg-white! text-ink! hover:bg-ink! hover:text-white!",
              )}
            >
              {WISHES.offerte}
            </ButtonLink>
            {hasMenu && (
              <a
                href="#diensten-links"
                data-dialog="service-menu"
                className="tool shell-services"
                aria-label="Diensten"
              >
                <Icon name="hammer" size={6} />
                <span className="tool-word">Diensten</span>
              </a>
            )}
            <a href="#site-nav" data-dialog="menu" className="tool narrow" aria-label="Menu">
              <Icon name="menu" size={6} />
              <span className="tool-word">Menu</span>
            </a>
          </div>
          <DivisionNav divisions={divisions} division={division} pathname={pathname} />
        </div>
      </div>
    </header>
  );
}
