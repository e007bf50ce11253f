import { drawings } from "~/drawings/registry";
import { type Text, Words } from "./words";

type FigureProps = { drawing: string; alt: string; caption: string; legend?: Text[] | undefined; id: string };

/** Legend entry 1 explains balloon 1 of the drawing. Renders nothing for an unknown key. */
export function Figure({ drawing, alt, caption, legend, id }: FigureProps) {
  const Sheet = drawings[drawing];
  if (!Sheet) return null;
  return (
    <figure className="figure border-y border-ink py-6">
      <div role="img" aria-label={alt}>
        <Sheet id={`${id}-tekening`} />
      </div>
      <figcaption className="@container border-t border-rule pt-4">
        <div className="grid gap-x-8 gap-y-4 @half:grid-cols-[12rem_1fr]">
          <p className="text-sm font-semibold">{caption}</p>
          {legend && (
            <ol className="-mb-2.5 gap-8 text-sm @pair:columns-2">
              {legend.map((text, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no other name and never move
                <li key={index} className="grid break-inside-avoid grid-cols-[2.25rem_1fr] pb-2.5">
                  <span aria-hidden="true" className="balloon-mark">
                    {index + 1}
                  </span>
                  <span>
                    <Words text={text} />
                  </span>
                </li>
              ))}
            </ol>
          )}
        </div>
      </figcaption>
    </figure>
  );
}
