import type { Division } from "~/content/types";
import { counted } from "~/lib/text/counted";
import { RichText } from "~/ui/blocks/rich-text";
import { Fold } from "~/ui/page/fold";

/** Four steps along a dimension line. */
export function Process({ heading, steps }: Division["process"]) {
  return (
    <section aria-labelledby="werkwijze" className="page py-10 @half:py-20">
      <h2 id="werkwijze" className="max-w-[20ch] text-3xl">
        {heading}
      </h2>
      <Fold
        label={`${counted(steps.length, "stap", "stappen")}: ${steps.map(({ title }) => title).join(" · ")}`}
        className="mt-8"
      >
        <ol className="process grid @sheet:grid-cols-4">
          {steps.map(({ title, text }, index) => (
            <li key={title} className="process-step">
              <h3 className="text-xl">
                <span aria-hidden="true" className="process-number">
                  {String(index + 1).padStart(2, "0")}
                </span>{" "}
                {title}
              </h3>
              <p className="mt-2 max-w-[26rem]">
                <RichText text={text} />
              </p>
            </li>
          ))}
        </ol>
      </Fold>
    </section>
  );
}
