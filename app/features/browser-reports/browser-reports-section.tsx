import { classNames } from "~/lib/text/class-names";
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
          snel als hier staat, of sneller. Goed is: binnen 2,5 seconden te zien, verspringt minder dan 0,1, en
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

const head = "py-2 pr-4";
const cell = "py-2.5 pr-4";

function SpeedTable({ rows }: { rows: BrowserReports["speed"] }) {
  return (
    <table className="w-full border-t border-ink text-left">
      <thead className="label-caps text-ink-soft">
        <tr className="border-b border-rule align-bottom">
          <th scope="col" className={head}>
            Soort pagina
          </th>
          <th scope="col" className={classNames(head, "text-right")}>
            Bezoeken
          </th>
          <th scope="col" className={classNames(head, "text-right")}>
            Te zien na
          </th>
          <th scope="col" className={classNames(head, "text-right")}>
            Verspringt
          </th>
          <th scope="col" className="py-2 text-right">
            Antwoord op een tik
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ page, visits, lcp, cls, inp }) => (
          <tr key={page} className="border-b border-rule align-top">
            <th scope="row" className={classNames(cell, "font-normal")}>
              {page}
            </th>
            <td className={classNames(cell, "text-right tabular-nums")}>{visits}</td>
            <MeasuredCell value={lcp} />
            <MeasuredCell value={cls} />
            <MeasuredCell value={inp} last />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function MeasuredCell({ value, last = false }: { value: Measured | null; last?: boolean }) {
  return (
    <td
      className={classNames(
        "py-2.5 text-right whitespace-nowrap tabular-nums",
        !last && "pr-4",
        value?.good === false && "font-semibold text-danger",
      )}
    >
      {value === null ? "–" : value.text}
      {value?.good === false && <span className="block text-sm font-normal">te hoog</span>}
    </td>
  );
}

function FailureTable({ rows }: { rows: BrowserReports["failures"] }) {
  return (
    <table className="w-full border-t border-ink text-left">
      <thead className="label-caps text-ink-soft">
        <tr className="border-b border-rule">
          <th scope="col" className={head}>
            Wat
          </th>
          <th scope="col" className={head}>
            Op
          </th>
          <th scope="col" className={classNames(head, "text-right")}>
            Hoe vaak
          </th>
          <th scope="col" className="py-2 text-right">
            Laatst
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ what, detail, pages, count, last }) => (
          <tr key={`${what} ${detail}`} className="border-b border-rule align-top">
            <th scope="row" className={classNames(cell, "font-normal")}>
              {what}
              <span className="block text-sm break-all text-ink-soft">{detail}</span>
            </th>
            <td className={classNames(cell, "text-sm")}>{pages}</td>
            <td className={classNames(cell, "text-right tabular-nums")}>{count}</td>
            <td className="py-2.5 text-right text-sm whitespace-nowrap tabular-nums">{last}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
