import { Fragment } from "react";
import type { MembershipPage } from "~/content/types";
import { Icon } from "~/ui/icons/icon";

type ComparisonProps = Pick<MembershipPage, "packages" | "comparison">;

/** On a phone the table scrolls sideways; its first column stays visible. */
export function Comparison({ packages, comparison }: ComparisonProps) {
  const { caption, groups, note } = comparison;
  return (
    <div className="below-fold comparison-height page py-14 @half:py-20">
      <section
        aria-labelledby="vergelijking"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard.
        tabIndex={0}
        className="relative -mx-(--page-pad) overflow-x-auto px-(--page-pad) @half:mx-0 @half:px-0"
      >
        <table className="comparison w-full min-w-[46rem] table-fixed border-collapse text-sm">
          <caption id="vergelijking" className="pb-6 text-left font-display text-3xl font-semibold">
            <span className="sticky left-0 inline-block max-w-[calc(100vw-2*var(--page-pad))]">
              {caption}
            </span>
          </caption>
          <colgroup>
            <col className="w-[11rem] @half:w-[32%]" />
            {packages.map(({ id }) => (
              <col key={id} />
            ))}
          </colgroup>
          <thead>
            <tr className="border-y border-ink align-bottom">
              <td className="bg-paper" />
              {packages.map(({ id, name }) => (
                <th key={id} scope="col" className="py-3 pr-4 text-left font-display text-base font-semibold">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          {groups.map(({ heading, rows }) => (
            <tbody key={heading}>
              <tr>
                <th
                  scope="rowgroup"
                  colSpan={packages.length + 1}
                  className="label-caps pt-7 pb-2 text-left text-accent-text"
                >
                  <span className="sticky left-0">{heading}</span>
                </th>
              </tr>
              {rows.map(({ work, included }) => (
                <tr key={work} className="border-t border-rule align-top">
                  <th scope="row" className="bg-paper py-2.5 pr-4 text-left font-normal">
                    {work}
                  </th>
                  {packages.map(({ id }) => (
                    <td key={id} className="py-2.5 pr-4 font-semibold tabular-nums">
                      <Value text={included[id]} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </section>
      <p className="text-column mt-6 border-t border-ink pt-4 text-sm text-ink-soft">{note}</p>
    </div>
  );
}

function Value({ text }: { text: string }) {
  if (text === "niet") {
    return (
      <Fragment>
        <span aria-hidden="true" className="font-normal text-ink-soft">
          –
        </span>
        <span className="sr-only">niet</span>
      </Fragment>
    );
  }
  if (text === "ja") return <Icon name="check" label="ja" className="text-accent-text" />;
  return text;
}
