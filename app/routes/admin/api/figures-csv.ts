import { askedFigures } from "~/features/leads/office/figures/asked-figures";
import { figuresCsv } from "~/features/leads/office/figures/figures-csv";
import { leadFigures } from "~/features/leads/office/figures/lead-figures.server";
import { dayOf } from "~/lib/text/dutch-date";
import { requireAbility, signedIn } from "~/platform/access/signed-in.server";
import { bindings } from "~/platform/bindings.server";
import { downloadResponse } from "~/platform/http/file-response.server";
import type { Route } from "./+types/figures-csv";

/** The figures that the address names, for a spreadsheet. */
export async function loader({ url, context }: Route.LoaderArgs): Promise<Response> {
  const { env } = context.get(bindings);
  requireAbility(context.get(signedIn), "readFigures");
  const now = new Date();
  const asked = askedFigures(url.searchParams);
  const figures = await leadFigures(env.DB, asked, now);
  return downloadResponse(new Blob([figuresCsv(figures, asked.per)]).stream(), {
    name: `cijfers-${dayOf(now.getTime())}.csv`,
    type: "text/csv; charset=utf-8",
  });
}
