import { BarChart } from "~/admin/charts/bar-chart";
import { ColumnChart } from "~/admin/charts/column-chart";
import { ListTabs } from "~/admin/list-tabs";
import { outboxHealth } from "~/features/leads/deliver/outbox-health.server";
import { leadStatuses } from "~/features/leads/model/lead-status";
import { answerFigures, periods } from "~/features/leads/office/figures/figure-texts";
import { leadFigures } from "~/features/leads/office/figures/lead-figures.server";
import { DeliveryAlarm } from "~/features/leads/office/inbox/delivery-alarm";
import { classNames } from "~/lib/text/class-names";
import { paths } from "~/paths";
import { requireAbility, signedIn } from "~/platform/access/signed-in.server";
import { bindings } from "~/platform/bindings.server";
import type { Route } from "./+types/figures";

export async function loader({ url, context }: Route.LoaderArgs) {
  const { env } = context.get(bindings);
  requireAbility(context.get(signedIn), "readFigures");
  const now = new Date();
  const asked = Number(url.searchParams.get("weeks"));
  const weeks = periods.includes(asked) ? asked : (periods[0] ?? 12);
  const [figures, deliveries] = await Promise.all([
    leadFigures(env.DB, weeks, now),
    outboxHealth(env.DB, now),
  ]);
  return { weeks, figures, deliveries };
}

export function meta(): Route.MetaDescriptors {
  return [{ title: "Cijfers · Beheer" }, { name: "robots", content: "noindex, nofollow" }];
}

const dayMonth = new Intl.DateTimeFormat("nl-NL", { day: "numeric", month: "short", timeZone: "UTC" });

export default function Figures({ loaderData }: Route.ComponentProps) {
  const { weeks, figures, deliveries } = loaderData;
  const rows = (counted: { name: string; count: number }[], unknown: string) =>
    counted.map(({ name, count }) => ({ label: name || unknown, value: count }));
  return (
    <div className="grid grid-cols-1 gap-10">
      <div className="grid grid-cols-1 gap-4">
        <h1 className="text-3xl">Cijfers</h1>
        <ListTabs
          tabs={periods.map((each) => ({
            label: `${each} weken`,
            href: `${paths.adminFigures}?weeks=${each}`,
            current: each === weeks,
          }))}
        />
        <DeliveryAlarm {...deliveries} />
      </div>
      <dl className="grid grid-cols-2 gap-x-8 gap-y-6 lg:grid-cols-4">
        {answerFigures(figures.answers, figures.statuses).map(({ label, value, text, alarm }) => (
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
        title="Aanvragen per week"
        heads={["Week van", "Aanvragen"]}
        rows={figures.weeks.map(({ from, count }) => ({
          label: dayMonth.format(new Date(`${from}T00:00:00Z`)),
          value: count,
        }))}
      />
      <div className="grid grid-cols-1 gap-x-16 gap-y-12 lg:grid-cols-2">
        <BarChart
          title="Waar ze nu staan"
          heads={["Status", "Aanvragen"]}
          rows={Object.entries(leadStatuses).map(([status, label]) => ({
            label,
            value: figures.statuses[status as keyof typeof leadStatuses],
          }))}
        />
        <BarChart
          title="Per dienst"
          heads={["Dienst", "Aanvragen"]}
          rows={rows(figures.services, "Onbekend")}
        />
        <BarChart
          title="Per pagina van binnenkomst"
          heads={["Pagina", "Aanvragen"]}
          rows={rows(figures.pages, "Onbekend")}
        />
        <BarChart title="Per plaats" heads={["Plaats", "Aanvragen"]} rows={rows(figures.towns, "Onbekend")} />
      </div>
    </div>
  );
}
