import { WISHES } from "~/lib/text/wishes";
import { ButtonLink } from "~/ui/controls/button";
import { Dialog, FetchedBody } from "~/ui/controls/dialog";
import { ChatLogo, Icon } from "~/ui/icons/icon";
import { Island } from "~/ui/islands/island";
import type { ShellProps } from "./shell-types";

/** Its opener leads to the menu in the footer, which does the same without script. `body`: address of what fills it. */
export function MobileMenu({ body }: { body: string }) {
  return (
    <Dialog id="menu" title="Menu" look="drawer">
      <FetchedBody from={body} />
    </Dialog>
  );
}

/** What fills the menu, the same on every page. */
export function MenuBody({
  nav,
  divisions,
  contact,
  phoneHint,
}: Pick<ShellProps, "nav" | "divisions" | "contact" | "phoneHint">) {
  return (
    <div className="grid gap-6 px-5 py-5 md:px-8">
      <Island name="search-box" props={{ id: "menu-search" }} />
      <nav aria-label="Vakken">
        <ul className="ruled">
          {divisions.map(({ id, name, href }) => (
            <li key={id} data-theme={id}>
              <a href={href} className="menu-line">
                <span>{name}</span>
                <Icon name="arrow-right" />
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <nav aria-label="Menu">
        <ul className="menu-links">
          {nav.map(({ label, href }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="grid gap-2">
        <ButtonLink href="/gratis-offerte?serviceType=offerte" data-dialog="quote-dialog">
          {WISHES.offerte}
        </ButtonLink>
        <ButtonLink variant="outline" href="/spoed">
          Spoed: er komt water binnen
        </ButtonLink>
        <ButtonLink variant="outline" href={contact.phone.href}>
          <Icon name="phone" /> Bel {contact.phone.label}, {phoneHint}
        </ButtonLink>
        <ButtonLink variant="outline" href={contact.chat.href}>
          <ChatLogo colour="green" /> Chat via WhatsApp
        </ButtonLink>
      </div>
    </div>
  );
}
