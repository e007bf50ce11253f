import { Fragment } from "react";
import type { MembershipPage } from "~/content/types";
import { ROLES } from "~/ui/blocks/table";
import { Icon } from "~/ui/icons/icon";

type ComparisonProps = Pick<MembershipPage, "packages" | "comparison">;

/** On a phone the four packages stand side by side under the name of each kind of work. */
export function Comparison({ packages, comparison }: ComparisonProps) {
  const { caption, groups, note } = comparison;
  return (
    <div className="below-fold comparison-height page py-10 @half:py-20">
      <section aria-labelledby="vergelijking">
        <table {...ROLES.table} className="comparison w-full table-fixed border-collapse text-sm">
          <caption id="vergelijking" className="pb-6 text-left font-display text-3xl font-semibold">
            {caption}
          </caption>
          <colgroup>
            <col className="w-[32%]" />
            {packages.map(({ id }) => (
              <col key={id} />
            ))}
          </colgroup>
          <thead {...ROLES.group}>
            <tr {...ROLES.row} className="border-y border-ink">
              <td {...ROLES.cell} />
              {packages.map(({ id, name }) => (
                <th key={id} {...ROLES.columnHead} scope="col" className="text-xs font-semibold">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          {groups.map(({ heading, rows }) => (
            <tbody key={heading} {...ROLES.group}>
              <tr {...ROLES.row}>
                <th
                  {...ROLES.rowHead}
                  scope="rowgroup"
                  colSpan={packages.length + 1}
                  className="label-caps text-accent-text"
                >
                  {heading}
                </th>
              </tr>
              {rows.map(({ work, included }) => (
                <tr key={work} {...ROLES.row} className="border-t border-rule align-top">
                  <th {...ROLES.rowHead} scope="row" className="font-normal">
                    {work}
                  </th>
                  {packages.map(({ id }) => (
                    <td key={id} {...ROLES.cell} className="font-semibold">
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
