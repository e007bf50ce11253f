import { Link } from "react-router";

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
    <table className="w-full border-t border-ink text-left">
      <thead className="label-caps text-ink-soft">
        <tr className="border-b border-rule">
          <th scope="col" className="py-2 pr-4">
            Wat
          </th>
          <th scope="col" className="py-2 pr-4">
            Hoe lang
          </th>
          <th scope="col" className="py-2 text-right">
            Vannacht gewist
          </th>
        </tr>
      </thead>
      <tbody>
        {rules.map(({ what, term, due }) => (
          <tr key={what} className="border-b border-rule align-top">
            <th scope="row" className="py-2.5 pr-4 font-normal">
              {what}
            </th>
            <td className="py-2.5 pr-4 whitespace-nowrap">{term}</td>
            <td className="py-2.5 text-right tabular-nums">{due}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
