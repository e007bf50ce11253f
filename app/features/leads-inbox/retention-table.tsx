type RetentionTableProps = { rules: { what: string; term: string; due: number }[] };

/** How long what is kept, and how many requests the coming night would erase: the purge without its effect. */
export function RetentionTable({ rules }: RetentionTableProps) {
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
