import { classNames } from "~/lib/text/class-names";
import { dutchNumber } from "~/lib/text/dutch-number";
import { ROLES } from "~/ui/blocks/table";
import type { BrowserReports, Measured } from "./read-reports.server";

/** What visitors' browsers told: how fast pages were, and what went wrong. */
export function BrowserReportsSection({ days, speed, failureDays, failures }: BrowserReports) {
  return (
    <div className="grid grid-cols-1 gap-12">
      <section aria-labelledby="snelheid">
        <h2 id="snelheid" className="text-2xl">
          Hoe snel de pagina’s bij bezoekers zijn
        </h2>
        <p className="measure mt-2 mb-4 text-ink-soft">
          Gemeten bij één op de vier bezoeken, de laatste {days} dagen. Drie van de vier bezoeken waren zo
          goed als hier staat, of beter. Goed is: binnen 2,5 seconden te zien, verspringt minder dan 0,1, en
          binnen 200 milliseconden antwoord op een tik.
        </p>
        {speed.length === 0 ? (
          <p className="text-ink-soft">Nog geen bezoek gemeten.</p>
        ) : (
          <SpeedTable rows={speed} />
        )}
      </section>
      <section aria-labelledby="misging">
        <h2 id="misging" className="text-2xl">
          Wat bij bezoekers misging
        </h2>
        <p className="measure mt-2 mb-4 text-ink-soft">
          De laatste {failureDays} dagen, zonder dat wij weten bij wie. Wat van buiten komt, zoals een
          uitbreiding van de browser, houdt de website tegen; dat hoort zo.
        </p>
        {failures.length === 0 ? <p className="text-ink-soft">Niets.</p> : <FailureTable rows={failures} />}
      </section>
    </div>
  );
}

const headRow = "border-b border-rule align-bottom text-sm text-ink-soft";
const head = "py-2 pl-3 text-right";
const cell = "py-2.5 pl-3 text-right tight:pl-0 tabular-nums";

function SpeedTable({ rows }: { rows: BrowserReports["speed"] }) {
  return (
    <table {...ROLES.table} className="tight-rows w-full border-t border-ink text-left">
      <thead {...ROLES.group}>
        <tr {...ROLES.row} className={headRow}>
          <th {...ROLES.columnHead} scope="col" className="py-2">
            Soort pagina
          </th>
          <th {...ROLES.columnHead} scope="col" className={head}>
            Te zien na
          </th>
          <th {...ROLES.columnHead} scope="col" className={head}>
            Verspringt
          </th>
          <th {...ROLES.columnHead} scope="col" className={head}>
            Antwoord na
          </th>
        </tr>
      </thead>
      <tbody {...ROLES.group}>
        {rows.map(({ page, visits, lcp, cls, inp }) => (
          <tr key={page} {...ROLES.row} className="border-b border-rule align-top">
            <th {...ROLES.rowHead} scope="row" className="py-2.5 font-normal">
              {page}
              <span className="block text-sm text-ink-soft">
                {visits === 1 ? "1 bezoek" : `${dutchNumber(visits)} bezoeken`}
              </span>
            </th>
            <MeasuredCell label="Te zien na" value={lcp} />
            <MeasuredCell label="Verspringt" value={cls} />
            <MeasuredCell label="Antwoord na" value={inp} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function MeasuredCell({ label, value }: { label: string; value: Measured | null }) {
  const own = { ...ROLES.cell, "data-label": label };
  if (value === null)
    return (
      <td {...own} className={cell}>
        –
      </td>
    );
  return (
    <td
      {...own}
      className={classNames(cell, "whitespace-nowrap", !value.good && "font-semibold text-danger")}
    >
      {value.text}
      {!value.good && <span className="block text-sm font-normal">te hoog</span>}
    </td>
  );
}

function FailureTable({ rows }: { rows: BrowserReports["failures"] }) {
  return (
    <table {...ROLES.table} className="tight-rows w-full border-t border-ink text-left">
      <thead {...ROLES.group}>
        <tr {...ROLES.row} className={headRow}>
          <th {...ROLES.columnHead} scope="col" className="py-2">
            Wat en waar
          </th>
          <th {...ROLES.columnHead} scope="col" className={head}>
            Hoe vaak, en laatst
          </th>
        </tr>
      </thead>
      <tbody {...ROLES.group}>
        {rows.map(({ what, detail, pages, count, last }) => (
          <tr key={`${what} ${detail}`} {...ROLES.row} className="border-b border-rule align-top">
            <th {...ROLES.rowHead} scope="row" className="py-2.5 font-normal">
              {what}: <span className="wrap-anywhere">{detail}</span>
              <span className="block text-sm text-ink-soft">{pages}</span>
            </th>
            <td {...ROLES.cell} data-label="Hoe vaak, en laatst" className={cell}>
              {dutchNumber(count)}
              <span className="block text-sm whitespace-nowrap text-ink-soft">{last}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
