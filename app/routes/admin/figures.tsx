import { ListTabs } from "~/admin/list-tabs";
import { deliveryTrouble } from "~/features/leads/deliver/checks/delivery-trouble.server";
import { askedFigures, figuresAddress, periods } from "~/features/leads/office/figures/asked-figures";
import { FiguresPage } from "~/features/leads/office/figures/figures-page";
import { leadFigures } from "~/features/leads/office/figures/lead-figures.server";
import { DeliveryAlarm } from "~/features/leads/office/inbox/delivery-alarm";
import { paths } from "~/paths";
import { requireAbility, signedIn } from "~/platform/access/signed-in.server";
import { bindings } from "~/platform/bindings.server";
import { buttonClass } from "~/ui/controls/button";
import { Icon } from "~/ui/icons/icon";
import type { Route } from "./+types/figures";

export async function loader({ url, context }: Route.LoaderArgs) {
  const { env } = context.get(bindings);
  requireAbility(context.get(signedIn), "readFigures");
  const now = new Date();
  const asked = askedFigures(url.searchParams);
  const [figures, deliveries] = await Promise.all([
    leadFigures(env.DB, asked, now),
    deliveryTrouble(env.DB, now),
  ]);
  return { asked, figures, deliveries };
}

export function meta(): Route.MetaDescriptors {
  return [{ title: "Cijfers · Beheer" }, { name: "robots", content: "noindex, nofollow" }];
}

export default function Figures({ loaderData }: Route.ComponentProps) {
  const { asked, figures, deliveries } = loaderData;
  return (
    <div className="grid grid-cols-1 gap-10">
      <div className="grid grid-cols-1 gap-4">
        <div className="flex flex-wrap items-end justify-between gap-4">
          <h1 className="text-3xl">Cijfers</h1>
          <a
            href={figuresAddress(paths.adminFiguresCsv, asked)}
            download
            className={buttonClass("outline", "sm", "no-print")}
          >
            <Icon name="download" size={4} /> Exporteren (CSV)
          </a>
        </div>
        <ListTabs
          label="Periode"
          tabs={periods.map((weeks) => ({
            label: `${weeks} weken`,
            href: figuresAddress(paths.adminFigures, { ...asked, weeks }),
            current: weeks === asked.weeks,
          }))}
        />
        <ListTabs
          label="Verdeling"
          tabs={[
            { label: "Per week", per: "week" as const },
            { label: "Per maand", per: "month" as const },
          ].map(({ label, per }) => ({
            label,
            href: figuresAddress(paths.adminFigures, { ...asked, per }),
            current: per === asked.per,
          }))}
        />
        <DeliveryAlarm {...deliveries} />
      </div>
      <FiguresPage figures={figures} per={asked.per} />
    </div>
  );
}
