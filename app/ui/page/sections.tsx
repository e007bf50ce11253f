import type { ReactNode } from "react";
import type { Section } from "~/content/types";
import { Blocks, SectionDrawingDefs } from "~/ui/blocks/blocks";

/** '01' for the first section, as in the contents of the page. */
export function sectionNumber(index: number): string {
  return String(index + 1).padStart(2, "0");
}

/** Sections with the heading at the left and the content at the right. */
export function SplitSections({ sections }: { sections: Section[] }) {
  return (
    <>
      <SectionDrawingDefs sections={sections} />
      {sections.map(({ id, heading, blocks }, index) => (
        <section key={id} id={id} aria-labelledby={`${id}-kop`} className="page">
          <div className="split">
            <div className="split-head">
              <span aria-hidden="true">{sectionNumber(index)}</span>
              <h2 id={`${id}-kop`} className="text-2xl">
                {heading}
              </h2>
            </div>
            <div>
              <Blocks blocks={blocks} id={id} />
            </div>
          </div>
        </section>
      ))}
    </>
  );
}

type ColumnSectionProps = { id: string; heading: string; number: string; children: ReactNode };

/** A section in one column; tables and drawings may be wider than the text. */
export function ColumnSection({ id, heading, number, children }: ColumnSectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-kop`} className="pt-14 first-of-type:pt-0">
      <h2 id={`${id}-kop`} className="text-column text-2xl">
        <span aria-hidden="true" className="mb-2 block font-text text-sm text-accent-text tabular-nums">
          {number}
        </span>
        {heading}
      </h2>
      <div className="mt-5 grid grid-cols-1 gap-8">{children}</div>
    </section>
  );
}
