import { ChatLogo, Icon } from "~/ui/icons/icon";
import type { ShellProps } from "./shell-types";

type Props = Pick<ShellProps, "contact"> & { hasWidget: boolean };

/** On phones: call, chat, and a button that opens the quote widget. */
export function ContactBar({ contact, hasWidget }: Props) {
  const item = "bar-link";
  return (
    <nav
      aria-label="Direct contact"
      className="no-print fixed inset-x-0 bottom-0 z-30 grid grid-cols-3 border-t border-ink/20 bg-paper pb-[env(safe-area-inset-bottom)] sm:hidden"
    >
      <a href={contact.phone.href} className={item}>
        <Icon name="phone" /> Bel
      </a>
      <a href={contact.chat.href} className={item}>
        <ChatLogo colour="green" /> WhatsApp
      </a>
      <a
        href="/gratis-offerte"
        data-dialog={hasWidget ? "quote-widget" : "quote-dialog"}
        className={`${item} bg-accent text-white`}
      >
        <Icon name="offerte" /> {hasWidget ? "Offerte aanvragen" : "Gratis offerte"}
      </a>
    </nav>
  );
}
