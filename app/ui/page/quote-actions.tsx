import type { Theme } from "~/content/types";
import { CALL_BACK, wishOf } from "~/lib/text/wishes";
import { ButtonLink } from "~/ui/controls/button";
import { type ChatColour, ChatLogo, Icon } from "~/ui/icons/icon";

type Link = { label: string; href: string };

/** A form in a dialog, and the page with the same form; or that page alone. */
export type FormLink = { dialog?: string; href: string };

export const QUOTE: Required<FormLink> = { dialog: "quote-dialog", href: "/gratis-offerte" };
export const EMERGENCY: FormLink = { href: "/spoed#terugbellen" };
export const MEMBERSHIP: Required<FormLink> = {
  dialog: "membership-dialog",
  href: "/zorgeloos-wonen#aanvraag",
};

type QuoteActionsProps = {
  label: string;
  /** Slug of the preselected service. */
  preset?: string | undefined;
  /** Id of the preselected kind of request; what the label says when omitted, `offerte` where only a service is. */
  type?: string | undefined;
  /** Label; asks for a quote when omitted. */
  form?: FormLink;
  contact: { phone: Link; chat: Link };
  /** Gives the chat sign the accent of the page. */
  theme: Theme;
  /** For urgent services, calling comes first, and being called back next. */
  urgent?: boolean | undefined;
};

/** The page with the same form, with what its opener asks for; one that is for one thing only is told what it is about. */
export function presetHref(href: string, { preset, type }: Pick<QuoteActionsProps, "preset" | "type">) {
  const [page, place] = href.split("#");
  const query = new URLSearchParams({
    ...(preset && { dienst: preset }),
    ...(type && !place && { serviceType: type }),
  });
  return (query.size > 0 ? `${page}?${query}` : page) + (place ? `#${place}` : "");
}

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
  type,
  form,
  contact,
  theme,
  urgent = false,
}: QuoteActionsProps) {
  const asked = form ?? (urgent ? EMERGENCY : QUOTE);
  const quote = (
    <ButtonLink
      href={presetHref(asked.href, { preset, type: type ?? wishOf(label) })}
      data-dialog={asked.dialog}
      size="lg"
      variant={urgent ? "outline" : "default"}
    >
      {asked === EMERGENCY ? CALL_BACK : label}
    </ButtonLink>
  );
  return (
    <div className="flex flex-wrap items-center gap-3 @max-pair:grid grid-cols-1">
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
