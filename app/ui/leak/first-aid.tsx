import type { LeakFinderPage } from "~/content/types";
import { RichText } from "~/ui/blocks/rich-text";
import { Icon } from "~/ui/icons/icon";

type Props = {
  steps: LeakFinderPage["firstAid"]["inside"];
  warning: LeakFinderPage["firstAid"]["warning"];
};

/** What comes before all causes: power and water first, and nobody up the roof. */
export function FirstAid({ steps: { heading, steps }, warning }: Props) {
  return (
    <div className="grid border-y border-ink @sheet:grid-cols-12">
      <div className="py-6 @sheet:col-span-7 @sheet:pr-10">
        <h2 className="text-xl">{heading}</h2>
        <ol className="mt-3 grid list-decimal gap-2 pl-5 marker:font-semibold">
          {steps.map((step) => (
            <li key={step} className="pl-1.5">
              <RichText text={step} />
            </li>
          ))}
        </ol>
      </div>
      <div
        role="note"
        className="border-t-4 border-danger bg-danger-wash px-5 py-6 @sheet:col-span-5 @sheet:border-t-0 @sheet:border-l-4 @sheet:px-7"
      >
        <h2 className="flex items-center gap-2 text-xl text-danger">
          <Icon name="warning" /> {warning.title}
        </h2>
        <p className="mt-2">
          <RichText text={warning.text} />
        </p>
      </div>
    </div>
  );
}
