import type { LeakFinderPage } from "~/content/types";
import { classNames } from "~/lib/text/class-names";
import { RichText } from "~/ui/blocks/rich-text";
import { Icon } from "~/ui/icons/icon";

type Props = {
  steps: LeakFinderPage["firstAid"]["inside"];
  warning: LeakFinderPage["firstAid"]["warning"];
  /** Side by side on a wide sheet; else one under the other. */
  wide?: boolean;
};

/** What comes before all causes: power and water first, and nobody up the roof. */
export function FirstAid({ steps: { heading, steps }, warning, wide = false }: Props) {
  return (
    <div className={classNames("border-y border-ink", wide && "grid @sheet:grid-cols-12")}>
      <div className={classNames("py-5", wide && "@sheet:col-span-7 @sheet:pr-6")}>
        <h2 className="text-xl">{heading}</h2>
        <ol className={classNames("mt-3 grid list-decimal gap-2 pl-5", !wide && "text-sm")}>
          {steps.map((step) => (
            <li key={step}>
              <RichText text={step} />
            </li>
          ))}
        </ol>
      </div>
      <div
        role="note"
        className={classNames(
          "border-l-4 border-danger bg-danger-wash px-5 py-5",
          wide ? "@sheet:col-span-5" : "text-sm",
        )}
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
