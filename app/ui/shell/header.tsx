import { ButtonLink } from "~/ui/controls/button";
import { Icon } from "~/ui/icons/icon";
import { Island } from "~/ui/islands/island";
import { Logo } from "./logo";
import type { ShellProps } from "./shell-types";

/**
 * Works without script. Container queries instead of media queries: their rem follow the visitor's text size,
 * so that larger text gets the mobile menu.
 */
export function Header({ nav, pathname, contact }: ShellProps) {
  return (
    <header className="no-print @container relative z-40 border-b border-rule bg-paper" id="top">
      <div className="page flex flex-wrap items-center gap-x-[min(1.5rem,4vw)] gap-y-2 py-4">
        <a href="/" className="shrink-0" aria-label={`${contact.name}, naar de voorpagina`}>
          <Logo name={contact.name} />
        </a>
        <nav aria-label="Hoofdmenu" className="ml-auto hidden @min-[80rem]:block">
          <ul className="flex items-center gap-1">
            {nav.map(({ label, href }) => (
              <li key={href}>
                <a href={href} aria-current={pathname === href ? "page" : undefined} className="main-link">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <Island
          name="search-box"
          props={{ id: "header-search", wide: true }}
          className="hidden w-60 @min-[80rem]:block"
        />
        <ButtonLink
          href="/gratis-offerte"
          data-dialog="quote-dialog"
          className="@max-[80rem]:ml-auto @max-[30rem]:hidden"
        >
          Gratis offerte
        </ButtonLink>
        <a
          href="#site-nav"
          data-dialog="menu"
          className="grid size-12 place-items-center rounded-md border border-ink/30 @max-[30rem]:ml-auto @min-[80rem]:hidden"
          aria-label="Menu"
        >
          <Icon name="menu" size={6} />
        </a>
      </div>
    </header>
  );
}
