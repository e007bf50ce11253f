import { BarChart } from "~/admin/charts/bar-chart";
import { ColumnChart } from "~/admin/charts/column-chart";
import { RankTable } from "~/admin/charts/rank-table";
import { shortName } from "~/admin/people/short-name";
import { lostReasonText } from "~/features/leads/model/lead-outcome";
import { leadStatuses } from "~/features/leads/model/lead-status";
import { classNames } from "~/lib/text/class-names";
import type { Per } from "./figure-periods";
import { answerFigures, earnedText, periodName, periodRows, shownOnPage, unnamed } from "./figure-texts";
import type { Earned, EarnedBy, LeadFigures } from "./lead-figures.server";

/** What came in, how it was answered, and what came of it. */
export function FiguresPage({ figures, per }: { figures: LeadFigures; per: Per }) {
  const { answers, statuses, periods, earned, lostReasons } = figures;
  return (
    <div className="grid grid-cols-1 gap-12">
      <dl className="grid grid-cols-2 gap-x-8 gap-y-6 lg:grid-cols-4">
        {answerFigures(answers, statuses).map(({ label, value, text, alarm }) => (
          <div key={label} className="flex flex-col border-t border-ink pt-3">
            <dt className="label-caps text-ink-soft">{label}</dt>
            <dd className={classNames("mt-1 font-display text-3xl tabular-nums", alarm && "text-danger")}>
              {value}
            </dd>
            <dd className="text-sm text-ink-soft">{text}</dd>
          </div>
        ))}
      </dl>
      <ColumnChart
        title={per === "week" ? "Aanvragen per week" : "Aanvragen per maand"}
        heads={[per === "week" ? "Week van" : "Maand", "Aanvragen"]}
        rows={periods.map(({ from, requests }) => ({ label: periodName(from, per), value: requests }))}
      />
      <PeriodTable figures={figures} per={per} />
      <div className="grid grid-cols-1 gap-x-16 gap-y-12 lg:grid-cols-2">
        <BarChart
          title="Waar ze nu staan"
          heads={["Status", "Aanvragen"]}
          rows={Object.entries(leadStatuses).map(([status, label]) => ({
            label,
            value: statuses[status as keyof typeof leadStatuses],
          }))}
        />
        <BarChart
          title="Waarom verloren"
          heads={["Reden", "Aanvragen"]}
          rows={lostReasons.map(({ name, count }) => ({
            label: name === "" ? "Niet gezegd" : lostReasonText(name),
            value: count,
          }))}
        />
      </div>
      <div className="grid grid-cols-1 gap-6">
        <div>
          <h2 className="text-2xl">Wat het opleverde</h2>
          <p className="measure mt-1 text-sm text-ink-soft">
            Van de aanvragen die in deze periode binnenkwamen. Een bedrag is zonder btw en telt mee als het
            bij een gewonnen aanvraag is ingevuld.
          </p>
        </div>
        <div className="grid grid-cols-1 gap-x-16 gap-y-12 lg:grid-cols-2">
          <Ranking title="Per dienst" what="Dienst" by="services" rows={earned.services} />
          <Ranking title="Per plaats" what="Plaats" by="towns" rows={earned.towns} />
          <Ranking title="Per pagina van binnenkomst" what="Pagina" by="pages" rows={earned.pages} />
          <Ranking title="Per artikel" what="Artikel" by="articles" rows={earned.articles} />
          <Ranking title="Per persoon" what="Wie" by="people" rows={earned.people} name={shortName} />
        </div>
      </div>
    </div>
  );
}

type RankingProps = {
  title: string;
  what: string;
  rows: Earned[];
  by: EarnedBy;
  name?: (name: string) => string;
};

function Ranking({ title, what, rows, by, name = (text) => text }: RankingProps) {
  const most = Math.max(1, ...rows.map(({ requests }) => requests));
  return (
    <RankTable
      title={title}
      heads={[what, "Aanvragen", "Gewonnen", "Euro"]}
      rows={shownOnPage(rows).map((row) => ({
        label: name(row.name) || unnamed(by),
        share: row.requests / most,
        values: [String(row.requests), String(row.won), earnedText(row.cents)],
      }))}
    />
  );
}

/** Scrolls by itself on a phone. */
function PeriodTable({ figures, per }: { figures: LeadFigures; per: Per }) {
  const { heads, rows } = periodRows(figures.periods, per);
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      aria-label={per === "week" ? "Cijfers per week" : "Cijfers per maand"}
      className="overflow-x-auto"
    >
      <table className="w-full min-w-[36rem] text-left text-sm">
        <thead>
          <tr className="border-b border-ink">
            {heads.map((head, n) => (
              <th key={head} scope="col" className={n === 0 ? "py-1.5" : "py-1.5 text-right"}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...values]) => (
            <tr key={name} className="border-b border-rule">
              <th scope="row" className="py-1.5 font-normal whitespace-nowrap">
                {name}
              </th>
              {values.map((value, n) => (
                <td key={heads[n + 1]} className="py-1.5 text-right tabular-nums">
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
