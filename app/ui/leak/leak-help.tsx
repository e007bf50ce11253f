import type { ReactNode } from "react";
import type { LeakFinderPage } from "~/content/types";
import { ButtonLink } from "~/ui/controls/button";
import { Icon } from "~/ui/icons/icon";

type Link = { label: string; href: string };

type Props = {
  words: LeakFinderPage["help"];
  phone: Link;
  /** Outside office hours; null where nobody answers then. */
  emergency: Link | null;
  /** Who answers now. */
  answering: ReactNode;
  /** Addresses of the forms that know what was pointed at. */
  callBack: string;
  inspection: string;
};

/** The end of the tool: three ways to help, each of which takes along what the visitor pointed at. */
export function LeakHelp({ words, phone, emergency, answering, callBack, inspection }: Props) {
  const apart = emergency !== null && emergency.href !== phone.href;
  return (
    <section aria-labelledby="hulp" className="page pt-8 pb-4">
      <div className="quote-plane py-12 text-white @half:py-14 @sheet:pr-12">
        <h2 id="hulp" className="text-3xl">
          {words.heading}
        </h2>
        <p className="mt-3 max-w-[34rem] text-lg">{words.text}</p>
        <p className="mt-3 max-w-[34rem]">{answering}</p>
        <div className="mt-7 flex flex-wrap gap-3 @max-pair:grid grid-cols-1">
          <ButtonLink href={phone.href} size="lg" className="border-white! bg-white! text-ink!">
            <Icon name="phone" /> {words.call}: {phone.label}
          </ButtonLink>
          {apart && (
            <ButtonLink href={emergency.href} size="lg" className="border-white! bg-white! text-ink!">
              <Icon name="phone" /> Buiten kantooruren: {emergency.label}
            </ButtonLink>
          )}
          <ButtonLink href={callBack} size="lg" variant="outline" className="border-white! text-white!">
            {words.callBack}
          </ButtonLink>
          <ButtonLink
            href={inspection}
            data-dialog="quote-dialog"
            size="lg"
            variant="outline"
            className="border-white! text-white!"
          >
            {words.inspection}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
