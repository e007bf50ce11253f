import type { RichText as Text } from "~/content/types";
import { CALL_BACK, wishOf } from "~/lib/text/wishes";
import { RichText } from "~/ui/blocks/rich-text";
import { ButtonLink } from "~/ui/controls/button";
import { Icon } from "~/ui/icons/icon";
import { EMERGENCY, type FormLink, presetHref, QUOTE } from "./quote-actions";

type QuoteBannerProps = {
  heading: string;
  text: Text;
  button: string;
  preset?: string | undefined;
  /** Id of the preselected kind of request; what the button says when omitted, `offerte` where only a service is. */
  type?: string | undefined;
  /** Label; asks for a quote when omitted. */
  form?: FormLink;
  phone: { label: string; href: string };
};

const onPlane = "border-white! bg-white! text-ink! hover:bg-ink! hover:text-white!";

/** Full-width call to action at the end of a page, with the phone number; in an emergency that is the first button. */
export function QuoteBanner({ heading, text, button, preset, type, form, phone }: QuoteBannerProps) {
  const wish = type ?? wishOf(button);
  const callBack = button === CALL_BACK;
  const urgent = callBack || wish === "spoedservice";
  const { href, dialog } = form ?? (callBack ? EMERGENCY : QUOTE);
  return (
    <section aria-labelledby="vraag-het-ons" className="no-print overflow-x-clip @half:mt-8">
      <div className="page">
        <div className="quote-plane grid grid-cols-1 gap-x-8 gap-y-6 py-10 text-white @half:grid-cols-[1fr_auto] @half:items-end @half:py-16 @sheet:mr-[8.33%] @sheet:pr-12">
          <div>
            <h2 id="vraag-het-ons" className="max-w-[20ch] text-3xl">
              {heading}
            </h2>
            <p className="mt-4 max-w-[34rem] text-lg [&_a]:text-white [&_a]:decoration-white/60">
              <RichText text={text} />
            </p>
          </div>
          <div className="grid grid-cols-1 gap-3 @half:justify-items-start">
            {urgent ? (
              <ButtonLink href={phone.href} size="lg" className={onPlane}>
                <Icon name="phone" /> Bel {phone.label}
              </ButtonLink>
            ) : (
              <a href={phone.href} className="flex items-center gap-3 font-display text-2xl font-semibold">
                <Icon name="phone" size={6} /> {phone.label}
              </a>
            )}
            <ButtonLink
              href={presetHref(href, { preset, type: wish })}
              data-dialog={dialog}
              size="lg"
              className={urgent ? "border-white! text-white!" : onPlane}
            >
              {button}
            </ButtonLink>
          </div>
        </div>
      </div>
    </section>
  );
}
