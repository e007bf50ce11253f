import type { ProjectKind as Kind } from "~/content/types";
import { Unmarked } from "~/drawings/parts/sheet";
import { drawings } from "~/drawings/registry";
import { RichText } from "~/ui/blocks/rich-text";
import { Icon } from "~/ui/icons/icon";

type ProjectKindProps = {
  kind: Kind;
  division: string;
  service: { label: string; href: string };
};

/** One kind of work, with its drawing if there is one. */
export function ProjectKind({ kind, division, service }: ProjectKindProps) {
  const { id, title, text, steps } = kind;
  // The drawing of the service that does this work.
  const Sheet = drawings[kind.service.slice(kind.service.indexOf("/") + 1)];
  return (
    <section id={id} aria-labelledby={`${id}-kop`} className="below-fold project-height page">
      <div className="grid gap-x-8 gap-y-8 border-t border-ink py-10 @half:py-16 @sheet:grid-cols-12">
        <div className="@sheet:col-span-5">
          <p className="label-caps text-ink-soft">{division}</p>
          <h2 id={`${id}-kop`} className="mt-2 text-3xl">
            {title}
          </h2>
          <p className="mt-4 max-w-[28rem] text-lg">
            <RichText text={text} />
          </p>
          <a href={service.href} className="text-link mt-4 inline-flex items-center gap-2 py-1.5">
            {service.label} <Icon name="arrow-right" />
          </a>
        </div>
        <div className="@sheet:col-span-7">
          {Sheet && (
            <div className="mb-8">
              <Unmarked value={true}>
                <Sheet id={`${id}-tekening`} />
              </Unmarked>
            </div>
          )}
          <ol className="grid gap-x-8 gap-y-6 @pair:grid-cols-2">
            {steps.map((step, index) => (
              <li key={step.title} className="grid grid-cols-[3.25rem_1fr] border-t border-rule pt-4">
                <span aria-hidden="true" className="figure-lettering">
                  {String(index + 1).padStart(2, "0")}
                </span>
                <div>
                  <h3 className="text-lg">{step.title}</h3>
                  <p className="mt-1 text-sm">
                    <RichText text={step.text} />
                  </p>
                </div>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
