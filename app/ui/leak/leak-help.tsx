import type { LeakFinderPage } from "~/content/types";
import { ButtonLink } from "~/ui/controls/button";
import { Icon } from "~/ui/icons/icon";

type Props = {
  words: LeakFinderPage["help"];
  phone: { label: string; href: string };
  /** Addresses of the forms that know what was pointed at. */
  callBack: string;
  inspection: string;
};

/** The end of the tool: three ways to help, each of which takes along what the visitor pointed at. */
export function LeakHelp({ words, phone, callBack, inspection }: Props) {
  return (
    <section aria-labelledby="hulp" className="page pt-8 pb-4">
      <div className="quote-plane py-12 text-white @half:py-14 @sheet:pr-12">
        <h2 id="hulp" className="text-3xl">
          {words.heading}
        </h2>
        <p className="mt-3 max-w-[34rem] text-lg">{words.text}</p>
        <div className="mt-7 flex flex-wrap gap-3 @max-pair:grid grid-cols-1">
          <ButtonLink href={phone.href} size="lg" className="border-white! bg-white! text-ink!">
            <Icon name="phone" /> {words.call}: {phone.label}
          </ButtonLink>
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
