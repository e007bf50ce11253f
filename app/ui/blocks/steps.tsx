import type { Block } from "~/content/types";
import { RichText } from "./rich-text";

/** Numbered steps along a dimension line in the margin. */
export function Steps({ steps }: Extract<Block, { type: "steps" }>) {
  return (
    <ol className="text-column">
      {steps.map(({ title, text }, index) => (
        <li key={title} className="step-mark grid grid-cols-[3.25rem_1fr] pb-7 last:pb-1">
          <span aria-hidden="true" className="figure-lettering">
            {String(index + 1).padStart(2, "0")}
          </span>
          <div className="pl-4">
            <h3 className="text-lg">{title}</h3>
            <p className="mt-1">
              <RichText text={text} />
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}
