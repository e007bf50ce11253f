import type { HomePage } from "~/content/types";
import { ButtonLink } from "~/ui/controls/button";
import { ChatLogo, Icon } from "~/ui/icons/icon";

type Link = { label: string; href: string };

export function ContactBlock({
  content,
  phone,
  chat,
}: {
  content: HomePage["contact"];
  phone: Link;
  chat: Link;
}) {
  return (
    <section className="below-fold contact-height border-t border-ink bg-paper" aria-labelledby="contact">
      <div className="page grid gap-8 py-10 @half:py-16 @sheet:grid-cols-12 @sheet:py-24">
        <div className="@sheet:col-span-7">
          <h2 id="contact" className="text-3xl">
            {content.heading}
          </h2>
          <p className="measure mt-4 text-lg">{content.text}</p>
          <div className="mt-7 flex flex-wrap gap-3">
            <ButtonLink size="lg" href="/gratis-offerte?serviceType=inspectie" data-dialog="quote-dialog">
              {content.buttons.inspection}
            </ButtonLink>
            <ButtonLink size="lg" variant="outline" href={phone.href}>
              <Icon name="phone" /> {content.buttons.call} {phone.label}
            </ButtonLink>
            <ButtonLink size="lg" variant="outline" href={chat.href}>
              <ChatLogo colour="green" /> {content.buttons.chat}
            </ButtonLink>
          </div>
        </div>
        <div className="@sheet:col-span-4 @sheet:col-start-9">
          <h3 className="label-caps font-text">Leg dit klaar</h3>
          <ol className="numbered-lines mt-2 border-t border-ink">
            {content.prepare.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
