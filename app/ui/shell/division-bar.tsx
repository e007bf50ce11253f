import { classNames } from "~/lib/text/class-names";
import { ButtonLink } from "~/ui/controls/button";
import { ChatLogo, Icon } from "~/ui/icons/icon";
import { Logo } from "./logo";
import type { ShellProps } from "./shell-types";

type Props = ShellProps & {
  /** On phones the floating service menu of the page opens from this bar. */
  hasMenu: boolean;
};

/**
 * Sticky bar of the divisions; on a division page it replaces the header. Shrinks after 50 px of scrolling
 * (`data-scrolled` on the document), and leaves the page below where it is: its margin grows by what it loses. Safari
 * does not correct the scroll position by itself. Container queries, as in the header.
 */
export function DivisionBar({ divisions, division, contact, pathname, hasMenu }: Props) {
  const own = divisions.find(({ id }) => id === division);
  const Bar = own ? "header" : "div";
  return (
    <Bar
      className={classNames(
        "no-print @container pointer-events-none sticky top-0 z-30",
        !own && "max-lg:hidden",
      )}
      id={own ? "top" : undefined}
    >
      <div
        className={classNames(
          "pointer-events-auto border-b transition-[margin] duration-200 motion-reduce:transition-none",
          own
            ? "border-ink/20 bg-accent text-white group-data-scrolled/page:mb-5 @max-[30rem]:transition-none @max-[30rem]:group-data-scrolled/page:mb-[calc(2rem+var(--text-sm)*var(--text-sm--line-height)+4px)]"
            : "border-rule bg-paper group-data-scrolled/page:mb-2",
        )}
      >
        {own && (
          <div className="page flex items-center gap-x-[min(0.75rem,3vw)] py-3 transition-[padding] duration-200 group-data-scrolled/page:py-1.5 motion-reduce:transition-none @max-[30rem]:transition-none @min-[30rem]:gap-5">
            <a href={own.href} className="shrink-0" aria-label={`${own.name}, naar het overzicht`}>
              <Logo name={own.name} theme={own.id} tone="mono" />
            </a>
            <div className="ml-auto flex items-center gap-1 @min-[30rem]:gap-2">
              <a
                href={contact.chat.href}
                className="grid size-12 place-items-center rounded-md hover:bg-white/15 @max-[40rem]:hidden"
                aria-label="Chat via WhatsApp"
              >
                <ChatLogo colour="white" />
              </a>
              <a
                href={contact.phone.href}
                className="flex h-12 items-center gap-2 rounded-md px-3 font-semibold whitespace-nowrap hover:bg-white/15 @max-[40rem]:hidden"
                aria-label={`Bel ${contact.phone.label}`}
              >
                <Icon name="phone" />
                <span className="@max-[64rem]:hidden">{contact.phone.label}</span>
              </a>
              <ButtonLink
                href="/gratis-offerte?serviceType=offerte"
                data-dialog="quote-dialog"
                className="border-white! bg-white! text-ink! hover:bg-ink! hover:text-white! @max-[36rem]:hidden"
              >
                Gratis offerte
              </ButtonLink>
              {hasMenu && (
                <a
                  href="#diensten-links"
                  data-dialog="service-menu"
                  className="flex h-12 items-center rounded-md px-2 font-semibold hover:bg-white/15 @max-[22rem]:hidden @min-[36rem]:hidden"
                >
                  <Icon name="hammer" size={6} className="@min-[24rem]:hidden" />
                  <span className="@max-[24rem]:sr-only">Diensten</span>
                </a>
              )}
              <a
                href="#site-nav"
                data-dialog="menu"
                className="flex h-12 items-center gap-2 rounded-md px-[min(0.75rem,2vw)] font-semibold hover:bg-white/15"
              >
                <Icon name="menu" size={6} />
                <span className="@max-[30rem]:sr-only">Menu</span>
              </a>
            </div>
          </div>
        )}
        <nav
          aria-label="Onze vier vakken"
          className={classNames(
            own && "border-t border-white/25 @max-[30rem]:group-data-scrolled/page:hidden",
          )}
        >
          <ul className="page flex gap-x-1 overflow-x-auto @min-[30rem]:gap-x-6">
            {divisions.map(({ id, label, href }) => (
              <li key={id}>
                <a
                  href={href}
                  data-theme={own ? undefined : id}
                  aria-current={pathname === href ? "page" : undefined}
                  className={classNames("division-link", id === division && "border-white")}
                >
                  {label}
                </a>
              </li>
            ))}
            {hasMenu && (
              // Only when the row above has no room for it and no tab stands at the edge.
              <li className="hidden @max-[22rem]:block @min-[36rem]:block min-[80rem]:hidden!">
                <a href="#diensten-links" data-dialog="service-menu" className="division-link">
                  Diensten
                </a>
              </li>
            )}
          </ul>
        </nav>
      </div>
    </Bar>
  );
}
