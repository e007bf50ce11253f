import { Link } from "react-router";
import type { PlanView } from "./plan-view.server";

type Props = { view: PlanView; from: string; until: string };

/** What who goes has on that day already, where, and how far from this address. */
export function DayAgenda({ view, from, until }: Props) {
  const who = view.employees.find(({ email }) => email === view.employee)?.name ?? "";
  return (
    <section aria-labelledby="die-dag" className="min-w-0 lg:col-span-5">
      <h2 id="die-dag" className="label-caps mb-3 font-text">
        {who}, {view.day}
      </h2>
      {view.busy.length === 0 ? (
        <p className="text-ink-soft">Nog niets gepland.</p>
      ) : (
        <ul className="border-t border-rule">
          {view.busy.map((each) => {
            const same = each.from < until && from < each.until;
            return (
              <li key={each.id} className="border-b border-rule py-2">
                <p className="flex flex-wrap items-baseline gap-x-3">
                  <span className="tabular-nums">
                    {each.from}–{each.until}
                  </span>
                  <Link to={each.href} className="text-link inline-flex min-h-11 items-center">
                    {each.text}
                  </Link>
                  {each.distance && <span className="text-sm text-ink-soft">{each.distance}</span>}
                </p>
                {same && <p className="text-sm font-semibold text-danger">Valt samen met de gekozen tijd</p>}
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
