import type { Division } from "~/content/types";
import { RichText } from "~/ui/blocks/rich-text";

/** Four steps along a dimension line. */
export function Process({ heading, steps }: Division["process"]) {
  return (
    <section aria-labelledby="werkwijze" className="page py-14 @half:py-20">
      <h2 id="werkwijze" className="max-w-[20ch] text-3xl">
        {heading}
      </h2>
      <ol className="process mt-10 grid @sheet:mt-14 @sheet:grid-cols-4">
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
    </section>
  );
}
