import type { MouseEventHandler, ReactNode } from "react";
import { ButtonLink } from "~/ui/controls/button";
import { ChatLogo, Icon } from "~/ui/icons/icon";
import { toField } from "./to-field";

type ContactActionsProps = {
  /** Null when the number is not certain: a call or a chat could reach a stranger. */
  phone: string | null;
  chat: string | null;
  /** There is a field on this page that answers by mail. */
  mail: boolean;
};

/** Call, chat, mail: on a phone they stay at the bottom of the screen. */
export function ContactActions({ phone, chat, mail }: ContactActionsProps) {
  return (
    <div className="no-print flex gap-2 max-md:fixed max-md:overflow-x-auto max-md:inset-x-0 max-md:bottom-0 max-md:z-10 max-md:border-t max-md:border-rule max-md:bg-paper max-md:p-3">
      {phone && (
        <Action href={phone} variant="default">
          <Icon name="phone" /> Bellen
        </Action>
      )}
      {chat && (
        <Action href={chat}>
          <ChatLogo /> WhatsApp
        </Action>
      )}
      {mail && (
        <Action href="#antwoord" onClick={toField("#antwoord textarea")}>
          <Icon name="mail" /> Mailen
        </Action>
      )}
    </div>
  );
}

type ActionProps = {
  href: string;
  variant?: "default" | "outline";
  onClick?: MouseEventHandler;
  children: ReactNode;
};

function Action({ href, variant = "outline", onClick, children }: ActionProps) {
  return (
    <ButtonLink
      href={href}
      onClick={onClick}
      variant={variant}
      className="whitespace-nowrap max-md:flex-auto max-md:gap-1.5 max-md:px-2"
    >
      {children}
    </ButtonLink>
  );
}
