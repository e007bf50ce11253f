import { WIDGET, WISHES } from "~/lib/text/wishes";
import { ChatLogo, Icon } from "~/ui/icons/icon";
import type { ShellProps } from "./shell-types";

type Props = Pick<ShellProps, "contact"> & { hasWidget: boolean };

/** At the foot of the window, but where the margin has room for what floats: call, chat, and a button that opens the quote widget. */
export function ContactBar({ contact, hasWidget }: Props) {
  return (
    <nav aria-label="Direct contact" className="contact-bar no-print">
      <a href={contact.phone.href}>
        <Icon name="phone" /> Bel
      </a>
      <a href={contact.chat.href}>
        <ChatLogo colour="green" /> WhatsApp
      </a>
      <a
        href="/gratis-offerte"
        data-dialog={hasWidget ? "quote-widget" : "quote-dialog"}
        className="bg-accent text-white"
      >
        <Icon name="offerte" /> {hasWidget ? WIDGET : WISHES.offerte}
      </a>
    </nav>
  );
}
