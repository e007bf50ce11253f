import { Link } from "react-router";
import { ROLES } from "~/ui/blocks/table";

type RetentionTableProps = {
  rules: { what: string; term: string; due: number }[];
  /** Where the periods are mended; null while they can be read and the purge runs. */
  stopped: string | null;
};

/** How long what is kept, and how many leads are too old by now: the purge without its effect. */
export function RetentionTable({ rules, stopped }: RetentionTableProps) {
  if (stopped !== null) {
    return (
      <p role="alert" className="border-l-4 border-danger bg-danger-wash px-4 py-3">
        <strong>Er wordt niets gewist.</strong> De bewaartermijnen van het kantoor zijn onleesbaar geworden.{" "}
        <Link to={stopped} className="font-semibold">
          Stel ze opnieuw in
        </Link>
        .
      </p>
    );
  }
  return (
    <table {...ROLES.table} className="tight-rows w-full border-t border-ink text-left">
      <thead {...ROLES.group} className="label-caps text-ink-soft">
        <tr {...ROLES.row} className="border-b border-rule">
          <th {...ROLES.columnHead} scope="col" className="py-2 pr-4">
            Wat
          </th>
          <th {...ROLES.columnHead} scope="col" className="py-2 pr-4">
            Hoe lang
          </th>
          <th {...ROLES.columnHead} scope="col" className="py-2 text-right">
            Vannacht gewist
          </th>
        </tr>
      </thead>
      <tbody {...ROLES.group}>
        {rules.map(({ what, term, due }) => (
          <tr key={what} {...ROLES.row} className="border-b border-rule align-top">
            <th {...ROLES.rowHead} scope="row" className="py-2.5 pr-4 font-normal">
              {what}
            </th>
            <td {...ROLES.cell} data-label="Hoe lang" className="py-2.5 pr-4 whitespace-nowrap">
              {term}
            </td>
            <td {...ROLES.cell} data-label="Vannacht gewist" className="py-2.5 text-right tabular-nums">
              {due}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
