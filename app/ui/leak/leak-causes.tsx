import type { LeakCauseView } from "~/content/types";
import { drawings } from "~/drawings/registry";
import { RichText } from "~/ui/blocks/rich-text";

type Props = {
  likely: LeakCauseView[];
  others: LeakCauseView[];
  heading: string;
  othersHeading: string;
  note: string;
};

/** The causes, the likely ones first. A drawing stands once; who comes after it points at its number there. */
export function LeakCauses({ likely, others, heading, othersHeading, note }: Props) {
  const all = [...likely, ...others];
  const first = (cause: LeakCauseView) => all.find(({ figure }) => figure?.name === cause.figure?.name);
  const entry = (cause: LeakCauseView) => {
    const drawn = first(cause);
    return <Cause key={cause.id} cause={cause} drawnAt={drawn && drawn.id !== cause.id ? drawn : null} />;
  };
  return (
    <>
      <section id="oorzaken" aria-labelledby="oorzaken-kop" className="page pt-16">
        <h2 id="oorzaken-kop" className="text-3xl">
          {heading}
        </h2>
        <p className="measure mt-3 text-ink-soft">{note}</p>
        <div className="mt-8">{likely.map(entry)}</div>
      </section>
      {others.length > 0 && (
        <section aria-labelledby="andere-oorzaken" className="page pt-12">
          <h2 id="andere-oorzaken" className="text-2xl">
            {othersHeading}
          </h2>
          <div className="mt-6">{others.map(entry)}</div>
        </section>
      )}
    </>
  );
}

function Cause({ cause, drawnAt }: { cause: LeakCauseView; drawnAt: LeakCauseView | null }) {
  const { id, name, signs, now, repair, figure, reading, sources } = cause;
  const Sheet = figure && !drawnAt ? drawings[figure.name] : undefined;
  return (
    <article
      id={id}
      aria-labelledby={`${id}-naam`}
      className="grid gap-x-8 gap-y-6 border-t border-ink/25 py-8 @half:py-10 @sheet:grid-cols-12"
    >
      <div className="@sheet:col-span-7 @sheet:pr-6">
        <h3 id={`${id}-naam`} className="text-2xl">
          {name}
        </h3>
        <dl className="leak-facts mt-4">
          <dt>Zo herkent u het</dt>
          <dd>
            <RichText text={signs} />
          </dd>
          <dt>Dit doet u nu</dt>
          <dd>
            <RichText text={now} />
          </dd>
          <dt>Zo wordt het hersteld</dt>
          <dd>
            <RichText text={repair} />
          </dd>
        </dl>
        <p className="mt-5 text-sm text-ink-soft">
          Meer hierover:{" "}
          {reading.map(({ label, href }, index) => (
            <span key={href}>
              {index > 0 && " · "}
              <a href={href} className="text-link">
                {label}
              </a>
            </span>
          ))}
          {sources.map(({ title, url }) => (
            <span key={url}>
              {" · "}
              <a href={url} className="text-link" rel="noopener">
                {title}
              </a>
            </span>
          ))}
        </p>
      </div>
      {figure && (
        <figure className="@sheet:col-span-5">
          {Sheet && (
            <div role="img" aria-label={figure.alt}>
              <Sheet id={`${id}-tekening`} />
            </div>
          )}
          <figcaption className="mt-3 grid grid-cols-[2.25rem_1fr] text-sm">
            <span aria-hidden="true" className="balloon-mark">
              {figure.mark}
            </span>
            <span>
              <span className="sr-only">Nummer {figure.mark} in de tekening: </span>
              <RichText text={figure.part} />
              {drawnAt && (
                <>
                  {" "}
                  <a href={`#${drawnAt.id}`} className="text-link">
                    In de tekening bij ‘{drawnAt.name}’
                  </a>
                </>
              )}
            </span>
          </figcaption>
        </figure>
      )}
    </article>
  );
}
