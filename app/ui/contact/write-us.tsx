import type { ReactNode } from "react";
import type { Section } from "~/content/types";
import { Blocks } from "~/ui/blocks/blocks";

type WriteUsProps = {
  /** Names the service that the visitor comes from. */
  subject: string | null;
  /** What happens after sending: in the margin, on a narrow sheet below the form. */
  after: Section | undefined;
  children: ReactNode;
};

/** Section of the contact form. */
export function WriteUs({ subject, after, children }: WriteUsProps) {
  return (
    <section id="formulier" aria-labelledby="formulier-kop" className="mt-12 bg-accent-wash @half:mt-16">
      <div className="page grid gap-x-8 gap-y-6 py-12 @half:py-16 @sheet:grid-cols-12 @sheet:grid-rows-[auto_1fr]">
        <div className="axis-head">
          <h2 id="formulier-kop" className="text-3xl">
            Schrijf ons
          </h2>
          {subject && (
            <p className="mt-3">
              Het gaat over <strong>{subject}</strong>.
            </p>
          )}
        </div>
        <div className="axis-body @sheet:row-span-2">{children}</div>
        {after && (
          <section
            id={after.id}
            aria-labelledby={`${after.id}-kop`}
            className="axis-head self-start @sheet:sticky @sheet:top-24"
          >
            <h2 id={`${after.id}-kop`} className="mb-5 text-xl">
              {after.heading}
            </h2>
            <Blocks blocks={after.blocks} id={after.id} folds />
          </section>
        )}
      </div>
    </section>
  );
}
