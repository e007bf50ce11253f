import { type Text, Words } from "./words";

/** Numbered steps along a dimension line in the margin. */
export function Steps({ steps }: { steps: { title: string; text: Text }[] }) {
  return (
    <ol className="text-column">
      {steps.map(({ title, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no other name and never move
        <li key={index} className="step-mark grid grid-cols-[3.25rem_1fr] pb-7 last:pb-1">
          <span aria-hidden="true" className="figure-lettering">
            {String(index + 1).padStart(2, "0")}
          </span>
          <div className="pl-4">
            <h3 className="text-lg">{title}</h3>
            <p className="mt-1">
              <Words text={text} />
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}
