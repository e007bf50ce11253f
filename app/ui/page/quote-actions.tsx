import type { Theme } from "~/content/types";
import { ButtonLink } from "~/ui/controls/button";
import { type ChatColour, ChatLogo, Icon } from "~/ui/icons/icon";

type Link = { label: string; href: string };

/** A form in a dialog, and the page with the same form. */
export type FormLink = { dialog: string; href: string };

export const QUOTE: FormLink = { dialog: "quote-dialog", href: "/gratis-offerte" };
export const MEMBERSHIP: FormLink = { dialog: "membership-dialog", href: "/zorgeloos-wonen#aanvraag" };

type QuoteActionsProps = {
  label: string;
  /** Slug of the preselected service. */
  preset?: string | undefined;
  /** Label; asks for a quote when omitted. */
  form?: FormLink;
  contact: { phone: Link; chat: Link };
  /** Gives the chat sign the accent of the page. */
  theme: Theme;
  /** For urgent services, calling comes first. */
  urgent?: boolean | undefined;
};

const CHAT_COLOURS: Record<Theme, ChatColour> = {
  roof: "red",
  chimney: "blue",
  maintenance: "green",
  building: "orange",
  navy: "blue",
};

/** Without script the quote button leads to the page with the form. */
export function QuoteActions({
  label,
  preset,
  form = QUOTE,
  contact,
  theme,
  urgent = false,
}: QuoteActionsProps) {
  const quote = (
    <ButtonLink
      href={preset ? `${form.href}?dienst=${preset}` : form.href}
      data-dialog={form.dialog}
      size="lg"
      variant={urgent ? "outline" : "default"}
    >
      {label}
    </ButtonLink>
  );
  return (
    <div className="flex flex-wrap items-center gap-3 @max-pair:grid">
      {urgent && (
        <ButtonLink href={contact.phone.href} size="lg">
          <Icon name="phone" /> Bel {contact.phone.label}
        </ButtonLink>
      )}
      {quote}
      <ButtonLink href={contact.chat.href} size="lg" variant={urgent ? "ghost" : "outline"}>
        <ChatLogo colour={CHAT_COLOURS[theme]} /> {contact.chat.label}
      </ButtonLink>
    </div>
  );
}
