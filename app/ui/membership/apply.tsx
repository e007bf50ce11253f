import type { ReactNode } from "react";
import type { RichText as Text } from "~/content/types";
import { RichText } from "~/ui/blocks/rich-text";

type ApplyProps = { heading: string; text: Text; children: ReactNode };

/** The membership form in the page; the buttons open the same form in a dialog. */
export function Apply({ heading, text, children }: ApplyProps) {
  return (
    <section id="aanvraag" aria-labelledby="aanvraag-kop" className="scroll-mt-24 bg-paper-deep">
      <div className="page py-10 @half:py-20">
        <h2 id="aanvraag-kop" className="text-3xl">
          {heading}
        </h2>
        <p className="measure mt-4 mb-8 text-lg">
          <RichText text={text} />
        </p>
        {children}
      </div>
    </section>
  );
}
